import { scsUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const patterns: TerminalBlock = {
  is: "terminal",
  anchor: "patterns",
  nav: { en: "Five patterns", zh: "五个用法" },
  heading: { en: "Five patterns that carry most sites", zh: "五个用法，撑起大多数网站" },
  lead: {
    en: "Typed into redis-cli, as your program would send them. 10.20.2.21 stands for the address of your cache.",
    zh: "在 redis-cli 里敲一遍，程序发的就是这些。10.20.2.21 代表你的缓存地址。",
  },
  steps: [
    {
      explanation: {
        en: "Connect; the password is asked for, not written into the history",
        zh: "连接；密码现场输入，不进命令历史",
      },
      command: "redis-cli -h 10.20.2.21 -p 6380 --tls --cacert ca.pem --user app --askpass",
    },
    {
      explanation: {
        en: "A cached answer, with a life of 300 seconds and some jitter so that not all end at once",
        zh: "缓存一个结果，存活 300 秒外加一点随机，免得同时过期",
      },
      command: 'SET page:item:4711 "<html>…" EX 317',
    },
    {
      explanation: {
        en: "A limit: the eleventh try within a minute is refused by your program",
        zh: "限流：一分钟内第十一次，由程序拒绝",
      },
      command: "INCR try:login:198.51.100.7\nEXPIRE try:login:198.51.100.7 60 NX",
    },
    {
      explanation: {
        en: "Stock that never falls below zero, in one step for all servers",
        zh: "库存扣减不穿底，所有服务器共用一步",
      },
      command:
        "EVAL \"local n = tonumber(redis.call('GET', KEYS[1]) or '0') if n < 1 then return -1 end return redis.call('DECR', KEYS[1])\" 1 stock:{4711}",
    },
    {
      explanation: {
        en: "Who eats the memory, without stopping anybody (never KEYS *)",
        zh: "谁占内存：扫描而不阻塞（千万别用 KEYS *）",
      },
      command: "redis-cli -h 10.20.2.21 -p 6380 --tls --cacert ca.pem --user ops --askpass --bigkeys -i 0.05",
    },
  ],
};

const shapes: SpecsBlock = {
  is: "specs",
  anchor: "shapes",
  nav: { en: "Standard or cluster", zh: "标准还是集群" },
  heading: { en: "One pair, or many pairs", zh: "一对节点，还是很多对" },
  lead: {
    en: "Begin with the standard shape. The cluster solves problems of size and brings rules of its own.",
    zh: "先用标准版。集群解决的是规模问题，同时带来自己的规矩。",
  },
  caption: { en: "Table 1. Shapes of the cache (demo values)", zh: "表 1　缓存的两种架构（演示数值）" },
  columns: [
    { en: "Property", zh: "项目" },
    { en: "Standard", zh: "标准版" },
    { en: "Cluster", zh: "集群版" },
    { en: "Memcached", zh: "Memcached" },
  ],
  rows: [
    {
      label: { en: "Memory", zh: "内存" },
      cells: [
        { en: "1 to 8 GiB", zh: "1 至 8 GiB" },
        { en: "16 GiB in 4 pairs, 64 GiB in 8", zh: "16 GiB 分 4 对，64 GiB 分 8 对" },
        { en: "as Standard", zh: "同标准版" },
      ],
    },
    {
      label: { en: "Operations a second", zh: "每秒操作数" },
      cells: [
        { en: "about 80,000", zh: "约 8 万" },
        { en: "about 80,000 for each pair", zh: "每对约 8 万" },
        { en: "about 100,000", zh: "约 10 万" },
      ],
    },
    {
      label: { en: "Several keys in one command", zh: "一条命令多个键" },
      cells: [
        { en: "Any", zh: "任意" },
        { en: "Only of one slot: put {…} into the name", zh: "须同槽，键名里用 {…}" },
        { en: "get of several", zh: "支持批量 get" },
      ],
    },
    {
      label: { en: "After a restart", zh: "重启之后" },
      cells: [
        { en: "Data is there (AOF)", zh: "数据还在（AOF）" },
        { en: "Data is there (AOF)", zh: "数据还在（AOF）" },
        { en: "Empty", zh: "清空" },
      ],
    },
    {
      label: { en: "Grows by", zh: "扩容方式" },
      cells: [
        { en: "a switch of some seconds", zh: "几秒切换" },
        { en: "moving slots while in use", zh: "在线迁移槽" },
        { en: "a new, empty one", zh: "新建空实例" },
      ],
    },
    {
      label: { en: "Protocol", zh: "协议" },
      cells: [
        { en: "RESP2 and RESP3, commands of 7.2", zh: "RESP2、RESP3，命令集 7.2" },
        { en: "the same; the client must know clusters", zh: "同左，客户端须支持集群" },
        { en: "text and binary of 1.6", zh: "1.6 文本与二进制" },
      ],
    },
  ],
  note: {
    en: "Not to be had: modules, DEBUG, CONFIG beyond a list, and a public address.",
    zh: "不提供：模块、DEBUG、清单以外的 CONFIG，以及公网地址。",
  },
};

const failures: TimelineBlock = {
  is: "timeline",
  anchor: "failover",
  nav: { en: "When it fails", zh: "出故障时" },
  heading: { en: "What is lost when memory is lost", zh: "内存没了，丢的是什么" },
  lead: {
    en: "A cache is quick because it confirms before the second copy has it. Here is what that costs, to the second.",
    zh: "缓存快，是因为不等第二份就确认。代价是多少，精确到秒。",
  },
  caption: { en: "Figure 2. Four bad moments of a cache (demo values)", zh: "图 2　缓存的四个坏时刻（演示数值）" },
  unit: "seconds",
  cases: [
    {
      id: "pair",
      name: { en: "Standard: the primary fails", zh: "标准版：主节点故障" },
      end: 40,
      lanes: [
        {
          name: { en: "Your commands", zh: "你的命令" },
          spans: [
            { from: 0, to: 6, state: "up", label: { en: "answered", zh: "正常" } },
            { from: 6, to: 17, state: "down", label: { en: "errors", zh: "报错" } },
            { from: 17, to: 40, state: "up", label: { en: "answered", zh: "正常" } },
          ],
        },
        {
          name: { en: "Replica", zh: "从节点" },
          spans: [
            { from: 0, to: 14, state: "up", label: { en: "follows", zh: "跟随" } },
            { from: 14, to: 17, state: "slow", label: { en: "promoted", zh: "提升" } },
            { from: 17, to: 40, state: "up", label: { en: "primary", zh: "主节点" } },
          ],
        },
      ],
      events: [
        { at: 6, text: { en: "The primary stops answering", zh: "主节点失去应答" } },
        { at: 14, text: { en: "Two of three watchers agree", zh: "三个哨兵中两个同意" } },
        { at: 17, text: { en: "The same address, the other node", zh: "地址不变，节点换人" } },
      ],
      outcome: {
        en: "Eleven seconds. Writes of the last moment, mostly well under a second's worth, may be gone although they were confirmed.",
        zh: "十一秒。最后一刻的写入（多数远不足一秒）可能丢失，尽管当时已确认。",
      },
    },
    {
      id: "shard",
      name: { en: "Cluster: one pair of four", zh: "集群：四对中坏一对" },
      end: 40,
      lanes: [
        {
          name: { en: "Slots of pair 2", zh: "第 2 对的槽" },
          spans: [
            { from: 0, to: 6, state: "up", label: { en: "answered", zh: "正常" } },
            { from: 6, to: 20, state: "down", label: { en: "no answer", zh: "无应答" } },
            { from: 20, to: 40, state: "up", label: { en: "answered", zh: "正常" } },
          ],
        },
        {
          name: { en: "All other slots", zh: "其余的槽" },
          spans: [{ from: 0, to: 40, state: "up", label: { en: "answered throughout", zh: "始终正常" } }],
        },
      ],
      events: [
        { at: 6, text: { en: "Pair 2 loses its primary", zh: "第 2 对失去主节点" } },
        {
          at: 20,
          text: { en: "Its replica is elected; clients learn it by MOVED", zh: "从节点当选，客户端由 MOVED 得知" },
        },
      ],
      outcome: {
        en: "A quarter of the keys for fourteen seconds. The rest goes on, because cluster-require-full-coverage is off here.",
        zh: "四分之一的键停十四秒；其余照常，因为这里关闭了 cluster-require-full-coverage。",
      },
    },
    {
      id: "grow",
      name: { en: "Cluster: from four pairs to eight", zh: "集群：四对扩到八对" },
      end: 600,
      lanes: [
        {
          name: { en: "Your commands", zh: "你的命令" },
          spans: [
            { from: 0, to: 60, state: "up", label: { en: "answered", zh: "正常" } },
            { from: 60, to: 540, state: "slow", label: { en: "some are redirected", zh: "部分被重定向" } },
            { from: 540, to: 600, state: "up", label: { en: "answered, twice the room", zh: "正常，容量翻倍" } },
          ],
        },
        {
          name: { en: "New pairs", zh: "新节点对" },
          spans: [
            { from: 0, to: 60, state: "down", label: { en: "start", zh: "启动" } },
            { from: 60, to: 540, state: "slow", label: { en: "take 8,192 slots", zh: "接收 8,192 个槽" } },
            { from: 540, to: 600, state: "up", label: { en: "serve", zh: "服务" } },
          ],
        },
      ],
      events: [
        { at: 60, text: { en: "Slots move one after another, keys in small lots", zh: "逐槽迁移，键分小批" } },
        {
          at: 310,
          text: { en: "A key of 400 MB holds its slot for two seconds", zh: "一个 400 MB 的大键卡住所在槽两秒" },
        },
      ],
      outcome: {
        en: "No interruption, but one more round trip for some commands. Large keys are listed before it begins.",
        zh: "不中断，部分命令多一次往返。开始前会列出大键。",
      },
    },
    {
      id: "stampede",
      name: { en: "Everything ends at midnight", zh: "零点同时过期" },
      end: 120,
      lanes: [
        {
          name: { en: "Cache", zh: "缓存" },
          spans: [{ from: 0, to: 120, state: "up", label: { en: "well, but empty", zh: "没坏，只是空了" } }],
        },
        {
          name: { en: "Database", zh: "数据库" },
          spans: [
            { from: 0, to: 30, state: "up", label: { en: "5 % of reads", zh: "承担 5% 的读" } },
            { from: 30, to: 95, state: "down", label: { en: "all of them", zh: "全部压过来" } },
            { from: 95, to: 120, state: "slow", label: { en: "recovers", zh: "恢复中" } },
          ],
        },
      ],
      events: [
        { at: 30, text: { en: "200,000 keys were written with the same end", zh: "二十万个键设了同一过期时刻" } },
        { at: 95, text: { en: "The most asked ones are back", zh: "热键陆续回填" } },
      ],
      outcome: {
        en: "Nothing failed here, and the site was down for a minute. Jitter and one lock a key prevent it; no product does.",
        zh: "谁都没坏，网站却停了一分钟。要靠随机过期和单键互斥来防，买什么产品都不管用。",
      },
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three things that do not belong into a table", zh: "三样不该放进表里的东西" },
  items: [
    {
      id: "sessions",
      name: { en: "Sessions", zh: "会话" },
      problem: {
        en: "Logins live in the memory of one server; a release logs half of the customers out.",
        zh: "登录状态在某台服务器内存里，一发版就掉线一半用户。",
      },
      approach: {
        en: "One hash a session with a life of thirty minutes, renewed by each request.",
        zh: "每个会话一个哈希，存活三十分钟，每次请求续期。",
      },
      result: {
        en: "Any server answers anybody. After a failover a few visitors log in again.",
        zh: "哪台都能接待；故障切换后个别人重新登录。",
      },
      products: ["blb", "bcc", "scs"],
    },
    {
      id: "ranking",
      name: { en: "A ranking", zh: "排行榜" },
      problem: {
        en: "ORDER BY score over two million players, on every screen, every second.",
        zh: "两百万玩家按分排序，每个界面每秒都要。",
      },
      approach: {
        en: "A sorted set by week: ZADD on a match, ZREVRANK for the place, written to MySQL at the end.",
        zh: "每周一个有序集合：对局后 ZADD，查名次 ZREVRANK，周末落库 MySQL。",
      },
      result: {
        en: "A place costs some twenty steps instead of two million rows.",
        zh: "查一次名次约二十步，不用扫两百万行。",
      },
      products: ["bci", "scs", "mysql"],
    },
    {
      id: "queue",
      name: { en: "Jobs for later", zh: "稍后处理的任务" },
      problem: {
        en: "Orders wait for the e-mail to be sent; the mail server is slow.",
        zh: "下单要等邮件发完，邮件服务器又慢。",
      },
      approach: {
        en: "A stream with a consumer group; what is not acknowledged within a minute is taken by another worker.",
        zh: "用 Stream 加消费组，一分钟没确认的由别的进程接手。",
      },
      result: {
        en: "The order answers at once. Jobs that must never be lost belong into the database as well.",
        zh: "下单立刻返回。绝不能丢的任务，数据库里也要记一份。",
      },
      products: ["bcc", "scs", "postgresql"],
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "What keeps a cache dull, as it should be", zh: "让缓存平平无奇的几件事" },
  items: [
    {
      title: { en: "Memory that does not run over", zh: "内存不会撑爆" },
      text: {
        en: "At four in the morning the cache forgets the right things instead of refusing everything.",
        zh: "凌晨四点内存满了，忘掉该忘的，而不是全部拒绝。",
      },
      mechanism: {
        en: "allkeys-lru by default; a tenth of the memory is ours for buffers and copies, outside of what you pay for.",
        zh: "默认 allkeys-lru；缓冲与复制另留一成内存，不占你买的容量。",
      },
      limit: {
        en: "With queues or locks inside choose noeviction, and an alert at 80 %: forgetting a lock is worse than an error.",
        zh: "放了队列或锁，请改 noeviction 并在 80% 告警：忘掉锁比报错更糟。",
      },
    },
    {
      title: { en: "The hot key is named", zh: "热键点名" },
      text: {
        en: "One key takes half of all reads: which one, since when, from where.",
        zh: "一个键占了一半读：哪个键、何时起、从哪来。",
      },
      mechanism: {
        en: "The proxy in front samples one command in a hundred and lists keys by reads, by bytes and by time of the slow log.",
        zh: "前置代理按百分之一采样，按读次数、字节数和慢日志耗时列出键。",
      },
      limit: {
        en: "It names, it does not split. A key that is too hot must be copied or cached in the program.",
        zh: "只点名，不拆分；太热的键要在程序里复制或做本地缓存。",
      },
    },
    {
      title: { en: "On disk as well", zh: "磁盘上也有一份" },
      text: {
        en: "After a power cut the cache begins warm, and the database behind it survives the morning.",
        zh: "断电重启后缓存是热的，后面的数据库也熬得过早高峰。",
      },
      mechanism: {
        en: "AOF on both nodes, synced every second; a snapshot each night to Object Storage, kept for seven days.",
        zh: "两节点均开 AOF，每秒落盘；每晚快照到对象存储，保留七天。",
      },
      limit: {
        en: "Up to a second is missing. Loading 8 GiB takes about a minute and a half (demo).",
        zh: "最多缺一秒；8 GiB 加载约一分半（演示）。",
      },
    },
    {
      title: { en: "A user for each program", zh: "一个程序一个用户" },
      text: {
        en: "The report reads; only the shop writes; nobody flushes by mistake.",
        zh: "报表只读，商城可写，谁也不会误清空。",
      },
      mechanism: {
        en: "ACL by key prefix and command; FLUSHALL, KEYS and SHUTDOWN are off for all but a user that you enable for an hour.",
        zh: "按键前缀和命令授权；FLUSHALL、KEYS、SHUTDOWN 默认禁用，需要时临时开一小时。",
      },
      limit: {
        en: "Old clients that know only a password become the user “default”, with few rights.",
        zh: "只会发密码的老客户端算作 default 用户，权限很少。",
      },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By memory that is yours to fill", zh: "按你能用满的内存计价" },
  lead: {
    en: "Each size has two nodes for every part of the data, in two zones.",
    zh: "每份数据都有两个节点，分处两个可用区。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "s1",
      name: { en: "Standard, 1 GiB", zh: "标准版 1 GiB" },
      for: { en: "Sessions of a company site", zh: "企业网站会话" },
      usd: scsUsdPerMonth.standard1,
      unit: "month",
      slaPercent: demoSla.scs,
    },
    {
      id: "s4",
      name: { en: "Standard, 4 GiB", zh: "标准版 4 GiB" },
      for: { en: "A shop with its product pages", zh: "商城与商品页" },
      usd: scsUsdPerMonth.standard4,
      unit: "month",
    },
    {
      id: "s8",
      name: { en: "Standard, 8 GiB", zh: "标准版 8 GiB" },
      for: { en: "Rankings, queues, counters", zh: "排行、队列、计数" },
      usd: scsUsdPerMonth.standard8,
      unit: "month",
    },
    {
      id: "c16",
      name: { en: "Cluster, 16 GiB", zh: "集群版 16 GiB" },
      for: { en: "More commands than one pair can answer", zh: "一对节点扛不住的请求量" },
      usd: scsUsdPerMonth.cluster16,
      unit: "month",
      slaPercent: demoSla.scs,
    },
    {
      id: "c64",
      name: { en: "Cluster, 64 GiB", zh: "集群版 64 GiB" },
      for: { en: "More data than one pair can hold", zh: "一对节点装不下的数据" },
      usd: scsUsdPerMonth.cluster64,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Twenty questions, one for the database. The dashed line is what happens when the cache is empty.",
    zh: "图 1　二十次询问，只有一次到数据库。虚线是缓存空了的时候。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 1, row: 0, kind: "outside" },
    {
      id: "bci",
      label: { en: "Programs", zh: "应用" },
      note: { en: "BCI × 6", zh: "BCI × 6" },
      product: "bci",
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "hit rate", zh: "命中率" },
      product: "bcm",
      column: 0,
      row: 2,
      kind: "compute",
    },
    {
      id: "scs",
      label: { en: "Cache", zh: "缓存主节点" },
      note: { en: "0.4 ms", zh: "0.4 毫秒" },
      product: "scs",
      column: 1,
      row: 2,
      kind: "storage",
    },
    {
      id: "mysql",
      label: { en: "MySQL", zh: "MySQL" },
      note: { en: "1 in 20", zh: "二十分之一" },
      product: "mysql",
      column: 2,
      row: 2,
      kind: "storage",
    },
    {
      id: "replica",
      label: { en: "Replica", zh: "缓存从节点" },
      note: { en: "zone B", zh: "可用区 B" },
      product: "scs",
      column: 1,
      row: 3,
      kind: "storage",
    },
    {
      id: "bos",
      label: { en: "Snapshots", zh: "快照" },
      note: { en: "nightly", zh: "每晚" },
      product: "bos",
      column: 2,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    {
      from: "visitors",
      to: "bci",
      label: { en: "Visitors reach any of six containers", zh: "访问者到达六个容器之一" },
    },
    { from: "bci", to: "scs", label: { en: "Containers ask the cache first", zh: "容器先问缓存" } },
    {
      from: "bci",
      to: "mysql",
      isAttack: true,
      label: {
        en: "What the cache lacks is asked of MySQL; all at once is too much",
        zh: "缓存没有的才问 MySQL，一起来就扛不住",
      },
    },
    { from: "scs", to: "replica", label: { en: "A replica follows in the other zone", zh: "从节点在另一可用区跟随" } },
    {
      from: "scs",
      to: "bcm",
      label: { en: "Hit rate, memory and slow commands are measured", zh: "监控命中率、内存、慢命令" },
    },
    { from: "replica", to: "bos", label: { en: "Snapshots are made from the replica", zh: "快照从从节点生成" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Straight answers about memory", zh: "关于内存，直说" },
  items: [
    {
      question: { en: "Can I use it as my only database?", zh: "能当唯一的数据库吗？" },
      answer: {
        en: "Not for what you must not lose. A confirmed write can vanish in a failover; orders and money belong into MySQL or PostgreSQL.",
        zh: "丢不起的数据不行。已确认的写入在切换时可能消失，订单和钱请放 MySQL 或 PostgreSQL。",
      },
    },
    {
      question: { en: "How large should it be?", zh: "要买多大？" },
      answer: {
        en: "Count the keys that are asked for within an hour, times their size, times 1.5. Everything beyond that mostly keeps what nobody asks for.",
        zh: "一小时内会被问到的键数乘以大小，再乘 1.5。更大的部分多半存着没人要的东西。",
      },
    },
    {
      question: { en: "Is this Redis itself?", zh: "这就是 Redis 本身吗？" },
      answer: {
        en: "It speaks the protocol and the commands of 7.2, so existing clients work. Modules such as search or JSON are not part of it.",
        zh: "协议与命令集兼容 7.2，现有客户端直接用；搜索、JSON 等模块不包含。",
      },
    },
    {
      question: { en: "My client does not know clusters. What then?", zh: "客户端不支持集群怎么办？" },
      answer: {
        en: "Connect through the proxy on port 6380: it hides the slots, for half a millisecond more and without commands over several slots.",
        zh: "连 6380 端口的代理，它替你处理槽，多半毫秒，仍不支持跨槽命令。",
      },
    },
    {
      question: { en: "Can I get my data in from another Redis?", zh: "能从别的 Redis 迁进来吗？" },
      answer: {
        en: "By an RDB file through Object Storage, or live through the Data Transmission Service, which poses as a replica of the source.",
        zh: "可用 RDB 文件经对象存储导入，也可用 DTS 在线迁移，它以从节点身份接到源端。",
      },
    },
    {
      question: { en: "Why was my key gone before its time?", zh: "键没到期怎么就没了？" },
      answer: {
        en: "Look at evicted_keys in INFO stats: if it rises, memory was full and something had to go. Larger, shorter-lived or fewer: one of the three.",
        zh: "看 INFO stats 的 evicted_keys，若在涨，就是内存满了被淘汰。要么加内存，要么缩短存活，要么少存。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Whom it protects", zh: "它替谁挡着" },
  items: [
    { product: "mysql", relation: { en: "Is asked less often because of it", zh: "因为它而少被打扰" } },
    { product: "bci", relation: { en: "Keeps no state thanks to it", zh: "靠它做到无状态" } },
    { product: "blb", relation: { en: "May send anyone anywhere", zh: "可以随意分发请求" } },
    { product: "dts", relation: { en: "Brings your old cache over live", zh: "在线迁移旧缓存" } },
  ],
  solutions: ["ecommerce", "digital"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Move the sessions first", zh: "先把会话搬过来" },
  lead: {
    en: "The smallest size holds some hundred thousand of them. Then look at the slowest page of your site.",
    zh: "最小规格就能放几十万个会话。然后再去看最慢的那个页面。",
  },
  actions: [
    { label: { en: "Create a cache", zh: "创建缓存" }, to: "console:/scs/create" },
    { label: { en: "See the database behind it", zh: "看后面的数据库" }, to: "/products/mysql" },
  ],
};

export const content: PageContent = {
  code: "scs",
  title: { en: "Cloud Cache for Redis", zh: "云数据库 Redis" },
  lead: {
    en: "Memory that several servers share, compatible with Redis and Memcached, on two nodes or on many pairs. For sessions, counters, queues and answers that need not be computed twice.",
    zh: "多台服务器共用的一块内存，兼容 Redis 与 Memcached，可选双节点或多对节点。用于会话、计数、队列，以及不必算第二遍的结果。",
  },
  actions: [
    { label: { en: "Try the patterns", zh: "看五个用法" }, to: "#patterns" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/scs" },
  ],
  figure,
  facts: [
    {
      label: { en: "1 GiB, two nodes (demo price)", zh: "1 GiB 双节点（演示价格）" },
      value: { is: "price", usd: scsUsdPerMonth.standard1, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.scs },
      anchor: "prices",
    },
    {
      label: { en: "Commands of", zh: "命令集" },
      value: { is: "words", words: { en: "Redis 7.2", zh: "Redis 7.2" } },
      anchor: "shapes",
    },
    {
      label: { en: "Failover (demo)", zh: "故障切换（演示）" },
      value: { is: "words", words: { en: "11 seconds", zh: "11 秒" } },
      anchor: "failover",
    },
  ],
  blocks: [patterns, shapes, scenarios, failures, features, prices, questions, related, callToAction],
  seo: {
    title: { en: "Cloud Cache for Redis: patterns, shapes, failures", zh: "云数据库 Redis：用法、架构与故障" },
    description: {
      en: "A managed cache compatible with Redis 7.2 and Memcached: five patterns in redis-cli, standard or cluster, and what is lost in a failover.",
      zh: "兼容 Redis 7.2 与 Memcached 的托管缓存：五个 redis-cli 用法，标准版与集群版，故障时丢什么。",
    },
    keywords: {
      en: "managed Redis, cache, Memcached, Redis cluster, session store, ZhiAn Cloud",
      zh: "云Redis,缓存,Memcached,Redis集群,会话存储,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

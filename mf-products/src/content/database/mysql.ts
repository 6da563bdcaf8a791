import { mysqlUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const failover: TimelineBlock = {
  is: "timeline",
  anchor: "failover",
  nav: { en: "Failover", zh: "故障切换" },
  heading: { en: "The minute in which the primary dies", zh: "主节点宕机的那一分钟" },
  lead: {
    en: "Drawn to scale. What your program feels is the lane in the middle: errors on writing for half a minute, and a reconnection.",
    zh: "按比例绘制。程序感受到的是中间那条：半分钟写入报错，然后重连。",
  },
  caption: {
    en: "Figure 2. Two nodes, one node, and a planned switch (demo values)",
    zh: "图 2　双节点、单节点与计划内切换（演示数值）",
  },
  unit: "seconds",
  cases: [
    {
      id: "host",
      name: { en: "Two nodes: the host fails", zh: "双节点：宿主机故障" },
      end: 90,
      lanes: [
        {
          name: { en: "Primary", zh: "主节点" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 10, to: 90, state: "down", label: { en: "gone", zh: "失联" } },
          ],
        },
        {
          name: { en: "Your writes", zh: "你的写入" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "committed", zh: "正常提交" } },
            { from: 10, to: 38, state: "down", label: { en: "errors", zh: "报错" } },
            { from: 38, to: 55, state: "slow", label: { en: "cold cache", zh: "缓存未热" } },
            { from: 55, to: 90, state: "up", label: { en: "committed", zh: "正常提交" } },
          ],
        },
        {
          name: { en: "Standby", zh: "备节点" },
          spans: [
            { from: 0, to: 25, state: "up", label: { en: "replays", zh: "回放日志" } },
            { from: 25, to: 38, state: "slow", label: { en: "is promoted", zh: "提升中" } },
            { from: 38, to: 90, state: "up", label: { en: "is the primary", zh: "成为主节点" } },
          ],
        },
      ],
      events: [
        { at: 10, text: { en: "The host loses power", zh: "宿主机断电" } },
        {
          at: 25,
          text: {
            en: "Three checks from two places fail: the old primary is fenced off from its disk",
            zh: "两地三次探测失败，先隔离旧主节点的磁盘",
          },
        },
        {
          at: 34,
          text: { en: "The standby has replayed everything it had acknowledged", zh: "备节点把已确认的日志全部回放完" },
        },
        { at: 38, text: { en: "The address leads to the new primary", zh: "连接地址指向新主节点" } },
      ],
      outcome: {
        en: "28 seconds without writes. Nothing that was committed is lost, since a commit waits until the standby has the log (semi-synchronous, AFTER_SYNC).",
        zh: "28 秒不能写。已提交的一条不丢：提交要等备节点收到日志（半同步，AFTER_SYNC）。",
      },
    },
    {
      id: "one-node",
      name: { en: "One node: the same failure", zh: "单节点：同样的故障" },
      end: 420,
      lanes: [
        {
          name: { en: "The node", zh: "唯一节点" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 10, to: 300, state: "down", label: { en: "starts on another host", zh: "换宿主机启动" } },
            { from: 300, to: 420, state: "slow", label: { en: "cold cache", zh: "缓存未热" } },
          ],
        },
        {
          name: { en: "Your writes", zh: "你的写入" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "committed", zh: "正常提交" } },
            { from: 10, to: 300, state: "down", label: { en: "errors", zh: "报错" } },
            { from: 300, to: 420, state: "slow", label: { en: "slow", zh: "偏慢" } },
          ],
        },
      ],
      events: [
        { at: 10, text: { en: "The host loses power", zh: "宿主机断电" } },
        { at: 90, text: { en: "The disk is attached to another host", zh: "磁盘挂到另一台宿主机" } },
        { at: 300, text: { en: "InnoDB has gone through its redo log", zh: "InnoDB 完成崩溃恢复" } },
      ],
      outcome: {
        en: "Nearly five minutes, longer with much unfinished work. For tests and for what may rest.",
        zh: "近五分钟，未完成事务多时更久。适合测试和停得起的业务。",
      },
    },
    {
      id: "planned",
      name: { en: "A switch that was announced", zh: "计划内切换" },
      end: 60,
      lanes: [
        {
          name: { en: "Old primary", zh: "旧主节点" },
          spans: [
            { from: 0, to: 20, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 20, to: 24, state: "slow", label: { en: "reads only", zh: "只读" } },
            { from: 24, to: 60, state: "down", label: { en: "is updated", zh: "升级中" } },
          ],
        },
        {
          name: { en: "Your writes", zh: "你的写入" },
          spans: [
            { from: 0, to: 20, state: "up", label: { en: "committed", zh: "正常提交" } },
            { from: 20, to: 26, state: "down", label: { en: "refused", zh: "拒绝" } },
            { from: 26, to: 60, state: "up", label: { en: "committed", zh: "正常提交" } },
          ],
        },
      ],
      events: [
        {
          at: 0,
          text: {
            en: "In your window, Sunday 03:00; the standby was updated before",
            zh: "你定的窗口，周日 03:00；备节点已先升级",
          },
        },
        { at: 20, text: { en: "Open transactions may finish for up to 4 seconds", zh: "进行中的事务最多再给 4 秒" } },
        {
          at: 26,
          text: { en: "The address leads to the other node, its cache is warm", zh: "地址切到另一节点，缓存是热的" },
        },
      ],
      outcome: {
        en: "Six seconds. A program that retries a failed transaction once shows nothing of it.",
        zh: "六秒。会重试一次的程序，用户看不出来。",
      },
    },
  ],
  note: {
    en: "Demo values for 100 GiB of data. Long transactions and thousands of tables make each step longer.",
    zh: "按 100 GiB 数据演示。长事务和上千张表会拉长每一步。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "The chores of a database, and who does them", zh: "数据库的杂活，归谁干" },
  items: [
    {
      title: { en: "Backups that were read back", zh: "恢复验证过的备份" },
      text: {
        en: "A backup nobody has restored is a hope. Each of these has been.",
        zh: "没恢复过的备份只是愿望，这里的每一份都恢复过。",
      },
      mechanism: {
        en: "Every night a physical copy without locking goes to Object Storage; it is started on a scratch machine and each table is checked. The binlog follows every minute.",
        zh: "每晚无锁物理备份到对象存储，随后在临时机上启动并逐表校验；binlog 每分钟跟进一次。",
      },
      limit: {
        en: "Kept for 7 days, up to 365 if you say so. If both nodes and the last minute's log are lost together, that minute is gone.",
        zh: "默认保留 7 天，可设到 365 天。两节点连同最后一分钟日志一起毁掉时，会丢这一分钟。",
      },
    },
    {
      title: { en: "The slow query has a name", zh: "慢查询有名有姓" },
      text: {
        en: "Not “the database is slow” but this statement, from this page, since Tuesday.",
        zh: "不再是“数据库慢”，而是哪条语句、哪个页面、从周二开始。",
      },
      mechanism: {
        en: "Statements are grouped by their digest from performance_schema, with rows examined per row sent, and yesterday's plan beside today's.",
        zh: "按 performance_schema 的摘要归并语句，列出扫描行与返回行之比，并对比昨天与今天的执行计划。",
      },
      limit: {
        en: "It proposes an index and never creates one. Values of parameters are masked before they are kept.",
        zh: "只建议索引，绝不替你建。参数值脱敏后才保存。",
      },
    },
    {
      title: { en: "Any second of the last week", zh: "回到上周任意一秒" },
      text: {
        en: "The DELETE without WHERE was at 14:07:31. You want 14:07:30.",
        zh: "漏了 WHERE 的 DELETE 发生在 14:07:31，你要的是 14:07:30。",
      },
      mechanism: {
        en: "A new instance is made from the nightly copy and the binlog is replayed up to the second, or up to the GTID, that you name. The old one runs on.",
        zh: "用夜间备份起一个新实例，binlog 回放到你指定的秒或 GTID，原实例照常运行。",
      },
      limit: {
        en: "About an hour for 200 GiB (demo). You copy the rows back yourself: only you know which are right.",
        zh: "200 GiB 约一小时（演示）。数据由你自己搬回去，哪些是对的只有你知道。",
      },
    },
    {
      title: { en: "Reads on other machines", zh: "读请求分到别的机器" },
      text: { en: "The monthly report no longer stops the shop.", zh: "月报不再拖垮商城。" },
      mechanism: {
        en: "Up to five read replicas with an address of their own; one that lags by more than the seconds you set is left out of it.",
        zh: "最多五个只读节点，共用一个只读地址；延迟超过你设的秒数自动摘除。",
      },
      limit: {
        en: "Replicas are behind, mostly by less than a second. What was just written is to be read from the primary.",
        zh: "只读有延迟，多数在一秒内。刚写的数据请读主节点。",
      },
    },
    {
      title: { en: "Closed, encrypted, recorded", zh: "关门、加密、留痕" },
      text: {
        en: "The database has no public address and no user called root without a password.",
        zh: "没有公网地址，也没有空密码的 root。",
      },
      mechanism: {
        en: "Private addresses only; TLS can be demanded by user; data at rest under AES-256; an audit log of statements by user, on request.",
        zh: "仅内网地址；可按用户强制 TLS；静态数据 AES-256 加密；可开启按用户的语句审计。",
      },
      limit: {
        en: "SUPER and FILE are not given to anybody, also not to you. The audit costs about a tenth of the throughput.",
        zh: "SUPER、FILE 权限谁也不给，包括你。开审计约损失一成吞吐。",
      },
    },
  ],
};

const versions: SpecsBlock = {
  is: "specs",
  anchor: "versions",
  nav: { en: "Versions", zh: "版本" },
  heading: { en: "Versions, and what happens when one ends", zh: "版本，以及停更之后怎么办" },
  caption: { en: "Table 1. Versions of MySQL that are run here", zh: "表 1　可运行的 MySQL 版本" },
  columns: [
    { en: "Version", zh: "版本" },
    { en: "The maker's extended support ends", zh: "原厂延长支持截止" },
    { en: "New instances", zh: "新建实例" },
    { en: "What changes for you", zh: "要注意什么" },
  ],
  rows: [
    {
      label: { en: "8.4 LTS", zh: "8.4 LTS" },
      cells: [
        { en: "April 2032", zh: "2032 年 4 月" },
        { en: "Yes, the default", zh: "可以，默认" },
        {
          en: "mysql_native_password is off by default: old drivers need an update",
          zh: "默认停用 mysql_native_password，旧驱动要升级",
        },
      ],
    },
    {
      label: { en: "8.0", zh: "8.0" },
      cells: [
        { en: "April 2026", zh: "2026 年 4 月" },
        { en: "Only to move in", zh: "仅限迁入" },
        { en: "Upgrade within six months; a rehearsal on a copy is one click", zh: "六个月内升级，可一键在副本上演练" },
      ],
    },
    {
      label: { en: "5.7", zh: "5.7" },
      cells: [
        { en: "October 2023", zh: "2023 年 10 月" },
        { en: "No", zh: "不可以" },
        { en: "As a source for the Data Transmission Service only", zh: "只能作为 DTS 迁移的源端" },
      ],
    },
  ],
  note: {
    en: "Minor versions are installed in your maintenance window, the standby first. A new major version never comes by itself.",
    zh: "小版本在你的维护窗口升级，先备后主。大版本绝不自动升。",
  },
};

const slow: TerminalBlock = {
  is: "terminal",
  anchor: "slow",
  nav: { en: "A slow query", zh: "查慢查询" },
  heading: { en: "One slow query, from complaint to index", zh: "一条慢查询，从投诉到加索引" },
  lead: {
    en: "10.20.2.7 stands for your database, shop for its schema.",
    zh: "10.20.2.7 代表你的数据库，shop 代表库名。",
  },
  steps: [
    {
      explanation: { en: "Which statements take the most time in all?", zh: "哪些语句总耗时最多？" },
      command:
        'mysql -h 10.20.2.7 -u ops -p --ssl-mode=VERIFY_CA --ssl-ca=ca.pem -e "SELECT LEFT(digest_text,80) AS statement, count_star AS times, ROUND(sum_timer_wait/1e12) AS seconds, ROUND(sum_rows_examined/NULLIF(sum_rows_sent,0)) AS examined_per_row FROM performance_schema.events_statements_summary_by_digest ORDER BY sum_timer_wait DESC LIMIT 5"',
    },
    {
      explanation: { en: "Why? See the step where actual rows explode", zh: "为什么慢？看哪一步实际行数暴涨" },
      command:
        "mysql> EXPLAIN ANALYZE SELECT id, total FROM orders WHERE customer_id = 4711 AND state = 'open' ORDER BY created_at DESC LIMIT 20;",
    },
    {
      explanation: {
        en: "Add the index without stopping writes, or be told that it cannot be done so",
        zh: "不停写地加索引；做不到就直接报错",
      },
      command:
        "mysql> ALTER TABLE orders ADD INDEX idx_customer_state_created (customer_id, state, created_at), ALGORITHM=INPLACE, LOCK=NONE;",
    },
    {
      explanation: { en: "Is it used by the next explanation?", zh: "再看一次计划，用上了吗？" },
      command:
        "mysql> EXPLAIN FORMAT=TREE SELECT id, total FROM orders WHERE customer_id = 4711 AND state = 'open' ORDER BY created_at DESC LIMIT 20;",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By memory, since that is what a database lives on", zh: "按内存定价，数据库吃的就是内存" },
  lead: {
    en: "The working set should fit. 50 GiB of disk and backups of the same size are included; two nodes stand in two zones.",
    zh: "热数据要装得进内存。含 50 GiB 磁盘与等量备份，双节点分处两个可用区。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "one2",
      name: { en: "One node, 2 GiB", zh: "单节点 2 GiB" },
      for: { en: "Tests, a blog, things that may rest", zh: "测试、博客、停得起的业务" },
      usd: mysqlUsdPerMonth.oneNode2,
      unit: "month",
      slaPercent: demoSla.mysqlOneNode,
    },
    {
      id: "two4",
      name: { en: "Two nodes, 4 GiB", zh: "双节点 4 GiB" },
      for: { en: "A small shop, an office system", zh: "小型商城、办公系统" },
      usd: mysqlUsdPerMonth.two4,
      unit: "month",
      slaPercent: demoSla.mysql,
    },
    {
      id: "two8",
      name: { en: "Two nodes, 8 GiB", zh: "双节点 8 GiB" },
      for: { en: "Some hundred requests a second", zh: "每秒数百请求" },
      usd: mysqlUsdPerMonth.two8,
      unit: "month",
    },
    {
      id: "two16",
      name: { en: "Two nodes, 16 GiB", zh: "双节点 16 GiB" },
      for: { en: "An ERP with its reports", zh: "ERP 加报表" },
      usd: mysqlUsdPerMonth.two16,
      unit: "month",
    },
    {
      id: "two32",
      name: { en: "Two nodes, 32 GiB", zh: "双节点 32 GiB" },
      for: { en: "Tables of hundreds of millions of rows", zh: "数亿行的大表" },
      usd: mysqlUsdPerMonth.two32,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "alternatives",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Or another engine, or none of ours", zh: "换个引擎，或者自己装" },
  caption: {
    en: "Table 2. MySQL here, PostgreSQL, and MySQL on a server of your own",
    zh: "表 2　托管 MySQL、PostgreSQL 与自建",
  },
  subjects: ["mysql", "postgresql", "bcc"],
  rows: [
    {
      criterion: { en: "Best at", zh: "擅长" },
      values: [
        { en: "Many short transactions by key", zh: "大量按主键的短事务" },
        { en: "Long queries, types and rules of your own", zh: "复杂查询、自定义类型与约束" },
        { en: "Whatever you install", zh: "你装什么就是什么" },
      ],
    },
    {
      criterion: { en: "Who is woken at night", zh: "半夜谁被叫醒" },
      values: [
        { en: "We are", zh: "我们" },
        { en: "We are", zh: "我们" },
        { en: "You are", zh: "你" },
      ],
    },
    {
      criterion: { en: "Plugins, SUPER, file system", zh: "插件、SUPER、文件系统" },
      values: [
        { en: "No", zh: "不开放" },
        { en: "A list of extensions", zh: "限定插件清单" },
        { en: "Everything", zh: "全部" },
      ],
    },
    {
      criterion: { en: "Change of a large table", zh: "大表改结构" },
      values: [
        { en: "Often in place, some copy the table", zh: "多数在线，少数要重建" },
        { en: "Within a transaction", zh: "可放进事务" },
        { en: "As the engine does", zh: "取决于引擎" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "your program was written for MySQL, as most shops and content systems are.",
      zh: "程序就是按 MySQL 写的，多数商城和内容系统都是。",
    },
    {
      en: "you begin anew, and data has more shape than a table: geography, documents, vectors.",
      zh: "从零开始，数据不止是表：地理、文档、向量。",
    },
    {
      en: "you need a plugin, a fork or settings that we do not offer, and have somebody for the nights.",
      zh: "要用这里没有的插件、分支或参数，并且有人值夜。",
    },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Every write is in two zones before it is confirmed; reports read elsewhere.",
    zh: "图 1　每次写入先到两个可用区再确认，报表去别处读。",
  },
  nodes: [
    {
      id: "bcc",
      label: { en: "Programs", zh: "应用" },
      note: { en: "write, read", zh: "读写" },
      product: "bcc",
      column: 1,
      row: 0,
      kind: "compute",
    },
    {
      id: "report",
      label: { en: "Reports", zh: "报表" },
      note: { en: "read only", zh: "只读" },
      product: "bci",
      column: 2,
      row: 0,
      kind: "compute",
    },
    {
      id: "standby",
      label: { en: "Standby", zh: "备节点" },
      note: { en: "zone B", zh: "可用区 B" },
      product: "mysql",
      column: 0,
      row: 1,
      kind: "storage",
    },
    {
      id: "primary",
      label: { en: "Primary", zh: "主节点" },
      note: { en: "zone A", zh: "可用区 A" },
      product: "mysql",
      column: 1,
      row: 1,
      kind: "storage",
    },
    {
      id: "replica",
      label: { en: "Read replica", zh: "只读节点" },
      note: { en: "behind by ~1 s", zh: "延迟约 1 秒" },
      product: "mysql",
      column: 2,
      row: 1,
      kind: "storage",
    },
    {
      id: "dts",
      label: { en: "DTS", zh: "数据传输" },
      note: { en: "moves in", zh: "迁入" },
      product: "dts",
      column: 0,
      row: 2,
      kind: "network",
    },
    {
      id: "bos",
      label: { en: "Backups", zh: "备份" },
      note: { en: "copy and binlog", zh: "全量与日志" },
      product: "bos",
      column: 1,
      row: 2,
      kind: "storage",
    },
    { id: "bcm", label: { en: "Monitor", zh: "云监控" }, product: "bcm", column: 2, row: 2, kind: "compute" },
  ],
  edges: [
    { from: "bcc", to: "primary", label: { en: "Programs write to the primary", zh: "应用写主节点" } },
    { from: "report", to: "replica", label: { en: "Reports read from a replica", zh: "报表读只读节点" } },
    {
      from: "primary",
      to: "standby",
      label: { en: "A commit waits for the standby to have the log", zh: "提交要等备节点收到日志" },
    },
    {
      from: "primary",
      to: "replica",
      label: { en: "Replicas follow without being waited for", zh: "只读节点异步跟随" },
    },
    { from: "primary", to: "bos", label: { en: "Copies and logs go to Object Storage", zh: "备份与日志存到对象存储" } },
    { from: "dts", to: "primary", label: { en: "An old database moves in through DTS", zh: "旧库经 DTS 迁入" } },
    {
      from: "replica",
      to: "bcm",
      label: { en: "Its lag is measured and raises an alert", zh: "延迟受监控，超限告警" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked by those who have run one themselves", zh: "自己管过库的人会问" },
  items: [
    {
      question: { en: "Can the standby be read?", zh: "备节点能读吗？" },
      answer: {
        en: "No. It must be free to take over within seconds. For reading there are replicas.",
        zh: "不能，它得随时能接班。要读请加只读节点。",
      },
    },
    {
      question: { en: "What if the standby is too slow to confirm?", zh: "备节点跟不上会卡住主节点吗？" },
      answer: {
        en: "After one second without an answer the primary goes on alone and raises an alert; until the standby has caught up, no failover is made automatically. Data goes before speed of return.",
        zh: "等一秒无应答，主节点先独自提交并告警；备节点追平之前不自动切换。宁可慢点恢复，也不丢数据。",
      },
    },
    {
      question: { en: "How many connections are there?", zh: "最大连接数是多少？" },
      answer: {
        en: "About 150 for each GiB of memory, 4,000 at most. If that is too few, what is missing is a pool, not a larger size.",
        zh: "每 GiB 内存约 150 个，上限 4,000。不够用通常缺的是连接池，不是更大的规格。",
      },
    },
    {
      question: { en: "Does growing stop the database?", zh: "升配要停库吗？" },
      answer: {
        en: "Disk: no. Memory: the standby first, then one planned switch of some seconds.",
        zh: "加磁盘不停；加内存先升备节点，再做一次几秒的切换。",
      },
    },
    {
      question: { en: "May I leave with everything?", zh: "能把数据全带走吗？" },
      answer: {
        en: "At any time: mysqldump, a replica of your own over GTID, or the physical backup as a file for Percona XtraBackup.",
        zh: "随时可以：mysqldump、用 GTID 自建从库，或下载可用 XtraBackup 还原的物理备份。",
      },
    },
    {
      question: {
        en: "Is an audit as level 3 of Classified Protection (MLPS, 等保) asks for possible?",
        zh: "等保三级要求的数据库审计能做吗？",
      },
      answer: {
        en: "The statement log can be switched on and sent to Log Audit, which keeps it for six months and more. Who may read it is yours to say.",
        zh: "开启语句审计并转存日志审计系统，留存六个月以上；谁能看由你定。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What belongs around it", zh: "围着它的产品" },
  items: [
    { product: "dts", relation: { en: "Moves your old database in", zh: "把旧库搬进来" } },
    { product: "scs", relation: { en: "Answers what need not be asked again", zh: "挡住重复的读" } },
    { product: "bos", relation: { en: "Keeps its backups", zh: "存放备份" } },
    { product: "cag", relation: { en: "Is the way of operators to it", zh: "运维登录的入口" } },
    { product: "bcm", relation: { en: "Watches lag, locks and disk", zh: "盯着延迟、锁和磁盘" } },
  ],
  solutions: ["cloud-base", "ecommerce", "digital"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Restore yesterday's dump into it", zh: "把昨天的备份恢复进来试试" },
  lead: {
    en: "Take two nodes for a day, load a dump, press “switch over” and watch what your program does. That day is all you pay.",
    zh: "开一天双节点，导入备份，点一次“主备切换”，看程序反应。只付这一天。",
  },
  actions: [
    { label: { en: "Create a database", zh: "创建实例" }, to: "console:/mysql/create" },
    { label: { en: "Move without stopping", zh: "不停机迁移" }, to: "/products/dts" },
  ],
};

export const content: PageContent = {
  code: "mysql",
  title: { en: "Cloud Database for MySQL", zh: "云数据库 MySQL" },
  lead: {
    en: "MySQL 8.4 with a standby in another zone, backups that are test-restored every night, and slow queries called by their name. For programs that speak MySQL, and teams without a database administrator.",
    zh: "MySQL 8.4，备节点在另一个可用区，备份每晚试恢复，慢查询点名到语句。适合用 MySQL 但没有专职 DBA 的团队。",
  },
  actions: [
    { label: { en: "See a failover to scale", zh: "看故障切换" }, to: "#failover" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/mysql" },
  ],
  figure,
  facts: [
    {
      label: { en: "Two nodes from (demo price)", zh: "双节点起（演示价格）" },
      value: { is: "price", usd: mysqlUsdPerMonth.two4, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Failover (demo)", zh: "故障切换（演示）" },
      value: { is: "words", words: { en: "28 s without writes", zh: "停写 28 秒" } },
      anchor: "failover",
    },
    {
      label: { en: "SLA of two nodes (demo)", zh: "双节点 SLA（演示）" },
      value: { is: "percent", percent: demoSla.mysql },
      anchor: "prices",
    },
    {
      label: { en: "Default version", zh: "默认版本" },
      value: { is: "words", words: { en: "8.4 LTS", zh: "8.4 LTS" } },
      anchor: "versions",
    },
  ],
  blocks: [failover, features, prices, slow, versions, questions, comparison, related, callToAction],
  seo: {
    title: { en: "Managed MySQL: failover to scale, tested backups", zh: "云数据库 MySQL：按比例看故障切换" },
    description: {
      en: "MySQL 8.4 with a standby in a second zone. The seconds of a failover, versions and their end, a slow query step by step, demo prices.",
      zh: "MySQL 8.4 双可用区主备。逐秒看故障切换，版本与停更时间，慢查询排查步骤，演示价格。",
    },
    keywords: {
      en: "managed MySQL, MySQL 8.4, failover, backup, slow query, ZhiAn Cloud",
      zh: "云数据库,MySQL,主备切换,备份恢复,慢查询,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

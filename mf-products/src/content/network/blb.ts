import { blbUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const layers: SpecsBlock = {
  is: "specs",
  anchor: "layers",
  nav: { en: "Layer 4 or 7", zh: "四层还是七层" },
  heading: { en: "Two layers: what the balancer knows of your traffic", zh: "四层与七层：负载均衡知道多少" },
  lead: {
    en: "At layer 4 it reads the envelope, at layer 7 the letter. The more it reads, the more it can decide, and the more it has to do.",
    zh: "四层看信封，七层拆信。看得越多，能决定的越多，活也越多。",
  },
  caption: { en: "Table 1. Listeners and their limits (demo values)", zh: "表 1　监听类型与限制（演示数值）" },
  columns: [
    { en: "Property", zh: "项目" },
    { en: "TCP, UDP (layer 4)", zh: "TCP、UDP（四层）" },
    { en: "HTTP, HTTPS (layer 7)", zh: "HTTP、HTTPS（七层）" },
  ],
  rows: [
    {
      label: { en: "Chooses by", zh: "分发依据" },
      cells: [
        { en: "Addresses and ports", zh: "地址与端口" },
        { en: "Host, path, header, cookie, method", zh: "域名、路径、请求头、Cookie、方法" },
      ],
    },
    {
      label: { en: "Algorithms", zh: "调度算法" },
      cells: [
        { en: "Weighted round robin, least connections, source hash", zh: "加权轮询、最小连接、源地址哈希" },
        { en: "The same, and least pending requests", zh: "同左，另有最少待处理请求" },
      ],
    },
    {
      label: { en: "The server sees", zh: "后端看到的来源" },
      cells: [
        { en: "The visitor's address", zh: "访问者真实地址" },
        { en: "The balancer; the visitor stands in X-Forwarded-For", zh: "负载均衡；真实地址在 X-Forwarded-For" },
      ],
    },
    {
      label: { en: "TLS ends", zh: "TLS 终结处" },
      cells: [
        { en: "On your server", zh: "你的服务器" },
        { en: "On the balancer, or once more behind it", zh: "负载均衡，可再加密到后端" },
      ],
    },
    {
      label: { en: "Idle connection", zh: "空闲连接" },
      cells: [
        { en: "900 s, can be set from 10 to 4,000", zh: "900 秒，可设 10 到 4,000" },
        { en: "60 s, can be set from 1 to 300", zh: "60 秒，可设 1 到 300" },
      ],
    },
    {
      label: { en: "Fits", zh: "适合" },
      cells: [
        { en: "Databases, games, mail, own protocols", zh: "数据库、游戏、邮件、私有协议" },
        { en: "Sites, interfaces, WebSocket, gRPC", zh: "网站、接口、WebSocket、gRPC" },
      ],
    },
  ],
};

const paths: PacketPathBlock = {
  is: "packet-path",
  anchor: "paths",
  nav: { en: "Connections", zh: "连接路径" },
  heading: { en: "One front door, five callers", zh: "一扇门，五位来客" },
  caption: { en: "Figure 2. What becomes of a connection to the balancer", zh: "图 2　一个连接到了负载均衡会怎样" },
  stations: [
    { id: "client", name: { en: "Client", zh: "客户端" } },
    { id: "listener", name: { en: "Listener", zh: "监听器" }, product: "blb" },
    { id: "rule", name: { en: "Rule", zh: "转发规则" }, product: "blb" },
    { id: "pool", name: { en: "Group", zh: "后端组" }, product: "blb" },
    { id: "server", name: { en: "Server", zh: "后端服务器" }, product: "bcc" },
  ],
  cases: [
    {
      id: "request",
      name: { en: "An ordinary request", zh: "普通请求" },
      steps: [
        {
          at: "client",
          outcome: "passes",
          text: { en: "GET https://shop.example/cart over HTTP/2.", zh: "以 HTTP/2 请求 https://shop.example/cart。" },
        },
        {
          at: "listener",
          outcome: "changes",
          text: {
            en: "TLS 1.3 ends here; X-Forwarded-For and X-Request-Id are added.",
            zh: "TLS 1.3 在此终结，加上 X-Forwarded-For 与 X-Request-Id。",
          },
        },
        {
          at: "rule",
          outcome: "passes",
          text: {
            en: "Host shop.example, path /cart: group “web”.",
            zh: "域名 shop.example、路径 /cart，归后端组“web”。",
          },
        },
        {
          at: "pool",
          outcome: "passes",
          text: {
            en: "Three of three are healthy; the one with the fewest pending requests is taken.",
            zh: "三台全部健康，选待处理请求最少的一台。",
          },
        },
        {
          at: "server",
          outcome: "passes",
          text: {
            en: "Answers in 38 ms over a connection kept open since morning.",
            zh: "经早上就建好的长连接，38 毫秒应答。",
          },
        },
      ],
      result: {
        en: "The log line names the server and splits the time: handshake, waiting, answer.",
        zh: "日志写明是哪台服务器，并拆分握手、等待、应答各用多久。",
      },
    },
    {
      id: "dies",
      name: { en: "The server dies in between", zh: "途中后端宕机" },
      steps: [
        { at: "listener", outcome: "passes", text: { en: "A GET arrives.", zh: "收到一个 GET。" } },
        {
          at: "pool",
          outcome: "passes",
          text: {
            en: "Server 2 crashed a second ago; its next check is due in four.",
            zh: "二号机一秒前宕机，下次健康检查在四秒后。",
          },
        },
        {
          at: "server",
          outcome: "changes",
          text: {
            en: "Connection refused. Nothing was sent, so the same request goes to server 3.",
            zh: "连接被拒。请求尚未发出，改发给三号机。",
          },
        },
      ],
      result: {
        en: "The visitor notices nothing. A POST that was already sent is not repeated: it could have been an order. That one gets 502.",
        zh: "访问者无感。但已发出的 POST 不会重发，那可能是一笔订单，会返回 502。",
      },
    },
    {
      id: "drain",
      name: { en: "During a release", zh: "发布期间" },
      steps: [
        {
          at: "listener",
          outcome: "passes",
          text: { en: "The second request of a session.", zh: "某会话的第二个请求。" },
        },
        {
          at: "pool",
          outcome: "passes",
          text: {
            en: "Server 1 is being drained: no new sessions, but this cookie belongs to it.",
            zh: "一号机正在排空，不接新会话，但这个 Cookie 归它。",
          },
        },
        {
          at: "server",
          outcome: "passes",
          text: { en: "Server 1 answers until its 300 seconds are over.", zh: "300 秒内仍由一号机应答。" },
        },
      ],
      result: {
        en: "New visitors go to 2 and 3. After five minutes server 1 may be restarted.",
        zh: "新访问者去二号、三号，五分钟后一号机可以重启。",
      },
    },
    {
      id: "layer-4",
      name: { en: "A database connection", zh: "数据库连接" },
      steps: [
        { at: "client", outcome: "passes", text: { en: "SYN to port 5432.", zh: "SYN 发往 5432 端口。" } },
        {
          at: "listener",
          outcome: "changes",
          text: { en: "The target address is rewritten, the source stays.", zh: "改写目的地址，来源不变。" },
        },
        {
          at: "pool",
          outcome: "passes",
          text: {
            en: "Source hash: the same client always meets the same replica.",
            zh: "源地址哈希，同一客户端总落到同一只读节点。",
          },
        },
        {
          at: "server",
          outcome: "passes",
          text: {
            en: "Sees the real client and speaks TLS with it directly.",
            zh: "看到真实客户端，直接与它协商 TLS。",
          },
        },
      ],
      result: {
        en: "The balancer has read no byte of content. If it fails over, connection tables are shared and the session goes on.",
        zh: "负载均衡没看任何内容。自身切换时连接表已同步，会话不断。",
      },
    },
    {
      id: "none-left",
      name: { en: "Nobody is healthy", zh: "后端全部异常" },
      steps: [
        { at: "listener", outcome: "passes", text: { en: "A request like any other.", zh: "和平常一样的请求。" } },
        {
          at: "pool",
          outcome: "stops",
          text: {
            en: "All three failed three checks in a row. The group is empty.",
            zh: "三台连续三次检查失败，后端组为空。",
          },
        },
      ],
      result: {
        en: "503 with your maintenance page, at once. An alert left fifteen seconds after the first failed check.",
        zh: "立即返回 503 和你的维护页。首次失败后十五秒已发出告警。",
      },
    },
  ],
};

const release: StepsBlock = {
  is: "steps",
  anchor: "release",
  nav: { en: "Release", zh: "不停机发布" },
  heading: { en: "A release at noon, nobody notices", zh: "中午发版，没人察觉" },
  lead: {
    en: "For three servers and one balancer. It can be a script of five calls to the API.",
    zh: "三台服务器加一个负载均衡，可写成五次 API 调用的脚本。",
  },
  items: [
    {
      title: { en: "Drain one", zh: "排空一台" },
      text: {
        en: "Its weight becomes 0. Open requests finish, new ones go elsewhere.",
        zh: "权重设为 0，进行中的请求做完，新请求去别处。",
      },
      who: { en: "Your script", zh: "你的脚本" },
      duration: { en: "up to 5 minutes", zh: "最多 5 分钟" },
    },
    {
      title: { en: "Update and ask it", zh: "更新并自检" },
      text: {
        en: "The new version is up when /healthz says so, database included, and not when the process exists.",
        zh: "以 /healthz 应答为准（连同数据库），而不是进程起来就算。",
      },
      who: { en: "Your script", zh: "你的脚本" },
      duration: { en: "1–3 minutes", zh: "1 至 3 分钟" },
    },
    {
      title: { en: "Let a twentieth in", zh: "放进二十分之一" },
      text: {
        en: "Weight 5 of 100. Errors and times of this one server are drawn apart from the others.",
        zh: "权重 5，总数 100。这台的错误率和耗时单独成线。",
      },
      who: { en: "A person who looks", zh: "有人盯着" },
      duration: { en: "10 minutes", zh: "10 分钟" },
    },
    {
      title: { en: "Give it its share, or take it back", zh: "恢复权重，或者撤回" },
      text: {
        en: "Slow start raises the weight over a minute, so that a cold cache is not run over.",
        zh: "慢启动，一分钟内逐步升到满权重，冷缓存不至于被冲垮。",
      },
      who: { en: "Your script", zh: "你的脚本" },
      duration: { en: "1 minute", zh: "1 分钟" },
    },
    {
      title: { en: "The same with the next", zh: "轮到下一台" },
      text: {
        en: "Never two at once: two of three must carry the whole load alone.",
        zh: "不同时动两台：剩下两台要扛得住全部压力。",
      },
      who: { en: "Your script", zh: "你的脚本" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "What it decides, and on what evidence", zh: "凭什么这样分发" },
  items: [
    {
      title: { en: "Health is an answer, not a heartbeat", zh: "健康要靠应答证明" },
      text: {
        en: "A process that hangs is out of service before the first customer complains.",
        zh: "进程卡死，客户还没投诉就已摘除。",
      },
      mechanism: {
        en: "Every five seconds each of two nodes asks a path of your choice and compares status and text; three failures take a server out, two successes bring it back.",
        zh: "两个节点各自每五秒请求你指定的路径，核对状态码和内容；失败三次摘除，成功两次恢复。",
      },
      limit: {
        en: "Between crash and removal lie up to fifteen seconds. A check that touches the database takes all servers out when the database fails.",
        zh: "宕机到摘除最多十五秒。检查路径若依赖数据库，数据库一挂会把所有后端一起摘掉。",
      },
    },
    {
      title: { en: "The balancer is two as well", zh: "负载均衡自己也是双份" },
      text: {
        en: "What removes a single point of failure should not be one.",
        zh: "用来消除单点的东西，自己不能是单点。",
      },
      mechanism: {
        en: "Nodes in two zones announce the same address by BGP (ECMP); the table of layer-4 connections is copied between them.",
        zh: "两个可用区的节点用 BGP（ECMP）宣告同一地址，四层连接表相互同步。",
      },
      limit: {
        en: "When a node fails, HTTP connections through it break and are opened anew; browsers do so without asking.",
        zh: "节点故障时，经过它的 HTTP 连接会断开重建，浏览器会自动重连。",
      },
    },
    {
      title: { en: "Certificates in one place", zh: "证书只放一处" },
      text: {
        en: "Twelve servers, one certificate to renew instead of twelve.",
        zh: "十二台服务器，续期只换一张证书。",
      },
      mechanism: {
        en: "Up to 50 names on one HTTPS listener, chosen by SNI; a new certificate is used for the next handshake, without a restart.",
        zh: "一个 HTTPS 监听最多 50 个域名，按 SNI 选择；新证书从下一次握手起生效，无需重启。",
      },
      limit: {
        en: "Clients without SNI get the first certificate. SM2 certificates are not offered on this listener.",
        zh: "不支持 SNI 的客户端拿到第一张证书。此监听不提供国密 SM2 证书。",
      },
    },
    {
      title: { en: "Sessions stay where they began", zh: "会话留在原处" },
      text: {
        en: "A program that keeps the basket in memory can be shared out all the same.",
        zh: "把购物车放在内存里的老程序，也能多台分担。",
      },
      mechanism: {
        en: "At layer 7 a cookie with an opaque server number, at layer 4 a hash of the source address.",
        zh: "七层用不透露编号含义的 Cookie，四层用源地址哈希。",
      },
      limit: {
        en: "When that server fails, the basket is gone. Moving sessions to Redis is the real answer.",
        zh: "那台一挂，购物车就没了。治本还是把会话移到 Redis。",
      },
    },
  ],
};

const ways: ComparisonBlock = {
  is: "comparison",
  anchor: "alternatives",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Three ways to share out visitors", zh: "分流的三种办法" },
  caption: { en: "Table 2. Balancer, names and network of copies", zh: "表 2　负载均衡、解析分流、内容分发" },
  subjects: ["blb", "dns", "cdn"],
  rows: [
    {
      criterion: { en: "Decides for each", zh: "决定的粒度" },
      values: [
        { en: "connection or request", zh: "每个连接或请求" },
        { en: "question for the name", zh: "每次域名查询" },
        { en: "file", zh: "每个文件" },
      ],
    },
    {
      criterion: { en: "A dead server is avoided after", zh: "避开故障机要多久" },
      values: [
        { en: "15 seconds (demo)", zh: "15 秒（演示）" },
        { en: "the check and the record's TTL", zh: "探测时间加 TTL" },
        { en: "the next miss", zh: "下一次回源" },
      ],
    },
    {
      criterion: { en: "Reach", zh: "范围" },
      values: [
        { en: "one region", zh: "一个地域" },
        { en: "the world", zh: "全球" },
        { en: "the world", zh: "全球" },
      ],
    },
  ],
  chooseWhen: [
    { en: "several servers of one region do the same work.", zh: "同地域多台服务器做同一件事。" },
    {
      en: "two regions each have a balancer, and visitors should meet the near one.",
      zh: "两个地域各有负载均衡，想让访问者就近。",
    },
    {
      en: "most answers are the same for everybody; then fewer servers may do.",
      zh: "大部分内容人人相同，后端反而可以少买。",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Shared or on its own", zh: "共享型与独享型" },
  lead: {
    en: "Both have two nodes and all functions of table 1. What differs is who else is on them, and how much goes through.",
    zh: "两种都是双节点，功能与表 1 一致。区别在于与谁同住、能过多少流量。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "shared",
      name: { en: "Shared", zh: "共享型" },
      for: {
        en: "5,000 connections, 1,000 requests a second, without reservation (demo)",
        zh: "5,000 连接、每秒 1,000 请求，不预留（演示）",
      },
      usd: blbUsdPerMonth.shared,
      unit: "month",
      slaPercent: demoSla.blb,
    },
    {
      id: "dedicated",
      name: { en: "Dedicated", zh: "独享型" },
      for: {
        en: "100,000 connections, 20,000 requests a second, reserved (demo)",
        zh: "10 万连接、每秒 20,000 请求，独立预留（演示）",
      },
      usd: blbUsdPerMonth.dedicated,
      unit: "month",
      slaPercent: demoSla.blb,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. One address, two zones, three servers; the third is being updated and gets no new visitors.",
    zh: "图 1　一个地址、两个可用区、三台服务器；第三台正在更新，不接新访问者。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 1, row: 0, kind: "outside" },
    {
      id: "ssl",
      label: { en: "Certificate", zh: "证书" },
      note: { en: "SNI, 50 names", zh: "SNI，50 个" },
      product: "ssl",
      column: 0,
      row: 1,
      kind: "security",
    },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "zones A and B", zh: "可用区 A、B" },
      product: "blb",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "alerts", zh: "告警" },
      product: "bcm",
      column: 2,
      row: 1,
      kind: "compute",
    },
    {
      id: "one",
      label: { en: "Server 1", zh: "一号机" },
      note: { en: "zone A", zh: "可用区 A" },
      product: "bcc",
      column: 0,
      row: 2,
      kind: "compute",
    },
    {
      id: "two",
      label: { en: "Server 2", zh: "二号机" },
      note: { en: "zone B", zh: "可用区 B" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "three",
      label: { en: "Server 3", zh: "三号机" },
      note: { en: "weight 0", zh: "权重 0" },
      product: "bcc",
      column: 2,
      row: 2,
      kind: "compute",
    },
    {
      id: "scs",
      label: { en: "Sessions", zh: "会话" },
      note: { en: "Redis", zh: "Redis" },
      product: "scs",
      column: 1,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "visitors", to: "blb", label: { en: "Visitors know one address", zh: "访问者只认一个地址" } },
    {
      from: "ssl",
      to: "blb",
      label: { en: "TLS ends at the balancer, with your certificate", zh: "TLS 用你的证书在负载均衡终结" },
    },
    { from: "blb", to: "bcm", label: { en: "Times and errors of each server are measured", zh: "逐台统计耗时与错误" } },
    { from: "blb", to: "one", label: { en: "Server 1 gets half of the new requests", zh: "一号机分到一半新请求" } },
    { from: "blb", to: "two", label: { en: "Server 2 gets the other half", zh: "二号机分到另一半" } },
    { from: "blb", to: "three", label: { en: "Server 3 only finishes what it has begun", zh: "三号机只做完手上的" } },
    { from: "one", to: "scs", label: { en: "Server 1 keeps sessions in Redis", zh: "一号机的会话放在 Redis" } },
    {
      from: "two",
      to: "scs",
      label: { en: "So does server 2: any may answer any visitor", zh: "二号机也一样，谁都能接待谁" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked by those who run the servers", zh: "管服务器的人常问" },
  items: [
    {
      question: { en: "Does it make one slow server fast?", zh: "一台慢，加了它会快吗？" },
      answer: {
        en: "No. It lets you add a second one without telling the visitors.",
        zh: "不会。它只是让你悄悄再加一台。",
      },
    },
    {
      question: { en: "Does it stop attacks?", zh: "能防攻击吗？" },
      answer: {
        en: "It drops malformed packets and half-open connections. It neither reads content nor absorbs floods: the web firewall and Anti-DDoS stand in front for that.",
        zh: "能丢弃畸形报文和半开连接，但不检查内容，也扛不住洪水；请在前面放 Web 防火墙和 DDoS 高防。",
      },
    },
    {
      question: { en: "Are WebSocket and gRPC carried?", zh: "支持 WebSocket 和 gRPC 吗？" },
      answer: {
        en: "Yes, at layer 7. Set the idle time above the interval of your pings: a silent WebSocket is closed after 60 seconds otherwise.",
        zh: "七层都支持。空闲超时要大于心跳间隔，否则 60 秒没动静的 WebSocket 会被关闭。",
      },
    },
    {
      question: { en: "Can servers outside the cloud be members?", zh: "后端能放在云外吗？" },
      answer: {
        en: "By address, if the network reaches them through a VPN. Health checks then measure the tunnel too.",
        zh: "可以按 IP 添加，前提是 VPN 可达；这时健康检查也会受隧道影响。",
      },
    },
    {
      question: { en: "What happens above the limit of the shared kind?", zh: "共享型超出上限会怎样？" },
      answer: {
        en: "New connections are refused while the others live on. A change to dedicated keeps the address and takes under a minute (demo).",
        zh: "新连接被拒，已有连接不受影响。升级到独享型地址不变，一分钟内完成（演示）。",
      },
    },
    {
      question: { en: "Is my balancer reachable from the internet?", zh: "默认能从公网访问吗？" },
      answer: {
        en: "Only when you bind an Elastic IP. Without one it serves your private network.",
        zh: "绑定弹性公网 IP 才能；不绑就是内网负载均衡。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "In front of it and behind it", zh: "它的前面与后面" },
  items: [
    { product: "eip", relation: { en: "Gives it its public address", zh: "给它公网地址" } },
    { product: "waf", relation: { en: "Hands it clean requests", zh: "把干净的请求交给它" } },
    { product: "bcc", relation: { en: "Does the work behind it", zh: "在它后面干活" } },
    { product: "bci", relation: { en: "Joins and leaves it by itself", zh: "自动加入和退出" } },
    { product: "scs", relation: { en: "Makes its servers interchangeable", zh: "让后端可以互换" } },
  ],
  solutions: ["ecommerce", "cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Put it before one server", zh: "一台服务器也可以先用" },
  lead: {
    en: "The address moves to the balancer now; the second server can come on the day it is needed.",
    zh: "现在先把地址搬到负载均衡上，第二台等需要那天再加。",
  },
  actions: [
    { label: { en: "Create a balancer", zh: "创建负载均衡" }, to: "console:/blb/create" },
    { label: { en: "See servers", zh: "看云服务器" }, to: "/products/bcc" },
  ],
};

export const content: PageContent = {
  code: "blb",
  title: { en: "Load Balancer", zh: "负载均衡" },
  lead: {
    en: "One address in front of several servers; each connection or request goes to one that has just proved that it works. For everything that must stay up while a part of it is restarted.",
    zh: "多台服务器共用一个入口，每个连接或请求只交给刚刚证明自己正常的那台。适合局部重启时整体不能停的业务。",
  },
  actions: [
    { label: { en: "Layer 4 or layer 7?", zh: "选四层还是七层" }, to: "#layers" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/blb" },
  ],
  figure,
  facts: [
    {
      label: { en: "Shared (demo price)", zh: "共享型（演示价格）" },
      value: { is: "price", usd: blbUsdPerMonth.shared, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.blb },
      anchor: "prices",
    },
    {
      label: { en: "A dead server is out after (demo)", zh: "故障摘除（演示）" },
      value: { is: "words", words: { en: "15 s at most", zh: "最多 15 秒" } },
      anchor: "features",
    },
    {
      label: { en: "Names on one listener", zh: "单监听域名数" },
      value: { is: "words", words: { en: "50 (SNI)", zh: "50 个（SNI）" } },
      anchor: "features",
    },
  ],
  blocks: [layers, release, paths, features, prices, ways, questions, related, callToAction],
  seo: {
    title: {
      en: "Load Balancer: layer 4, layer 7, releases without a gap",
      zh: "负载均衡 BLB：四层、七层与不停机发布",
    },
    description: {
      en: "How a load balancer picks a healthy server: listeners, health checks, draining, TLS and sessions, with limits and demo prices.",
      zh: "负载均衡如何挑选健康后端：监听、健康检查、排空、TLS 与会话保持，附限制、发布步骤与演示价格。",
    },
    keywords: {
      en: "load balancer, BLB, layer 4, layer 7, health check, ZhiAn Cloud",
      zh: "负载均衡,BLB,四层,七层,健康检查,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

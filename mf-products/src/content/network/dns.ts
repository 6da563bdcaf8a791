import { dnsUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const questionsToIt: TerminalBlock = {
  is: "terminal",
  anchor: "dig",
  nav: { en: "Ask it", zh: "问一问" },
  heading: { en: "Ask the name before you ask us", zh: "有疑问，先问域名" },
  lead: {
    en: "dig tells more than any dashboard. ns1.dns.example stands for a name server of ours, 192.0.2.53 for a resolver that validates, shop.example for your zone.",
    zh: "dig 比任何看板都诚实。ns1.dns.example 代表我们的解析服务器，192.0.2.53 代表会验证签名的递归，shop.example 代表你的域名。",
  },
  steps: [
    {
      explanation: { en: "What does the server itself say, without any cache?", zh: "权威服务器怎么说，绕开缓存" },
      command: "dig @ns1.dns.example www.shop.example A +norecurse",
    },
    {
      explanation: { en: "What would a visitor of that network get?", zh: "换个网络的访问者会得到什么" },
      command: "dig @ns1.dns.example www.shop.example A +subnet=198.51.100.0/24",
    },
    {
      explanation: { en: "Who is asked, from the root down?", zh: "从根开始，一级级问了谁" },
      command: "dig www.shop.example A +trace",
    },
    {
      explanation: { en: "Is the signature good? Look for the flag ad", zh: "签名有效吗？看有没有 ad 标志" },
      command: "dig @192.0.2.53 www.shop.example A +dnssec",
    },
    {
      explanation: { en: "Have all servers the same serial number?", zh: "各服务器序列号一致吗" },
      command: "dig shop.example +nssearch",
    },
  ],
};

const paths: PacketPathBlock = {
  is: "packet-path",
  anchor: "paths",
  nav: { en: "Five questions", zh: "五次查询" },
  heading: { en: "One name, five answers", zh: "一个名字，五种答案" },
  lead: {
    en: "A name server is asked far less often than people click, and its answer is repeated by others for as long as it allows.",
    zh: "权威服务器被问到的次数远少于点击次数，它的答案会被别人转述，直到 TTL 用完。",
  },
  caption: { en: "Figure 2. The way of a question for www.shop.example", zh: "图 2　对 www.shop.example 的一次查询" },
  stations: [
    { id: "device", name: { en: "Device", zh: "终端" } },
    { id: "resolver", name: { en: "Resolver", zh: "递归服务器" } },
    { id: "node", name: { en: "Name server", zh: "权威节点" }, product: "dns" },
    { id: "rule", name: { en: "Line rule", zh: "线路规则" }, product: "dns" },
    { id: "target", name: { en: "Your service", zh: "你的服务" }, product: "blb" },
  ],
  cases: [
    {
      id: "cached",
      name: { en: "Asked a minute ago", zh: "一分钟前有人问过" },
      steps: [
        { at: "device", outcome: "passes", text: { en: "A phone opens the site.", zh: "手机打开网站。" } },
        {
          at: "resolver",
          outcome: "passes",
          text: {
            en: "The provider's resolver still holds the answer, for 540 more seconds.",
            zh: "运营商递归服务器还存着答案，剩 540 秒。",
          },
        },
      ],
      result: {
        en: "2 ms. We are not asked, and could not change the answer now even if we wanted to.",
        zh: "2 毫秒。没问到我们；此刻想改也改不了它手里的答案。",
      },
    },
    {
      id: "lines",
      name: { en: "From Telkom, from China Telecom", zh: "印尼电信问，中国电信问" },
      steps: [
        {
          at: "resolver",
          outcome: "passes",
          text: {
            en: "Asks us, and sends along the first 24 bits of the visitor's address (ECS).",
            zh: "来问我们，并带上访问者地址前 24 位（ECS）。",
          },
        },
        {
          at: "node",
          outcome: "passes",
          text: {
            en: "The nearest node answers: all of them announce one anycast address.",
            zh: "最近的节点应答：各节点宣告同一任播地址。",
          },
        },
        {
          at: "rule",
          outcome: "changes",
          text: {
            en: "A network of Indonesia: 203.0.113.60. Of China Telecom: 192.0.2.60. Anybody else: the default.",
            zh: "印尼网络给 203.0.113.60，中国电信给 192.0.2.60，其余给默认线路。",
          },
        },
        {
          at: "target",
          outcome: "passes",
          text: { en: "Each visitor connects to the balancer of their region.", zh: "访问者连到本地域的负载均衡。" },
        },
      ],
      result: {
        en: "A resolver that sends no ECS is judged by its own address. Who uses a foreign resolver gets a foreign answer.",
        zh: "递归服务器不带 ECS 时，按它自己的地址判断；用国外 DNS 的人会得到国外的答案。",
      },
    },
    {
      id: "dead",
      name: { en: "One address is dead", zh: "其中一个地址挂了" },
      steps: [
        {
          at: "node",
          outcome: "passes",
          text: {
            en: "Three probes in a row found port 443 of 203.0.113.60 silent.",
            zh: "203.0.113.60 的 443 端口连续三次探测无应答。",
          },
        },
        {
          at: "rule",
          outcome: "changes",
          text: {
            en: "It is left out; 192.0.2.60 is given to everybody, with a TTL of 60.",
            zh: "摘除它，统一返回 192.0.2.60，TTL 60 秒。",
          },
        },
        {
          at: "target",
          outcome: "passes",
          text: { en: "New visitors arrive at the other region.", zh: "新访问者到达另一地域。" },
        },
      ],
      result: {
        en: "Thirty seconds until it is noticed, then up to the TTL until caches follow (demo). Some resolvers stretch short TTLs.",
        zh: "发现用三十秒，之后等缓存过期，最长一个 TTL（演示）。个别递归会拉长短 TTL。",
      },
    },
    {
      id: "nothing",
      name: { en: "A name that does not exist", zh: "不存在的名字" },
      steps: [
        {
          at: "resolver",
          outcome: "passes",
          text: { en: "wwww.shop.example: a slip of the finger.", zh: "手滑输成 wwww.shop.example。" },
        },
        {
          at: "node",
          outcome: "stops",
          text: { en: "NXDOMAIN with the SOA record, signed.", zh: "返回 NXDOMAIN 和 SOA，带签名。" },
        },
      ],
      result: {
        en: "“No” is cached as well, for the last number of the SOA: a record made a minute later may stay invisible for ten.",
        zh: "“没有”也会被缓存，时长是 SOA 最后一个数：一分钟后才建的记录，可能十分钟看不见。",
      },
    },
    {
      id: "forged",
      name: { en: "A forged answer", zh: "伪造的应答" },
      steps: [
        {
          at: "device",
          outcome: "passes",
          text: {
            en: "Somebody in the café network answers before us, with 198.51.100.66.",
            zh: "咖啡馆网络里有人抢先应答 198.51.100.66。",
          },
        },
        {
          at: "resolver",
          outcome: "stops",
          text: {
            en: "A resolver that validates finds no valid RRSIG and says SERVFAIL.",
            zh: "会验证的递归服务器找不到有效 RRSIG，返回 SERVFAIL。",
          },
        },
      ],
      result: {
        en: "No page is better than the wrong one. A resolver that does not validate would have believed it: TLS is the second line.",
        zh: "打不开总比打开假的好。不验证的递归会信以为真，这时靠 TLS 兜底。",
      },
    },
  ],
  note: { en: "Times and thresholds are demo values.", zh: "时间与阈值为演示数值。" },
};

const move: StepsBlock = {
  is: "steps",
  anchor: "move",
  nav: { en: "Moving a zone", zh: "迁移域名" },
  heading: { en: "Moving a zone without an hour of silence", zh: "迁移解析，一刻不断" },
  lead: { en: "Most zones that go dark do so because step two was left out.", zh: "迁移断网，多半是漏了第二步。" },
  items: [
    {
      title: { en: "Copy the zone", zh: "复制记录" },
      text: {
        en: "As a zone file or by AXFR. What the old provider computes (line answers, redirects) is not in it: list these by hand.",
        zh: "导入区域文件或 AXFR。原服务商的线路解析、URL 跳转不在其中，手工列出。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "half an hour", zh: "半小时" },
    },
    {
      title: { en: "Remove the old DS record", zh: "先撤旧 DS 记录" },
      text: {
        en: "If the zone was signed. Then wait for the DS's TTL, usually a day, or every validating resolver refuses the new signatures.",
        zh: "若启用过 DNSSEC，先在注册商处删除 DS 并等其 TTL（通常一天），否则会验证的递归一律拒绝新签名。",
      },
      who: { en: "You, at the registrar", zh: "你，在注册商处" },
      duration: { en: "1 day", zh: "1 天" },
    },
    {
      title: { en: "Compare", zh: "逐条比对" },
      text: {
        en: "The console asks the old and the new servers for each name and shows the differences.",
        zh: "控制台对每个名字分别询问新旧服务器，列出差异。",
      },
      who: { en: "The console", zh: "控制台" },
      duration: { en: "2 minutes", zh: "2 分钟" },
    },
    {
      title: { en: "Change the NS records", zh: "更换 NS" },
      text: {
        en: "At the registrar. For up to two days both sets of servers are asked; leave the old zone as it is.",
        zh: "在注册商处修改。两天内新旧服务器都会被问到，旧记录原样保留。",
      },
      who: { en: "You, at the registrar", zh: "你，在注册商处" },
      duration: { en: "up to 48 hours", zh: "最长 48 小时" },
    },
    {
      title: { en: "Sign it again", zh: "重新签名" },
      text: {
        en: "Switch DNSSEC on here, then publish the DS record we show.",
        zh: "在这里开启 DNSSEC，再到注册商处添加显示的 DS。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "10 minutes", zh: "10 分钟" },
    },
  ],
};

const records: SpecsBlock = {
  is: "specs",
  anchor: "editions",
  nav: { en: "Editions", zh: "版本" },
  heading: { en: "What each edition answers", zh: "各版本能答什么" },
  caption: {
    en: "Table 1. Editions by records, lines and checks (demo values)",
    zh: "表 1　各版本的记录、线路与探测（演示数值）",
  },
  columns: [
    { en: "Property", zh: "项目" },
    { en: "Free", zh: "免费版" },
    { en: "Business", zh: "商务版" },
    { en: "Enterprise", zh: "企业版" },
  ],
  rows: [
    {
      label: { en: "Zones, records in each", zh: "域名数与每域记录数" },
      cells: [
        { en: "5, with 200", zh: "5 个，各 200 条" },
        { en: "20, with 2,000", zh: "20 个，各 2,000 条" },
        { en: "100, with 20,000", zh: "100 个，各 20,000 条" },
      ],
    },
    {
      label: { en: "Types", zh: "记录类型" },
      cells: [
        { en: "A, AAAA, CNAME, MX, TXT, NS, SRV, CAA", zh: "A、AAAA、CNAME、MX、TXT、NS、SRV、CAA" },
        { en: "also HTTPS, SVCB, TLSA, alias at the root", zh: "另有 HTTPS、SVCB、TLSA、根域别名" },
        { en: "as Business", zh: "同商务版" },
      ],
    },
    {
      label: { en: "Least TTL", zh: "最小 TTL" },
      cells: [
        { en: "600 s", zh: "600 秒" },
        { en: "60 s", zh: "60 秒" },
        { en: "10 s", zh: "10 秒" },
      ],
    },
    {
      label: { en: "Lines", zh: "线路" },
      cells: [
        { en: "Country", zh: "国家" },
        { en: "Country, province, carrier", zh: "国家、省份、运营商" },
        { en: "also ranges of your own", zh: "另支持自定义网段" },
      ],
    },
    {
      label: { en: "Checks of targets", zh: "目标探测" },
      cells: [
        { en: "–", zh: "–" },
        { en: "10, every 30 s", zh: "10 个，每 30 秒" },
        { en: "100, every 10 s", zh: "100 个，每 10 秒" },
      ],
    },
    {
      label: { en: "DNSSEC", zh: "DNSSEC" },
      cells: [
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "Yes, with keys of your own", zh: "支持，可自带密钥" },
      ],
    },
    {
      label: { en: "Journal of changes", zh: "变更记录" },
      cells: [
        { en: "7 days", zh: "7 天" },
        { en: "180 days", zh: "180 天" },
        { en: "3 years, with approval by a second person", zh: "3 年，可要求双人复核" },
      ],
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "Small answers, made carefully", zh: "答案很短，做得仔细" },
  items: [
    {
      title: { en: "Answered by the node next door", zh: "由最近的节点回答" },
      text: {
        en: "The first byte of every visit waits for this answer, so it should come from near.",
        zh: "每次访问都先等这个答案，越近越好。",
      },
      mechanism: {
        en: "Four server names on four anycast networks; each zone lies in memory on every node.",
        zh: "四个服务器名，分属四个任播网络；每个域名的全部记录常驻每个节点的内存。",
      },
      limit: {
        en: "Near is what the routing of carriers thinks near. It is right most of the time.",
        zh: "远近由运营商路由决定，多数时候是对的，不是每次。",
      },
    },
    {
      title: { en: "A change is everywhere, or nowhere", zh: "改动要么全生效，要么全不生效" },
      text: {
        en: "No visitor gets half of a move: new address, old mail server.",
        zh: "不会出现网站换了、邮件还没换的半截状态。",
      },
      mechanism: {
        en: "Edits are collected, checked (a CNAME beside an MX, a loop, a missing dot) and published as one new serial number within five seconds.",
        zh: "修改先汇总检查（CNAME 与 MX 冲突、循环、漏写末尾的点），五秒内以新序列号一次发布。",
      },
      limit: {
        en: "Resolvers of others follow when their copy runs out. Lower the TTL a day before a move.",
        zh: "别人的缓存到期才更新。搬迁前一天先把 TTL 调小。",
      },
    },
    {
      title: { en: "Back to yesterday in one step", zh: "一步退回昨天" },
      text: {
        en: "The record that somebody deleted on Friday evening is there again.",
        zh: "周五傍晚误删的记录，一步找回。",
      },
      mechanism: {
        en: "Each serial number keeps its whole zone with the name of who changed it; going back publishes the old content under a new number.",
        zh: "每个序列号保存整份记录和修改人，回退即用新序列号发布旧内容。",
      },
      limit: { en: "As far back as the journal of the edition.", zh: "能退多远取决于版本的变更记录时长。" },
    },
    {
      title: { en: "Signed by itself", zh: "自动签名" },
      text: { en: "DNSSEC without a calendar of keys on the wall.", zh: "用 DNSSEC，不用再记密钥轮换日。" },
      mechanism: {
        en: "ECDSA P-256; the zone key changes every 30 days, the key-signing key once a year by CDS where the registry reads it.",
        zh: "ECDSA P-256，ZSK 每 30 天轮换，KSK 每年轮换；注册局支持 CDS 时自动更新 DS。",
      },
      limit: {
        en: "Where a registry does not read CDS, you carry the DS record over once a year. We write two months before.",
        zh: "注册局不支持 CDS 的，每年手工更新一次 DS，我们提前两个月提醒。",
      },
    },
    {
      title: { en: "Floods of questions stay outside", zh: "查询洪水挡在外面" },
      text: {
        en: "Random names are asked to wear a server down. Yours goes on answering.",
        zh: "随机子域名攻击想拖垮解析，你的域名照常应答。",
      },
      mechanism: {
        en: "Each node limits answers by network (RRL) and proves non-existence from memory; the four networks fail apart from each other.",
        zh: "节点按网段限速（RRL），不存在的名字直接由内存应答；四个网络互不牵连。",
      },
      limit: {
        en: "Questions are not charged up to 100 million a month; beyond it we talk first, and do not switch off.",
        zh: "每月一亿次以内不计费，超出先沟通，不会直接停。",
      },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By account, not by question", zh: "按账号收费，不按查询次数" },
  demo: demoPrices,
  lines: [
    {
      id: "free",
      name: { en: "Free", zh: "免费版" },
      for: { en: "A company name with a site and mail", zh: "一个官网加企业邮箱" },
      usd: dnsUsdPerMonth.free,
      unit: "month",
    },
    {
      id: "business",
      name: { en: "Business", zh: "商务版" },
      for: { en: "Visitors from two countries, targets that are watched", zh: "两国访问、需要探测切换" },
      usd: dnsUsdPerMonth.business,
      unit: "month",
      slaPercent: demoSla.dns,
    },
    {
      id: "enterprise",
      name: { en: "Enterprise", zh: "企业版" },
      for: {
        en: "Many names, several administrators, rules on who may change what",
        zh: "域名多、管理员多、改动要审批",
      },
      usd: dnsUsdPerMonth.enterprise,
      unit: "month",
      slaPercent: demoSla.dns,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two visitors ask for one name, and each is told the entrance of their own region.",
    zh: "图 1　两位访问者问同一个名字，各自得到本地域的入口。",
  },
  nodes: [
    { id: "id", label: { en: "In Indonesia", zh: "印尼访问者" }, column: 0, row: 0, kind: "outside" },
    {
      id: "registrar",
      label: { en: "Registrar", zh: "注册商" },
      note: { en: "NS and DS", zh: "NS 与 DS" },
      product: "bcd",
      column: 1,
      row: 0,
      kind: "outside",
    },
    { id: "cn", label: { en: "In China", zh: "大陆访问者" }, column: 2, row: 0, kind: "outside" },
    {
      id: "res-id",
      label: { en: "Resolver", zh: "递归服务器" },
      note: { en: "Indonesia", zh: "印尼" },
      column: 0,
      row: 1,
      kind: "outside",
    },
    {
      id: "dns",
      label: { en: "Cloud DNS", zh: "云解析" },
      note: { en: "anycast × 4", zh: "任播 × 4" },
      product: "dns",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "res-cn",
      label: { en: "Resolver", zh: "递归服务器" },
      note: { en: "China", zh: "中国" },
      column: 2,
      row: 1,
      kind: "outside",
    },
    {
      id: "blb-id",
      label: { en: "Balancer, ID", zh: "印尼入口" },
      note: { en: "203.0.113.60", zh: "203.0.113.60" },
      product: "blb",
      column: 0,
      row: 2,
      kind: "network",
    },
    {
      id: "bcm",
      label: { en: "Probes", zh: "探测点" },
      note: { en: "is it up?", zh: "活着吗" },
      product: "bcm",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "blb-cn",
      label: { en: "Balancer, CN", zh: "大陆入口" },
      note: { en: "192.0.2.60", zh: "192.0.2.60" },
      product: "blb",
      column: 2,
      row: 2,
      kind: "network",
    },
  ],
  edges: [
    {
      from: "id",
      to: "res-id",
      label: { en: "A visitor in Indonesia asks the provider's resolver", zh: "印尼访问者问运营商递归" },
    },
    {
      from: "cn",
      to: "res-cn",
      label: { en: "A visitor in China asks another resolver", zh: "大陆访问者问另一台递归" },
    },
    {
      from: "registrar",
      to: "dns",
      label: { en: "The registrar names our servers for the zone", zh: "注册商把域名指到我们的服务器" },
    },
    { from: "res-id", to: "dns", label: { en: "The Indonesian resolver asks Cloud DNS", zh: "印尼递归来问云解析" } },
    {
      from: "res-cn",
      to: "dns",
      label: { en: "The Chinese resolver asks the same servers", zh: "大陆递归问同样的服务器" },
    },
    { from: "bcm", to: "dns", label: { en: "Probes tell which entrance is up", zh: "探测点报告入口是否正常" } },
    { from: "bcm", to: "blb-id", label: { en: "They try the entrance in Indonesia", zh: "探测印尼入口" } },
    { from: "bcm", to: "blb-cn", label: { en: "and the one in China", zh: "也探测大陆入口" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Things people wait for, and need not", zh: "那些不必干等的事" },
  items: [
    {
      question: { en: "Why do I still see the old address?", zh: "为什么还是旧地址？" },
      answer: {
        en: "Somewhere a copy is still valid: in your browser, your computer, your office, at your provider. Ask our server directly with dig; if it says the new one, only time is missing.",
        zh: "浏览器、电脑、办公室、运营商，总有一处缓存没过期。用 dig 直接问我们的服务器，若已是新地址，等就行了。",
      },
    },
    {
      question: { en: "Must the name be registered with you?", zh: "域名必须在你们这里注册吗？" },
      answer: { en: "No. Any registrar that lets you set NS records will do.", zh: "不必，能改 NS 的注册商都行。" },
    },
    {
      question: { en: "Can a record be a CNAME at the root?", zh: "根域名能设 CNAME 吗？" },
      answer: {
        en: "Not by the standard, since SOA and NS stand there too. The alias of the Business edition looks the target up and answers with its addresses.",
        zh: "标准不允许，根上还有 SOA 和 NS。商务版的别名记录会代你查出目标，直接返回地址。",
      },
    },
    {
      question: { en: "Does it replace a load balancer?", zh: "能代替负载均衡吗？" },
      answer: {
        en: "No. It chooses a region and avoids a dead one, with the delay of a cache. Among servers of one region a balancer decides, at once.",
        zh: "不能。它选地域、避开挂掉的地域，受缓存拖累；同地域多台之间由负载均衡即时决定。",
      },
    },
    {
      question: { en: "Do you keep who asked for what?", zh: "会记录谁查了什么吗？" },
      answer: {
        en: "Counts by name, line and answer, for 30 days. Questions themselves are not kept unless you switch on their log.",
        zh: "只保留按名字、线路、结果的计数 30 天；查询明细默认不存，除非你开启日志。",
      },
    },
    {
      question: { en: "Is an ICP filing needed for DNS?", zh: "做解析要备案吗？" },
      answer: {
        en: "Not for the answer, but for a site on a server in mainland China that the answer points to.",
        zh: "解析本身不用；解析指向大陆服务器的网站需要。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What comes before and after an answer", zh: "应答之前与之后" },
  items: [
    { product: "bcd", relation: { en: "Registers the name", zh: "注册域名" } },
    { product: "cdn", relation: { en: "Is pointed to by a CNAME", zh: "用 CNAME 指向它" } },
    { product: "blb", relation: { en: "Decides within a region", zh: "在地域内分发" } },
    { product: "ssl", relation: { en: "Proves ownership by a TXT record here", zh: "靠这里的 TXT 验证归属" } },
  ],
  solutions: ["cloud-base", "ecommerce"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Import a zone and compare", zh: "先导入，再比对" },
  lead: {
    en: "Nothing changes for your visitors until you change the NS records. Until then it is a rehearsal.",
    zh: "不改 NS，访问者毫无影响，随便演练。",
  },
  actions: [
    { label: { en: "Add a zone", zh: "添加域名" }, to: "console:/dns/create" },
    { label: { en: "Find a name", zh: "查询域名" }, to: "/products/bcd" },
  ],
};

export const content: PageContent = {
  code: "dns",
  title: { en: "Cloud DNS", zh: "智能云解析" },
  lead: {
    en: "Authoritative name servers for your zones, which may answer differently by country, carrier or the health of a target. For everybody who has a name, and above all for those with visitors in two countries.",
    zh: "为你的域名做权威解析，可按国家、运营商或目标是否健康给出不同答案。有域名就用得上，访问者分布在两个国家的尤其需要。",
  },
  actions: [
    { label: { en: "Compare editions", zh: "比较版本" }, to: "#editions" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/dns" },
  ],
  figure,
  facts: [
    {
      label: { en: "Business (demo price)", zh: "商务版（演示价格）" },
      value: { is: "price", usd: dnsUsdPerMonth.business, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of paid editions (demo)", zh: "付费版 SLA（演示）" },
      value: { is: "percent", percent: demoSla.dns },
      anchor: "prices",
    },
    {
      label: { en: "A change is published in (demo)", zh: "改动发布（演示）" },
      value: { is: "words", words: { en: "5 seconds", zh: "5 秒" } },
      anchor: "features",
    },
    {
      label: { en: "DNSSEC", zh: "DNSSEC" },
      value: { is: "words", words: { en: "In every edition", zh: "所有版本都有" } },
      anchor: "editions",
    },
  ],
  blocks: [questionsToIt, paths, features, move, records, prices, questions, related, callToAction],
  seo: {
    title: { en: "Cloud DNS: answers by line, region and health", zh: "智能云解析 DNS：按线路、地域、健康应答" },
    description: {
      en: "Authoritative DNS explained by dig: caches, line answers, failover, NXDOMAIN and DNSSEC, and how to move a zone without silence.",
      zh: "用 dig 讲清权威解析：缓存、线路应答、故障切换、DNSSEC，以及不断网迁移域名的步骤。",
    },
    keywords: {
      en: "DNS, authoritative DNS, geo DNS, DNSSEC, anycast, ZhiAn Cloud",
      zh: "云解析,权威DNS,智能解析,DNSSEC,任播,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

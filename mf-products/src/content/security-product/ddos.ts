import { ddosUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPrices } from "../notes.ts";

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Floods", zh: "攻击类型" },
  heading: { en: "Seven floods, and what is left of each", zh: "七种流量攻击，清洗后剩多少" },
  lead: {
    en: "A flood is told by its shape: which ports, which flags, how often. Pick one and read the record that its scrubbing leaves.",
    zh: "每种攻击都有形状：端口、标志位、频率。选一种，看清洗后留下的记录。",
  },
  caption: {
    en: "Table 1. Floods against an address with a line of 1 Gbit/s, without scrubbing and with it",
    zh: "表 1　对 1 Gbit/s 线路的攻击，清洗前后对照",
  },
  items: [
    {
      id: "reflection",
      name: { en: "Reflection and amplification", zh: "反射放大" },
      request: {
        en: "UDP from :53, :123 and :11211, 38 Gbit/s of answers to questions that nobody asked",
        zh: "来自 :53、:123、:11211 的 UDP，38 Gbit/s，全是没人问过的应答",
      },
      without: {
        en: "The line is full thirty-eight times over. Nothing you configure on the server changes that.",
        zh: "线路被填满三十八倍，在服务器上怎么配置都没用。",
      },
      with: {
        en: "Dropped where it enters our network: no service of yours expects answers from these ports.",
        zh: "在入网口直接丢弃：你的业务不会收这些源端口的应答。",
      },
      log: [
        "time=2026-11-21T20:14:09+07:00",
        "event=scrub",
        "vector=udp-reflection",
        "src_port=53,123,11211",
        "in=38.2Gbps",
        "out=0.31Gbps",
        "action=drop",
        "dst=203.0.113.10",
        "after=14s",
        "case=d-40f1",
      ],
    },
    {
      id: "syn",
      name: { en: "SYN flood", zh: "SYN 洪水" },
      request: {
        en: "TCP SYN × 9,000,000 in a second, each with an invented source",
        zh: "每秒 9,000,000 个 TCP SYN，源地址全部伪造",
      },
      without: {
        en: "The table of half-open connections is full in the first second; real visitors are not answered.",
        zh: "半连接表一秒内写满，真实访问者得不到应答。",
      },
      with: {
        en: "Each SYN is answered with a cookie and nothing is stored. Invented sources never come back with it.",
        zh: "用 SYN cookie 应答，不占表项；伪造的源地址不会回来完成握手。",
      },
      log: [
        "time=2026-11-21T20:31:40+07:00",
        "event=scrub",
        "vector=syn-flood",
        "in=9100000pps",
        "completed=412/s",
        "action=syn-cookie",
        "dst=203.0.113.10:443",
        "after=6s",
        "case=d-40f8",
      ],
    },
    {
      id: "ack",
      name: { en: "ACK flood", zh: "ACK 洪水" },
      request: {
        en: "TCP ACK × 6,000,000 in a second, belonging to no connection",
        zh: "每秒 6,000,000 个 TCP ACK，不属于任何连接",
      },
      without: {
        en: "Firewall and server look every packet up, find nothing, and spend their time on that.",
        zh: "防火墙和服务器逐包查表，什么也查不到，时间全耗在这里。",
      },
      with: {
        en: "Dropped unless its connection was seen to begin.",
        zh: "没见过握手的连接，包一律丢弃。",
      },
      log: [
        "time=2026-11-21T21:02:17+07:00",
        "event=scrub",
        "vector=ack-out-of-state",
        "in=6030000pps",
        "known=0.02%",
        "action=drop",
        "dst=203.0.113.10",
        "after=5s",
        "case=d-4103",
      ],
    },
    {
      id: "carpet",
      name: { en: "Carpet bombing", zh: "扫段攻击" },
      request: {
        en: "256 neighbouring addresses, 120 Mbit/s against each, none of them remarkable",
        zh: "相邻 256 个地址，各 120 Mbit/s，单看都不显眼",
      },
      without: {
        en: "No single address passes its alarm, yet together they fill the uplink.",
        zh: "单个地址都不到告警线，合起来却占满上联。",
      },
      with: {
        en: "Rates are summed by prefix as well as by address; the whole /24 is put through the filters.",
        zh: "除单地址外还按网段累计，整个 /24 一起进入清洗。",
      },
      log: [
        "time=2026-11-21T22:45:51+07:00",
        "event=scrub",
        "vector=carpet-udp",
        "prefix=198.51.100.0/24",
        "in=30.7Gbps",
        "max_per_address=124Mbps",
        "action=divert-prefix",
        "after=21s",
        "case=d-4110",
      ],
    },
    {
      id: "rapid-reset",
      name: { en: "HTTP/2 rapid reset", zh: "HTTP/2 快速重置" },
      request: {
        en: "One TLS connection: HEADERS, RST_STREAM, again, 15,000 times in a second (CVE-2023-44487)",
        zh: "同一条 TLS 连接反复 HEADERS、RST_STREAM，每秒 15,000 次（CVE-2023-44487）",
      },
      without: {
        en: "The server begins each request and is told to forget it; a handful of machines is enough to stop a site.",
        zh: "服务器刚开始处理就被通知取消，几台机器就能拖垮网站。",
      },
      with: {
        en: "Resets are counted per connection: past 100 in ten seconds it gets GOAWAY and is closed.",
        zh: "按连接统计重置次数，十秒内超过 100 次即发送 GOAWAY 并断开。",
      },
      log: [
        "time=2026-11-22T01:10:26+07:00",
        "event=close",
        "vector=h2-rapid-reset",
        "resets=101/10s",
        "fingerprint=t13d-77c0",
        "action=goaway",
        "src=192.0.2.88",
        "dst=203.0.113.10:443",
        "case=d-4127",
      ],
    },
    {
      id: "slow",
      name: { en: "Slow headers", zh: "慢速请求头" },
      request: {
        en: "GET / with one further header byte every ten seconds × 20,000 connections",
        zh: "20,000 条连接，GET / 的请求头每十秒只发一个字节",
      },
      without: {
        en: "Every worker waits politely for a request that never ends.",
        zh: "工作进程全在等一个永远发不完的请求。",
      },
      with: {
        en: "A header that is not complete after ten seconds ends its connection; each source holds a limited number.",
        zh: "请求头十秒未发完即断开，单个来源的并发连接数有上限。",
      },
      log: [
        "time=2026-11-22T02:33:08+07:00",
        "event=close",
        "vector=slow-header",
        "open=19874",
        "header_bytes=61",
        "timeout=10s",
        "action=reset",
        "dst=203.0.113.10:443",
        "case=d-4131",
      ],
    },
    {
      id: "pulse",
      name: { en: "Pulses", zh: "脉冲攻击" },
      request: {
        en: "25 Gbit/s for twenty seconds, silence for four minutes, then another kind",
        zh: "25 Gbit/s 打二十秒，停四分钟，再换一种打法",
      },
      without: {
        en: "Every pulse drops the calls, games or payments that are in progress, and is over before anybody looks.",
        zh: "每一波都打断正在进行的通话、游戏和支付，等人来看时已经结束。",
      },
      with: {
        en: "Filters stay in force for thirty minutes after a pulse, so that the second one meets them.",
        zh: "过滤规则在一波过后保留三十分钟，第二波来时已经就位。",
      },
      log: [
        "time=2026-11-22T03:05:44+07:00",
        "event=scrub",
        "vector=pulse",
        "peak=25.4Gbps",
        "duration=20s",
        "pulse=2",
        "action=drop",
        "after=0s",
        "held=1800s",
        "case=d-4135",
      ],
    },
  ],
  note: {
    en: "Invented cases with documentation addresses. Thresholds and times are demo values; yours are set from a week of your own traffic.",
    zh: "案例为虚构，地址为文档专用。阈值与时间为演示数值，实际按你一周的流量设定。",
  },
};

const firstMinutes: TimelineBlock = {
  is: "timeline",
  anchor: "minutes",
  nav: { en: "First minutes", zh: "最初几分钟" },
  heading: { en: "The same attack, four ways to stand in its path", zh: "同一次攻击，四种应对" },
  lead: {
    en: "It begins in minute five and ends in minute twenty-five. How long visitors notice depends on where you connected it beforehand.",
    zh: "攻击从第 5 分钟打到第 25 分钟。访问者会受多久影响，取决于事先怎么接入。",
  },
  caption: {
    en: "Figure 2. Thirty minutes of an attack of 38 Gbit/s, and of one that is larger than what was ordered (demo)",
    zh: "图 2　一次 38 Gbit/s 攻击的三十分钟，以及一次超出所购能力的攻击（演示）",
  },
  unit: "minutes",
  cases: [
    {
      id: "always",
      name: { en: "Always in the path", zh: "常态接入" },
      end: 30,
      lanes: [
        {
          name: { en: "Visitors", zh: "访问者" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "served", zh: "正常" } },
            { from: 5, to: 5.5, state: "slow", label: { en: "some retry", zh: "部分重试" } },
            { from: 5.5, to: 30, state: "up", label: { en: "served", zh: "正常" } },
          ],
        },
        {
          name: { en: "Your line", zh: "你的线路" },
          spans: [{ from: 0, to: 30, state: "up", label: { en: "clean traffic only", zh: "只有清洗后的流量" } }],
        },
      ],
      events: [
        { at: 5, text: { en: "The flood begins", zh: "攻击开始" } },
        { at: 5.3, text: { en: "It is recognised; filters are set", zh: "识别完成，过滤生效" } },
        { at: 25, text: { en: "The flood ends; filters stay for half an hour", zh: "攻击结束，过滤再保留半小时" } },
      ],
      outcome: {
        en: "Half a minute in which some connections had to be opened twice.",
        zh: "约半分钟内部分连接需要重试。",
      },
    },
    {
      id: "diverted",
      name: { en: "Diverted when attacked", zh: "遇袭牵引" },
      end: 30,
      lanes: [
        {
          name: { en: "Visitors", zh: "访问者" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "served, directly", zh: "正常，直连" } },
            { from: 5, to: 8, state: "down", label: { en: "line is full", zh: "线路打满" } },
            { from: 8, to: 9, state: "slow", label: { en: "routes change", zh: "路由切换" } },
            { from: 9, to: 30, state: "up", label: { en: "served through us", zh: "经清洗访问" } },
          ],
        },
        {
          name: { en: "Your line", zh: "你的线路" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "normal", zh: "正常" } },
            { from: 5, to: 8, state: "down", label: { en: "full", zh: "拥塞" } },
            { from: 8, to: 30, state: "up", label: { en: "clean traffic", zh: "清洗后的流量" } },
          ],
        },
      ],
      events: [
        { at: 5, text: { en: "The flood begins", zh: "攻击开始" } },
        { at: 6, text: { en: "Your routers' flow records show it", zh: "路由器的流量采样发现异常" } },
        { at: 8, text: { en: "Your /24 is announced from our network", zh: "由我们的网络宣告你的 /24" } },
        { at: 25, text: { en: "The flood ends", zh: "攻击结束" } },
      ],
      outcome: {
        en: "Four minutes. In quiet times nothing takes a detour, and that is the trade.",
        zh: "受影响约四分钟；换来的是平时流量不绕行。",
      },
    },
    {
      id: "over",
      name: { en: "Larger than ordered", zh: "超出所购能力" },
      end: 30,
      lanes: [
        {
          name: { en: "The address attacked", zh: "被攻击的地址" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "served", zh: "正常" } },
            { from: 5, to: 7, state: "slow", label: { en: "held as long as room lasts", zh: "有余量时尽力清洗" } },
            { from: 7, to: 30, state: "down", label: { en: "withdrawn", zh: "封堵" } },
          ],
        },
        {
          name: { en: "Your other addresses", zh: "其余地址" },
          spans: [{ from: 0, to: 30, state: "up", label: { en: "served", zh: "正常" } }],
        },
      ],
      events: [
        { at: 5, text: { en: "130 Gbit/s against an edition of 50", zh: "50 Gbit/s 的版本遇到 130 Gbit/s" } },
        { at: 7, text: { en: "The address is withdrawn, so that others are not hit", zh: "封堵该地址，避免波及他人" } },
      ],
      outcome: {
        en: "The address is away until half an hour after the flood, unless you allowed the surplus to be held by the day.",
        zh: "该地址在攻击结束半小时后恢复；若事先开启按日弹性，则继续清洗。",
      },
    },
    {
      id: "bare",
      name: { en: "Nothing in front", zh: "没有防护" },
      end: 30,
      lanes: [
        {
          name: { en: "Visitors", zh: "访问者" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "served", zh: "正常" } },
            { from: 5, to: 25, state: "down", label: { en: "no answer", zh: "无应答" } },
            { from: 25, to: 30, state: "slow", label: { en: "everyone returns at once", zh: "集中涌回" } },
          ],
        },
      ],
      events: [{ at: 5, text: { en: "The flood begins", zh: "攻击开始" } }],
      outcome: {
        en: "As long as the attacker likes, and a crowd afterwards.",
        zh: "攻击者想打多久就多久，结束后还有一波集中访问。",
      },
    },
  ],
  note: {
    en: "Drawn to show the order of events. No response record of a real client stands behind it.",
    zh: "用于说明先后顺序，不是真实客户的处置记录。",
  },
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "Why it is on the level-3 list only", zh: "为什么只列在三级清单里" },
  lead: {
    en: "Classified Protection (MLPS, 等保) names no anti-DDoS box. Level 3 does ask that devices and lines bear the peak, and that is where this answers.",
    zh: "等保并未点名要“高防”。三级要求设备和线路扛得住高峰，它对应的正是这几条。",
  },
  caption: {
    en: "Table 2. Clauses of GB/T 22239-2019 to which scrubbing contributes",
    zh: "表 2　流量清洗可支撑的 GB/T 22239-2019 条款",
  },
  controls: [
    {
      name: { en: "Capacity of devices and lines", zh: "通信网络：处理能力与带宽" },
      inChinese: "网络架构",
      level3: "8.1.2.1 a, b",
      does: {
        en: "Keeps a flood off your devices and your line, so that their capacity is left for business at its peak.",
        zh: "把攻击流量挡在设备和线路之外，高峰期的处理能力与带宽留给业务。",
      },
      remains: {
        en: "Capacity for your own busiest hour, with curves that prove it, and redundant hardware (8.1.2.1 e).",
        zh: "按自身业务高峰配足容量并留存监控曲线；硬件冗余（8.1.2.1 e）。",
      },
    },
    {
      name: { en: "Rules by address, port and protocol", zh: "区域边界：访问控制" },
      inChinese: "访问控制",
      level2: "7.1.3.2 c",
      level3: "8.1.3.2 c",
      does: {
        en: "Forwards only the ports that you declared, and checks source, destination and protocol of each packet.",
        zh: "只转发你申报过的端口，逐包检查源、目的与协议。",
      },
      remains: {
        en: "Rules between your own zones: security groups.",
        zh: "内部各区域之间的规则，用安全组。",
      },
    },
    {
      name: { en: "Attacks from outside", zh: "区域边界：入侵防范" },
      inChinese: "入侵防范",
      level2: "7.1.3.3",
      level3: "8.1.3.3 a, d",
      does: {
        en: "Detects and limits floods, and records source, kind, target and time with an alarm.",
        zh: "检测并限制流量攻击，记录来源、类型、目标、时间并告警。",
      },
      remains: {
        en: "Whatever fits into a single request, which no flood filter reads: the web firewall.",
        zh: "一个请求就能完成的攻击不在流量清洗范围内，用 Web 应用防火墙。",
      },
    },
    {
      name: { en: "Events recognised in one place", zh: "管理中心：集中管控" },
      inChinese: "集中管控",
      level3: "8.1.5.4 c, f",
      does: {
        en: "Shows line and attack curves, and sends each case to Cloud Monitor and Log Audit.",
        zh: "提供线路与攻击曲线，每次事件推送到云监控与日志审计。",
      },
      remains: {
        en: "The state of servers and devices behind it, watched from the same desk.",
        zh: "其后服务器与设备的运行状况，也要纳入同一处监测。",
      },
    },
  ],
  note: {
    en: "For planning only. The assessor decides by what is configured and documented on the day. For the wording, see the standard.",
    zh: "仅供规划。是否符合由测评机构按当日配置与文档判定。条款措辞见标准原文。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Priced by the flood that is held", zh: "按扛得住的流量定价" },
  lead: {
    en: "The number is what is held without a call, a meeting or an extra invoice. Legitimate traffic is limited to 100 Mbit/s with the smallest edition, 1 Gbit/s with the largest (demo).",
    zh: "数字是无需电话、无需加钱就能扛住的攻击流量。正常业务带宽从最小版的 100 Mbit/s 到最大版的 1 Gbit/s（演示）。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "g20",
      name: { en: "20 Gbit/s", zh: "20 Gbit/s" },
      for: { en: "Company sites and portals that were never a target", zh: "没被盯上过的官网与门户" },
      usd: ddosUsdPerMonth.g20,
      unit: "month",
      slaPercent: demoSla.ddos,
    },
    {
      id: "g50",
      name: { en: "50 Gbit/s", zh: "50 Gbit/s" },
      for: { en: "Shops with sales days, systems of level 3", zh: "有大促的电商、三级系统" },
      usd: ddosUsdPerMonth.g50,
      unit: "month",
      slaPercent: demoSla.ddos,
    },
    {
      id: "g100",
      name: { en: "100 Gbit/s", zh: "100 Gbit/s" },
      for: { en: "Payment, exchanges of any kind, public services", zh: "支付、交易平台、公共服务" },
      usd: ddosUsdPerMonth.g100,
      unit: "month",
      slaPercent: demoSla.ddos,
    },
    {
      id: "g300",
      name: { en: "300 Gbit/s", zh: "300 Gbit/s" },
      for: { en: "Games, and whoever is attacked every week", zh: "游戏，以及每周都挨打的业务" },
      usd: ddosUsdPerMonth.g300,
      unit: "month",
      slaPercent: demoSla.ddos,
    },
  ],
  note: {
    en: "Demo prices until the price list is published, without tax. A larger flood is held only if you allowed it, at a price per day of attack that is fixed in your order; without that, the address is withdrawn.",
    zh: "价目表公布前为演示价格，不含税。超出部分仅在你事先开启弹性后清洗，按遭攻击的天数计费，日价写入订单；未开启则封堵该地址。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it filters", zh: "清洗原理" },
  heading: { en: "Five filters in a row, cheapest first", zh: "五道过滤，先易后难" },
  lead: {
    en: "A packet that can be judged by its port is never handed to a filter that has to think.",
    zh: "看端口就能判断的包，绝不留给后面更费力的环节。",
  },
  items: [
    {
      title: { en: "It knows your ordinary week", zh: "记住你平常的一周" },
      text: {
        en: "Monday at nine is no attack, and a Sunday night at the same rate might be.",
        zh: "周一早九点的流量不是攻击，周日深夜同样的流量就可能是。",
      },
      mechanism: {
        en: "Packets, bits, SYNs and new sources are counted every five seconds per address and per prefix, and compared with the same hour of earlier weeks.",
        zh: "每五秒按地址与网段统计包数、流量、SYN 和新来源，与前几周同一时段对比。",
      },
      limit: {
        en: "The first week has no past: until then fixed thresholds apply. Announce big campaigns beforehand.",
        zh: "第一周没有历史数据，先用固定阈值；大型活动请提前报备。",
      },
    },
    {
      title: { en: "Junk is dropped at the door", zh: "垃圾流量挡在门口" },
      text: {
        en: "Reflections, fragments without a beginning and forbidden ports go first, at line rate.",
        zh: "反射流量、缺首片的分片、未申报端口，最先以线速丢弃。",
      },
      mechanism: {
        en: "Stateless rules on the border routers match source port, length and flags before any packet is stored.",
        zh: "边界路由器上的无状态规则按源端口、包长、标志位匹配，不缓存任何包。",
      },
      limit: {
        en: "Who runs DNS or a game over UDP needs a profile of that protocol, made with you in about two days.",
        zh: "自建 DNS 或 UDP 游戏需定制协议特征，与你一起约两天完成。",
      },
    },
    {
      title: { en: "Handshakes are proven", zh: "先验证握手" },
      text: {
        en: "A source has to show that it exists before it costs your server anything.",
        zh: "来源先证明自己真实存在，才会消耗你服务器的资源。",
      },
      mechanism: {
        en: "SYN cookies (RFC 4987) are answered by the scrubbing nodes; a completed handshake is then spliced to your server.",
        zh: "清洗节点用 SYN cookie（RFC 4987）应答，握手完成后再与源站对接。",
      },
      limit: {
        en: "With traffic that returns past us (diverted prefixes), only one direction is seen, and the check is a reset of the first connection.",
        zh: "网段牵引模式下回程不经过我们，只能看到单向，改用首包重置验证。",
      },
    },
    {
      title: { en: "Requests are weighed", zh: "请求也要过秤" },
      text: {
        en: "A botnet that opens proper connections is told by what it asks for and how it says hello.",
        zh: "僵尸网络即使正常建连，也会在请求内容和握手方式上露馅。",
      },
      mechanism: {
        en: "With the certificate deposited, requests are counted by path and TLS fingerprint; those over the rate solve a small computed task.",
        zh: "托管证书后，按路径与 TLS 指纹计数，超速来源需完成一次计算验证。",
      },
      limit: {
        en: "Without the key only handshakes are visible. Injection and uploads are never inspected here.",
        zh: "不托管私钥则只看握手；注入、上传类攻击不在此检查。",
      },
    },
    {
      title: { en: "Your server still sees who came", zh: "源站仍能看到真实来源" },
      text: {
        en: "Logs, bans and fraud checks keep working with the visitor's own address.",
        zh: "日志、封禁、风控继续使用访问者的真实地址。",
      },
      mechanism: {
        en: "PROXY protocol v2 for TCP, X-Forwarded-For for HTTP; diverted prefixes keep the packet's own source.",
        zh: "TCP 用 PROXY protocol v2，HTTP 用 X-Forwarded-For；牵引模式保留原始源地址。",
      },
      limit: {
        en: "The software has to be told to read it, and to believe it from our addresses only.",
        zh: "需在软件里开启读取，并且只信任我们的回源地址。",
      },
    },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. A crowd and a flood on the same road. The broken line is the flood; it ends before your own line begins.",
    zh: "图 1　人群与洪水走同一条路。虚线是攻击流量，在进入你的线路之前终止。",
  },
  nodes: [
    { id: "crowd", label: { en: "Visitors", zh: "访问者" }, column: 0, row: 0, kind: "outside" },
    {
      id: "dns",
      label: { en: "Cloud DNS", zh: "云解析" },
      note: { en: "names the edge", zh: "指向高防地址" },
      product: "dns",
      column: 1,
      row: 0,
      kind: "network",
    },
    {
      id: "botnet",
      label: { en: "Botnet", zh: "僵尸网络" },
      note: { en: "38 Gbit/s", zh: "38 Gbit/s" },
      column: 2,
      row: 0,
      kind: "outside",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "BCM", zh: "BCM" },
      product: "bcm",
      column: 0,
      row: 1,
      kind: "compute",
    },
    {
      id: "ddos",
      label: { en: "Scrubbing", zh: "流量清洗" },
      note: { en: "five filters", zh: "五道过滤" },
      product: "ddos",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "dropped",
      label: { en: "Dropped", zh: "丢弃" },
      note: { en: "and recorded", zh: "并留记录" },
      column: 2,
      row: 1,
      kind: "outside",
    },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "reads requests", zh: "逐个请求检查" },
      product: "waf",
      column: 1,
      row: 2,
      kind: "security",
    },
    {
      id: "eip",
      label: { en: "Elastic IP", zh: "公网 IP" },
      note: { en: "not published", zh: "不对外公开" },
      product: "eip",
      column: 1,
      row: 3,
      kind: "network",
    },
    {
      id: "bcc",
      label: { en: "Servers", zh: "云服务器" },
      note: { en: "BCC × 3", zh: "BCC × 3" },
      product: "bcc",
      column: 0,
      row: 3,
      kind: "compute",
    },
  ],
  edges: [
    { from: "crowd", to: "ddos", label: { en: "Visitors reach the scrubbing address", zh: "访问者到达高防地址" } },
    {
      from: "botnet",
      to: "ddos",
      isAttack: true,
      label: { en: "The botnet floods the same address", zh: "僵尸网络向同一地址打流量" },
    },
    { from: "dns", to: "ddos", label: { en: "The name resolves to that address", zh: "域名解析到高防地址" } },
    {
      from: "ddos",
      to: "dropped",
      isAttack: true,
      label: { en: "The flood is dropped there", zh: "攻击流量在此丢弃" },
    },
    { from: "ddos", to: "bcm", label: { en: "Curves and alarms go to Cloud Monitor", zh: "曲线与告警送往云监控" } },
    { from: "ddos", to: "waf", label: { en: "What is left goes to the web firewall", zh: "剩余流量交给应用防火墙" } },
    { from: "waf", to: "eip", label: { en: "then to an address that nobody else knows", zh: "再到不公开的公网地址" } },
    { from: "eip", to: "bcc", label: { en: "and to the servers", zh: "最后到云服务器" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked in the middle of the night, and before", zh: "半夜会问的，和事先该问的" },
  items: [
    {
      question: { en: "We are under attack now. How fast can you start?", zh: "正在被打，多快能接入？" },
      answer: {
        en: "A website: as long as its DNS record lives, often five to ten minutes, plus twenty for the set-up. Give the server a new address at the same moment, otherwise the flood follows the old one.",
        zh: "网站取决于解析的 TTL，通常五到十分钟，配置另需约二十分钟。同时给源站换地址，否则攻击会继续打旧地址。",
      },
    },
    {
      question: { en: "How do I know how many Gbit/s I need?", zh: "该买多少 Gbit/s？" },
      answer: {
        en: "From your last attack, if there was one; ask your carrier for its peak. Without one, begin small and allow the surplus to be held by the day with a ceiling.",
        zh: "被打过就看上次的峰值，可向运营商索取。没有记录就从小版本起步，并开启带上限的按日弹性。",
      },
    },
    {
      question: { en: "Is normal traffic slower?", zh: "平时访问会变慢吗？" },
      answer: {
        en: "It takes one station more. Inside one country that is a few milliseconds; if visitors and servers are in China and the scrubbing is in Indonesia, it is far more. Choose the side where your visitors are.",
        zh: "会多一跳。同一国家内通常几毫秒；访问者与服务器都在中国而清洗在印尼，延迟会明显增加。请选访问者所在的一侧。",
      },
    },
    {
      question: { en: "Why not simply buy a bigger line?", zh: "直接加带宽不行吗？" },
      answer: {
        en: "Because the attacker rents his by the hour. And a flood of small packets stops a firewall by their number, long before the line is full.",
        zh: "攻击者的流量是按小时租来的，你加不过他。而且小包攻击靠包数压垮防火墙，带宽往往还没满。",
      },
    },
    {
      question: { en: "Can you tell who did it?", zh: "能查出是谁打的吗？" },
      answer: {
        en: "Rarely. Sources are invented or belong to hijacked devices. We hand over records that a police report needs: times, volumes, samples of packets.",
        zh: "多半不能。源地址大多是伪造的，或来自被控设备。我们可提供报案所需的时间、流量与抓包样本。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What shares the load", zh: "一起分担的产品" },
  items: [
    { product: "waf", relation: { en: "Reads the requests that scrubbing lets through", zh: "检查清洗后放行的请求" } },
    {
      product: "cdn",
      relation: {
        en: "Answers for pictures and files, so that less is left to flood",
        zh: "替源站应答静态内容，减少受攻击面",
      },
    },
    { product: "dns", relation: { en: "Moves the name here within its TTL", zh: "在 TTL 内把域名切过来" } },
    { product: "eip", relation: { en: "Gives the server a new address, once", zh: "接入时为源站换一个新地址" } },
    { product: "ers", relation: { en: "Takes over when more than a line is hit", zh: "不止是流量时，由人接手处置" } },
  ],
  solutions: ["game-security", "finance-security", "ecommerce"],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  heading: { en: "Who is flooded, and why", zh: "谁会被打，为什么" },
  items: [
    {
      id: "game",
      name: { en: "A game on its opening day", zh: "游戏开服" },
      problem: {
        en: "Two hours after the start, a rival's customers find no server: UDP from 40,000 sources, in pulses.",
        zh: "开服两小时，玩家集体掉线：四万个来源的 UDP 脉冲攻击。",
      },
      approach: {
        en: "The game's own packets are described as a profile, everything else on the port is dropped, and login stands on a second address.",
        zh: "为游戏协议建立特征，同端口其余流量全部丢弃；登录服务放在另一个地址。",
      },
      result: {
        en: "Matches in progress go on through the pulses, and a flood against login does not touch them.",
        zh: "对局不受脉冲影响，登录被打也不波及战斗服。",
      },
      products: ["ddos", "bbc", "scs"],
    },
    {
      id: "office",
      name: { en: "A company with its own prefix", zh: "自有网段的企业" },
      problem: {
        en: "Mail, VPN and a shop stand in one /24 in the company's rooms, behind two carriers.",
        zh: "邮件、VPN、商城都在自有 /24 里，机房接两家运营商。",
      },
      approach: {
        en: "Flow records are sent to us all the time; the prefix is announced from our side only while an attack lasts, and clean packets come back through a tunnel.",
        zh: "平时只上报流量采样；遇袭时由我们宣告网段，清洗后经隧道回送。",
      },
      result: {
        en: "No detour on 360 days. On the others, minutes of trouble instead of an afternoon.",
        zh: "平日不绕行；出事那天，影响是几分钟而不是一下午。",
      },
      products: ["ddos", "bcm", "las"],
    },
    {
      id: "blackmail",
      name: { en: "A letter that asks for coins", zh: "收到勒索邮件" },
      problem: {
        en: "“Pay by Friday.” A ten-minute demonstration has shown that they can.",
        zh: "“周五前付款。”对方已经示范打了十分钟。",
      },
      approach: {
        en: "Put the site behind scrubbing and change its address before Friday. Do not answer, keep the letter, report it.",
        zh: "周五之前接入清洗并更换源站地址。不回复，留存邮件，报警。",
      },
      result: {
        en: "Whether they come or not, the address they know leads nowhere.",
        zh: "不管对方来不来，他们手里的地址已经没用了。",
      },
      products: ["dns", "ddos", "waf", "ers"],
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Connect it on a quiet Tuesday", zh: "挑一个平静的周二接入" },
  lead: {
    en: "A week of ordinary traffic is what the filters learn from. It is the one thing that cannot be bought during an attack.",
    zh: "过滤规则要从一周的平常流量里学习，这恰恰是遇袭时买不到的。",
  },
  actions: [
    { label: { en: "Add an address", zh: "添加防护地址" }, to: "console:/ddos/create" },
    { label: { en: "Under attack now: emergency response", zh: "正在被攻击：应急响应" }, to: "/products/ers" },
  ],
};

export const content: PageContent = {
  code: "ddos",
  title: { en: "Anti-DDoS", zh: "DDoS 高防" },
  lead: {
    en: "Traffic for your address arrives at our network first, where floods are taken out and the rest is passed on. For sites, games and payment services that cannot wait until an attacker is bored.",
    zh: "访问流量先到我们的网络，洪水在这里滤掉，其余转给你的服务器。适合不能等攻击者打腻了才恢复的网站、游戏与支付业务。",
  },
  actions: [
    { label: { en: "See seven floods", zh: "看七种攻击" }, to: "#attacks" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/ddos" },
  ],
  figure,
  facts: [
    {
      label: { en: "20 Gbit/s held (demo price)", zh: "20 Gbit/s（演示价格）" },
      value: { is: "price", usd: ddosUsdPerMonth.g20, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of the address (demo)", zh: "防护地址 SLA（演示）" },
      value: { is: "percent", percent: demoSla.ddos },
      anchor: "prices",
    },
    {
      label: { en: "Noticed by visitors, always on (demo)", zh: "常态接入受影响时间（演示）" },
      value: { is: "words", words: { en: "Half a minute", zh: "约半分钟" } },
      anchor: "minutes",
    },
    {
      label: { en: "Above what you ordered", zh: "超出所购能力" },
      value: { is: "words", words: { en: "By the day, or withdrawn", zh: "按日弹性，或封堵" } },
      anchor: "minutes",
    },
  ],
  blocks: [firstMinutes, attacks, features, prices, scenarios, coverage, questions, related, callToAction],
  seo: {
    title: { en: "Anti-DDoS: seven floods and the first minutes", zh: "DDoS 高防：七种攻击与最初几分钟" },
    description: {
      en: "How floods are told from visitors, what happens in the first minutes of an attack, what is held at which price, and where it ends.",
      zh: "流量攻击怎么识别、遇袭最初几分钟发生什么、各档能扛多少、边界在哪里，价格以美元与印尼盾列出。",
    },
    keywords: {
      en: "anti-DDoS, DDoS protection, SYN flood, scrubbing, ZhiAn Cloud",
      zh: "DDoS高防,流量清洗,SYN洪水,CC攻击,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

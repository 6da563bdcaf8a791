import { eipUsd } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Pay for the width, or for what flows", zh: "按带宽付，还是按流量付" },
  lead: {
    en: "An address that is bound costs nothing by itself. Its traffic is paid in one of two ways, and you may change once a day.",
    zh: "已绑定的地址本身不收费，流量二选一计费，每天可切换一次。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "width",
      name: { en: "1 Mbit/s, by bandwidth", zh: "按带宽，1 Mbit/s" },
      for: { en: "Steady traffic: the line is yours all day", zh: "流量平稳，全天独占" },
      usd: eipUsd.perMbit,
      unit: "month",
      slaPercent: demoSla.eip,
    },
    {
      id: "traffic",
      name: { en: "1 GiB sent, by traffic", zh: "按流量，出向 1 GiB" },
      for: {
        en: "Quiet days and short peaks, with a ceiling of up to 200 Mbit/s",
        zh: "平时冷清、偶有高峰，峰值上限可设到 200 Mbit/s",
      },
      usd: eipUsd.perGib,
      unit: "usage",
    },
    {
      id: "idle",
      name: { en: "An address that is kept unbound", zh: "闲置未绑定的地址" },
      for: { en: "From the second day on: public IPv4 is scarce", zh: "次日起计；IPv4 地址稀缺" },
      usd: eipUsd.idleAddress,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const breakEven: SpecsBlock = {
  is: "specs",
  anchor: "which",
  nav: { en: "Which is cheaper", zh: "哪种划算" },
  heading: { en: "Fifty GiB a month for each Mbit/s", zh: "分界线：每 Mbit/s 每月 50 GiB" },
  lead: {
    en: "At these demo prices both ways cost the same when each Mbit/s of width carries 50 GiB a month, a sixth of what would fit through it. Below, pay for traffic; above, for width.",
    zh: "按演示价格，每 Mbit/s 带宽每月跑 50 GiB 时两种方式一样贵，约为满载的六分之一。低于它按流量，高于它按带宽。",
  },
  caption: { en: "Table 1. Four habits, and the cheaper way for each", zh: "表 1　四种用量，各选哪种" },
  columns: [
    { en: "Who", zh: "场景" },
    { en: "Peak", zh: "峰值" },
    { en: "Sent in a month", zh: "月出向流量" },
    { en: "Use of the width", zh: "带宽利用率" },
    { en: "Cheaper", zh: "更划算" },
  ],
  rows: [
    {
      label: { en: "Company site", zh: "企业官网" },
      cells: [
        { en: "10 Mbit/s", zh: "10 Mbit/s" },
        { en: "60 GiB", zh: "60 GiB" },
        { en: "2 %", zh: "2%" },
        { en: "Traffic", zh: "按流量" },
      ],
    },
    {
      label: { en: "Staff VPN, office hours", zh: "员工 VPN，工作时间" },
      cells: [
        { en: "20 Mbit/s", zh: "20 Mbit/s" },
        { en: "900 GiB", zh: "900 GiB" },
        { en: "15 %", zh: "15%" },
        { en: "Nearly equal", zh: "差不多" },
      ],
    },
    {
      label: { en: "Interface for devices", zh: "设备上报接口" },
      cells: [
        { en: "5 Mbit/s", zh: "5 Mbit/s" },
        { en: "1,050 GiB", zh: "1,050 GiB" },
        { en: "70 %", zh: "70%" },
        { en: "Bandwidth", zh: "按带宽" },
      ],
    },
    {
      label: { en: "Six servers that peak in turn", zh: "六台轮流高峰" },
      cells: [
        { en: "6 × 20 Mbit/s", zh: "6 × 20 Mbit/s" },
        { en: "4,800 GiB", zh: "4,800 GiB" },
        { en: "13 %", zh: "13%" },
        { en: "Shared Bandwidth", zh: "共享带宽" },
      ],
    },
  ],
  note: {
    en: "1 Mbit/s that is full for thirty days carries 302 GiB. What arrives is not charged, up to the same width.",
    zh: "1 Mbit/s 跑满三十天约 302 GiB。入向在同等带宽内不收费。",
  },
};

const paths: PacketPathBlock = {
  is: "packet-path",
  anchor: "paths",
  nav: { en: "Packets", zh: "报文路径" },
  heading: { en: "The server never has the address", zh: "服务器上看不到这个地址" },
  lead: {
    en: "ip addr on the server shows a private address only. Everything public happens one step before.",
    zh: "在服务器上执行 ip addr 只有内网地址，公网的事都发生在前一步。",
  },
  caption: {
    en: "Figure 2. A public address at work, idle, full and under attack",
    zh: "图 2　公网地址的正常、迁移、超限、受攻击与闲置",
  },
  stations: [
    { id: "outside", name: { en: "Internet", zh: "互联网" } },
    { id: "border", name: { en: "Border", zh: "网络边界" } },
    { id: "gateway", name: { en: "Address gateway", zh: "地址网关" }, product: "eip" },
    { id: "group", name: { en: "Security group", zh: "安全组" }, product: "vpc" },
    { id: "server", name: { en: "Server", zh: "云服务器" }, product: "bcc" },
  ],
  cases: [
    {
      id: "in",
      name: { en: "A visitor comes in", zh: "访问进来" },
      steps: [
        {
          at: "border",
          outcome: "passes",
          text: {
            en: "203.0.113.41 is announced by BGP from two border routers.",
            zh: "203.0.113.41 由两台边界路由器以 BGP 宣告。",
          },
        },
        {
          at: "gateway",
          outcome: "changes",
          text: {
            en: "Target 203.0.113.41 becomes 10.20.1.15; ports stay, one to one.",
            zh: "目的地址 203.0.113.41 改为 10.20.1.15，端口不动，一对一。",
          },
        },
        { at: "group", outcome: "passes", text: { en: "Port 443 is open to all.", zh: "443 对所有来源放行。" } },
        {
          at: "server",
          outcome: "passes",
          text: { en: "Sees the visitor's own address as the source.", zh: "看到的来源就是访问者真实地址。" },
        },
      ],
      result: {
        en: "Programs that write their own address into messages (SIP, FTP in active mode) must be told the public one.",
        zh: "会把自身地址写进报文的程序（SIP、主动模式 FTP）要手工告诉它公网地址。",
      },
    },
    {
      id: "moved",
      name: { en: "Moved to another server", zh: "换绑到另一台" },
      steps: [
        {
          at: "border",
          outcome: "passes",
          text: { en: "Nothing changes here: same address, same route.", zh: "这里毫无变化：地址、路由照旧。" },
        },
        {
          at: "gateway",
          outcome: "changes",
          text: { en: "Since 14:02:07 the target is 10.20.1.16.", zh: "14:02:07 起目的改为 10.20.1.16。" },
        },
        {
          at: "server",
          outcome: "passes",
          text: {
            en: "The new server knows nothing of old connections and resets them.",
            zh: "新服务器不认识旧连接，直接复位。",
          },
        },
      ],
      result: {
        en: "About two seconds (demo), and no DNS record to wait for. Open connections break.",
        zh: "约两秒完成（演示），不用等解析生效；已有连接会断。",
      },
    },
    {
      id: "full",
      name: { en: "More than was bought", zh: "超出购买带宽" },
      steps: [
        {
          at: "server",
          outcome: "passes",
          text: { en: "A backup sends 80 Mbit/s.", zh: "备份任务以 80 Mbit/s 往外发。" },
        },
        {
          at: "gateway",
          outcome: "stops",
          text: {
            en: "20 Mbit/s pass; what is above is queued for 50 ms, then dropped.",
            zh: "放行 20 Mbit/s，其余排队 50 毫秒后丢弃。",
          },
        },
      ],
      result: {
        en: "TCP slows down by itself, but customers share the queue. In Cloud Monitor: eip.drop.out.",
        zh: "TCP 会自行降速，但正常访问也一起排队。云监控指标：eip.drop.out。",
      },
    },
    {
      id: "flood",
      name: { en: "A flood", zh: "洪水攻击" },
      steps: [
        {
          at: "outside",
          outcome: "passes",
          text: { en: "12 Gbit/s of UDP from thousands of sources.", zh: "成千上万来源，12 Gbit/s 的 UDP。" },
        },
        {
          at: "border",
          outcome: "stops",
          text: {
            en: "Above 2 Gbit/s (demo) the address is blackholed for two hours: the line belongs to others too.",
            zh: "超过 2 Gbit/s（演示）该地址进黑洞两小时，线路还有别人在用。",
          },
        },
      ],
      result: {
        en: "All traffic to this address is lost, the good as well. Anti-DDoS takes such floods; the server behind keeps a private address only.",
        zh: "发往此地址的流量全部丢弃，好坏不分。要扛住请用 DDoS 高防，源站只留内网地址。",
      },
    },
    {
      id: "unbound",
      name: { en: "Bound to nothing", zh: "没有绑定" },
      steps: [
        {
          at: "border",
          outcome: "passes",
          text: { en: "The address is yours and is announced.", zh: "地址是你的，照常宣告。" },
        },
        {
          at: "gateway",
          outcome: "stops",
          text: {
            en: "No private address stands behind it: dropped without an answer.",
            zh: "后面没有内网地址，静默丢弃。",
          },
        },
      ],
      result: { en: "From outside it looks like a server that is switched off.", zh: "从外面看，像一台关着的服务器。" },
    },
  ],
  note: {
    en: "203.0.113.0/24 is set aside for documentation. Thresholds are demo values.",
    zh: "203.0.113.0/24 为文档专用网段，阈值为演示数值。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Properties", zh: "特性" },
  heading: { en: "What an address can do, and what it cannot", zh: "一个地址能做什么，不能做什么" },
  items: [
    {
      title: { en: "It outlives the server", zh: "比服务器活得久" },
      text: {
        en: "Partners have written your address into their firewalls. It stays when the machine is replaced.",
        zh: "合作方防火墙里写着你的地址，换机器时它不变。",
      },
      mechanism: {
        en: "The address is an object of its own; binding is one row in the gateway's table, changed on all gateways in one transaction.",
        zh: "地址是独立资源，绑定只是网关表里的一行，所有网关一次性更新。",
      },
      limit: {
        en: "It belongs to one region, and goes back to the pool seven days after you release it.",
        zh: "地址不能跨地域；释放七天后回到公共池。",
      },
    },
    {
      title: { en: "Its width changes while in use", zh: "带宽随时调" },
      text: {
        en: "From 5 to 100 Mbit/s for the evening of the broadcast, and back.",
        zh: "直播当晚从 5 调到 100 Mbit/s，播完调回来。",
      },
      mechanism: {
        en: "Width is a token bucket on the gateway; a new rate is taken over within ten seconds, connections stay.",
        zh: "带宽由网关令牌桶控制，新值十秒内生效，连接不断。",
      },
      limit: {
        en: "The highest width of a day is the one charged for that day. Above 500 Mbit/s ask first.",
        zh: "当天按最高值计费；500 Mbit/s 以上请先咨询。",
      },
    },
    {
      title: { en: "A name for the way back", zh: "反向解析" },
      text: {
        en: "Mail that you send is not refused for want of a name.",
        zh: "自己发的邮件不会因为没有反向记录被拒。",
      },
      mechanism: {
        en: "You set the PTR record in the console; it is published only if the name resolves to the address as well.",
        zh: "在控制台设置 PTR，正向解析一致才会发布。",
      },
      limit: {
        en: "Port 25 outwards is closed at first, and opened for a stated purpose.",
        zh: "出向 25 端口默认关闭，说明用途后开放。",
      },
    },
    {
      title: { en: "Both kinds of address", zh: "IPv4 与 IPv6" },
      text: {
        en: "Reachable for those whose provider has no IPv4 left to give.",
        zh: "运营商已分不出 IPv4 的用户也能访问你。",
      },
      mechanism: {
        en: "An IPv4 address is translated; an IPv6 address lies on the card itself, and here it gets its width and its rules.",
        zh: "IPv4 做地址转换；IPv6 直接配在网卡上，由 EIP 赋予带宽与放行规则。",
      },
      limit: {
        en: "They are counted as two, with a width each, unless both lie in one Shared Bandwidth.",
        zh: "两者分别计带宽；放进同一个共享带宽才合并。",
      },
    },
  ],
};

const ways: ComparisonBlock = {
  is: "comparison",
  anchor: "alternatives",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Do you need a public address at all?", zh: "真的需要公网地址吗" },
  caption: { en: "Table 2. Four ways to the internet", zh: "表 2　四种上网方式" },
  subjects: ["eip", "eipgroup", "blb", "vpc"],
  rows: [
    {
      criterion: { en: "Reached from outside", zh: "外部可访问" },
      values: [
        { en: "Yes, all ports that rules allow", zh: "可以，端口由规则定" },
        { en: "Yes, each address", zh: "可以，每个地址" },
        { en: "Only the listeners' ports", zh: "仅监听端口" },
        { en: "No (NAT: outwards only)", zh: "不可以（NAT 仅出向）" },
      ],
    },
    {
      criterion: { en: "Width belongs to", zh: "带宽归属" },
      values: [
        { en: "one address", zh: "单个地址" },
        { en: "a group of up to 100", zh: "一组，最多 100 个" },
        { en: "the address bound to it", zh: "所绑定的地址" },
        { en: "the gateway's address", zh: "网关的地址" },
      ],
    },
    {
      criterion: { en: "What can be attacked", zh: "暴露面" },
      values: [
        { en: "The server", zh: "服务器本身" },
        { en: "Each server", zh: "每台服务器" },
        { en: "The balancer", zh: "负载均衡" },
        { en: "Nothing", zh: "无" },
      ],
    },
  ],
  chooseWhen: [
    { en: "one machine must be reached, and its address must stay.", zh: "就一台机器要被访问，而且地址不能变。" },
    { en: "many machines have addresses, and their peaks differ.", zh: "地址多，高峰错开。" },
    { en: "what is reached is a site, not a machine.", zh: "对外的是网站，不是某台机器。" },
    { en: "servers only fetch things. This is the commonest case.", zh: "服务器只往外取东西。这才是最常见的情况。" },
  ],
};

const beforePublishing: ChecklistBlock = {
  is: "checklist",
  anchor: "before",
  heading: { en: "Before an address meets the internet", zh: "上公网之前" },
  lead: { en: "The first scan arrives within minutes, whoever you are.", zh: "不管你是谁，几分钟内就会有人来扫描。" },
  items: [
    {
      en: "Ports 22, 3389, 3306, 5432, 6379 are not open to 0.0.0.0/0.",
      zh: "22、3389、3306、5432、6379 没有对 0.0.0.0/0 开放。",
    },
    {
      en: "Operators come through the bastion or the VPN, not through this address.",
      zh: "运维走堡垒机或 VPN，不走这个地址。",
    },
    { en: "The width has a ceiling, and an alert stands at 80 % of it.", zh: "带宽设上限，并在 80% 处设告警。" },
    {
      en: "The name in DNS points to a WAF or a balancer where there is one, not here.",
      zh: "有 WAF 或负载均衡的，解析指向它们，不指向这里。",
    },
    { en: "For a site in mainland China: its ICP filing number is in the footer.", zh: "大陆网站：页脚已放备案号。" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. One public address, three private ones that it may stand for; today it stands for the second.",
    zh: "图 1　一个公网地址，三个可换绑的内网对象，今天绑在第二个上。",
  },
  nodes: [
    {
      id: "partner",
      label: { en: "Partner", zh: "合作方" },
      note: { en: "allows one IP", zh: "只放行一个 IP" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    { id: "internet", label: { en: "Internet", zh: "互联网" }, column: 1, row: 0, kind: "outside" },
    {
      id: "ddos",
      label: { en: "Anti-DDoS", zh: "DDoS 高防" },
      note: { en: "if needed", zh: "按需" },
      product: "ddos",
      column: 2,
      row: 0,
      kind: "security",
    },
    {
      id: "eip",
      label: { en: "Elastic IP", zh: "弹性 IP" },
      note: { en: "203.0.113.41", zh: "203.0.113.41" },
      product: "eip",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "old",
      label: { en: "Old server", zh: "旧服务器" },
      note: { en: "10.20.1.15", zh: "10.20.1.15" },
      product: "bcc",
      column: 0,
      row: 2,
      kind: "compute",
    },
    {
      id: "new",
      label: { en: "New server", zh: "新服务器" },
      note: { en: "10.20.1.16", zh: "10.20.1.16" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "next year", zh: "明年再说" },
      product: "blb",
      column: 2,
      row: 2,
      kind: "network",
    },
  ],
  edges: [
    {
      from: "partner",
      to: "eip",
      label: { en: "A partner's firewall knows this address only", zh: "合作方防火墙只认这个地址" },
    },
    { from: "internet", to: "eip", label: { en: "Visitors reach the address", zh: "访问者到达这个地址" } },
    { from: "ddos", to: "eip", label: { en: "Floods can be taken off in front of it", zh: "洪水可以在前面清洗" } },
    { from: "eip", to: "new", label: { en: "Today it stands for the new server", zh: "今天它代表新服务器" } },
    { from: "eip", to: "old", label: { en: "It stood for the old one until 14:02", zh: "14:02 之前代表旧服务器" } },
    { from: "eip", to: "blb", label: { en: "It may be given to a balancer later", zh: "以后可以交给负载均衡" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Small questions about addresses", zh: "关于地址的小问题" },
  items: [
    {
      question: { en: "Can I choose the address?", zh: "能挑地址吗？" },
      answer: {
        en: "No, but you may keep it for as long as you pay for it. Take several and release those you do not like.",
        zh: "不能挑，但可以一直留着。可以多申请几个，不合意的释放掉。",
      },
    },
    {
      question: { en: "May I bring my own block?", zh: "能带自己的网段吗？" },
      answer: {
        en: "A /24 or larger, with its route object and RPKI entry in your name. The announcement is prepared by hand; plan two weeks (demo).",
        zh: "/24 及以上可以，路由对象与 RPKI 须在你名下。人工配置宣告，预留两周（演示）。",
      },
    },
    {
      question: { en: "The address is on a blocklist. What now?", zh: "地址在黑名单里怎么办？" },
      answer: {
        en: "Addresses rest before they are given out again, but lists have long memories. Exchange it free of charge within 24 hours.",
        zh: "地址再次分配前会静置，但名单记性长。24 小时内可免费更换。",
      },
    },
    {
      question: { en: "Is a hundred addresses possible?", zh: "能申请一百个吗？" },
      answer: {
        en: "Twenty an account at first (demo); for more, say what for. Most of those who ask need a NAT gateway.",
        zh: "默认每账号二十个（演示），更多请说明用途。多数人其实需要的是 NAT 网关。",
      },
    },
    {
      question: { en: "Are visitors from abroad slower?", zh: "海外访问会慢吗？" },
      answer: {
        en: "The way is as long as it is, and an address does not shorten it. A CDN does, for what can be copied.",
        zh: "距离摆在那里，换地址没用。能缓存的内容请用 CDN。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What it is bound to", zh: "它绑在谁身上" },
  items: [
    { product: "bcc", relation: { en: "One server that must be reached", zh: "要被访问的那台服务器" } },
    { product: "blb", relation: { en: "The better thing to bind it to", zh: "更值得绑定的对象" } },
    { product: "eipgroup", relation: { en: "Gives many addresses one width", zh: "多个地址共用带宽" } },
    { product: "ddos", relation: { en: "Takes floods before they arrive here", zh: "在前面清洗洪水" } },
  ],
  solutions: ["cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Take one, by traffic, with a ceiling", zh: "先按流量买一个，设好上限" },
  lead: {
    en: "After a month the console shows which way would have been cheaper. Change then.",
    zh: "用满一个月，控制台会算出哪种方式更划算，到时再换。",
  },
  actions: [
    { label: { en: "Get an address", zh: "申请地址" }, to: "console:/eip/create" },
    { label: { en: "Share the width instead", zh: "改用共享带宽" }, to: "/products/eipgroup" },
  ],
};

export const content: PageContent = {
  code: "eip",
  title: { en: "Elastic IP", zh: "弹性公网 IP" },
  lead: {
    en: "A public IPv4 or IPv6 address that you own apart from any server, and bind to a server, a balancer or a NAT gateway. For whatever others have written your address into.",
    zh: "独立于服务器的公网 IPv4 或 IPv6 地址，可绑到云服务器、负载均衡或 NAT 网关。别人把你的地址写进配置以后，它就不能变了。",
  },
  actions: [
    { label: { en: "Bandwidth or traffic?", zh: "带宽还是流量" }, to: "#which" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/eip" },
  ],
  figure,
  facts: [
    {
      label: { en: "1 Mbit/s (demo price)", zh: "1 Mbit/s（演示价格）" },
      value: { is: "price", usd: eipUsd.perMbit, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Width changes within", zh: "带宽调整生效" },
      value: { is: "words", words: { en: "10 seconds (demo)", zh: "10 秒（演示）" } },
      anchor: "features",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.eip },
      anchor: "prices",
    },
  ],
  blocks: [prices, breakEven, features, paths, ways, beforePublishing, questions, related, callToAction],
  seo: {
    title: { en: "Elastic IP: public addresses, bandwidth or traffic", zh: "弹性公网 IP：按带宽还是按流量" },
    description: {
      en: "Public IPv4 and IPv6 addresses that move between servers. When bandwidth is cheaper than traffic, and what happens to each packet.",
      zh: "可随时换绑的公网 IPv4、IPv6 地址。算清按带宽与按流量的分界线，看清报文在超限与受攻击时的去向。",
    },
    keywords: {
      en: "elastic IP, public IP, bandwidth, IPv6, PTR, ZhiAn Cloud",
      zh: "弹性公网IP,EIP,带宽,IPv6,反向解析,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

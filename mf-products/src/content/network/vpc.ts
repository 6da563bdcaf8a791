import { vpcUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Parts", zh: "组成" },
  heading: { en: "Five parts of a network, and the edge of each", zh: "一张网的五个部件，各自的边界" },
  items: [
    {
      title: { en: "A range nobody else answers in", zh: "一段只有你应答的地址" },
      text: {
        en: "Two customers may both use 10.0.0.0/16 and never meet.",
        zh: "两个客户都用 10.0.0.0/16，互不相见。",
      },
      mechanism: {
        en: "Each packet between hosts is wrapped (VXLAN) with the number of your network; a host unwraps only numbers of machines that it carries.",
        zh: "宿主机之间的报文按网络编号封装（VXLAN），宿主机只拆自己承载的编号。",
      },
      limit: {
        en: "The wrapping takes 50 bytes: the largest packet inside is 1,450 bytes (MTU), unless jumbo frames are on for the whole subnet.",
        zh: "封装占 50 字节，内层 MTU 为 1,450；需要大帧时按子网整体开启。",
      },
    },
    {
      title: { en: "Subnets with a reason", zh: "子网按用途划分" },
      text: {
        en: "What faces the internet, what computes and what stores live apart, and each part has its own way out.",
        zh: "对外的、计算的、存数据的分开放，各有各的出口。",
      },
      mechanism: {
        en: "A subnet belongs to one zone and to one route table; the most specific route wins, as in every router.",
        zh: "子网属于一个可用区，绑定一张路由表，按最长前缀匹配。",
      },
      limit: {
        en: "Its range cannot grow later. Five addresses of each are ours: network, router, DNS, reserve, broadcast.",
        zh: "子网创建后不能扩大；每个子网保留五个地址：网络、网关、DNS、备用、广播。",
      },
    },
    {
      title: { en: "Rules that remember", zh: "会记住连接的规则" },
      text: {
        en: "Allow a question and its answer is allowed too.",
        zh: "放行了提问，回答自动放行。",
      },
      mechanism: {
        en: "A security group is checked on the host, for each network card, with a table of connections. It may name another group as its source instead of addresses.",
        zh: "安全组在宿主机上逐网卡检查，带连接表；来源可以写另一个安全组，不必写地址。",
      },
      limit: {
        en: "100 rules a group, 10 groups a card (demo). It has no rule that forbids: for that, the subnet's ACL.",
        zh: "每组 100 条规则，每网卡 10 组（演示）。安全组只有允许，没有拒绝；要拒绝用子网 ACL。",
      },
    },
    {
      title: { en: "Out, without being reached", zh: "出得去，进不来" },
      text: {
        en: "Servers without a public address fetch their updates all the same.",
        zh: "没有公网地址的服务器也能下载更新。",
      },
      mechanism: {
        en: "A NAT gateway rewrites source address and port to an Elastic IP and keeps the pair until it is idle for 900 seconds.",
        zh: "NAT 网关把源地址和端口改写为弹性公网 IP，会话空闲 900 秒后释放。",
      },
      limit: {
        en: "About 55,000 connections at a time to the same address and port through one public IP; bind a second for more.",
        zh: "单个公网 IP 到同一目的地址和端口约 5.5 万并发，不够就再绑一个。",
      },
    },
    {
      title: { en: "Joined to the office", zh: "与办公室相连" },
      text: {
        en: "Accounting opens the ERP by its private address, as if it stood downstairs.",
        zh: "财务用内网地址打开 ERP，就像它还在楼下机房。",
      },
      mechanism: {
        en: "IPsec with IKEv2 to your router, two tunnels, routes learned by BGP or written by hand.",
        zh: "与你的路由器建立 IKEv2 IPsec，两条隧道，路由用 BGP 学习或手工填写。",
      },
      limit: {
        en: "It runs over the internet, with the internet's delay. 500 Mbit/s a gateway (demo); ranges on both sides must differ.",
        zh: "走公网，时延随公网。单网关 500 Mbit/s（演示），两端网段不能重叠。",
      },
    },
  ],
};

const paths: PacketPathBlock = {
  is: "packet-path",
  anchor: "paths",
  nav: { en: "Packets", zh: "报文路径" },
  heading: { en: "Five packets, and who looks at each", zh: "五个报文，谁来过问" },
  lead: {
    en: "Most questions to a network are of one kind: why does this not arrive? Here is where to look, in order.",
    zh: "网络问题大多是同一句：怎么不通？按下面的顺序查。",
  },
  caption: { en: "Figure 2. Checks between two machines", zh: "图 2　两台机器之间的关卡" },
  stations: [
    { id: "source", name: { en: "Sender", zh: "发送方" } },
    { id: "group-out", name: { en: "Group, out", zh: "出向安全组" } },
    { id: "route", name: { en: "Route table", zh: "路由表" }, product: "vpc" },
    { id: "gateway", name: { en: "Gateway", zh: "网关" } },
    { id: "acl", name: { en: "Subnet ACL", zh: "子网 ACL" } },
    { id: "group-in", name: { en: "Group, in", zh: "入向安全组" } },
    { id: "target", name: { en: "Receiver", zh: "接收方" } },
  ],
  cases: [
    {
      id: "web-to-database",
      name: { en: "Web server to database", zh: "Web 访问数据库" },
      steps: [
        {
          at: "source",
          outcome: "passes",
          text: {
            en: "10.20.1.15 opens a connection to 10.20.2.7, port 3306.",
            zh: "10.20.1.15 连接 10.20.2.7 的 3306 端口。",
          },
        },
        { at: "group-out", outcome: "passes", text: { en: "Out is open by default.", zh: "出向默认放行。" } },
        {
          at: "route",
          outcome: "passes",
          text: { en: "10.20.0.0/16 is local: no gateway.", zh: "10.20.0.0/16 为本地路由，不经网关。" },
        },
        {
          at: "acl",
          outcome: "passes",
          text: { en: "The data subnet's ACL admits 10.20.1.0/24.", zh: "数据子网 ACL 允许 10.20.1.0/24。" },
        },
        {
          at: "group-in",
          outcome: "passes",
          text: {
            en: "The rule names the group “web” as source, so a new web server needs no new rule.",
            zh: "规则来源写的是安全组“web”，新增 Web 服务器不用改规则。",
          },
        },
        {
          at: "target",
          outcome: "passes",
          text: {
            en: "MySQL answers; the answer is let back because the connection is known.",
            zh: "MySQL 应答，属已知连接，原路放回。",
          },
        },
      ],
      result: { en: "Well under a millisecond within one zone (demo).", zh: "同一可用区内远小于一毫秒（演示）。" },
    },
    {
      id: "update",
      name: { en: "Private server fetches an update", zh: "内网服务器下载更新" },
      steps: [
        {
          at: "source",
          outcome: "passes",
          text: { en: "10.20.2.7 wants a package from 198.51.100.20.", zh: "10.20.2.7 要从 198.51.100.20 取软件包。" },
        },
        {
          at: "route",
          outcome: "passes",
          text: { en: "0.0.0.0/0 leads to the NAT gateway.", zh: "0.0.0.0/0 指向 NAT 网关。" },
        },
        {
          at: "gateway",
          outcome: "changes",
          text: {
            en: "10.20.2.7:41022 becomes 203.0.113.40:20817.",
            zh: "10.20.2.7:41022 改写为 203.0.113.40:20817。",
          },
        },
        {
          at: "target",
          outcome: "passes",
          text: { en: "The mirror sees the gateway's address only.", zh: "软件源只看到网关地址。" },
        },
      ],
      result: {
        en: "The package comes back through the same pair. Nobody can begin a connection the other way.",
        zh: "软件包沿同一会话返回；外部无法反向发起连接。",
      },
    },
    {
      id: "knock",
      name: { en: "A stranger knocks", zh: "陌生人敲门" },
      steps: [
        {
          at: "source",
          outcome: "passes",
          text: {
            en: "198.51.100.99 tries port 22 of your public address.",
            zh: "198.51.100.99 尝试你公网地址的 22 端口。",
          },
        },
        {
          at: "gateway",
          outcome: "changes",
          text: { en: "203.0.113.41 becomes 10.20.1.15.", zh: "203.0.113.41 改写为 10.20.1.15。" },
        },
        {
          at: "acl",
          outcome: "passes",
          text: { en: "A new subnet's ACL lets everything through.", zh: "新子网的 ACL 默认全部放行。" },
        },
        {
          at: "group-in",
          outcome: "stops",
          text: {
            en: "No rule for port 22 from there: dropped on the host, without an answer.",
            zh: "没有放行该来源 22 端口的规则，在宿主机上静默丢弃。",
          },
        },
      ],
      result: {
        en: "The server never sees it. In the flow log it is one line with the verdict DROP.",
        zh: "服务器毫无感觉，流日志里有一行 DROP。",
      },
    },
    {
      id: "stateless",
      name: { en: "The answer that gets lost", zh: "丢失的回包" },
      steps: [
        {
          at: "source",
          outcome: "passes",
          text: { en: "10.20.1.15 asks 10.20.2.7, port 5432.", zh: "10.20.1.15 访问 10.20.2.7 的 5432 端口。" },
        },
        {
          at: "acl",
          outcome: "passes",
          text: { en: "In: allowed, somebody wrote a rule for 5432.", zh: "入向：有人写了 5432 的放行规则。" },
        },
        { at: "group-in", outcome: "passes", text: { en: "Allowed as well.", zh: "安全组同样放行。" } },
        {
          at: "target",
          outcome: "passes",
          text: { en: "PostgreSQL answers to port 41022 of the sender.", zh: "PostgreSQL 回包到发送方的 41022 端口。" },
        },
        {
          at: "acl",
          outcome: "stops",
          text: {
            en: "Out: ports 1024–65535 were forgotten. An ACL has no memory.",
            zh: "出向：忘了放行 1024–65535。ACL 不记连接状态。",
          },
        },
      ],
      result: {
        en: "A timeout that looks like a dead database. Groups first, ACLs only for what must never happen.",
        zh: "表现为连接超时，像是数据库挂了。平时用安全组，ACL 只留给绝不允许的事。",
      },
    },
    {
      id: "overlap",
      name: { en: "Two offices, one range", zh: "两地网段相同" },
      steps: [
        {
          at: "source",
          outcome: "passes",
          text: {
            en: "10.20.1.15 writes to 192.168.1.30 in the office.",
            zh: "10.20.1.15 访问办公室的 192.168.1.30。",
          },
        },
        {
          at: "route",
          outcome: "passes",
          text: { en: "192.168.1.0/24 leads to the VPN gateway.", zh: "192.168.1.0/24 指向 VPN 网关。" },
        },
        {
          at: "gateway",
          outcome: "stops",
          text: {
            en: "Two branches announced 192.168.1.0/24; the packet goes to the other one and dies there.",
            zh: "两个分部都宣告了 192.168.1.0/24，报文进了另一个分部，无人应答。",
          },
        },
      ],
      result: {
        en: "No rule mends this. One side is renumbered, or hidden behind NAT: hence the plan below.",
        zh: "改规则没用，只能一端改网段或做 NAT。所以要有下面的地址规划。",
      },
    },
  ],
};

const plan: SpecsBlock = {
  is: "specs",
  anchor: "plan",
  nav: { en: "Address plan", zh: "地址规划" },
  heading: { en: "An address plan that lasts ten years", zh: "一份用十年的地址规划" },
  lead: {
    en: "Addresses are the one thing that is dear to change. Take more than you need from the start: private ones cost nothing.",
    zh: "地址最难改。内网地址不要钱，一开始就多留。",
  },
  caption: { en: "Table 1. One /16 divided for two zones", zh: "表 1　一个 /16 划给两个可用区" },
  columns: [
    { en: "For", zh: "用途" },
    { en: "Zone A", zh: "可用区 A" },
    { en: "Zone B", zh: "可用区 B" },
    { en: "Usable each", zh: "每段可用" },
    { en: "Way out", zh: "出口" },
  ],
  rows: [
    {
      label: { en: "Entrance: balancers, NAT", zh: "入口：负载均衡、NAT" },
      cells: [
        { en: "10.20.0.0/24", zh: "10.20.0.0/24" },
        { en: "10.20.64.0/24", zh: "10.20.64.0/24" },
        { en: "251", zh: "251" },
        { en: "Internet", zh: "公网" },
      ],
    },
    {
      label: { en: "Programs", zh: "应用" },
      cells: [
        { en: "10.20.16.0/20", zh: "10.20.16.0/20" },
        { en: "10.20.80.0/20", zh: "10.20.80.0/20" },
        { en: "4,091", zh: "4,091" },
        { en: "NAT gateway", zh: "NAT 网关" },
      ],
    },
    {
      label: { en: "Databases, caches", zh: "数据库、缓存" },
      cells: [
        { en: "10.20.32.0/22", zh: "10.20.32.0/22" },
        { en: "10.20.96.0/22", zh: "10.20.96.0/22" },
        { en: "1,019", zh: "1,019" },
        { en: "None", zh: "无" },
      ],
    },
    {
      label: { en: "Operators, bastion", zh: "运维、堡垒机" },
      cells: [
        { en: "10.20.40.0/26", zh: "10.20.40.0/26" },
        { en: "10.20.104.0/26", zh: "10.20.104.0/26" },
        { en: "59", zh: "59" },
        { en: "VPN only", zh: "仅 VPN" },
      ],
    },
    {
      label: { en: "Kept free", zh: "预留" },
      cells: [
        { en: "10.20.48.0/20", zh: "10.20.48.0/20" },
        { en: "10.20.128.0/17", zh: "10.20.128.0/17" },
        { en: "–", zh: "–" },
        { en: "–", zh: "–" },
      ],
    },
  ],
  note: {
    en: "Any private range of RFC 1918 between /16 and /28 will do. Avoid 192.168.0.0/24 and 192.168.1.0/24: every home router has them.",
    zh: "RFC 1918 私有网段均可，掩码 /16 到 /28。避开 192.168.0.0/24 和 192.168.1.0/24，家用路由器人手一份。",
  },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three networks, drawn for three worries", zh: "三种顾虑，三张网" },
  items: [
    {
      id: "assessment",
      name: { en: "A level-3 assessment", zh: "三级测评" },
      problem: {
        en: "Everything stands in one flat network; the assessor asks for zones and for the rules between them.",
        zh: "所有机器同在一个平面，测评师要看分区和区间访问控制。",
      },
      approach: {
        en: "Four subnets as in table 1, groups that name groups, flow logs to Log Audit, operators through the bastion only.",
        zh: "按表 1 分四个子网，安全组互相引用，流日志送日志审计，运维只走堡垒机。",
      },
      result: {
        en: "The drawing that the assessor asks for is exported from what runs, not from memory.",
        zh: "测评要的拓扑图从实际配置导出，不靠记忆。",
      },
      products: ["vpc", "cag", "las", "hosteye"],
    },
    {
      id: "two-companies",
      name: { en: "After a merger", zh: "两家公司合并" },
      problem: {
        en: "Two companies, two networks, one stock system which both need from Monday on.",
        zh: "两家公司两张网，下周一起共用一套库存系统。",
      },
      approach: {
        en: "Peering between the two networks with a route for one subnet only, and one group that admits port 443.",
        zh: "两个 VPC 建对等连接，只放一个子网的路由，安全组只放行 443。",
      },
      result: {
        en: "The stock system is reached; nothing else became a neighbour. Peering does not pass on to third networks.",
        zh: "库存系统能用，其余照旧隔离；对等连接不传递到第三张网。",
      },
      products: ["vpc", "blb", "bcc"],
    },
    {
      id: "branch",
      name: { en: "Eight branches, one ERP", zh: "八个分部用一套 ERP" },
      problem: {
        en: "Each branch has a router from another maker and a line from another carrier.",
        zh: "分部路由器品牌各异，线路来自不同运营商。",
      },
      approach: {
        en: "One VPN gateway, eight IKEv2 peers with BGP; each branch gets a /24 from 10.21.0.0/16 that nobody else uses.",
        zh: "一个 VPN 网关接八个 IKEv2 对端，用 BGP；每个分部从 10.21.0.0/16 分一个 /24。",
      },
      result: {
        en: "A ninth branch is one more peer. Those whose line fails come back by themselves over the second tunnel.",
        zh: "第九个分部只是多一个对端；主隧道断了自动走第二条。",
      },
      products: ["vpc", "bcc", "sqlserver"],
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "The network is free, its gateways are not", zh: "网络免费，网关收费" },
  demo: demoPrices,
  lines: [
    {
      id: "network",
      name: { en: "Network, subnets, groups, routes", zh: "网络、子网、安全组、路由" },
      for: { en: "Up to 5 networks with 50 subnets each", zh: "最多 5 个网络，每个 50 个子网" },
      usd: vpcUsdPerMonth.network,
      unit: "month",
    },
    {
      id: "peering",
      name: { en: "Peering within a region", zh: "同地域对等连接" },
      for: {
        en: "Between your networks, or with another account that agrees",
        zh: "自己的网络之间，或与同意的其他账号",
      },
      usd: vpcUsdPerMonth.peering,
      unit: "month",
    },
    {
      id: "nat",
      name: { en: "NAT gateway", zh: "NAT 网关" },
      for: {
        en: "Two nodes; the public address and its traffic are Elastic IP",
        zh: "双节点；公网地址与流量按弹性公网 IP 计",
      },
      usd: vpcUsdPerMonth.natGateway,
      unit: "month",
      slaPercent: demoSla.vpc,
    },
    {
      id: "vpn",
      name: { en: "VPN gateway", zh: "VPN 网关" },
      for: { en: "Two tunnels, up to ten peers", zh: "双隧道，最多十个对端" },
      usd: vpcUsdPerMonth.vpnGateway,
      unit: "month",
      slaPercent: demoSla.vpc,
    },
  ],
  note: demoPriceNote,
};

const beforeYouStart: ChecklistBlock = {
  is: "checklist",
  anchor: "before",
  heading: { en: "Before the first subnet", zh: "建第一个子网之前" },
  lead: {
    en: "Ten minutes with paper. Everything here is hard to change later.",
    zh: "花十分钟在纸上过一遍，这些事后都不好改。",
  },
  items: [
    {
      en: "Write down the ranges of every office, branch, partner and VPN you will ever join.",
      zh: "写下所有将来可能互联的办公室、分部、合作方和 VPN 网段。",
    },
    { en: "Leave half of the /16 unused.", zh: "一个 /16 至少空一半。" },
    { en: "Put databases where no route leads out.", zh: "数据库子网不给出口路由。" },
    {
      en: "Name groups after what they are (web, db), not after who asked for them.",
      zh: "安全组按角色命名（web、db），不按申请人。",
    },
    {
      en: "Use the second zone from the first day, even for one machine.",
      zh: "第二个可用区从第一天就用起来，哪怕只放一台。",
    },
    { en: "Switch flow logs on before something is wrong.", zh: "流日志在出事之前就打开。" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. One network in three layers. What holds data has no line to the internet.",
    zh: "图 1　三层私有网络：存数据的那层，没有通往公网的线。",
  },
  nodes: [
    {
      id: "office",
      label: { en: "Office", zh: "办公室" },
      note: { en: "192.0.2.10", zh: "192.0.2.10" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    { id: "internet", label: { en: "Internet", zh: "互联网" }, column: 1, row: 0, kind: "outside" },
    { id: "vpn", label: { en: "VPN gateway", zh: "VPN 网关" }, product: "vpc", column: 0, row: 1, kind: "network" },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "10.20.0.0/24", zh: "10.20.0.0/24" },
      product: "blb",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "nat",
      label: { en: "NAT gateway", zh: "NAT 网关" },
      note: { en: "out only", zh: "只出不进" },
      product: "vpc",
      column: 2,
      row: 1,
      kind: "network",
    },
    {
      id: "cag",
      label: { en: "Bastion", zh: "堡垒机" },
      note: { en: "10.20.40.0/26", zh: "10.20.40.0/26" },
      product: "cag",
      column: 0,
      row: 2,
      kind: "security",
    },
    {
      id: "bcc",
      label: { en: "Programs", zh: "应用服务器" },
      note: { en: "10.20.16.0/20", zh: "10.20.16.0/20" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "mysql",
      label: { en: "Databases", zh: "数据库" },
      note: { en: "10.20.32.0/22", zh: "10.20.32.0/22" },
      product: "mysql",
      column: 1,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    {
      from: "office",
      to: "vpn",
      label: { en: "The office comes in through an encrypted tunnel", zh: "办公室经加密隧道接入" },
    },
    {
      from: "internet",
      to: "blb",
      label: { en: "Visitors reach the balancer and nothing else", zh: "访问者只能到负载均衡" },
    },
    { from: "vpn", to: "cag", label: { en: "Operators go on to the bastion", zh: "运维人员再到堡垒机" } },
    { from: "blb", to: "bcc", label: { en: "The balancer hands requests to the programs", zh: "负载均衡转给应用" } },
    { from: "cag", to: "bcc", label: { en: "Sessions on servers begin at the bastion", zh: "登录服务器从堡垒机发起" } },
    {
      from: "bcc",
      to: "mysql",
      label: { en: "Programs query databases by private addresses", zh: "应用用内网地址访问数据库" },
    },
    { from: "bcc", to: "nat", label: { en: "Updates are fetched through the NAT gateway", zh: "更新经 NAT 网关下载" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What network people ask", zh: "网络工程师常问" },
  items: [
    {
      question: { en: "Group or ACL?", zh: "安全组还是 ACL？" },
      answer: {
        en: "The group, nearly always: it follows the machine and remembers connections. The ACL is for a whole subnet and for refusals, such as one address that attacks.",
        zh: "绝大多数情况用安全组：跟着机器走，还记得连接。ACL 管整个子网，用来拒绝，比如封掉一个攻击源。",
      },
    },
    {
      question: { en: "Can I see what was dropped?", zh: "能看到丢了哪些报文吗？" },
      answer: {
        en: "Yes, in the flow log: addresses, ports, bytes and verdict for each connection, collected every minute. It holds no content.",
        zh: "能。流日志每分钟汇总一次，含地址、端口、字节数和处置结果，不含内容。",
      },
    },
    {
      question: { en: "May a network span China and Indonesia?", zh: "一个网络能横跨中国和印尼吗？" },
      answer: {
        en: "No. A network belongs to one region. Between two of them use a VPN, or ask us for a line by a licensed carrier: cross-border private lines in China are reserved to these.",
        zh: "不能。网络属于一个地域。跨境互联可用 VPN，或由持牌运营商提供专线：中国的跨境专线只能由其经营。",
      },
    },
    {
      question: { en: "Does IPv6 work?", zh: "支持 IPv6 吗？" },
      answer: {
        en: "Yes: each network may have a /56, each subnet a /64. IPv6 addresses are public by nature, so here the group alone decides who gets in.",
        zh: "支持。每个网络一个 /56，每个子网一个 /64。IPv6 天生是公网地址，进出全看安全组。",
      },
    },
    {
      question: { en: "Is traffic inside encrypted?", zh: "网内流量加密吗？" },
      answer: {
        en: "It is kept apart, not encrypted. Where an assessment asks for encryption in transit, use TLS to the database as well.",
        zh: "是隔离，不是加密。要求传输加密的，应用到数据库之间也要开 TLS。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What is plugged into it", zh: "接在这张网上的" },
  items: [
    { product: "bcc", relation: { en: "Gets its card and its address here", zh: "在这里获得网卡和地址" } },
    { product: "eip", relation: { en: "Is the public side of NAT", zh: "NAT 的公网一侧" } },
    { product: "blb", relation: { en: "Is its front door", zh: "它的正门" } },
    { product: "cag", relation: { en: "Is the operators' door", zh: "运维人员的门" } },
    { product: "las", relation: { en: "Keeps its flow logs", zh: "保存流日志" } },
  ],
  solutions: ["cloud-base", "private", "smart-park"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Draw it, then build it", zh: "先画图，再动手" },
  lead: {
    en: "Copy the plan of table 1 into the console: four subnets in two zones and six groups, ready for the first server.",
    zh: "把表 1 的规划填进控制台：两个可用区、四类子网、六个安全组，就能放第一台服务器。",
  },
  actions: [
    { label: { en: "Create a network", zh: "创建私有网络" }, to: "console:/vpc/create" },
    { label: { en: "See a complete set-up", zh: "看完整方案" }, to: "/solution/cloud-base" },
  ],
};

export const content: PageContent = {
  code: "vpc",
  title: { en: "Virtual Private Cloud", zh: "私有网络" },
  lead: {
    en: "A network of your own with subnets, routes and rules, in which servers, databases and balancers find each other by private addresses. It is where every set-up begins, and the one part that is hard to change later.",
    zh: "一张属于你的网：子网、路由、规则自己定，服务器、数据库、负载均衡用内网地址互访。一切从这里开始，也数它最难改。",
  },
  actions: [
    { label: { en: "Plan the addresses", zh: "规划地址" }, to: "#plan" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/vpc" },
  ],
  figure,
  facts: [
    {
      label: { en: "Inbound by default", zh: "默认入向" },
      value: { is: "words", words: { en: "Closed", zh: "全部关闭" } },
      anchor: "paths",
    },
    {
      label: { en: "Largest range", zh: "最大网段" },
      value: { is: "words", words: { en: "/16, 65,536 addresses", zh: "/16，65,536 个地址" } },
      anchor: "plan",
    },
    {
      label: { en: "NAT gateway (demo price)", zh: "NAT 网关（演示价格）" },
      value: { is: "price", usd: vpcUsdPerMonth.natGateway, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of gateways (demo)", zh: "网关 SLA（演示）" },
      value: { is: "percent", percent: demoSla.vpc },
      anchor: "prices",
    },
  ],
  blocks: [plan, paths, features, beforeYouStart, scenarios, prices, questions, related, callToAction],
  seo: {
    title: { en: "Virtual Private Cloud: address plan, rules, gateways", zh: "私有网络 VPC：地址规划、安全组与网关" },
    description: {
      en: "A private network explained packet by packet: subnets, routes, security groups, ACLs, NAT and VPN, with an address plan for two zones.",
      zh: "逐个报文讲清私有网络：子网、路由、安全组、ACL、NAT、VPN，附双可用区地址规划表与网关价格。",
    },
    keywords: {
      en: "VPC, private network, subnet, security group, NAT gateway, IPsec VPN, ZhiAn Cloud",
      zh: "VPC,私有网络,子网,安全组,NAT网关,IPsec VPN,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

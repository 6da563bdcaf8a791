import { serverUsdExtras, serverUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock, Words } from "@zhian/page/content";
import type { ConfiguratorBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const us: Words = { en: "We do", zh: "我们" };
const you: Words = { en: "You do", zh: "你" };

const duties: SpecsBlock = {
  is: "specs",
  anchor: "duties",
  nav: { en: "Who does what", zh: "责任划分" },
  heading: { en: "Rented or your own: who gets up at night", zh: "租还是托管：半夜谁起来" },
  lead: {
    en: "Most quarrels in hosting are about a line that nobody drew. Here it is drawn.",
    zh: "主机业务的扯皮，多半因为有条线没人画。这里先画好。",
  },
  caption: {
    en: "Table 1. Tasks around a machine in our room, and whose they are",
    zh: "表 1　一台机器的各项工作归谁",
  },
  columns: [
    { en: "Task", zh: "工作" },
    { en: "Rented machine", zh: "租用" },
    { en: "Your machine, placed with us", zh: "托管" },
  ],
  rows: [
    { label: { en: "Buy it, write it off, own it", zh: "采购、折旧、产权" }, cells: [us, you] },
    { label: { en: "Room, power, cooling, access", zh: "场地、电力、制冷、门禁" }, cells: [us, us] },
    {
      label: { en: "A part has failed", zh: "部件损坏" },
      cells: [
        { en: "We replace it from stock, within 4 hours (demo)", zh: "我们用备件更换，4 小时内（演示）" },
        { en: "You send the part, we fit it as remote hands", zh: "你寄配件，我们代为更换" },
      ],
    },
    {
      label: { en: "Firmware with a known hole", zh: "固件有已知漏洞" },
      cells: [{ en: "We tell you and agree on an hour", zh: "我们通知你，约时间升级" }, you],
    },
    { label: { en: "Operating system and everything above", zh: "操作系统及以上" }, cells: [you, you] },
    { label: { en: "Backups", zh: "备份" }, cells: [you, you] },
    {
      label: { en: "Drives at the end of the contract", zh: "合同结束时的硬盘" },
      cells: [
        { en: "Wiped, with a protocol; destroyed on request", zh: "清除并出记录，可要求销毁" },
        { en: "Leave with you, sealed", zh: "封存后随机带走" },
      ],
    },
    {
      label: { en: "Insurance of the machine", zh: "设备保险" },
      cells: [us, { en: "You; the building is ours", zh: "设备归你，建筑归我们" }],
    },
  ],
};

const configurator: ConfiguratorBlock = {
  is: "configurator",
  anchor: "configure",
  nav: { en: "Put together", zh: "配一组" },
  heading: { en: "Put a group together and watch its limits", zh: "配一组机器，看看会碰到哪条线" },
  lead: {
    en: "Rented machines and your own may stand in one group. It lives in a third of a shared cabinet; when it no longer fits, you will read why.",
    zh: "租用和自带的机器可以放在一组，占共享机柜的三分之一。放不下时会写明是哪一项。",
  },
  caption: {
    en: "Table 2. A group of machines: monthly sum and what it takes of the cabinet (demo values)",
    zh: "表 2　一组机器的月费与机柜占用（演示数值）",
  },
  parts: [
    {
      amount: {
        id: "rent16",
        label: { en: "Rented, 16 cores, 64 GiB", zh: "租用 16 核 64 GiB" },
        unit: "",
        stops: [0, 1, 2, 3, 4, 5, 6],
        start: 2,
      },
      usdPerUnit: serverUsdPerMonth.rent16c64,
      takes: { height: 1, power: 220 },
    },
    {
      amount: {
        id: "rent32",
        label: { en: "Rented, 32 cores, 128 GiB", zh: "租用 32 核 128 GiB" },
        unit: "",
        stops: [0, 1, 2, 3, 4, 5, 6],
        start: 0,
      },
      usdPerUnit: serverUsdPerMonth.rent32c128,
      takes: { height: 1, power: 380 },
    },
    {
      amount: {
        id: "rent64",
        label: { en: "Rented, 64 cores, 256 GiB", zh: "租用 64 核 256 GiB" },
        unit: "",
        stops: [0, 1, 2, 3, 4],
        start: 0,
      },
      usdPerUnit: serverUsdPerMonth.rent64c256,
      takes: { height: 2, power: 650 },
    },
    {
      amount: {
        id: "own",
        label: { en: "Your own machines, by height", zh: "自带设备，按高度" },
        unit: "U",
        stops: [0, 1, 2, 3, 4, 6, 8, 10, 12],
        start: 2,
      },
      usdPerUnit: serverUsdPerMonth.colocatePerUnit,
      takes: { height: 1, power: 200 },
    },
    {
      amount: {
        id: "bandwidth",
        label: { en: "Bandwidth", zh: "带宽" },
        unit: "Mbit/s",
        stops: [10, 20, 50, 100, 200, 500, 1000],
        start: 20,
      },
      usdPerUnit: serverUsdExtras.perMbit,
      takes: { uplink: 1 },
    },
    {
      amount: {
        id: "addresses",
        label: { en: "Public IPv4 addresses", zh: "公网 IPv4 地址" },
        unit: "",
        stops: [1, 2, 4, 8, 16, 32],
        start: 4,
      },
      usdPerUnit: serverUsdExtras.address,
      takes: { addresses: 1 },
    },
    {
      amount: {
        id: "hands",
        label: { en: "Hours of remote hands", zh: "远程代维" },
        unit: "h",
        stops: [0, 1, 2, 4, 8],
        start: 0,
      },
      usdPerUnit: serverUsdExtras.remoteHandsHour,
    },
  ],
  limits: [
    {
      id: "height",
      name: { en: "Height", zh: "高度" },
      unit: "U",
      capacity: 14,
      over: {
        en: "Taller than a third of a cabinet. A rack of your own is on the Data Centre page.",
        zh: "超过三分之一机柜，请看“数据中心 IDC”的整柜。",
      },
    },
    {
      id: "power",
      name: { en: "Power", zh: "功率" },
      unit: "W",
      capacity: 2400,
      over: {
        en: "More power than a third of a cabinet may draw when one of its two feeds is off.",
        zh: "一路断电时，三分之一机柜带不动这么多。",
      },
    },
    {
      id: "uplink",
      name: { en: "Shared uplink", zh: "共享上联" },
      unit: "Mbit/s",
      capacity: 500,
      over: {
        en: "Beyond 500 Mbit/s a port of your own is fairer to the neighbours, and to you.",
        zh: "超过 500 Mbit/s 请用独立端口，对邻居和你自己都公平。",
      },
    },
    {
      id: "addresses",
      name: { en: "Addresses without a written reason", zh: "免说明的地址数" },
      unit: "",
      capacity: 8,
      over: {
        en: "IPv4 is scarce: for more than eight, the registry wants to know what they are for.",
        zh: "IPv4 紧缺，超过 8 个需按注册机构要求说明用途。",
      },
    },
  ],
  note: {
    en: "Power is what such a machine draws under load, with 200 W assumed for each unit of your own. Before yours goes in, we measure it.",
    zh: "功率按满载估计，自带设备每 U 按 200 W 计；上架前会实测。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "A machine that you never have to visit", zh: "不用跑机房的一台机器" },
  lead: {
    en: "Physical servers are bought for years. What matters is the bad day in the third year.",
    zh: "物理机一用几年，要紧的是第三年出事那天。",
  },
  items: [
    {
      title: { en: "Screen and keyboard over the internet", zh: "远程键盘和屏幕" },
      text: {
        en: "Reinstall, enter the BIOS, read a kernel panic from home.",
        zh: "在家重装系统、进 BIOS、看内核崩溃信息。",
      },
      mechanism: {
        en: "Rented machines have a management port behind a VPN; yours can be hung on a KVM-over-IP by ticket.",
        zh: "租用机的管理口接在 VPN 后面，托管机可提工单挂 KVM-over-IP。",
      },
      limit: {
        en: "A management port of your own is never put on the open internet, even if you ask.",
        zh: "自带设备的管理口不会直接放到公网上，要求也不行。",
      },
    },
    {
      title: { en: "Hands that do exactly what is written", zh: "照单操作的一双手" },
      text: {
        en: "Swap a drive, move a cable, read a label, hold a phone camera.",
        zh: "换盘、挪线、抄标签、举着手机拍给你看。",
      },
      mechanism: {
        en: "A ticket with a photograph before and after; each step is confirmed with you when it cannot be undone.",
        zh: "工单附前后照片，不可逆的步骤先和你确认。",
      },
      limit: {
        en: "They do not decide, and do not log in to your system. Advice is another service.",
        zh: "不替你做决定，也不登录系统；要出主意请另购服务。",
      },
    },
    {
      title: { en: "Two feeds, and a way for one plug", zh: "双路供电，单电源也有办法" },
      text: {
        en: "Work on one power line does not switch your machine off.",
        zh: "一路电检修，机器不断电。",
      },
      mechanism: {
        en: "Each cabinet has an A and a B feed from separate UPS; a machine with one power supply goes behind a transfer switch.",
        zh: "每柜 A、B 两路，来自不同 UPS；单电源设备接在自动切换器后面。",
      },
      limit: {
        en: "The transfer switch itself is a single part. Two power supplies are better.",
        zh: "切换器本身是单点，有双电源更好。",
      },
    },
    {
      title: { en: "Burnt in before you get it", zh: "先烤机再交付" },
      text: {
        en: "Parts that die young die before your data is on them.",
        zh: "会早夭的部件，在放上你的数据之前就先坏掉。",
      },
      mechanism: {
        en: "Rented machines run 48 hours of memory, processor and disk load after every assembly or repair.",
        zh: "租用机装配或维修后，内存、处理器、硬盘满载跑 48 小时。",
      },
      limit: {
        en: "It does not find what fails in the second year. Keep RAID and backups.",
        zh: "查不出第二年才坏的，RAID 和备份照做。",
      },
    },
    {
      title: { en: "A cable to your cloud network", zh: "一根线接进云网络" },
      text: {
        en: "Machines here and virtual servers there speak privately.",
        zh: "这里的物理机和那边的云服务器走内网互通。",
      },
      mechanism: {
        en: "A VLAN of your group is handed over to a gateway of your VPC inside the building.",
        zh: "你这组的 VLAN 在楼内交给 VPC 网关。",
      },
      limit: {
        en: "Only in regions where cloud and hosting share a building. Elsewhere, use a VPN.",
        zh: "限云与机房同楼的地域，其他地方用 VPN。",
      },
    },
  ],
};

const arrival: StepsBlock = {
  is: "steps",
  anchor: "arrival",
  nav: { en: "Moving in", zh: "上架流程" },
  heading: { en: "How your own machine gets from your office into the rack", zh: "自带的机器，怎么从办公室进机柜" },
  lead: {
    en: "Working days, as demo values. A rented one skips the first three steps.",
    zh: "按工作日计，演示数值。租用机跳过前三步。",
  },
  items: [
    {
      title: { en: "Announce it", zh: "报备" },
      text: {
        en: "Model, serial number, height, power supplies, and the addresses you want. You get a delivery slot.",
        zh: "型号、序列号、高度、电源数、所需地址，随后给你收货时间。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "day 0", zh: "第 0 天" },
    },
    {
      title: { en: "Ship or bring it", zh: "寄送或自送" },
      text: {
        en: "Rails in the same box, disks with your own backup made before. Parcels without a slot are sent back.",
        zh: "导轨放同一箱，硬盘先自行备份。没约时间的包裹会退回。",
      },
      who: { en: "You, carrier", zh: "你、物流" },
      duration: { en: "1–5 days", zh: "1–5 天" },
    },
    {
      title: { en: "Inspect and measure", zh: "验货与实测" },
      text: {
        en: "Transport damage is photographed, insulation tested, power measured at idle and under load.",
        zh: "运输损伤拍照，测绝缘，测空载和满载功率。",
      },
      who: { en: "Technician", zh: "机房工程师" },
      duration: { en: "half a day", zh: "半天" },
    },
    {
      title: { en: "Rack, cable, label", zh: "上架、接线、贴标" },
      text: {
        en: "Both feeds, two network ports where you have them, labels on both ends of every cable.",
        zh: "双路电、双网口（如有），每根线两头贴标签。",
      },
      who: { en: "Technician", zh: "机房工程师" },
      duration: { en: "2 hours", zh: "2 小时" },
    },
    {
      title: { en: "Pull a plug", zh: "拔一次电" },
      text: {
        en: "With you on the phone, feed A goes off, then feed B. What stays up is written down.",
        zh: "你在电话上，先断 A 路再断 B 路，结果记入验收单。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "15 minutes", zh: "15 分钟" },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the month, without a set-up fee", zh: "按月计费，不收安装费" },
  lead: {
    en: "The shortest term is a month for rented machines and three for your own, because of the work of moving in.",
    zh: "租用一个月起；托管因上架有工作量，三个月起。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "rent16",
      name: { en: "16 cores, 64 GiB, 2 × 960 GB SSD", zh: "16 核 64 GiB，2 × 960 GB SSD" },
      for: { en: "A web site with its database, a file server", zh: "网站连数据库、文件服务器" },
      usd: serverUsdPerMonth.rent16c64,
      unit: "month",
      slaPercent: demoSla.server,
    },
    {
      id: "rent32",
      name: { en: "32 cores, 128 GiB, 4 × 960 GB SSD", zh: "32 核 128 GiB，4 × 960 GB SSD" },
      for: { en: "Several services, a mail system", zh: "多个业务、邮件系统" },
      usd: serverUsdPerMonth.rent32c128,
      unit: "month",
      slaPercent: demoSla.server,
    },
    {
      id: "rent64",
      name: { en: "64 cores, 256 GiB, 4 × 1.92 TB NVMe", zh: "64 核 256 GiB，4 × 1.92 TB NVMe" },
      for: { en: "Databases, a hypervisor of your own", zh: "数据库、自建虚拟化" },
      usd: serverUsdPerMonth.rent64c256,
      unit: "month",
      slaPercent: demoSla.server,
    },
    {
      id: "own",
      name: { en: "One unit of height for your machine", zh: "托管 1U 机位" },
      for: { en: "Up to 200 W, both feeds, one network port", zh: "200 W 以内，双路电，一个网口" },
      usd: serverUsdPerMonth.colocatePerUnit,
      unit: "month",
      slaPercent: demoSla.server,
    },
    {
      id: "hands",
      name: { en: "Remote hands", zh: "远程代维" },
      for: { en: "By the started hour; pressing a button is free", zh: "不足一小时按一小时计，按一下开关机免费" },
      usd: serverUsdExtras.remoteHandsHour,
      unit: "hour",
    },
  ],
  note: demoPriceNote,
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Two rooms that were given up", zh: "两间退掉的机房" },
  items: [
    {
      id: "cellar",
      name: { en: "The cellar of an office", zh: "办公楼的地下室" },
      problem: {
        en: "Five servers beside a water pipe, one air conditioner, a single line to the street. The machines are two years old and good.",
        zh: "五台服务器挨着水管，一台空调，一条外线。机器才用两年，还好好的。",
      },
      approach: {
        en: "They are placed here over two weekends, two or three at a time; a VPN keeps the office where it was.",
        zh: "分两个周末搬来，每次两三台，办公室用 VPN 照旧访问。",
      },
      result: {
        en: "The machines stay in the books; the pipe is somebody else's worry. Their replacement may then be rented or virtual.",
        zh: "资产还在账上，水管归别人操心。到期更换时再决定租用还是上云。",
      },
      products: ["server", "vpc", "bcm"],
    },
    {
      id: "dongle",
      name: { en: "A program with a dongle", zh: "插加密狗的软件" },
      problem: {
        en: "A calculation program checks a USB key at every start, which no virtual server can hold.",
        zh: "计算软件每次启动都要查 USB 加密狗，虚机插不了。",
      },
      approach: {
        en: "One rented machine of 32 cores with the key inside the cabinet, photographed and sealed.",
        zh: "租一台 32 核，加密狗插在柜内，拍照并贴封条。",
      },
      result: {
        en: "The program runs next to the rest of the company's data. If the key breaks, its publisher has to send another: keep a spare here.",
        zh: "软件和其他数据放到了一处。狗坏了只能找厂商换，最好在这里再备一个。",
      },
      products: ["cag", "server", "bos"],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked before signing for a year", zh: "签一年之前要问的" },
  items: [
    {
      question: { en: "Why not bare metal by the day?", zh: "为什么不用按天的裸金属？" },
      answer: {
        en: "If you need cloud disks, a VPC or more machines next week: take that. If one machine will do the same work for three years, a month here costs less.",
        zh: "要云磁盘、VPC，或下周就要加机器，选裸金属；一台机器三年干同一件事，这里每月更省。",
      },
    },
    {
      question: { en: "May I come in?", zh: "我能进机房吗？" },
      answer: {
        en: "Yes, with an appointment, identity document and company. Cabinets are shared, so a technician stays with you.",
        zh: "能，需预约、带证件。机柜是共享的，全程有工程师陪同。",
      },
    },
    {
      question: { en: "What if my machine draws more than it should?", zh: "功率超了怎么办？" },
      answer: {
        en: "You are told, and have a week to move load or order more. We do not switch it off, unless a feed is about to trip.",
        zh: "先通知你，一周内减载或加购。不会直接关机，除非马上要跳闸。",
      },
    },
    {
      question: { en: "Do I need an ICP filing?", zh: "需要备案吗？" },
      answer: {
        en: "For a website on a machine in mainland China, yes, before it opens. Machines in Indonesia do not need one; there, registration as an operator (PSE) may apply.",
        zh: "机器在中国内地、对外提供网站的，开通前须备案。放在印尼的不需要，但可能要办当地的 PSE 登记。",
      },
    },
    {
      question: { en: "How do I leave?", zh: "不想用了怎么走？" },
      answer: {
        en: "A month's notice. Your machine is packed and handed to your carrier against a signature; open bills come first.",
        zh: "提前一个月说。设备打包交给你指定的物流，签收为准，先结清费用。",
      },
    },
    {
      question: { en: "Is there protection against floods?", zh: "有防流量攻击吗？" },
      answer: {
        en: "Not by itself: a group under attack is taken off the shared uplink to spare the others. Put Anti-DDoS in front of addresses that somebody might want to hit.",
        zh: "本身没有，被打的一组会先从共享上联摘下，以免连累别人。可能被打的地址请前置 DDoS 高防。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Smaller, larger, safer", zh: "更小、更大、更稳" },
  items: [
    {
      product: "datacenter",
      relation: { en: "When a third of a cabinet is no longer enough", zh: "三分之一机柜不够时" },
    },
    { product: "bbc", relation: { en: "When a machine is wanted for days, not years", zh: "只用几天而不是几年" } },
    {
      product: "ddos",
      relation: { en: "Takes the flood before the shared uplink does", zh: "赶在共享上联之前接住洪水" },
    },
    { product: "cag", relation: { en: "Records who worked on it", zh: "记录谁动过它" } },
  ],
  solutions: ["private"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Tell us model and serial number", zh: "先报型号和序列号" },
  lead: {
    en: "Or only what the machine should do. The answer contains a date, a place in the rack and one price.",
    zh: "或者只说要干什么。答复里有日期、机位和一个总价。",
  },
  actions: [
    { label: { en: "Order or announce a machine", zh: "订购或报备设备" }, to: "console:/server/create" },
    { label: { en: "See whole racks", zh: "看整柜" }, to: "/products/datacenter" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. A third of a cabinet: two rented machines and one of yours, two feeds, one cable to the cloud.",
    zh: "图 1　三分之一机柜：两台租用、一台自带，双路供电，一根线通云上。",
  },
  nodes: [
    { id: "users", label: { en: "Users", zh: "用户" }, column: 0, row: 0, kind: "outside" },
    { id: "admin", label: { en: "You, at home", zh: "在家的你" }, column: 2, row: 0, kind: "outside" },
    { id: "ddos", label: { en: "Anti-DDoS", zh: "DDoS 高防" }, product: "ddos", column: 0, row: 1, kind: "security" },
    { id: "uplink", label: { en: "Uplink", zh: "共享上联" }, column: 1, row: 1, kind: "network" },
    { id: "kvm", label: { en: "KVM by VPN", zh: "VPN 与 KVM" }, column: 2, row: 1, kind: "network" },
    { id: "feedA", label: { en: "Feed A", zh: "A 路供电" }, column: 0, row: 2, kind: "outside" },
    {
      id: "machines",
      label: { en: "Machines", zh: "你的机器" },
      note: { en: "2 rented, 1 own", zh: "2 租 1 自带" },
      product: "server",
      column: 1,
      row: 2,
      kind: "compute",
    },
    { id: "feedB", label: { en: "Feed B", zh: "B 路供电" }, column: 2, row: 2, kind: "outside" },
    {
      id: "vpc",
      label: { en: "Private net", zh: "私有网络" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 1,
      row: 3,
      kind: "network",
    },
    {
      id: "bos",
      label: { en: "Backups", zh: "备份" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 1,
      row: 4,
      kind: "storage",
    },
  ],
  edges: [
    { from: "users", to: "ddos", label: { en: "Public traffic may pass Anti-DDoS", zh: "公网流量可先经高防" } },
    { from: "ddos", to: "uplink", label: { en: "What is clean enters the shared uplink", zh: "干净流量进入共享上联" } },
    { from: "uplink", to: "machines", label: { en: "The uplink reaches the group's VLAN", zh: "上联接到这组的 VLAN" } },
    { from: "admin", to: "kvm", label: { en: "You dial into the management network", zh: "你拨入管理网" } },
    { from: "kvm", to: "machines", label: { en: "Screen, keyboard and power switch", zh: "屏幕、键盘与电源开关" } },
    { from: "feedA", to: "machines", label: { en: "First power supply", zh: "第一路电源" } },
    { from: "feedB", to: "machines", label: { en: "Second power supply", zh: "第二路电源" } },
    {
      from: "machines",
      to: "vpc",
      label: { en: "A cable inside the building leads to the cloud", zh: "楼内一根线通到云上" },
    },
    { from: "vpc", to: "bos", label: { en: "Backups go to Object Storage, privately", zh: "备份走内网进对象存储" } },
  ],
};

export const content: PageContent = {
  code: "server",
  title: { en: "Server Rental and Colocation", zh: "服务器租用与托管" },
  lead: {
    en: "Rent a physical server by the month, or send us yours and we give it power, network and hands. For machines that do one thing for years and cannot, or need not, become virtual.",
    zh: "按月租一台物理机，或者把你的机器寄来，我们管电、管网、管动手。给一干几年、不必或不能上云的机器。",
  },
  actions: [
    { label: { en: "Put a group together", zh: "配一组机器" }, to: "#configure" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/server" },
  ],
  figure,
  facts: [
    {
      label: { en: "Rented from (demo price)", zh: "租用起价（演示价格）" },
      value: { is: "price", usd: serverUsdPerMonth.rent16c64, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Your own, per unit (demo price)", zh: "托管每 U（演示价格）" },
      value: { is: "price", usd: serverUsdPerMonth.colocatePerUnit, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Failed part, rented (demo)", zh: "租用机换件（演示）" },
      value: { is: "words", words: { en: "Within 4 hours", zh: "4 小时内" } },
      anchor: "duties",
    },
    {
      label: { en: "SLA of power and network (demo)", zh: "电力与网络 SLA（演示）" },
      value: { is: "percent", percent: demoSla.server },
      anchor: "prices",
    },
  ],
  blocks: [duties, configurator, features, prices, arrival, scenarios, questions, related, callToAction],
  seo: {
    title: { en: "Server rental and colocation: who does what", zh: "服务器租用与托管：责任划分与价格" },
    description: {
      en: "Rent a physical server or place your own: duties in one table, a configurator with limits of space and power, five steps to move in, demo prices.",
      zh: "物理机租用与托管：责任划分一张表，按高度与功率配一组机器，五步上架流程，价格为演示数值。",
    },
    keywords: {
      en: "server rental, colocation, physical server, remote hands, ZhiAn Cloud",
      zh: "服务器租用,服务器托管,物理机,远程代维,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

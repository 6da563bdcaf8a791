import { bbcUsdPerMonth, datacenterUsd, vpcUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, indonesia, indonesianLaw, laws, stateCouncil } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "“It may not leave the building” – which building?", zh: "“数据不能出楼”，哪栋楼？" },
  paragraphs: [
    {
      en: "A maker of valves keeps its drawings on two servers in the old porter's lodge. The customer, a power company, writes into the new contract that the drawings must stay on machines used by nobody else, in a room with an access record. The lodge has a door with one key, and the key hangs in the canteen.",
      zh: "一家阀门厂把图纸放在老门房里的两台服务器上。客户是电力企业，新合同写明：图纸须存放在独享机器上，机房要有出入记录。门房只有一把钥匙，挂在食堂。",
    },
    {
      en: "Building a proper room takes a year and asks for two power feeds, cooling and people. Renting machines and a rack in a house that already has them takes weeks. Between the two lies the question what “private” has to mean: alone on the machine, alone in the rack, or alone in the house.",
      zh: "自建一间像样的机房要一年，还要双路供电、制冷和人。在现成机房里租机器和机柜，只要几周。两者之间要先弄清“私有”到底指什么：机器独享、机柜独享，还是整栋楼独享。",
    },
  ],
};

const choice: TableBlock = {
  is: "table",
  anchor: "choice",
  nav: { en: "Three meanings", zh: "三种“私有”" },
  heading: { en: "Three meanings of private", zh: "“私有”的三种含义" },
  lead: {
    en: "The middle one is this page. The outer two are often the better answer, and we would rather say so now.",
    zh: "本页讲中间那种。两边那两种往往更合适，不如现在就说。",
  },
  caption: { en: "Parts of the cloud, machines and a rack, a room", zh: "云上专属、整机加机柜、自建机房" },
  columns: [
    { en: "Question", zh: "问题" },
    { en: "Dedicated parts of the cloud", zh: "云上专属资源" },
    { en: "Whole machines and a rack", zh: "整机加机柜（本方案）" },
    { en: "A room of your own", zh: "自建机房" },
  ],
  rows: [
    {
      label: { en: "Who can touch the disks?", zh: "谁碰得到硬盘？" },
      cells: [
        { en: "Our staff, by procedure", zh: "我方人员，按流程" },
        {
          en: "In the rack, you; in the machines, our staff, and there lies nothing in clear",
          zh: "机柜里只有你方；整机里我方可及，但盘上没有明文",
        },
        { en: "You alone", zh: "只有你方" },
      ],
    },
    {
      label: { en: "Ready after", zh: "多久可用" },
      cells: [
        { en: "Hours", zh: "几小时" },
        { en: "Five weeks", zh: "五周" },
        { en: "About a year", zh: "约一年" },
      ],
    },
    {
      label: { en: "Twice as much next month?", zh: "下月要翻倍？" },
      cells: [
        { en: "Yes, and back again", zh: "可以，还能缩回" },
        { en: "Machines yes; the rack, while it has units and power", zh: "整机可加；机柜看余量和电力" },
        { en: "No", zh: "不行" },
      ],
    },
    {
      label: { en: "Who drives out at night?", zh: "半夜谁去现场？" },
      cells: [
        { en: "Nobody of yours", zh: "不用你的人" },
        { en: "Us for the machines; remote hands by the hour for the rack", zh: "整机我们管，机柜按小时请代维" },
        { en: "Your people", zh: "你的人" },
      ],
    },
    {
      label: { en: "Choose it when", zh: "适合" },
      cells: [
        { en: "Only neighbours on the machine are the objection", zh: "只介意机器上有邻居" },
        { en: "A contract names machines, racks or an access record", zh: "合同点名机器、机柜或出入记录" },
        { en: "The law or your trade secrets allow no other house", zh: "法规或商业秘密不许放在别处" },
      ],
    },
  ],
  note: {
    en: "Systems with state secrets fit none of the first two columns.",
    zh: "涉密系统前两列都不适用。",
  },
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "A rack that remembers, machines that only compute", zh: "机柜负责存，整机只管算" },
  lead: {
    en: "Drawings and keys stay behind your lock. The machines belong to nobody else either, but when one is handed back there is nothing on it.",
    zh: "图纸和密钥在你的锁后面。整机同样不与人共用，交还时盘上什么都没有。",
  },
  layers: [
    { kind: "compute", label: { en: "Machines", zh: "机器" } },
    { kind: "network", label: { en: "Cables", zh: "线路" } },
    { kind: "storage", label: { en: "Behind your lock", zh: "锁后" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. The rack with its array above, the machines below, and the cross-connect that is the only way between them.",
      zh: "图 2　上面是机柜与阵列，下面是整机，中间只有楼内专线一条路。",
    },
    nodes: [
      { id: "works", label: { en: "Works", zh: "厂区" }, column: 1, row: 0, kind: "outside" },
      {
        id: "vault",
        label: { en: "Drawings", zh: "图纸阵列" },
        note: { en: "your own array", zh: "自带设备" },
        column: 0,
        row: 1,
        kind: "storage",
      },
      {
        id: "rack",
        product: "datacenter",
        label: { en: "Locked rack", zh: "带锁机柜" },
        note: { en: "two feeds", zh: "双路供电" },
        column: 1,
        row: 1,
        kind: "storage",
      },
      {
        id: "cross",
        product: "datacenter",
        label: { en: "Cross-connect", zh: "楼内专线" },
        note: { en: "two pairs", zh: "两对光纤" },
        column: 1,
        row: 2,
        kind: "network",
      },
      {
        id: "vpc",
        product: "vpc",
        label: { en: "Your network", zh: "私有网络" },
        note: { en: "no internet", zh: "不通公网" },
        column: 2,
        row: 2,
        kind: "network",
      },
      {
        id: "a",
        product: "bbc",
        label: { en: "Machine 1", zh: "整机一" },
        note: { en: "hypervisor", zh: "自带虚拟化" },
        column: 0,
        row: 3,
        kind: "compute",
      },
      {
        id: "b",
        product: "bbc",
        label: { en: "Machine 2", zh: "整机二" },
        note: { en: "takes over", zh: "可接管" },
        column: 1,
        row: 3,
        kind: "compute",
      },
      {
        id: "c",
        product: "bbc",
        label: { en: "Machine 3", zh: "整机三" },
        note: { en: "tests, spare", zh: "测试与备用" },
        column: 2,
        row: 3,
        kind: "compute",
      },
    ],
    edges: [
      {
        from: "works",
        to: "rack",
        label: { en: "The carrier's line ends in your rack", zh: "运营商线路接到你的机柜" },
      },
      {
        from: "vault",
        to: "rack",
        label: { en: "The array stands in it, behind your lock", zh: "阵列就在柜里，锁归你" },
      },
      { from: "rack", to: "cross", label: { en: "A cross-connect leaves the rack", zh: "楼内专线从机柜引出" } },
      { from: "cross", to: "vpc", label: { en: "and ends in your private network", zh: "接入你的私有网络" } },
      { from: "vpc", to: "a", label: { en: "Machine 1 works on drawings", zh: "整机一处理图纸" } },
      { from: "vpc", to: "b", label: { en: "Machine 2 can take over from it", zh: "整机二可接管" } },
      { from: "vpc", to: "c", label: { en: "Machine 3 is for tests", zh: "整机三用于测试" } },
    ],
  },
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Who may demand it", zh: "谁有权这样要求" },
  lead: {
    en: "Most “must stay here” sentences come from contracts. These are the laws that stand behind some of them.",
    zh: "“必须留在本地”多数出自合同，其中一部分背后是这几部法规。",
  },
  items: [
    {
      country: china,
      name: {
        en: "Critical infrastructure, State Council order 745",
        zh: "《关键信息基础设施安全保护条例》（国务院令第 745 号）",
      },
      asks: {
        en: "Operators check what they buy, and bind suppliers to security and secrecy.",
        zh: "运营者采购须审查，并与供应商约定安全保密责任。",
      },
      url: stateCouncil,
    },
    {
      ...laws.dataSecurity,
      asks: {
        en: "Important data has a person in charge and a yearly risk assessment.",
        zh: "重要数据明确负责人，定期开展风险评估。",
      },
    },
    {
      country: china,
      name: { en: "Design of data centres, GB 50174-2017", zh: "《数据中心设计规范》GB 50174-2017" },
      asks: {
        en: "Sorts rooms into A, B and C by what a stop would cost; contracts like to quote it.",
        zh: "按中断损失将机房分为 A、B、C 三级，合同常引用。",
      },
      url: "https://www.mohurd.gov.cn/",
    },
    {
      country: indonesia,
      name: { en: "Presidential Regulation 82 of 2022", zh: "2022 年第 82 号总统条例（重要信息基础设施）" },
      asks: {
        en: "Operators of vital infrastructure manage cyber risk and report incidents.",
        zh: "重要信息基础设施运营者须管理网络风险并报告事件。",
      },
      url: indonesianLaw,
    },
    {
      ...laws.electronicSystems,
      asks: {
        en: "Private operators may keep data abroad if supervision and access stay possible; public ones may not.",
        zh: "私营运营者可在境外存放数据，但须保证监管可及；公共机构不可。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "Metal, space and watts", zh: "机器、空间与用电" },
  lead: {
    en: "Three machines, and a rack for what must lie behind your own lock. Licences for the hypervisor, the carrier's line and remote hands are not in it.",
    zh: "三台整机，加一个存放必须自己上锁之物的机柜。虚拟化授权、运营商线路与代维不在其中。",
  },
  lines: [
    {
      product: "bbc",
      configuration: { en: "48c.256.nvme, disks encrypted with your key", zh: "48c.256.nvme，磁盘用你的密钥加密" },
      unit: { en: "1 machine", zh: "1 台" },
      usd: bbcUsdPerMonth["48c.256.nvme"],
      per: "month",
      quantity: 3,
    },
    {
      id: "units",
      product: "datacenter",
      configuration: {
        en: "Rack units: array 4, switches 2, key store 2",
        zh: "机位：阵列 4U、交换机 2U、密钥设备 2U",
      },
      unit: { en: "1 unit", zh: "1U" },
      usd: datacenterUsd.perUnit,
      per: "month",
      quantity: 8,
    },
    {
      id: "power",
      product: "datacenter",
      configuration: { en: "Power held on two feeds", zh: "双路供电容量" },
      unit: { en: "1 kW", zh: "1 kW" },
      usd: datacenterUsd.perKw,
      per: "month",
      quantity: 2,
    },
    {
      id: "fibres",
      product: "datacenter",
      configuration: { en: "Cross-connects from the rack, separate paths", zh: "机柜引出的楼内专线，不同路由" },
      unit: { en: "1 fibre pair", zh: "1 对光纤" },
      usd: datacenterUsd.crossConnect,
      per: "month",
      quantity: 2,
    },
    {
      product: "vpc",
      configuration: {
        en: "One network for rack and machines, no way to the internet",
        zh: "机柜与整机一张网，不通公网",
      },
      unit: { en: "1 network", zh: "1 个网络" },
      usd: vpcUsdPerMonth.network,
      per: "month",
      quantity: 1,
    },
  ],
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "From contract to first drawing", zh: "从签约到第一张图纸" },
  lead: {
    en: "Five weeks if fibre lies in your street. If it does not, the carrier sets the date, and nobody else.",
    zh: "门口有光纤就是五周；没有的话，日期由运营商说了算。",
  },
  weeks: 5,
  steps: [
    {
      title: { en: "Read the contract together", zh: "一起读合同" },
      from: 1,
      days: 2,
      duration: { en: "2 days", zh: "2 天" },
      customer: { en: "Bring the clause, not its summary.", zh: "带原文，不要带转述。" },
      provider: {
        en: "Say which column of the table fulfils it, also if it is not ours.",
        zh: "说明哪一种能满足，哪怕不是我们这种。",
      },
    },
    {
      title: { en: "Reserve the rack, order the line", zh: "预留机柜，申请线路" },
      from: 3,
      days: 13,
      duration: { en: "Up to 13 days", zh: "最多 13 天" },
      customer: { en: "Name those who may enter; send their photographs.", zh: "提交可进入人员名单与照片。" },
      provider: { en: "Lock, access record, power measured at the socket.", zh: "锁具、出入记录、插座侧计量。" },
      others: { en: "The carrier brings its line to the meet-me room.", zh: "运营商把线路引到汇接间。" },
    },
    {
      title: { en: "Fill the rack, try the machines", zh: "装柜，试机" },
      from: 8,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Bring the array; seal the disks yourselves.", zh: "带来阵列，硬盘自行封签。" },
      provider: {
        en: "Machines under full load for two nights; one feed of the rack switched off.",
        zh: "整机满载两夜，机柜断开一路电验证。",
      },
    },
    {
      title: { en: "Hypervisor and copies", zh: "虚拟化与迁移" },
      from: 16,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Install your keys; we never hold them.", zh: "安装自己的密钥，我方不持有。" },
      provider: { en: "Lend hands; copy drawings into the array by night.", zh: "代维配合，夜间把图纸复制进阵列。" },
    },
    {
      title: { en: "Show it to your customer", zh: "请客户来看" },
      from: 22,
      days: 2,
      duration: { en: "2 days", zh: "2 天" },
      customer: { en: "Walk the power company through lock, record and seal.", zh: "带电力客户看锁、记录与封签。" },
      provider: { en: "Open the room; answer what is asked about it.", zh: "开放机房，答复现场提问。" },
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "Porter's lodge and rack, compared", zh: "门房与机柜之比" },
  rows: [
    {
      event: { en: "The customer's auditor comes", zh: "客户来审计" },
      before: { en: "The key is fetched from the canteen.", zh: "去食堂拿钥匙。" },
      after: {
        en: "Names and minutes of every entry in the last 180 days (demo).",
        zh: "近 180 天每次出入的人名与时刻（演示）。",
      },
    },
    {
      event: { en: "A thunderstorm", zh: "雷雨" },
      before: { en: "Dark until the janitor is found.", zh: "停电，等人来合闸。" },
      after: { en: "One feed drops, the other carries.", zh: "一路掉了，另一路撑住。" },
    },
    {
      event: { en: "A machine dies", zh: "一台机器坏了" },
      before: { en: "Six weeks for the part.", zh: "等配件六周。" },
      after: {
        en: "Machine 2 takes over by your cluster's rules; we replace the metal.",
        zh: "按集群规则由整机二接管，坏机我方更换。",
      },
    },
    {
      event: { en: "A disk is thrown away", zh: "淘汰硬盘" },
      before: { en: "Into the scrap container.", zh: "扔进废料箱。" },
      after: {
        en: "From the rack you take it along; in the machines there was never anything readable.",
        zh: "机柜里的你带走；整机盘上本来就没有明文。",
      },
    },
  ],
  limit: {
    en: "Hypervisor, patches and backups of the machines are your work here, as in any room. And one rack in one house is no protection against the loss of that house.",
    zh: "虚拟化、补丁、备份在这里和在自家机房一样，由你负责。一栋楼里的一个机柜，防不了整栋楼出事。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Asked by works managers", zh: "厂长们的问题" },
  items: [
    {
      question: { en: "May we bring our own servers instead?", zh: "能用自己的服务器吗？" },
      answer: {
        en: "Yes, in the rack: set the machines to 0, and raise units and power. You repair them then, or hire hands by the hour.",
        zh: "可以，放进机柜：整机数量改 0，机位与电力相应加。维修由你，或按小时请代维。",
      },
    },
    {
      question: { en: "Is the address of the room on this site?", zh: "机房地址在网站上有吗？" },
      answer: {
        en: "No. You are told it for a visit, under a confidentiality agreement, and see on the spot what the house can prove.",
        zh: "没有。预约参观并签保密协议后告知，机房能出具的证明当场可查。",
      },
    },
    {
      question: { en: "Can we grow into the cloud later?", zh: "以后能往云上扩吗？" },
      answer: {
        en: "Yes. Cloud servers join the same private network. What they may see is a rule that you keep; we suggest to begin with nothing.",
        zh: "能。云服务器可加入同一张私有网络，它们能看到什么由你定规则，建议从“什么都不许”开始。",
      },
    },
    {
      question: { en: "Who switches the machines on after a failure of both feeds?", zh: "两路都断电后谁来开机？" },
      answer: {
        en: "They start by themselves in an order that you gave. Somebody of yours looks, by way of the management port.",
        zh: "按你给的顺序自动启动，你方通过管理口确认。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "private",
  title: { en: "Private cloud", zh: "私有云" },
  lead: {
    en: "For companies whose contract asks for machines that nobody else uses, and for data behind a lock of their own. Whole machines to compute on, a locked rack with an access record for what must be kept, and one cable between them.",
    zh: "给合同里写明“机器独享、数据自锁”的企业：用整台物理机来算，用带锁、有出入记录的机柜来存，两者之间一条专线。",
  },
  actions: [
    { label: { en: "Compare three ways", zh: "对比三种方式" }, to: "#choice" },
    { label: { en: "See the month's sum", zh: "看每月费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "architecture", "regulations", "bill", "timeline", "result", "faq"],
    situation,
    own: choice,
    architecture,
    regulations,
    bill,
    timeline,
    result,
    questions,
  },
  contact,
  seo: {
    title: {
      en: "Private cloud: whole machines and a rack of your own",
      zh: "私有云方案：机器独享、机柜独享，按 U 与千瓦计",
    },
    description: {
      en: "Three meanings of private compared, a locked rack with whole machines, what units and kilowatts come to, and five weeks to the first file.",
      zh: "对比三种“私有”，带锁机柜加整机、机位与电力逐项计价，五周交付，附两国法规。",
    },
    keywords: {
      en: "private cloud, bare metal, colocation, cross-connect, ZhiAn Cloud",
      zh: "私有云,裸金属,机柜租用,互联专线,智安云",
    },
  },
};

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
      en: "Building a proper room takes a year and asks for two power feeds, cooling and people. Renting space for eight machines in a room that already has them takes weeks. Between the two lies the question what “private” has to mean: alone on the machine, alone in the rack, or alone in the house.",
      zh: "自建一间像样的机房要一年，还要双路供电、制冷和人。在现成机房里租八台机器的位置，只要几周。两者之间要先弄清“私有”到底指什么：机器独享、机柜独享，还是整栋楼独享。",
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
  caption: { en: "Cloud, own racks, own room", zh: "公有云、租用机柜、自建机房" },
  columns: [
    { en: "Question", zh: "问题" },
    { en: "Dedicated parts of the cloud", zh: "云上专属资源" },
    { en: "Own racks with us", zh: "机柜独享（本方案）" },
    { en: "A room of your own", zh: "自建机房" },
  ],
  rows: [
    {
      label: { en: "Who can touch the disks?", zh: "谁碰得到硬盘？" },
      cells: [
        { en: "Our staff, by procedure", zh: "我方人员，按流程" },
        { en: "You; our hands when you ask", zh: "你方，需要时我方代维" },
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
        { en: "As long as the rack has units and power", zh: "看机柜余量和电力" },
        { en: "No", zh: "不行" },
      ],
    },
    {
      label: { en: "Who drives out at night?", zh: "半夜谁去现场？" },
      cells: [
        { en: "Nobody of yours", zh: "不用你的人" },
        { en: "Remote hands, by the hour", zh: "代维人员，按小时" },
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
  heading: { en: "A rack with a door, and one cable out of it", zh: "一个带门的机柜，一根出去的线" },
  layers: [
    { kind: "compute", label: { en: "Machines", zh: "机器" } },
    { kind: "network", label: { en: "Cables", zh: "线路" } },
    { kind: "storage", label: { en: "Your storage", zh: "自有存储" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. What stands in the rack, what feeds it, and the only way towards the cloud.",
      zh: "图 2　机柜里有什么、靠什么供电，以及通往云端的唯一线路。",
    },
    nodes: [
      { id: "works", label: { en: "Works", zh: "厂区" }, column: 1, row: 0, kind: "outside" },
      {
        id: "cross",
        product: "datacenter",
        label: { en: "Cross-connect", zh: "互联专线" },
        note: { en: "two fibres", zh: "两根光纤" },
        column: 1,
        row: 1,
        kind: "network",
      },
      {
        id: "a",
        product: "bbc",
        label: { en: "Machine 1", zh: "机器一" },
        note: { en: "hypervisor", zh: "虚拟化" },
        column: 0,
        row: 2,
        kind: "compute",
      },
      {
        id: "b",
        product: "bbc",
        label: { en: "Machine 2", zh: "机器二" },
        note: { en: "hypervisor", zh: "虚拟化" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      {
        id: "c",
        product: "bbc",
        label: { en: "Machines 3, 4", zh: "机器三四" },
        note: { en: "spare, tests", zh: "备用与测试" },
        column: 2,
        row: 2,
        kind: "compute",
      },
      {
        id: "vault",
        label: { en: "Drawings", zh: "图纸存储" },
        note: { en: "your own array", zh: "自带阵列" },
        column: 0,
        row: 3,
        kind: "storage",
      },
      {
        id: "rack",
        product: "datacenter",
        label: { en: "Rack, power", zh: "机柜与电力" },
        note: { en: "two feeds", zh: "双路供电" },
        column: 1,
        row: 3,
        kind: "network",
      },
      {
        id: "vpc",
        product: "vpc",
        label: { en: "Cloud side", zh: "云上网络" },
        note: { en: "no drawings", zh: "不放图纸" },
        column: 2,
        row: 3,
        kind: "network",
      },
    ],
    edges: [
      {
        from: "works",
        to: "cross",
        label: { en: "The works reach the rack over two fibres", zh: "厂区经两根光纤到机柜" },
      },
      { from: "cross", to: "a", label: { en: "Machine 1 serves drawings", zh: "机器一提供图纸服务" } },
      { from: "cross", to: "b", label: { en: "Machine 2 can take over", zh: "机器二可接管" } },
      { from: "cross", to: "c", label: { en: "Tests run on the other two", zh: "测试在另外两台" } },
      { from: "a", to: "vault", label: { en: "Drawings lie on an array that you bring", zh: "图纸存在自带阵列上" } },
      {
        from: "rack",
        to: "b",
        label: { en: "The rack gives room and two feeds of power", zh: "机柜提供空间与双路供电" },
      },
      { from: "c", to: "vpc", label: { en: "Only tests go on to the cloud", zh: "只有测试环境连到云上" } },
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
    en: "Four machines, your own array of four units, two switches. Licences for the hypervisor and remote hands by the hour are not in it.",
    zh: "四台机器、自带的 4U 阵列、两台交换机。虚拟化授权与按小时的代维不在其中。",
  },
  lines: [
    {
      product: "bbc",
      configuration: { en: "48c.256.nvme, for one customer", zh: "48c.256.nvme，单一客户" },
      unit: { en: "1 machine", zh: "1 台" },
      usd: bbcUsdPerMonth["48c.256.nvme"],
      per: "month",
      quantity: 4,
    },
    {
      id: "units",
      product: "datacenter",
      configuration: { en: "Rack units: machines 8, array 4, switches 2", zh: "机位：机器 8U、阵列 4U、交换机 2U" },
      unit: { en: "1 unit", zh: "1U" },
      usd: datacenterUsd.perUnit,
      per: "month",
      quantity: 14,
    },
    {
      id: "power",
      product: "datacenter",
      configuration: { en: "Power held on two feeds", zh: "双路供电容量" },
      unit: { en: "1 kW", zh: "1 kW" },
      usd: datacenterUsd.perKw,
      per: "month",
      quantity: 4,
    },
    {
      id: "fibres",
      product: "datacenter",
      configuration: { en: "Cross-connects on separate paths", zh: "互联专线，不同路由" },
      unit: { en: "1 fibre", zh: "1 根" },
      usd: datacenterUsd.crossConnect,
      per: "month",
      quantity: 2,
    },
    {
      product: "vpc",
      configuration: { en: "VPN gateway for tests on the cloud side", zh: "云侧测试环境的 VPN 网关" },
      unit: { en: "1 gateway", zh: "1 个" },
      usd: vpcUsdPerMonth.vpnGateway,
      per: "month",
      quantity: 1,
    },
  ],
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "From contract to first drawing", zh: "从签约到第一张图纸" },
  lead: {
    en: "Five weeks if fibre lies in the street. If it does not, the carrier sets the date, and nobody else.",
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
      title: { en: "Reserve rack, order fibre", zh: "预留机柜，申请光纤" },
      from: 3,
      days: 13,
      duration: { en: "Up to 13 days", zh: "最多 13 天" },
      customer: { en: "Name those who may enter; send their photographs.", zh: "提交可进入人员名单与照片。" },
      provider: { en: "Lock, access record, power measured at the socket.", zh: "锁具、出入记录、插座侧计量。" },
      others: { en: "The carrier lays or lights two fibres.", zh: "运营商敷设或开通两根光纤。" },
    },
    {
      title: { en: "Mount and burn in", zh: "上架与老化" },
      from: 8,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Bring the array; seal the disks yourselves.", zh: "带来阵列，硬盘自行封签。" },
      provider: {
        en: "Machines under full load for two nights, one feed switched off.",
        zh: "满载两夜，断开一路电验证。",
      },
    },
    {
      title: { en: "Hypervisor and copies", zh: "虚拟化与迁移" },
      from: 16,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Install your keys; we never hold them.", zh: "安装自己的密钥，我方不持有。" },
      provider: { en: "Lend hands; copy drawings over the fibre by night.", zh: "代维配合，夜间经光纤复制图纸。" },
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
      after: { en: "Names and minutes of every entry for a year.", zh: "一年内每次出入的人名与时刻。" },
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
        en: "Machine 2 takes over by your cluster's rules; the metal is replaced by us.",
        zh: "按集群规则机器二接管，坏机由我方更换。",
      },
    },
    {
      event: { en: "A disk is thrown away", zh: "淘汰硬盘" },
      before: { en: "Into the scrap container.", zh: "扔进废料箱。" },
      after: { en: "Stays yours: taken along, or shredded in your presence.", zh: "归你：带走，或当面销毁。" },
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
        en: "Yes: set the machines to 0 and keep units and power. You repair them then, or hire hands by the hour.",
        zh: "可以：机器数量改 0，机位与电力保留。维修由你，或按小时请代维。",
      },
    },
    {
      question: { en: "Is the address of the room on this site?", zh: "机房地址在网站上有吗？" },
      answer: {
        en: "No. You get it with the offer, in writing, together with what the room can prove about its class.",
        zh: "没有。随报价书面提供，同时附上机房等级能出具的证明。",
      },
    },
    {
      question: { en: "Can we grow into the cloud later?", zh: "以后能往云上扩吗？" },
      answer: {
        en: "The VPN gateway is there for tests. What may cross it is a rule that you keep; we suggest to begin with nothing.",
        zh: "VPN 网关已为测试备好，允许什么通过由你定规则，建议从“什么都不许”开始。",
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
    en: "For companies whose contract says that data stays on machines and in a rack of their own. Whole machines, a locked rack with an access record, and one cable towards the cloud that carries only what you allow.",
    zh: "给合同里写明“机器独享、机柜独享”的企业：整台物理机、带锁且有出入记录的机柜，通往云端的线只有一根，走什么由你定。",
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
      en: "Private cloud: whole machines in a rack of your own",
      zh: "私有云方案：机器独享、机柜独享，按 U 与千瓦计",
    },
    description: {
      en: "Three meanings of private compared, a locked rack with whole machines, what units and kilowatts come to, and five weeks to the first file.",
      zh: "对比三种“私有”，带锁机柜与整机、机位与电力逐项计价，五周交付，附两国法规。",
    },
    keywords: {
      en: "private cloud, bare metal, colocation, cross-connect, ZhiAn Cloud",
      zh: "私有云,裸金属,机柜租用,互联专线,智安云",
    },
  },
};

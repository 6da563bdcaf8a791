import { datacenterUsd } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { ConfiguratorBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const rack: ConfiguratorBlock = {
  is: "configurator",
  anchor: "rack",
  nav: { en: "Your rack", zh: "配机柜" },
  heading: { en: "Fill a rack, and see what gives out first", zh: "配一个机柜，看什么先到顶" },
  lead: {
    en: "It is rarely the space. A rack of modern servers is full of heat long before it is full of metal.",
    zh: "先到顶的很少是空间。现在的服务器，机柜还没插满，热量先满了。",
  },
  caption: {
    en: "Table 1. One rack: what you reserve, the monthly sum, and four limits (demo values)",
    zh: "表 1　一个机柜：预留资源、月费与四项上限（演示数值）",
  },
  parts: [
    {
      amount: {
        id: "units",
        label: { en: "Units of height", zh: "机位高度" },
        unit: "U",
        stops: [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 42],
        start: 24,
      },
      usdPerUnit: datacenterUsd.perUnit,
      takes: { height: 1 },
    },
    {
      amount: {
        id: "power",
        label: { en: "Power reserved", zh: "预留功率" },
        unit: "kW",
        stops: [1, 2, 3, 4, 5, 6, 7],
        start: 4,
      },
      usdPerUnit: datacenterUsd.perKw,
      // One feed must carry all of it when the other is off, at 230 V.
      takes: { current: 4.35, heat: 1 },
    },
    {
      amount: {
        id: "bandwidth",
        label: { en: "Bandwidth", zh: "带宽" },
        unit: "Mbit/s",
        stops: [10, 50, 100, 200, 500, 1000, 2000],
        start: 100,
      },
      usdPerUnit: datacenterUsd.perMbit,
      takes: { port: 1 },
    },
    {
      amount: {
        id: "cross",
        label: { en: "Cross-connects", zh: "楼内专线" },
        unit: "",
        stops: [0, 1, 2, 3, 4, 6, 8],
        start: 1,
      },
      usdPerUnit: datacenterUsd.crossConnect,
    },
    {
      amount: {
        id: "hands",
        label: { en: "Hours of remote hands", zh: "远程代维" },
        unit: "h",
        stops: [0, 1, 2, 4, 8, 16],
        start: 2,
      },
      usdPerUnit: datacenterUsd.remoteHandsHour,
    },
  ],
  limits: [
    {
      id: "height",
      name: { en: "Height without the patch panels", zh: "可用高度（除配线架）" },
      unit: "U",
      capacity: 40,
      over: {
        en: "Two of the 42 units at the top belong to the patch panels. Take a second rack.",
        zh: "42U 顶部有 2U 是配线架，请加一个机柜。",
      },
    },
    {
      id: "current",
      name: { en: "Current on one feed, the other off", zh: "单路承载电流" },
      unit: "A",
      capacity: 25.6,
      over: {
        en: "One feed of 32 A, loaded to 80 %, cannot hold this alone: the redundancy would be gone. Spread it over two racks.",
        zh: "32 A 单路按 80% 使用已带不动全部负载，冗余就没了，请分到两柜。",
      },
    },
    {
      id: "heat",
      name: { en: "Heat in an ordinary aisle", zh: "普通通道散热" },
      unit: "kW",
      capacity: 5,
      over: {
        en: "More than 5 kW wants a place in a contained aisle. There are few: ask before you order hardware.",
        zh: "超过 5 kW 需放进封闭通道，位置不多，买硬件前先问。",
      },
    },
    {
      id: "port",
      name: { en: "Copper port", zh: "铜缆端口" },
      unit: "Mbit/s",
      capacity: 1000,
      over: {
        en: "Above a gigabit the line becomes fibre, with two modules that you bring or buy.",
        zh: "超过 1 Gbit/s 改光纤，两端光模块自带或另购。",
      },
    },
  ],
  note: demoPriceNote,
};

const rooms: SpecsBlock = {
  is: "specs",
  anchor: "rooms",
  nav: { en: "Rooms", zh: "机房" },
  heading: { en: "Two kinds of room, by what may fail unnoticed", zh: "两种机房，差别在坏什么你感觉不到" },
  lead: {
    en: "Values of design, not certificates. Before you sign you get the acceptance report of the room you are shown, and may bring somebody who can read it.",
    zh: "这里是设计值，不是证书。签约前给你看该机房的验收报告，欢迎带懂行的人来。",
  },
  caption: { en: "Table 2. Design of the rooms (demo values)", zh: "表 2　机房设计（演示数值）" },
  columns: [
    { en: "Subject", zh: "项目" },
    { en: "Standard room", zh: "标准机房" },
    { en: "Enhanced room", zh: "增强机房" },
  ],
  rows: [
    {
      label: { en: "Reference of the design, GB 50174-2017", zh: "设计参照 GB 50174-2017" },
      cells: [
        { en: "Class B", zh: "B 级" },
        { en: "Class A", zh: "A 级" },
      ],
    },
    {
      label: { en: "Mains", zh: "市电" },
      cells: [
        { en: "One line, generator behind it", zh: "一路，后备发电机" },
        { en: "Two lines from two substations, generators", zh: "两路，来自不同变电站，另有发电机" },
      ],
    },
    {
      label: { en: "UPS", zh: "UPS" },
      cells: [
        { en: "One group for each feed, N+1, 15 minutes", zh: "每路一组 N+1，15 分钟" },
        { en: "2(N+1), 15 minutes on each side", zh: "2(N+1)，每侧 15 分钟" },
      ],
    },
    {
      label: { en: "Fuel on site", zh: "现场储油" },
      cells: [
        { en: "8 hours", zh: "8 小时" },
        { en: "12 hours, supply contract", zh: "12 小时，另有供油合同" },
      ],
    },
    {
      label: { en: "Air at the intake of your servers", zh: "服务器进风温度" },
      cells: [
        { en: "18–27 °C", zh: "18–27 °C" },
        { en: "18–27 °C, cold aisle contained", zh: "18–27 °C，冷通道封闭" },
      ],
    },
    {
      label: { en: "Cooling machines", zh: "制冷设备" },
      cells: [
        { en: "N+1", zh: "N+1" },
        { en: "N+1 with stored cold for 15 minutes", zh: "N+1，另有 15 分钟蓄冷" },
      ],
    },
    {
      label: { en: "Fire", zh: "消防" },
      cells: [
        { en: "Early smoke detection, gas", zh: "极早期烟感，气体灭火" },
        { en: "Early smoke detection, gas, two fire zones", zh: "极早期烟感，气体灭火，两个防火分区" },
      ],
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "What a rack needs to be left alone for years", zh: "一个机柜要安稳几年，靠什么" },
  items: [
    {
      title: { en: "Work on the power line, without a message to your users", zh: "检修供电，用户无感" },
      text: {
        en: "One side is switched off every quarter, on purpose.",
        zh: "每季度特意断一侧，真断。",
      },
      mechanism: {
        en: "Feed A and feed B share nothing between the UPS and your socket; the switching is announced ten days before.",
        zh: "A、B 两路从 UPS 到插座各走各的，断电切换提前十天通知。",
      },
      limit: {
        en: "It finds servers whose second plug was never put in. They go off: that is the moment to learn it.",
        zh: "第二根电源线没插的服务器会掉电，这正是该发现它的时候。",
      },
    },
    {
      title: { en: "You see each socket", zh: "每个插座都看得见" },
      text: {
        en: "Power by socket and minute, and the temperature above and below your rack.",
        zh: "按插座、按分钟的功率，机柜上下的温度。",
      },
      mechanism: {
        en: "Metered power strips and two sensors a rack report to Cloud Monitor, where you set rules.",
        zh: "计量 PDU 和每柜两个温度探头接入云监控，规则由你设。",
      },
      limit: {
        en: "Switching a socket from afar is possible only where you ordered it and named who may.",
        zh: "远程开关插座须另行开通，并指定谁可以操作。",
      },
    },
    {
      title: { en: "A cross-connect, not a tour through the city", zh: "楼内拉线，不绕城" },
      text: {
        en: "To your carrier, to a partner two aisles away, or into your cloud network.",
        zh: "接运营商，接隔两排的合作方，或接进你的云网络。",
      },
      mechanism: {
        en: "A fibre pair through the meet-me room, measured with a light source and handed over with the loss in decibels.",
        zh: "经汇接间的一对光纤，光源实测，交付时写明损耗分贝数。",
      },
      limit: {
        en: "We run the fibre inside the building. What the carrier delivers to the meet-me room is the carrier's contract with you.",
        zh: "楼内光纤归我们；运营商到汇接间那段，看你和运营商的合同。",
      },
    },
    {
      title: { en: "Who was at your rack, with a picture", zh: "谁碰过机柜，有图有记录" },
      text: {
        en: "Doors, aisles and rack locks leave one line each.",
        zh: "大门、通道、柜锁，各留一条记录。",
      },
      mechanism: {
        en: "Card and face at the room, a code by SMS for the rack, a camera on the aisle; records are kept for 180 days (demo).",
        zh: "机房刷卡加人脸，机柜用短信动态码，通道有摄像头，记录留 180 天（演示）。",
      },
      limit: {
        en: "A camera shows who stood there, not what was typed. For that, a bastion.",
        zh: "摄像头只看到谁站在那，看不到敲了什么，那要靠堡垒机。",
      },
    },
    {
      title: { en: "Grow by the kilowatt", zh: "按千瓦加" },
      text: {
        en: "Order what you use now; reserve what is next to it.",
        zh: "先买现在用的，旁边的先留着。",
      },
      mechanism: {
        en: "Breakers are set for the reserved power and raised by ticket; neighbouring racks can be held for 90 days (demo).",
        zh: "空开按预留功率整定，提工单调高；相邻机柜可保留 90 天（演示）。",
      },
      limit: {
        en: "Raised only as far as the row allows. The console shows what is left in it.",
        zh: "上调不能超过列头柜余量，控制台可查。",
      },
    },
  ],
};

const controls: SpecsBlock = {
  is: "specs",
  anchor: "controls",
  nav: { en: "Physical controls", zh: "物理环境" },
  heading: { en: "The ten physical controls an assessor walks through", zh: "测评师进机房要看的十项" },
  lead: {
    en: "Classified Protection (MLPS, 等保), GB/T 22239-2019, chapter 8.1.1 for level 3. Level 2 has the same ten as 7.1.1, with fewer demands.",
    zh: "等保 GB/T 22239-2019 三级 8.1.1“安全物理环境”。二级同为十项，编号 7.1.1，要求少一些。",
  },
  caption: {
    en: "Table 3. What the building contributes, and what is decided inside your rack (demo values)",
    zh: "表 3　机房做到的与柜内由你决定的（演示数值）",
  },
  columns: [
    { en: "Control", zh: "控制点" },
    { en: "The building", zh: "机房做到" },
    { en: "Your rack", zh: "柜内归你" },
  ],
  rows: [
    {
      label: { en: "8.1.1.1 Location", zh: "8.1.1.1 物理位置选择" },
      cells: [
        {
          en: "Earthquake, wind and rain in the design; neither cellar nor top floor",
          zh: "建筑防震、防风、防雨，不在顶层和地下室",
        },
        { en: "Nothing", zh: "无" },
      ],
    },
    {
      label: { en: "8.1.1.2 Access", zh: "8.1.1.2 物理访问控制" },
      cells: [
        { en: "Electronic doors that identify and record each person", zh: "电子门禁，鉴别并记录每个人" },
        { en: "A current list of who may come", zh: "及时更新准入名单" },
      ],
    },
    {
      label: { en: "8.1.1.3 Theft and damage", zh: "8.1.1.3 防盗窃和防破坏" },
      cells: [
        { en: "Cables out of sight, watched cameras", zh: "线缆隐蔽敷设，视频监控有人值守" },
        { en: "Machines fixed and labelled", zh: "设备固定，标识不易除去" },
      ],
    },
    {
      label: { en: "8.1.1.4 Lightning", zh: "8.1.1.4 防雷击" },
      cells: [
        { en: "Racks earthed, surge arresters in stages", zh: "机柜接地，分级浪涌保护" },
        { en: "Earth strap on what you build in yourself", zh: "自装设备接好地线" },
      ],
    },
    {
      label: { en: "8.1.1.5 Fire", zh: "8.1.1.5 防火" },
      cells: [
        {
          en: "Detects, alarms and extinguishes by itself; fire-rated walls between zones",
          zh: "自动检测、报警、灭火，分区防火隔断",
        },
        { en: "No cardboard in the rack", zh: "柜内不放纸箱" },
      ],
    },
    {
      label: { en: "8.1.1.6 Water and damp", zh: "8.1.1.6 防水和防潮" },
      cells: [
        { en: "Leak cables under the floor, pipes outside the room", zh: "地板下漏水检测绳，水管不进机房" },
        { en: "Nothing", zh: "无" },
      ],
    },
    {
      label: { en: "8.1.1.7 Static electricity", zh: "8.1.1.7 防静电" },
      cells: [
        { en: "Conductive floor, earthed; wrist straps at every door", zh: "防静电地板并接地，门口备手环" },
        { en: "Wear them", zh: "请戴上" },
      ],
    },
    {
      label: { en: "8.1.1.8 Temperature and humidity", zh: "8.1.1.8 温湿度控制" },
      cells: [
        { en: "Regulated automatically, recorded every minute", zh: "自动调节，每分钟记录" },
        { en: "Blanking plates in empty units", zh: "空 U 位装盲板" },
      ],
    },
    {
      label: { en: "8.1.1.9 Power", zh: "8.1.1.9 电力供应" },
      cells: [
        { en: "Regulated, with UPS; redundant cables to the rack", zh: "稳压与过压防护，UPS，冗余线路到柜" },
        { en: "Both plugs in use, on different feeds", zh: "双电源分插 A、B 路" },
      ],
    },
    {
      label: { en: "8.1.1.10 Electromagnetic protection", zh: "8.1.1.10 电磁防护" },
      cells: [
        { en: "Power and data in separate trays", zh: "强弱电分桥架敷设" },
        { en: "A shielded rack for what your grading calls critical", zh: "关键设备选用屏蔽机柜" },
      ],
    },
  ],
  note: {
    en: "A help for planning. The building's own assessment, where there is one, is handed to your assessor with its date; the judgement stays with them.",
    zh: "供规划参考。机房如有测评报告，会连同日期交给你的测评机构，结论由其判断。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Five lines, nothing hidden under the floor", zh: "五项收费，地板下没有别的" },
  lead: {
    en: "Power is paid as reserved, not as used; the reading is yours to see all the same.",
    zh: "电力按预留收费，不按用量；用了多少你照样看得到。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "unit",
      name: { en: "One unit of height", zh: "1U 机位" },
      for: { en: "With rack, lock, earth and both power strips", zh: "含机柜、柜锁、接地与双路 PDU" },
      usd: datacenterUsd.perUnit,
      unit: "month",
      slaPercent: demoSla.datacenter,
    },
    {
      id: "power",
      name: { en: "One kilowatt, on two feeds", zh: "1 kW，双路" },
      for: { en: "Cooling included", zh: "含制冷" },
      usd: datacenterUsd.perKw,
      unit: "month",
      slaPercent: demoSla.datacenter,
    },
    {
      id: "bandwidth",
      name: { en: "One Mbit/s", zh: "1 Mbit/s 带宽" },
      for: { en: "Committed in both directions; bursts by agreement", zh: "双向保障，突发另议" },
      usd: datacenterUsd.perMbit,
      unit: "month",
    },
    {
      id: "cross",
      name: { en: "One cross-connect", zh: "一条楼内专线" },
      for: { en: "A fibre pair to the meet-me room or another rack", zh: "一对光纤，到汇接间或其他机柜" },
      usd: datacenterUsd.crossConnect,
      unit: "month",
    },
    {
      id: "hands",
      name: { en: "Remote hands", zh: "远程代维" },
      for: { en: "In steps of half an hour, day and night alike", zh: "半小时起计，昼夜同价" },
      usd: datacenterUsd.remoteHandsHour,
      unit: "hour",
    },
  ],
  note: demoPriceNote,
};

const before: ChecklistBlock = {
  is: "checklist",
  anchor: "before",
  nav: { en: "Before you move", zh: "搬迁前" },
  heading: { en: "Before the lorry is ordered", zh: "叫车之前" },
  lead: {
    en: "From removals that went badly. Each line has cost somebody a night.",
    zh: "都是搬砸过的教训，每一条都让人熬过夜。",
  },
  items: [
    {
      en: "Rack depth measured with cables plugged in: 1,000 mm goes in, 1,100 mm does not close",
      zh: "量好带线深度：1,000 mm 能进，1,100 mm 关不上门",
    },
    {
      en: "A list with height, weight, plugs and draw under load, machine by machine",
      zh: "逐台列出高度、重量、插头、满载功率",
    },
    {
      en: "Heaviest machines planned for the bottom, before somebody lifts them twice",
      zh: "最重的排在最下面，省得抬两次",
    },
    {
      en: "A full backup that has been restored once, kept in neither of the two buildings",
      zh: "一份恢复验证过的全量备份，两栋楼里都不放",
    },
    { en: "DNS lifetimes lowered to five minutes two days ahead", zh: "提前两天把 DNS 的 TTL 降到五分钟" },
    { en: "New addresses known to every partner who has a list of yours", zh: "新地址通知到每个设了白名单的合作方" },
    { en: "The order of switching on, and who says that it is done", zh: "开机顺序，以及谁说了算“好了”" },
    { en: "A date by which you go back, if it does not work", zh: "到几点还不行就回退" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What buyers of space ask on the tour", zh: "看机房时常问的" },
  items: [
    {
      question: { en: "Where are the rooms?", zh: "机房在哪里？" },
      answer: {
        en: "You are told the address for a visit, under a confidentiality agreement. It is not printed here, as is usual for such buildings.",
        zh: "签保密协议后告知地址并预约参观。这里不写，这类建筑通常都不公开。",
      },
    },
    {
      question: { en: "Which certificates does the building hold?", zh: "机房有哪些证书？" },
      answer: {
        en: "This page claims none. Ask for the documents of the room in your offer; if a tender needs a certain one, say so first.",
        zh: "本页不作任何宣称。报价时可索取该机房的文件；招标要求特定证书，请先说明。",
      },
    },
    {
      question: { en: "May I bring my own rack?", zh: "能自带机柜吗？" },
      answer: {
        en: "In the enhanced room, if it has 600 × 1,100 mm and a front that lets air through. Earth and strips are ours.",
        zh: "增强机房可以，600 × 1,100 mm、前门透风即可，接地和 PDU 用我们的。",
      },
    },
    {
      question: { en: "What happens above the reserved power?", zh: "超出预留功率会怎样？" },
      answer: {
        en: "An alert at 80 %, a call at 95 %. The breaker decides at last, and it does not know which of your machines matters.",
        zh: "80% 告警，95% 打电话，再往上由空开决定，它可分不清你哪台更要紧。",
      },
    },
    {
      question: { en: "Is there a mixture with the cloud?", zh: "能和云混着用吗？" },
      answer: {
        en: "Yes: a cross-connect into your VPC. Old machines stay in the rack until they are written off, new ones start virtual.",
        zh: "能，一条专线接进 VPC。老机器在柜里用到折旧完，新的直接上云。",
      },
    },
    {
      question: { en: "How long does it take to get a rack?", zh: "多久能用上？" },
      answer: {
        en: "Five working days for an ordinary one, three weeks with cross-connects to a carrier, mostly the carrier's (demo).",
        zh: "普通机柜五个工作日；要接运营商约三周，多半是等运营商（演示）。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What leads in and out of a rack", zh: "机柜的左邻右舍" },
  items: [
    {
      product: "server",
      relation: { en: "For less than a rack, or machines that we own", zh: "不到一柜，或机器由我们出" },
    },
    { product: "vpc", relation: { en: "Is at the other end of the cross-connect", zh: "在专线的另一端" } },
    { product: "bcm", relation: { en: "Shows sockets and temperatures", zh: "显示插座功率与温度" } },
    {
      product: "dengbao",
      relation: { en: "Takes the physical controls into the whole assessment", zh: "把物理环境纳入整体测评" },
    },
  ],
  solutions: ["private"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Come and stand in the aisle", zh: "来通道里站一会儿" },
  lead: {
    en: "Send the list of machines; you get a plan of the rack, a date for a visit and an offer in five lines.",
    zh: "发来设备清单，回你一张机柜布置图、一个参观时间和五行报价。",
  },
  actions: [
    { label: { en: "Ask for a visit", zh: "预约参观" }, to: "console:/datacenter/visit" },
    { label: { en: "Private cloud in a rack", zh: "机柜里的私有云" }, to: "/solution/private" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. The enhanced room: two ways of power that never meet, and the one place where all lines do.",
    zh: "图 1　增强机房：两路电从不相交，所有线路在一间屋里汇接。",
  },
  nodes: [
    { id: "mainsA", label: { en: "Mains A", zh: "市电 A" }, column: 0, row: 0, kind: "outside" },
    { id: "diesel", label: { en: "Generators", zh: "发电机" }, column: 1, row: 0, kind: "outside" },
    { id: "mainsB", label: { en: "Mains B", zh: "市电 B" }, column: 2, row: 0, kind: "outside" },
    { id: "upsA", label: { en: "UPS A", zh: "UPS A" }, column: 0, row: 1, kind: "compute" },
    { id: "upsB", label: { en: "UPS B", zh: "UPS B" }, column: 2, row: 1, kind: "compute" },
    {
      id: "rack",
      label: { en: "Your rack", zh: "你的机柜" },
      note: { en: "IDC", zh: "IDC" },
      product: "datacenter",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "bcm",
      label: { en: "Readings", zh: "读数" },
      note: { en: "BCM", zh: "BCM" },
      product: "bcm",
      column: 0,
      row: 2,
      kind: "compute",
    },
    { id: "meet", label: { en: "Meet-me room", zh: "汇接间" }, column: 1, row: 3, kind: "network" },
    { id: "carrier", label: { en: "Carriers", zh: "运营商" }, column: 0, row: 4, kind: "outside" },
    {
      id: "vpc",
      label: { en: "Your cloud", zh: "你的云网络" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 2,
      row: 4,
      kind: "network",
    },
  ],
  edges: [
    { from: "mainsA", to: "upsA", label: { en: "First line from its own substation", zh: "第一路来自独立变电站" } },
    { from: "mainsB", to: "upsB", label: { en: "Second line from another", zh: "第二路来自另一座" } },
    { from: "diesel", to: "upsA", label: { en: "Generators stand in for line A", zh: "发电机替代 A 路" } },
    { from: "diesel", to: "upsB", label: { en: "Generators stand in for line B", zh: "发电机替代 B 路" } },
    { from: "upsA", to: "rack", label: { en: "Feed A to the left strip", zh: "A 路到左侧 PDU" } },
    { from: "upsB", to: "rack", label: { en: "Feed B to the right strip", zh: "B 路到右侧 PDU" } },
    {
      from: "rack",
      to: "bcm",
      label: { en: "Sockets and temperatures are read each minute", zh: "每分钟读取插座与温度" },
    },
    { from: "rack", to: "meet", label: { en: "A fibre pair to the meet-me room", zh: "一对光纤到汇接间" } },
    { from: "meet", to: "carrier", label: { en: "From there to the carrier you choose", zh: "再到你选的运营商" } },
    { from: "meet", to: "vpc", label: { en: "Or into your VPC", zh: "或接入 VPC" } },
  ],
};

export const content: PageContent = {
  code: "datacenter",
  title: { en: "Data Centre", zh: "数据中心 IDC" },
  lead: {
    en: "Racks with two feeds of power, cooling, bandwidth and lines to carriers and to our cloud. For those who own their hardware and want somebody else to own the building.",
    zh: "提供双路供电、制冷、带宽的机柜，楼内直连运营商和云网络。给想自己拥有设备、又不想自己养机房的人。",
  },
  actions: [
    { label: { en: "Fill a rack", zh: "配一个机柜" }, to: "#rack" },
    { label: { en: "See the rooms", zh: "看机房设计" }, to: "#rooms" },
  ],
  figure,
  facts: [
    {
      label: { en: "One unit of height (demo price)", zh: "1U 机位（演示价格）" },
      value: { is: "price", usd: datacenterUsd.perUnit, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Feeds to each rack", zh: "每柜供电" },
      value: { is: "words", words: { en: "2, apart from the UPS on", zh: "2 路，自 UPS 起独立" } },
      anchor: "features",
    },
    {
      label: { en: "SLA of power (demo)", zh: "供电 SLA（演示）" },
      value: { is: "percent", percent: demoSla.datacenter },
      anchor: "prices",
    },
    {
      label: { en: "Physical controls of GB/T 22239-2019", zh: "GB/T 22239-2019 物理环境" },
      value: { is: "words", words: { en: "10, one by one", zh: "10 项逐条对照" } },
      anchor: "controls",
    },
  ],
  blocks: [rack, rooms, features, controls, prices, before, questions, related, callToAction],
  seo: {
    title: {
      en: "Data Centre: racks, power and lines, limit by limit",
      zh: "数据中心 IDC：机柜、供电与专线，上限写明",
    },
    description: {
      en: "Configure a rack and see which limit comes first: height, current, heat or port. Rooms, the ten physical controls of MLPS, and demo prices in five lines.",
      zh: "配一个机柜，看高度、电流、散热、端口哪项先到顶；机房设计、等保物理环境十项对照与五项演示价格。",
    },
    keywords: {
      en: "data centre, IDC, rack, colocation, cross-connect, remote hands, ZhiAn Cloud",
      zh: "数据中心,IDC,机柜,机柜租用,楼内专线,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

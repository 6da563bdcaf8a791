import { bcmUsd, bosUsdPerGib, epimUsdPerMonth, vpcUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, cyberspaceAdministration, laws, standards, stateCouncil } from "./laws.ts";
import { serverPrice } from "./server-price.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "Camera 41 has been dark since Thursday", zh: "41 号摄像头从周四起就是黑的" },
  paragraphs: [
    {
      en: "A pallet is missing from gate 3. The guard scrolls back to Thursday evening and finds a grey picture with a date. Nobody noticed, because sixty pictures on one wall look complete when fifty-nine of them move.",
      zh: "3 号门少了一托盘货。保安把录像倒回周四晚上，只有一片灰和一个日期。没人发现，因为一面墙六十个画面，五十九个在动，看上去就是全的。",
    },
    {
      en: "The recorder under the desk holds nineteen days; the insurer asks for thirty. The same switch carries the cameras, the barrier, the meters, the offices of nine tenants and, since the summer party, the network for visitors.",
      zh: "桌下那台录像机只存十九天，保险公司要三十天。同一台交换机上挂着摄像头、道闸、电表、九家租户的办公网，夏天搞活动之后，又加上了访客网络。",
    },
    {
      en: "Nothing here needs intelligence. It needs arithmetic for the storage, a wall between five networks, and an alarm for silence.",
      zh: "这里用不着什么智能，只要算清存储、隔开五张网，再给“没声音”配一个告警。",
    },
  ],
};

const sizing: TableBlock = {
  is: "table",
  anchor: "storage",
  nav: { en: "How much storage", zh: "存储怎么算" },
  heading: { en: "How much sixty cameras write", zh: "六十路摄像头写多少" },
  lead: {
    en: "Rate times seconds times days. A camera at 2 Mbit/s fills 20 GiB a day; at 4 Mbit/s it is 40.",
    zh: "码率乘秒数乘天数。2 Mbit/s 的一路每天 20 GiB，4 Mbit/s 是 40。",
  },
  caption: { en: "Recording by group of cameras", zh: "按摄像头分组的录像量" },
  columns: [
    { en: "Group", zh: "分组" },
    { en: "Cameras", zh: "路数" },
    { en: "Rate", zh: "码率" },
    { en: "Recorded", zh: "录制" },
    { en: "Kept", zh: "保存" },
    { en: "Comes to", zh: "合计" },
  ],
  rows: [
    {
      label: { en: "Gates", zh: "出入口" },
      cells: [
        { en: "12", zh: "12 路" },
        { en: "4 Mbit/s", zh: "4 Mbit/s" },
        { en: "All day", zh: "全天" },
        { en: "60 days", zh: "60 天" },
        { en: "29,000 GiB", zh: "29,000 GiB" },
      ],
    },
    {
      label: { en: "Roads, car park", zh: "道路与停车场" },
      cells: [
        { en: "30", zh: "30 路" },
        { en: "2 Mbit/s", zh: "2 Mbit/s" },
        { en: "All day", zh: "全天" },
        { en: "30 days", zh: "30 天" },
        { en: "18,100 GiB", zh: "18,100 GiB" },
      ],
    },
    {
      label: { en: "Halls", zh: "大堂与走廊" },
      cells: [
        { en: "18", zh: "18 路" },
        { en: "2 Mbit/s", zh: "2 Mbit/s" },
        { en: "On movement, about a third", zh: "移动侦测，约三分之一" },
        { en: "30 days", zh: "30 天" },
        { en: "3,600 GiB", zh: "3,600 GiB" },
      ],
    },
  ],
  note: {
    en: "50,700 GiB in all, hence 51 units in the parts list. Twice the rate is twice the sum: look at one number plate at night before you choose it.",
    zh: "共 50,700 GiB，所以清单里是 51 份。码率翻倍费用就翻倍，定之前先看一眼夜里的车牌。",
  },
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Five networks, and one gate between them", zh: "五张网，一道门" },
  lead: {
    en: "Cameras, meters and barriers speak to the cloud and to nothing else. Visitors speak to the internet and to nothing else.",
    zh: "摄像头、电表、道闸只与云端通信，访客只上互联网，互不往来。",
  },
  layers: [
    { kind: "network", label: { en: "Separation", zh: "隔离" } },
    { kind: "compute", label: { en: "Recording", zh: "录像与监视" } },
    { kind: "storage", label: { en: "Storage", zh: "存储" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Devices write to the left, guards look from the right, and visitors get no further than the gate.",
      zh: "图 2　设备从左侧写入，值班室从右侧查看，访客止于网关。",
    },
    nodes: [
      { id: "cameras", label: { en: "60 cameras", zh: "六十路视频" }, column: 0, row: 0, kind: "outside" },
      { id: "meters", label: { en: "Meters, gates", zh: "电表道闸" }, column: 1, row: 0, kind: "outside" },
      { id: "visitors", label: { en: "Visitors", zh: "访客" }, column: 2, row: 0, kind: "outside" },
      {
        id: "vpc",
        product: "vpc",
        label: { en: "Tunnel", zh: "加密隧道" },
        note: { en: "VPN gateway", zh: "VPN 网关" },
        column: 1,
        row: 1,
        kind: "network",
      },
      {
        id: "recorder",
        product: "bcc",
        label: { en: "Recorders", zh: "录像服务" },
        note: { en: "× 2", zh: "2 台" },
        column: 0,
        row: 2,
        kind: "compute",
      },
      {
        id: "bcm",
        product: "bcm",
        label: { en: "Silence alarm", zh: "静默告警" },
        note: { en: "BCM", zh: "BCM" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      {
        id: "guards",
        product: "epim",
        label: { en: "Guard desks", zh: "值班电脑" },
        note: { en: "14 computers", zh: "14 台" },
        column: 2,
        row: 2,
        kind: "security",
      },
      {
        id: "bos",
        product: "bos",
        label: { en: "Recordings", zh: "录像" },
        note: { en: "expire by rule", zh: "到期自动清" },
        column: 0,
        row: 3,
        kind: "storage",
      },
    ],
    edges: [
      { from: "cameras", to: "vpc", label: { en: "Cameras send through the tunnel", zh: "视频经隧道上传" } },
      { from: "meters", to: "vpc", label: { en: "So do meters and barriers", zh: "电表与道闸同样走隧道" } },
      {
        from: "visitors",
        to: "vpc",
        label: { en: "From the visitors' network no route leads here", zh: "访客网络没有到此的路由" },
        isAttack: true,
      },
      { from: "vpc", to: "recorder", label: { en: "Two recorders share the cameras", zh: "两台录像服务分担各路" } },
      { from: "vpc", to: "bcm", label: { en: "Each device reports that it is alive", zh: "设备定时上报存活" } },
      { from: "bcm", to: "guards", label: { en: "Silence rings at the guard's desk", zh: "静默即在值班室响铃" } },
      { from: "recorder", to: "bos", label: { en: "Recordings are written by the minute", zh: "录像按分钟写入" } },
      { from: "guards", to: "bos", label: { en: "Guards replay; what they copy is noted", zh: "值班回放，导出留痕" } },
    ],
  },
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "What a month of looking costs", zh: "看一个月要多少钱" },
  lead: {
    en: "Storage is most of it. Replaying is charged by what is read, and is left out here: a park replays less than one part in a hundred.",
    zh: "大头是存储。回放按读取量另计，此处未列：园区回放通常不到百分之一。",
  },
  lines: [
    {
      product: "bos",
      configuration: {
        en: "Infrequent class, deleted by rule after 30 or 60 days",
        zh: "低频存储，30 或 60 天后按规则删除",
      },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: 1000 * bosUsdPerGib.infrequent,
      per: "month",
      quantity: 51,
    },
    {
      product: "bcc",
      configuration: { en: "c2.4x8, thirty cameras each", zh: "c2.4x8，每台三十路" },
      unit: { en: "1 server", zh: "1 台" },
      usd: serverPrice("c2.4x8"),
      per: "month",
      quantity: 2,
    },
    {
      product: "vpc",
      configuration: { en: "VPN gateway with two tunnels to the park", zh: "VPN 网关，双隧道到园区" },
      unit: { en: "1 gateway", zh: "1 个" },
      usd: vpcUsdPerMonth.vpnGateway,
      per: "month",
      quantity: 1,
    },
    {
      product: "bcm",
      configuration: { en: "One rule a device, the first ten free", zh: "每台设备一条规则，前十条免费" },
      unit: { en: "10 rules", zh: "10 条" },
      usd: bcmUsd.perTenRules,
      per: "month",
      quantity: 9,
    },
    {
      product: "epim",
      configuration: { en: "Computers of the guards, copies to USB noted", zh: "值班电脑，U 盘拷贝留痕" },
      unit: { en: "1 computer", zh: "1 台" },
      usd: epimUsdPerMonth.regulated,
      per: "month",
      quantity: 14,
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "A camera collects personal data", zh: "摄像头收集的是个人信息" },
  lead: {
    en: "Signs, places and days of keeping are regulated. Faces are regulated again, and this solution does not recognise any.",
    zh: "标识、位置、保存期都有规定，人脸另有规定。本方案不做人脸识别。",
  },
  items: [
    {
      country: china,
      name: {
        en: "Public video systems, State Council order 799",
        zh: "《公共安全视频图像信息系统管理条例》（国务院令第 799 号）",
      },
      asks: {
        en: "Signs in sight, no cameras in private places, recordings kept for 30 days or more.",
        zh: "设置醒目标识，私密场所不得安装，视频保存不少于 30 日。",
      },
      url: stateCouncil,
    },
    {
      country: china,
      name: { en: "Face recognition measures (2025)", zh: "《人脸识别技术应用安全管理办法》（2025 年）" },
      asks: {
        en: "Where another way exists, a face may not be the only key to the gate.",
        zh: "有其他方式可达到目的的，不得把人脸作为唯一验证方式。",
      },
      url: cyberspaceAdministration,
    },
    {
      country: china,
      name: { en: "Video networks, GB/T 28181-2022", zh: "视频监控联网 GB/T 28181-2022" },
      asks: {
        en: "The protocol in which cameras and platforms of different makers understand each other.",
        zh: "不同厂家摄像头与平台互通所用的协议。",
      },
      url: standards,
    },
    {
      ...laws.classifiedProtection,
      asks: {
        en: "Parks that file their system meet the extension for the internet of things as well.",
        zh: "园区系统备案的，还须满足物联网扩展要求。",
      },
    },
    {
      ...laws.personalDataIndonesia,
      asks: {
        en: "Say that a camera is there; use it for security or traffic, not to identify people.",
        zh: "须告知装有摄像头，用于安全或交通管理，不得用于识别个人。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Seven weeks, building by building", zh: "七周，一栋一栋来" },
  lead: {
    en: "The recorder under the desk stays until the last camera has thirty days elsewhere. Demo durations.",
    zh: "桌下那台录像机，等最后一路在云端攒够三十天再撤。演示工期。",
  },
  weeks: 7,
  steps: [
    {
      title: { en: "Walk and count", zh: "走一圈，数一遍" },
      from: 1,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Bring keys and the electrician.", zh: "带上钥匙和电工。" },
      provider: { en: "Each device: maker, firmware, password, rate.", zh: "逐台登记厂家、固件、密码、码率。" },
    },
    {
      title: { en: "Part the networks", zh: "分网" },
      from: 4,
      days: 8,
      duration: { en: "8 days", zh: "8 天" },
      customer: { en: "Tell tenants the evening of their building.", zh: "通知各栋租户施工的晚上。" },
      provider: { en: "Five networks, rules between them, visitors last.", zh: "五张网与互访规则，访客最后。" },
      others: { en: "Your electrician labels switches and cables.", zh: "电工给交换机和线缆贴标。" },
    },
    {
      title: { en: "Tunnel and recorders", zh: "隧道与录像" },
      from: 9,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Check that the line uploads 180 Mbit/s.", zh: "确认上行带宽达到 180 Mbit/s。" },
      provider: {
        en: "Two servers, expiry rules, one night with all cameras.",
        zh: "两台服务、到期规则，全部摄像头跑一夜。",
      },
    },
    {
      title: { en: "Let thirty days pass", zh: "攒够三十天" },
      from: 14,
      days: 22,
      duration: { en: "30 days", zh: "30 个自然日" },
      customer: { en: "Ask for a random minute each week.", zh: "每周随机要一分钟录像。" },
      provider: { en: "Deliver it; then take the old recorder away.", zh: "调出来，到期后撤旧机。" },
    },
    {
      title: { en: "Alarms for silence", zh: "静默告警" },
      from: 15,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Unplug any three devices without telling us.", zh: "随便拔三台设备，别告诉我们。" },
      provider: { en: "Find them within five minutes.", zh: "五分钟内找出来。" },
    },
    {
      title: { en: "Guard desks", zh: "值班电脑" },
      from: 19,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Decide who may copy a recording.", zh: "定下谁能导出录像。" },
      provider: { en: "Fourteen computers, one shift at a time.", zh: "十四台电脑，一班一班来。" },
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "Thursday evening, with an alarm", zh: "有了告警的周四晚上" },
  rows: [
    {
      event: { en: "A camera goes dark", zh: "一路画面变黑" },
      before: { en: "Found when it is needed.", zh: "要用时才发现。" },
      after: { en: "Rings at the desk in five minutes.", zh: "五分钟内值班室响铃。" },
    },
    {
      event: { en: "The insurer asks for day 26", zh: "保险公司要第 26 天" },
      before: { en: "Overwritten a week ago.", zh: "一周前就被覆盖了。" },
      after: { en: "There, until the rule deletes it.", zh: "还在，到期才按规则删。" },
    },
    {
      event: { en: "A visitor's laptop scans the network", zh: "访客电脑扫描内网" },
      before: { en: "It sees the barrier's password page.", zh: "扫到道闸登录页。" },
      after: { en: "It sees the internet.", zh: "只看得到互联网。" },
    },
    {
      event: { en: "A clip turns up in a chat group", zh: "录像片段流到群里" },
      before: { en: "Everybody suspects everybody.", zh: "互相猜疑。" },
      after: { en: "The desk, the shift and the copy are on record.", zh: "哪台电脑、哪个班次、何时拷贝都有记录。" },
    },
    {
      event: { en: "The line to the cloud is cut", zh: "外线被挖断" },
      before: { en: "Not applicable: all was local.", zh: "不涉及，录像都在本地。" },
      after: {
        en: "Cameras with a card go on for a day; the others have a gap.",
        zh: "带存储卡的可续录一天，其余会缺一段。",
      },
    },
  ],
  limit: {
    en: "It recognises neither faces nor plates, and counts no people. Very old cameras that cannot be given a password are fenced in, not cured; sixty streams need an upload line that not every park has.",
    zh: "不识别人脸与车牌，也不数人。改不了密码的老摄像头只能隔离。六十路上传需要足够的上行带宽，不是每个园区都有。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Asked on the walk", zh: "踏勘路上的问题" },
  items: [
    {
      question: { en: "Our line uploads 50 Mbit/s only.", zh: "我们上行只有 50 Mbit/s。" },
      answer: {
        en: "Then record on site and keep in the cloud what must survive the building: gates, and whatever moved. The first row of Table 1 divides by three.",
        zh: "那就本地录，云上只存必须异地保留的：出入口和有动静的片段，表 1 第一行能减到三分之一。",
      },
    },
    {
      question: { en: "May tenants see their own corridor?", zh: "租户能看自己那层走廊吗？" },
      answer: {
        en: "With an account per tenant and a purpose that is written down, yes. The neighbours' door should not be in the picture.",
        zh: "可以，一户一账号，写明用途，画面里不该有邻居的门。",
      },
    },
    {
      question: { en: "Why infrequent storage if it is written all day?", zh: "全天在写，为什么用低频存储？" },
      answer: {
        en: "What counts is reading, and almost nothing is read. Each piece stays 30 days, which is the least that the class charges for.",
        zh: "看的是读取，而录像几乎没人读。每段至少存 30 天，正好满足低频的最短计费期。",
      },
    },
    {
      question: { en: "Can the barrier be opened from the cloud?", zh: "能从云上开道闸吗？" },
      answer: {
        en: "It could, and we leave it out. A barrier that the internet can open is a risk for which a remote control in the guard's hand is the better answer.",
        zh: "技术上能，我们不做。能被互联网打开的道闸是风险，保安手里的遥控器更合适。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "smart-park",
  title: { en: "Smart park", zh: "智慧园区" },
  lead: {
    en: "For parks with sixty cameras and one guard at night. Storage that is calculated instead of guessed, five networks that do not see each other, and an alarm when a device falls silent.",
    zh: "给六十路摄像头、夜里一个保安的园区：存储算清楚而不是拍脑袋，五张网互不相见，设备没声音就告警。",
  },
  actions: [
    { label: { en: "Do the arithmetic", zh: "看存储怎么算" }, to: "#storage" },
    { label: { en: "See the month's sum", zh: "看每月费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "bill", "architecture", "regulations", "timeline", "result", "faq"],
    situation,
    own: sizing,
    bill,
    architecture,
    timeline,
    regulations,
    result,
    questions,
  },
  contact,
  seo: {
    title: {
      en: "Smart park: sixty cameras, five networks, one alarm",
      zh: "智慧园区方案：六十路录像、五网隔离、静默告警",
    },
    description: {
      en: "How much sixty cameras write, how five networks are kept apart, who hears when one falls silent: parts list with its sum and seven weeks.",
      zh: "六十路摄像头写多少、五张网怎么隔、设备没声音谁知道：存储算法、可调清单与七周计划。",
    },
    keywords: {
      en: "smart park, video storage, network segmentation, IoT, ZhiAn Cloud",
      zh: "智慧园区,录像存储,网络隔离,设备告警,智安云",
    },
  },
};

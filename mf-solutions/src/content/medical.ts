import {
  bosUsdPerGib,
  cagUsdPerMonth,
  dtsUsdPerMonth,
  hosteyeUsdPerMonth,
  lasUsdPerMonth,
  mysqlUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { StepsBlock } from "@zhian/page/content";
import type { SolutionContent, SolutionDetails } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, indonesia, laws, standards } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "Ten past two, ward 7", zh: "凌晨两点十分，七病区" },
  paragraphs: [
    {
      en: "The night nurse cannot open the drug chart. In the basement, files on the laboratory server are renamed one after the other, each with the same ending. The company that maintains the analyser left its remote-control program on it in spring, with a password that is printed on the cabinet.",
      zh: "夜班护士打不开用药单。地下室里，检验服务器上的文件一个接一个被改名，后缀全一样。春天做维保的厂商在上面留了远程控制软件，密码就贴在机柜上。",
    },
    {
      en: "Nobody broke through a firewall. Somebody came in by the suppliers' entrance, found forty Windows machines that trust each other, and had until the morning shift. What was in the records counts for thirty years; what the hospital needs now is the next six hours.",
      zh: "没人攻破防火墙。对方走的是供应商入口，发现四十台互相信任的 Windows，早班之前时间充裕。病历要存三十年，可医院眼下要过的是接下来六小时。",
    },
    {
      en: "The old database cannot be patched, because its vendor no longer supports the version, and cannot be replaced, because it may not stop. Both are true until it is moved while it runs.",
      zh: "老数据库没法打补丁，厂商早不支持；也没法换，因为不能停。要同时解开这两个结，只能边跑边搬。",
    },
  ],
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "The hospital keeps its machines, and loses its side door", zh: "机器留在医院，边门关掉" },
  lead: {
    en: "Programs stay where wards reach them without a line to the cloud. The database gets a second home, suppliers get one door.",
    zh: "业务程序留在院内，断网科室也能用；数据库多一个家，供应商只剩一扇门。",
  },
  layers: [
    { kind: "security", label: { en: "Watch and doors", zh: "监测与入口" } },
    { kind: "storage", label: { en: "Records", zh: "病历数据" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. The upper half stands in the hospital; changes flow down to a second database while wards go on working.",
      zh: "图 2　上半部分在院内，变更持续流向下方的新库，科室照常工作。",
    },
    nodes: [
      { id: "wards", label: { en: "Wards", zh: "各科室" }, column: 0, row: 0, kind: "outside" },
      { id: "vendors", label: { en: "Suppliers", zh: "设备厂商" }, column: 1, row: 0, kind: "outside" },
      {
        id: "his",
        label: { en: "HIS, lab", zh: "HIS 与检验" },
        note: { en: "in the hospital", zh: "院内" },
        column: 0,
        row: 1,
        kind: "compute",
      },
      {
        id: "cag",
        product: "cag",
        label: { en: "Bastion", zh: "堡垒机" },
        note: { en: "CAG", zh: "CAG" },
        column: 1,
        row: 1,
        kind: "security",
      },
      {
        id: "hosteye",
        product: "hosteye",
        label: { en: "Host agents", zh: "主机探针" },
        note: { en: "40 hosts", zh: "40 台" },
        column: 2,
        row: 1,
        kind: "security",
      },
      {
        id: "dts",
        product: "dts",
        label: { en: "Copying", zh: "持续复制" },
        note: { en: "DTS", zh: "DTS" },
        column: 0,
        row: 2,
        kind: "network",
      },
      {
        id: "las",
        product: "las",
        label: { en: "Log archive", zh: "日志档案" },
        note: { en: "LAS", zh: "LAS" },
        column: 2,
        row: 2,
        kind: "security",
      },
      {
        id: "mysql",
        product: "mysql",
        label: { en: "New database", zh: "新数据库" },
        note: { en: "two nodes", zh: "双节点" },
        column: 0,
        row: 3,
        kind: "storage",
      },
      {
        id: "bos",
        product: "bos",
        label: { en: "Sealed copies", zh: "防删副本" },
        note: { en: "BOS", zh: "BOS" },
        column: 1,
        row: 3,
        kind: "storage",
      },
    ],
    edges: [
      { from: "wards", to: "his", label: { en: "Wards work on the hospital's own servers", zh: "科室使用院内服务器" } },
      { from: "vendors", to: "cag", label: { en: "Suppliers come in by one door only", zh: "厂商只走一扇门" } },
      {
        from: "cag",
        to: "his",
        label: { en: "for an hour that somebody approved, on film", zh: "经审批的时段，全程录像" },
      },
      { from: "cag", to: "las", label: { en: "Sessions are kept in the archive", zh: "会话记录入档" } },
      { from: "hosteye", to: "las", label: { en: "Agents report what changes on each host", zh: "探针上报主机变化" } },
      { from: "his", to: "dts", label: { en: "Changes are read from the old database", zh: "从旧库读取变更" } },
      { from: "dts", to: "mysql", label: { en: "and written to the new one within seconds", zh: "数秒内写入新库" } },
      {
        from: "mysql",
        to: "bos",
        label: { en: "Nightly copies cannot be changed for 30 days", zh: "每晚副本 30 天内不可更改" },
      },
    ],
  },
};

const night: StepsBlock = {
  is: "steps",
  anchor: "move",
  nav: { en: "The move", zh: "搬库当晚" },
  heading: { en: "Moving the record database on a Sunday at three", zh: "周日三点，给病历库搬家" },
  lead: {
    en: "Six weeks of copying for eleven minutes of waiting (demo times). Until the last step, going back costs nothing.",
    zh: "六周的复制，换十一分钟的等待（演示时间）。最后一步之前，随时可以退回。",
  },
  items: [
    {
      title: { en: "02:30 – compare", zh: "02:30　比对" },
      text: {
        en: "Rows are counted and sampled in both databases; thirty patients are opened on both sides by a doctor.",
        zh: "两边逐表计数、抽样比对，再由一位医生各打开三十名患者核对。",
      },
      who: { en: "Doctor on duty, engineer", zh: "值班医生、工程师" },
      duration: { en: "25 minutes", zh: "25 分钟" },
    },
    {
      title: { en: "02:58 – paper", zh: "02:58　纸质单" },
      text: {
        en: "Wards take the printed charts of the last hour. They are the fallback, and they are used once a quarter so that people know them.",
        zh: "各病区取出最近一小时的打印单。这是退路，每季度真用一次，大家才不生疏。",
      },
      who: { en: "Head nurse", zh: "护士长" },
      duration: { en: "2 minutes", zh: "2 分钟" },
    },
    {
      title: { en: "03:00 – stop writing", zh: "03:00　停写" },
      text: {
        en: "The old database accepts reads only. The last changes arrive in the new one; the counter of open changes reaches zero.",
        zh: "旧库改为只读，最后的变更进入新库，待同步计数归零。",
      },
      who: { en: "Engineer", zh: "工程师" },
      duration: { en: "4 minutes", zh: "4 分钟" },
    },
    {
      title: { en: "03:04 – turn the name", zh: "03:04　切换" },
      text: {
        en: "Programs are pointed at the new address, and copying is started in the opposite direction, from new to old.",
        zh: "程序改连新地址，同时启动反向复制，由新库写回旧库。",
      },
      who: { en: "Engineer, vendor of the HIS", zh: "工程师、HIS 厂商" },
      duration: { en: "7 minutes", zh: "7 分钟" },
    },
    {
      title: { en: "03:11 – go on, or go back", zh: "03:11　继续或退回" },
      text: {
        en: "One admission, one prescription, one laboratory result, all real. If one fails, the name is turned back and nothing has been lost.",
        zh: "一次真实的入院、一张处方、一份检验单。任何一步不通就切回，数据不丢。",
      },
      who: { en: "Doctor decides", zh: "医生拍板" },
    },
  ],
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Nine weeks, none of them at the ward's expense", zh: "九周，不占科室时间" },
  weeks: 9,
  steps: [
    {
      title: { en: "Count machines and doors", zh: "清点机器与入口" },
      from: 1,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Walk the basement with us; open every cabinet.", zh: "陪同走一遍机房，每个机柜都打开。" },
      provider: {
        en: "List hosts, remote-control programs, trusts between machines.",
        zh: "列出主机、远控软件、互信关系。",
      },
    },
    {
      title: { en: "Close the side doors", zh: "关边门" },
      from: 6,
      days: 8,
      duration: { en: "8 days", zh: "8 天" },
      customer: { en: "Write to suppliers; name who approves at night.", zh: "通知各厂商，指定夜间审批人。" },
      provider: {
        en: "Bastion with an account for each technician; old programs removed.",
        zh: "堡垒机一人一号，旧远控全部卸载。",
      },
      others: { en: "Suppliers test their access once each.", zh: "厂商各试登录一次。" },
    },
    {
      title: { en: "Agents on forty hosts", zh: "四十台装探针" },
      from: 8,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: { en: "Say which analysers must not be touched.", zh: "标明哪些检验设备不能动。" },
      provider: {
        en: "Ten hosts a day, laboratory last; decoy files on each.",
        zh: "每天十台，检验最后；每台放诱饵文件。",
      },
    },
    {
      title: { en: "Copy the database, and keep copying", zh: "复制数据库，不停" },
      from: 12,
      days: 28,
      duration: { en: "Nearly 6 weeks", zh: "近 6 周" },
      customer: { en: "Run reports on the copy and compare.", zh: "在副本上跑报表比对。" },
      provider: {
        en: "Full copy by night, changes by day, differences mended.",
        zh: "夜间全量，白天增量，差异逐条修。",
      },
    },
    {
      title: { en: "Move", zh: "搬库" },
      from: 40,
      days: 1,
      duration: { en: "1 night", zh: "1 晚" },
      customer: { en: "Have a doctor there who may say no.", zh: "安排一位有权叫停的医生在场。" },
      provider: { en: "Follow the plan above, minute by minute.", zh: "按分钟表执行。" },
    },
    {
      title: { en: "Restore on purpose", zh: "主动恢复一次" },
      from: 41,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Choose the patient whose record is to come back.", zh: "随便挑一位患者的病历来恢复。" },
      provider: {
        en: "Restore from the sealed copy, on an empty machine, with a stopwatch.",
        zh: "用防删副本在空机上恢复，掐表计时。",
      },
    },
  ],
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "Monthly costs of a hospital with forty servers", zh: "四十台服务器的医院，每月多少" },
  lead: {
    en: "The copying service is needed for two months, then its quantity goes to 0. Work on site is quoted apart.",
    zh: "复制服务用两个月，之后数量改为 0。现场实施另行报价。",
  },
  lines: [
    {
      product: "hosteye",
      configuration: { en: "Enterprise: behaviour, decoys, isolation", zh: "企业版：行为检测、诱饵、隔离" },
      unit: { en: "1 host", zh: "1 台" },
      usd: hosteyeUsdPerMonth.enterprise,
      per: "month",
      quantity: 40,
    },
    {
      product: "cag",
      configuration: { en: "Up to 50 hosts, recordings kept half a year", zh: "50 台以内，录像留存半年" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: cagUsdPerMonth.hosts50,
      per: "month",
      quantity: 1,
    },
    {
      product: "las",
      configuration: { en: "5 GiB a day, database audit included", zh: "每日 5 GiB，含数据库审计" },
      unit: { en: "1 archive", zh: "1 套" },
      usd: lasUsdPerMonth.g5,
      per: "month",
      quantity: 1,
    },
    {
      product: "dts",
      configuration: { en: "Two-way copying, medium", zh: "双向同步，中型" },
      unit: { en: "1 link", zh: "1 条" },
      usd: dtsUsdPerMonth.mediumSync,
      per: "month",
      quantity: 1,
    },
    {
      product: "mysql",
      configuration: { en: "32 GiB of memory, two nodes", zh: "32 GiB 内存，双节点" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: mysqlUsdPerMonth.two32,
      per: "month",
      quantity: 1,
    },
    {
      product: "bos",
      configuration: { en: "Sealed nightly copies, infrequent class", zh: "每晚防删副本，低频存储" },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: 1000 * bosUsdPerGib.infrequent,
      per: "month",
      quantity: 6,
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "How long, how strict, how soon", zh: "存多久、多严、多快" },
  lead: {
    en: "Records outlive every system that holds them. Plan for the move after this one as well.",
    zh: "病历比任何一套系统都长寿，这次搬完，下次也要想好。",
  },
  items: [
    {
      country: china,
      name: { en: "Network security of health institutions (2022)", zh: "《医疗卫生机构网络安全管理办法》（2022 年）" },
      asks: {
        en: "Grade and file systems, check them every year, and hold suppliers to the same rules.",
        zh: "系统定级备案，每年自查，对供应商同样管理。",
      },
      url: "https://www.nhc.gov.cn/",
    },
    {
      country: china,
      name: { en: "Rules on medical records (2013)", zh: "《医疗机构病历管理规定》（2013 年版）" },
      asks: {
        en: "Keep records of in-patients for 30 years and of out-patients for 15 after the last visit.",
        zh: "住院病历自最后一次出院起保存 30 年，门急诊病历自最后一次就诊起 15 年。",
      },
      url: "https://www.nhc.gov.cn/",
    },
    {
      country: china,
      name: { en: "Health data guide, GB/T 39725-2020", zh: "《健康医疗数据安全指南》GB/T 39725-2020" },
      asks: {
        en: "Sort data into five grades and let the grade decide who may see it.",
        zh: "数据分为五级，按级别决定谁能看。",
      },
      url: standards,
    },
    {
      country: indonesia,
      name: { en: "Health Ministry Regulation 24 of 2022", zh: "2022 年第 24 号卫生部条例（病历）" },
      asks: {
        en: "Keep electronic records at least 25 years after the last visit, and connect to the ministry's platform.",
        zh: "电子病历自最后一次就诊起至少保存 25 年，并接入卫生部平台。",
      },
      url: "https://www.kemkes.go.id/",
    },
    {
      ...laws.personalDataIndonesia,
      asks: {
        en: "Health data is of the specific kind: assess the risk before you process it.",
        zh: "健康数据属特定个人数据，处理前须做影响评估。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const result: SolutionDetails["result"] = {
  heading: { en: "The same night, a year later", zh: "一年后的同一晚" },
  rows: [
    {
      event: { en: "Files begin to be renamed", zh: "文件开始被改名" },
      before: { en: "Noticed by a nurse, after 900 files.", zh: "护士发现时已有 900 个。" },
      after: {
        en: "A decoy is touched; the host is off the network after some seconds, and what was renamed before comes from the copy.",
        zh: "碰到诱饵，数秒内断网隔离，先前被改的从副本恢复。",
      },
    },
    {
      event: { en: "The analyser needs its technician", zh: "检验设备要厂商远程" },
      before: { en: "Password from the cabinet door.", zh: "密码看机柜门。" },
      after: { en: "One hour by telephone approval, recorded.", zh: "电话审批一小时，全程录像。" },
    },
    {
      event: { en: "The backup is wanted by the attacker too", zh: "攻击者也盯上备份" },
      before: { en: "Deleted first.", zh: "最先被删。" },
      after: { en: "Thirty days of copies that no account can delete.", zh: "30 天副本，任何账号删不掉。" },
    },
    {
      event: { en: "A patient asks who read the record", zh: "患者问谁看过病历" },
      before: { en: "“The system does not show that.”", zh: "“系统查不到。”" },
      after: {
        en: "A list by name, as far as the HIS itself writes it down.",
        zh: "列出人名，前提是 HIS 自身有记录。",
      },
    },
  ],
  limit: {
    en: "Analysers with an old Windows that their maker forbids to touch get no agent: they are fenced in by the network instead. And a program that wards cannot use without its server stays so; paper remains the last fallback.",
    zh: "厂商不许改动的老 Windows 检验设备装不了探针，只能在网络上圈起来。离了服务器就不能用的程序还是不能用，纸质单仍是最后退路。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Asked in the basement", zh: "机房里的问题" },
  items: [
    {
      question: { en: "Our database is Oracle. Does the move still work?", zh: "我们是 Oracle，也能这样搬吗？" },
      answer: {
        en: "Not like this. A change of database is a project of the HIS vendor; doors, agents, archive and sealed copies do not depend on it.",
        zh: "不能照搬。换数据库是 HIS 厂商的项目；关门、探针、日志、防删副本与它无关，可以先做。",
      },
    },
    {
      question: { en: "Must patient data leave the hospital?", zh: "患者数据一定要出院区吗？" },
      answer: {
        en: "Only with the new database and the copies. Hospitals that decide against it keep both on racks of their own and use the rest.",
        zh: "只有新库和副本会。不愿出的医院，两者放自己机柜，其余照用。",
      },
    },
    {
      question: { en: "What about pictures from radiology?", zh: "影像资料怎么办？" },
      answer: {
        en: "They are ten times as much and change never. Store them by study, cold after 90 days; that is a list of its own.",
        zh: "影像量大十倍，但从不修改。按检查存，90 天后转冷，需单列清单。",
      },
    },
    {
      question: { en: "Do agents slow old servers down?", zh: "老服务器会不会变慢？" },
      answer: {
        en: "They are held to a small share of one core and stop themselves above it. We begin with the machine that you worry about most.",
        zh: "占用有上限，超过就自行暂停。从你最担心的那台开始装。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "medical",
  title: { en: "Healthcare", zh: "医疗" },
  lead: {
    en: "For hospitals that may not stop and may not lose a record. Suppliers get one recorded door, forty hosts get a watch against ransomware, and the old database is moved while wards go on working.",
    zh: "给停不得、也丢不得病历的医院：厂商只走一扇有录像的门，四十台主机防勒索，老数据库在科室照常工作时搬走。",
  },
  actions: [
    { label: { en: "Follow the move", zh: "看搬库当晚" }, to: "#move" },
    { label: { en: "See the costs", zh: "查看费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "result", "architecture", "own", "timeline", "bill", "regulations", "faq"],
    situation,
    result,
    architecture,
    own: night,
    timeline,
    bill,
    regulations,
    questions,
  },
  contact,
  seo: {
    title: { en: "Healthcare: moving records while wards work", zh: "医疗方案：不停诊搬病历库，防勒索" },
    description: {
      en: "One recorded door for suppliers, a watch against ransomware, copies that cannot be deleted, and a database moved in eleven minutes of waiting.",
      zh: "厂商运维全程录像、主机防勒索、防删副本、病历库十一分钟切换，附费用清单与两国病历保存要求。",
    },
    keywords: {
      en: "hospital security, ransomware, medical records, database migration, ZhiAn Cloud",
      zh: "医院网络安全,防勒索,病历,数据库迁移,堡垒机,智安云",
    },
  },
};

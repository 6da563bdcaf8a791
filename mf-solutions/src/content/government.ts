import {
  blbUsdPerMonth,
  bosUsdPerGib,
  cpcsUsd,
  dccUsdPerMonth,
  dengbaoUsd,
  ipssUsdPerDay,
  mssUsdPerMonth,
  vpcUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { Words } from "@zhian/page/content";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, cyberspaceAdministration, indonesia, indonesianLaw, laws } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "The counter opens at nine, the portal never closes", zh: "窗口九点开门，网上不打烊" },
  paragraphs: [
    {
      en: "A county puts residence permits on line. On the first Monday eleven hundred people upload photographs of their identity cards. The office has two people for computers, and one of them also looks after the printers.",
      zh: "某县把居住证办理搬到网上。第一个周一，一千一百人上传了身份证照片。单位负责信息化的只有两个人，其中一个还管打印机。",
    },
    {
      en: "Before the holidays a notice arrives: report the state of every system daily at 17:00, keep somebody reachable, and answer within half an hour. The portal was built by a contractor whose contract ended with the acceptance test.",
      zh: "节前来了通知：每日 17 时零报告，保持有人应答，半小时内响应。而门户的承建商，合同在验收那天就结束了。",
    },
    {
      en: "An authority can buy machines, analysts and assessments. It cannot buy away its name on the filing. So the first thing to settle is a table of who answers for what.",
      zh: "机器、专家、测评都能采购，备案表上的单位名称换不掉。所以先定下来的，是一张谁对什么负责的表。",
    },
  ],
};

const platform: Words = { en: "ZhiAn Cloud", zh: "智安云" };
const office: Words = { en: "The office", zh: "本单位" };

const duties: TableBlock = {
  is: "table",
  anchor: "duties",
  nav: { en: "Who answers", zh: "责任划分" },
  heading: { en: "Who does it, and who signs for it", zh: "谁来做，谁签字" },
  lead: {
    en: "The right-hand column does not change by outsourcing. That is why it is short.",
    zh: "右边一列不因外包而改变，所以很短。",
  },
  caption: { en: "Tasks, hands and signatures", zh: "事项、执行与签字" },
  columns: [
    { en: "Task", zh: "事项" },
    { en: "Done by", zh: "由谁做" },
    { en: "Proof", zh: "凭证" },
    { en: "Signed by", zh: "由谁签" },
  ],
  rows: [
    {
      label: { en: "Machines, power, isolation from other customers", zh: "机器、供电、与其他客户隔离" },
      cells: [platform, { en: "Monthly record of the hosts", zh: "宿主机月度记录" }, platform],
    },
    {
      label: { en: "Programs and their faults", zh: "应用及其缺陷" },
      cells: [{ en: "Your contractor", zh: "承建商" }, { en: "Maintenance contract", zh: "运维合同" }, office],
    },
    {
      label: { en: "Grading and filing", zh: "定级与备案" },
      cells: [
        { en: "Consultant writes, office decides", zh: "顾问撰写，单位确定" },
        { en: "Filing certificate", zh: "备案证明" },
        office,
      ],
    },
    {
      label: { en: "Yearly assessment at level 3", zh: "三级年度测评" },
      cells: [
        { en: "Listed assessor", zh: "目录内测评机构" },
        { en: "Report", zh: "测评报告" },
        { en: "The assessor", zh: "测评机构" },
      ],
    },
    {
      label: { en: "Alerts by night", zh: "夜间告警" },
      cells: [
        { en: "Our analysts, within the mandate", zh: "我方分析师，按授权处置" },
        { en: "Case log", zh: "处置单" },
        office,
      ],
    },
    {
      label: { en: "Duty during important periods", zh: "重要时期值守" },
      cells: [
        {
          en: "Our engineer from 8 to 20, remote by night; one of yours",
          zh: "我方 8 至 20 点一人驻场、夜间远程，你方一人",
        },
        { en: "Hourly sheet, daily report", zh: "小时巡查表、每日报告" },
        office,
      ],
    },
    {
      label: { en: "What is published", zh: "发布的内容" },
      cells: [{ en: "Editors", zh: "编辑" }, { en: "Approval in the editing system", zh: "采编系统审签" }, office],
    },
  ],
  note: {
    en: "Public bodies in the mainland also ask whether the platform has passed the assessment of cloud services and at which level it is filed. This page claims neither: ask for the papers before a tender.",
    zh: "党政机关还会问平台是否通过云计算服务安全评估、备案几级。本页对此不作声明，招标前请索取材料。",
  },
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Duties of a public body", zh: "公共机构的义务" },
  items: [
    {
      ...laws.classifiedProtection,
      asks: {
        en: "General controls and those of the cloud extension; the platform is graded apart from what runs on it.",
        zh: "通用要求加云计算扩展要求，平台与其上系统分别定级。",
      },
    },
    {
      country: china,
      name: { en: "Assessment of cloud services (2019)", zh: "《云计算服务安全评估办法》（2019 年）" },
      asks: {
        en: "Clouds bought by public bodies or critical infrastructure are assessed as platforms.",
        zh: "党政机关、关键信息基础设施采购的云平台须经安全评估。",
      },
      url: cyberspaceAdministration,
    },
    {
      country: china,
      name: { en: "Assessment of commercial cryptography (2023)", zh: "《商用密码应用安全性评估管理办法》（2023 年）" },
      asks: {
        en: "Have the use of cryptography in important systems assessed before they open, and every year after.",
        zh: "重要网络与信息系统运行前须做密评，此后每年一次。",
      },
      url: "https://www.oscca.gov.cn/",
    },
    {
      country: indonesia,
      name: { en: "Presidential Regulation 95 of 2018 (SPBE)", zh: "2018 年第 95 号总统条例（电子政务 SPBE）" },
      asks: {
        en: "Agencies share services and use the national data centre and network of the government.",
        zh: "各机构共享服务，使用国家数据中心与政府内网。",
      },
      url: indonesianLaw,
    },
    {
      country: indonesia,
      name: { en: "BSSN Regulation 4 of 2021", zh: "BSSN 2021 年第 4 号条例（SPBE 信息安全）" },
      asks: {
        en: "Manage information security by a plan, and meet technical standards for data, applications and networks.",
        zh: "按计划管理信息安全，数据、应用、网络须符合技术标准。",
      },
      url: "https://www.bssn.go.id/",
    },
    {
      ...laws.electronicSystems,
      asks: {
        en: "Systems of public bodies are managed, processed and stored inside Indonesia.",
        zh: "公共机构的系统须在印尼境内管理、处理和存储。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Citizens on one side, the office network on the other", zh: "群众走一边，政务网走另一边" },
  lead: {
    en: "They meet in the data, never in the network. Between them stand people who watch both.",
    zh: "两边只在数据里相遇，网络上互不相通，中间有人看着。",
  },
  layers: [
    { kind: "compute", label: { en: "Hosts", zh: "宿主机" } },
    { kind: "network", label: { en: "Entrances", zh: "入口" } },
    { kind: "security", label: { en: "People on watch", zh: "值守人员" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Three hosts of one authority. The middle one is the only one that both sides talk to.",
      zh: "图 2　同一单位的三台宿主机，两侧都能访问的只有中间一台。",
    },
    nodes: [
      { id: "citizens", label: { en: "Citizens", zh: "办事群众" }, column: 0, row: 0, kind: "outside" },
      {
        id: "ipss",
        product: "ipss",
        label: { en: "Holiday guard", zh: "重保值守" },
        note: { en: "set days", zh: "约定日期" },
        column: 1,
        row: 0,
        kind: "security",
      },
      { id: "officials", label: { en: "Officials", zh: "工作人员" }, column: 2, row: 0, kind: "outside" },
      { id: "blb", product: "blb", label: { en: "Balancer", zh: "负载均衡" }, column: 0, row: 1, kind: "network" },
      {
        id: "mss",
        product: "mss",
        label: { en: "Analysts", zh: "安全分析师" },
        note: { en: "day and night", zh: "昼夜" },
        column: 1,
        row: 1,
        kind: "security",
      },
      {
        id: "vpc",
        product: "vpc",
        label: { en: "Office tunnel", zh: "政务专线" },
        note: { en: "VPN", zh: "VPN" },
        column: 2,
        row: 1,
        kind: "network",
      },
      { id: "portal", product: "dcc", label: { en: "Portal", zh: "门户主机" }, column: 0, row: 2, kind: "compute" },
      {
        id: "records",
        product: "dcc",
        label: { en: "Case records", zh: "办件主机" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      { id: "desk", product: "dcc", label: { en: "Back office", zh: "审批主机" }, column: 2, row: 2, kind: "compute" },
      {
        id: "bos",
        product: "bos",
        label: { en: "Copies, scans", zh: "材料与副本" },
        column: 1,
        row: 3,
        kind: "storage",
      },
    ],
    edges: [
      { from: "citizens", to: "blb", label: { en: "Citizens reach the portal", zh: "群众访问门户" } },
      { from: "blb", to: "portal", label: { en: "which runs on a host of its own", zh: "门户跑在单独的宿主机上" } },
      { from: "portal", to: "records", label: { en: "A case is handed over as a record", zh: "办件以记录形式交接" } },
      { from: "officials", to: "vpc", label: { en: "Officials come through a tunnel", zh: "工作人员走专线" } },
      { from: "vpc", to: "desk", label: { en: "to the back office", zh: "到审批主机" } },
      { from: "desk", to: "records", label: { en: "and decide on the record", zh: "在办件上作决定" } },
      { from: "ipss", to: "mss", label: { en: "On set days more people join", zh: "约定日期加派人手" } },
      { from: "mss", to: "records", label: { en: "Analysts judge what the hosts report", zh: "分析师研判主机上报" } },
      { from: "records", to: "bos", label: { en: "Scans and copies are kept apart", zh: "材料与副本单独存放" } },
    ],
  },
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "From tender paper to holiday duty: sixteen weeks", zh: "从招标文件到节日值守，十六周" },
  lead: {
    en: "Demo durations for a level-3 system. Approvals inside the authority come on top.",
    zh: "三级系统演示工期，单位内部审批时间另计。",
  },
  weeks: 16,
  steps: [
    {
      title: { en: "Settle the table", zh: "定责任表" },
      from: 1,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Fill in names, not departments.", zh: "填人名，不填部门。" },
      provider: { en: "Bring the draft; name what we shall not do.", zh: "提供草案，写明我们不做的事。" },
    },
    {
      title: { en: "Hosts and two entrances", zh: "宿主机与两个入口" },
      from: 6,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: { en: "Order the line from the office network.", zh: "申请政务网侧线路。" },
      provider: {
        en: "Placement rules, tunnel, balancer, empty of data.",
        zh: "放置规则、隧道、负载均衡，先不放数据。",
      },
    },
    {
      title: { en: "Move the portal", zh: "迁移门户" },
      from: 16,
      days: 15,
      duration: { en: "3 weeks", zh: "3 周" },
      customer: { en: "Bind the contractor to the dates.", zh: "要求承建商按期配合。" },
      provider: { en: "Images, data, a week side by side.", zh: "镜像、数据，并行一周。" },
      others: { en: "The contractor tests all forms.", zh: "承建商逐表测试。" },
    },
    {
      title: { en: "Grade, file, close gaps", zh: "定级、备案、整改" },
      from: 16,
      days: 40,
      duration: { en: "8 weeks", zh: "8 周" },
      customer: { en: "Decide the level; issue the procedures.", zh: "确定级别，印发制度。" },
      provider: {
        en: "Papers, nine products, reinforcement of hosts; plan for the cryptography assessment.",
        zh: "材料、九项产品、主机加固，并做密评方案。",
      },
      others: { en: "Experts review; the public security organ files.", zh: "专家评审，公安机关备案。" },
    },
    {
      title: { en: "Analysts begin to watch", zh: "分析师开始值守" },
      from: 31,
      days: 15,
      duration: { en: "3 weeks, two of them to learn", zh: "3 周，其中磨合 2 周" },
      customer: { en: "Sign the mandate: what may be cut off without asking.", zh: "签授权书：哪些可先断后报。" },
      provider: { en: "Learn what is normal; halve the alerts.", zh: "熟悉正常业务，告警减半。" },
    },
    {
      title: { en: "Assessment", zh: "等级测评" },
      from: 56,
      days: 20,
      duration: { en: "4 weeks", zh: "4 周" },
      customer: { en: "Contract with the assessor; be there.", zh: "与测评机构签约并到场。" },
      provider: { en: "Repair within two days of a finding.", zh: "发现问题两天内整改。" },
      others: { en: "The assessor tests and reports.", zh: "测评机构测试并出报告。" },
    },
    {
      title: { en: "First important period", zh: "首次重保" },
      from: 76,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "One person who may decide, day and night.", zh: "一位昼夜可拍板的人。" },
      provider: {
        en: "One engineer in your rooms by day, remote by night; report at 17:00.",
        zh: "白天一人驻场，夜间远程，17 时报告。",
      },
    },
  ],
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "Rows for a budget application", zh: "可以抄进预算表的几行" },
  lead: {
    en: "Monthly and one-off sums are kept apart, as budgets keep them. Guard is counted by the day.",
    zh: "按预算口径，月度与一次性分列。值守按天计。",
  },
  lines: [
    {
      product: "dcc",
      configuration: { en: "112c.512, no other customer on it", zh: "112c.512，无其他客户" },
      unit: { en: "1 host", zh: "1 台" },
      usd: dccUsdPerMonth["112c.512"],
      per: "month",
      quantity: 3,
    },
    {
      product: "blb",
      configuration: { en: "Dedicated, public entrance", zh: "独享型，公众入口" },
      unit: { en: "1 balancer", zh: "1 个实例" },
      usd: blbUsdPerMonth.dedicated,
      per: "month",
      quantity: 1,
    },
    {
      product: "vpc",
      configuration: { en: "VPN gateway towards the office network", zh: "通往政务网的 VPN 网关" },
      unit: { en: "1 gateway", zh: "1 个" },
      usd: vpcUsdPerMonth.vpnGateway,
      per: "month",
      quantity: 1,
    },
    {
      product: "bos",
      configuration: { en: "Scans of documents, copies of databases", zh: "证照材料、数据库副本" },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: 1000 * bosUsdPerGib.standard,
      per: "month",
      quantity: 4,
    },
    {
      product: "mss",
      configuration: { en: "Around the clock, two analysts on shift", zh: "全天候，双人在岗" },
      unit: { en: "up to 100 hosts", zh: "100 台以内" },
      usd: mssUsdPerMonth.around,
      per: "month",
      quantity: 1,
    },
    {
      product: "dengbao",
      configuration: { en: "Level 3, first year, assessor included", zh: "三级首年，含测评费" },
      unit: { en: "1 system", zh: "1 个系统" },
      usd: dengbaoUsd.level3,
      per: "once",
      quantity: 1,
    },
    {
      product: "cpcs",
      configuration: { en: "Preparation of the cryptography assessment", zh: "密评准备" },
      unit: { en: "1 system", zh: "1 个系统" },
      usd: cpcsUsd.cryptography,
      per: "once",
      quantity: 1,
    },
    {
      product: "ipss",
      configuration: {
        en: "Important periods: on site from 8 to 20, remote by night",
        zh: "重要时期：8 至 20 点驻场，夜间远程",
      },
      unit: { en: "1 day", zh: "1 天" },
      usd: ipssUsdPerDay.onSite,
      per: "once",
      quantity: 10,
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "What the office notices", zh: "单位感受到的变化" },
  rows: [
    {
      event: { en: "Alert on the eve of a holiday", zh: "节前夜里告警" },
      before: { en: "Seen on the first working day.", zh: "节后上班才看到。" },
      after: {
        en: "Judged in minutes; the office is called only for a decision.",
        zh: "几分钟内研判，需要拍板才打电话。",
      },
    },
    {
      event: { en: "Daily report at 17:00", zh: "17 时零报告" },
      before: { en: "“No abnormality”, from memory.", zh: "凭印象填“无异常”。" },
      after: { en: "Numbers from the sheet, signed by who stood there.", zh: "数字出自巡查表，值守人签字。" },
    },
    {
      event: { en: "Enrolment day, forty times the visitors", zh: "报名日访问量翻四十倍" },
      before: { en: "Queue at the counter by ten.", zh: "十点窗口排起长队。" },
      after: { en: "Servers were added the day before; the counter stays quiet.", zh: "前一天加好服务器，窗口照常。" },
    },
    {
      event: { en: "A page is defaced", zh: "页面被篡改" },
      before: { en: "A citizen takes a photograph of it.", zh: "群众拍照发了出来。" },
      after: {
        en: "Restored from the locked copy; the photograph shows a minute at most.",
        zh: "由锁定副本恢复，最多露出一分钟。",
      },
    },
    {
      event: { en: "The contractor is gone", zh: "承建商撤场" },
      before: { en: "Nobody knows the passwords.", zh: "没人知道密码。" },
      after: { en: "Accounts are personal and in the bastion's list.", zh: "账号实名，都在堡垒机名单里。" },
    },
  ],
  limit: {
    en: "State secrets do not belong on this or any public platform: systems that hold them follow the rules of graded protection. The content of pages and the quality of the contractor's code stay with the office.",
    zh: "涉密系统不得上本平台及任何公有云，须按分级保护管理。页面内容与承建商代码质量仍由单位负责。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Before the tender", zh: "招标之前" },
  items: [
    {
      question: { en: "May we name this solution in the tender?", zh: "招标文件能直接写这套方案吗？" },
      answer: {
        en: "Name controls, quantities and proofs instead. The table above is written so that another supplier could answer it as well.",
        zh: "请写要求、数量和凭证。上面的表别家也能应答，我们有意这样写。",
      },
    },
    {
      question: { en: "Three hosts for one portal: is that not too much?", zh: "一个门户三台宿主机，是不是太多？" },
      answer: {
        en: "For one portal, yes. A county usually brings five or six systems; two hosts carry them, and the third is free when one fails.",
        zh: "只有一个门户确实多。一个县通常有五六个系统，两台装得下，第三台留给故障时用。",
      },
    },
    {
      question: { en: "Do analysts see citizens' data?", zh: "分析师会看到群众数据吗？" },
      answer: {
        en: "They see the logs that you send and the consoles that you grant, through your bastion and on record. What is in a case is neither needed nor asked for; have the contractor keep names and numbers out of the logs.",
        zh: "看到的是你送出的日志和授权的控制台，经堡垒机并留痕。办件内容不需要也不索取；请承建商别把姓名、证号写进日志。",
      },
    },
    {
      question: { en: "What remains when we change the provider?", zh: "换供应商时能带走什么？" },
      answer: {
        en: "Images, data, configurations and the evidence folder, in formats that do not need us.",
        zh: "镜像、数据、配置和证据目录，格式都不依赖我们。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "government",
  title: { en: "Government cloud", zh: "政务云" },
  lead: {
    en: "For offices with two computer people and a portal for a whole county: hosts of their own, analysts by night, engineers on set days, and a table that says who signs for what.",
    zh: "给只有两个信息化岗、却要撑起全县门户的单位：专属宿主机、夜间有分析师、重保有人驻场，外加一张写明谁签字的责任表。",
  },
  actions: [
    { label: { en: "See who answers", zh: "看责任划分" }, to: "#duties" },
    { label: { en: "Budget lines", zh: "看预算明细" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "timeline", "regulations", "architecture", "bill", "result", "faq"],
    situation,
    own: duties,
    regulations,
    timeline,
    architecture,
    bill,
    result,
    questions,
  },
  contact,
  seo: {
    title: { en: "Government cloud: who does it and who signs for it", zh: "政务云方案：谁来做、谁签字，预算明细可算" },
    description: {
      en: "Own hosts, analysts day and night, guard on set days, level 3 and the cryptography assessment: duties, budget lines and sixteen weeks.",
      zh: "专属宿主机、昼夜研判、重保驻场、等保三级与密评准备：责任划分表、预算明细与十六周计划。",
    },
    keywords: {
      en: "government cloud, MLPS level 3, SPBE, dedicated host, ZhiAn Cloud",
      zh: "政务云,等保三级,密评,重保,专属宿主机,智安云",
    },
  },
};

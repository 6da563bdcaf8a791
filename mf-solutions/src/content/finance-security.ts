import {
  cagUsdPerMonth,
  dccUsdPerMonth,
  ddosUsdPerMonth,
  lasUsdPerMonth,
  ptsUsd,
  scasUsd,
  ztsacsUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, indonesia } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "The auditor has a list of nine questions", zh: "审计带来九个问题" },
  paragraphs: [
    {
      en: "It is the third day of the on-site audit. The loan system passed every functional test, and nobody has asked about it. The questions are others: whose programs run on the same processor; which of sixty people opened the customer file at 23:40; who read the code of the release of 6 March; what the last break-in test found, and what became of finding 4.",
      zh: "现场审计第三天。信贷系统的功能没人问，问的是另一些：同一颗处理器上还跑着谁的程序；六十个人里谁在 23:40 打开了客户档案；三月六日那个版本的代码谁看过；上次渗透查出什么，第 4 项后来怎么处理的。",
    },
    {
      en: "Every answer exists in somebody's head. What is missing is the sheet of paper with a date that was written before the question.",
      zh: "答案都在某个人脑子里。缺的是一张早于提问日期写下的纸。",
    },
  ],
};

const evidence: TableBlock = {
  is: "table",
  anchor: "questions",
  nav: { en: "The questions", zh: "审计提问" },
  heading: { en: "Questions, and the paper that answers them", zh: "每个问题，对应哪一份材料" },
  lead: {
    en: "Read it from right to left: if nobody makes the paper regularly, the product in the middle does not help.",
    zh: "建议从右往左看：没人定期产出材料，中间的产品就不起作用。",
  },
  caption: { en: "Audit questions with source and owner of the evidence", zh: "审计提问、证据来源与责任人" },
  columns: [
    { en: "Question", zh: "提问" },
    { en: "Where the answer comes from", zh: "答案出自" },
    { en: "Form", zh: "材料形式" },
    { en: "Made by, how often", zh: "谁出具，多久一次" },
  ],
  rows: [
    {
      label: { en: "Who shares the hardware?", zh: "硬件与谁共用？" },
      cells: [
        { en: "Record of the hosts and all moves on them", zh: "宿主机与迁移记录" },
        { en: "Signed file", zh: "带签名的文件" },
        { en: "The platform, monthly", zh: "平台，每月" },
      ],
    },
    {
      label: { en: "Who opened the file, on which device?", zh: "谁用哪台设备打开了档案？" },
      cells: [
        {
          en: "Decisions of the access gateway, plus your application's own log",
          zh: "访问网关判定记录，加业务系统日志",
        },
        { en: "Search result with person, device and minute", zh: "精确到人、设备、分钟的检索结果" },
        { en: "Your security desk, on request", zh: "你方安全岗，按需" },
      ],
    },
    {
      label: { en: "What did the supplier do at night?", zh: "供应商夜里做了什么？" },
      cells: [
        { en: "Bastion recordings", zh: "堡垒机录像" },
        { en: "Film and list of commands", zh: "录像与命令清单" },
        { en: "Operations, a tenth is viewed each month", zh: "运维，每月抽看一成" },
      ],
    },
    {
      label: { en: "Who has read the code?", zh: "代码谁审过？" },
      cells: [
        { en: "Audit of the release before it went out", zh: "上线前的源代码审计" },
        { en: "Report with lines of code and their repair", zh: "定位到行的报告与修复记录" },
        { en: "Our auditors, before large releases", zh: "我方审计员，大版本上线前" },
      ],
    },
    {
      label: { en: "What could an outsider reach?", zh: "外部攻击者能走到哪？" },
      cells: [
        { en: "Break-in test with a signed scope", zh: "签署范围的渗透测试" },
        { en: "Report, then retest of each finding", zh: "报告及逐项复测" },
        { en: "Our testers, yearly and after changes", zh: "我方测试员，每年及重大变更后" },
      ],
    },
    {
      label: { en: "How long were customers shut out?", zh: "客户有多久用不了？" },
      cells: [
        { en: "Cleaning log and availability by minute", zh: "清洗日志与分钟级可用性" },
        { en: "One page an incident", zh: "每次事件一页" },
        { en: "Both, within two working days", zh: "双方，两个工作日内" },
      ],
    },
  ],
  note: {
    en: "Supervisors also ask about exit, staff and finances of the supplier. Those answers stand in contracts, not in products.",
    zh: "监管还会问退出安排、人员与供应商财务，这些答案在合同里，不在产品里。",
  },
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Supervisors, and what they lean on", zh: "监管依据" },
  lead: {
    en: "Outsourcing moves the work, never the duty. Both countries say so in nearly these words.",
    zh: "外包可以转移工作，不能转移责任，两国都是这个意思。",
  },
  items: [
    {
      country: china,
      name: {
        en: "Financial industry guide, JR/T 0071-2020",
        zh: "《金融行业网络安全等级保护实施指引》JR/T 0071-2020",
      },
      asks: {
        en: "Adds the industry's own controls to those of each level.",
        zh: "在各级通用要求之上增加金融行业要求。",
      },
      url: "https://www.pbc.gov.cn/",
    },
    {
      country: china,
      name: { en: "Personal financial information, JR/T 0171-2020", zh: "《个人金融信息保护技术规范》JR/T 0171-2020" },
      asks: {
        en: "Sort customer data into C1 to C3; what opens an account, such as passwords, is C3.",
        zh: "客户信息分 C1 至 C3 三类，密码等鉴别信息属 C3。",
      },
      url: "https://www.pbc.gov.cn/",
    },
    {
      country: china,
      name: {
        en: "IT outsourcing risk of banks and insurers (2021)",
        zh: "《银行保险机构信息科技外包风险监管办法》（2021 年）",
      },
      asks: {
        en: "Check a supplier before signing, watch it while it works, and be able to leave it.",
        zh: "事前尽调、事中监控、保留退出能力。",
      },
      url: "https://www.nfra.gov.cn/",
    },
    {
      country: indonesia,
      name: { en: "POJK 11/POJK.03/2022, banks' technology", zh: "POJK 11/POJK.03/2022（商业银行信息科技）" },
      asks: {
        en: "Data centre and recovery site of a commercial bank stand in Indonesia unless OJK permits otherwise.",
        zh: "商业银行的数据中心与灾备中心须设在印尼境内，OJK 批准的除外。",
      },
      url: "https://www.ojk.go.id/",
    },
    {
      country: indonesia,
      name: { en: "SEOJK 29/SEOJK.03/2022, cyber resilience", zh: "SEOJK 29/SEOJK.03/2022（网络韧性）" },
      asks: {
        en: "Rate your own maturity; test by vulnerability and by scenario.",
        zh: "自评成熟度，开展漏洞测试与情景测试。",
      },
      url: "https://www.ojk.go.id/",
    },
  ],
  reviewedAt: "2026-11-21",
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Customers left, staff right, the auditor in the middle", zh: "客户在左，员工在右，审计在中间" },
  layers: [
    { kind: "security", label: { en: "Checks", zh: "检查点" } },
    { kind: "compute", label: { en: "Hosts", zh: "宿主机" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Whatever is decided or done on the way is written to one archive, which the auditor reads without touching anything else.",
      zh: "图 2　每次判定与操作都写入同一档案，审计只读它，不碰其他。",
    },
    nodes: [
      { id: "customers", label: { en: "Customers", zh: "客户" }, column: 0, row: 0, kind: "outside" },
      { id: "auditor", label: { en: "Auditor", zh: "审计" }, column: 1, row: 0, kind: "outside" },
      { id: "staff", label: { en: "Staff", zh: "员工与外包" }, column: 2, row: 0, kind: "outside" },
      { id: "ddos", product: "ddos", label: { en: "Anti-DDoS", zh: "DDoS 高防" }, column: 0, row: 1, kind: "security" },
      {
        id: "las",
        product: "las",
        label: { en: "Archive", zh: "日志档案" },
        note: { en: "LAS", zh: "LAS" },
        column: 1,
        row: 1,
        kind: "security",
      },
      {
        id: "ztsacs",
        product: "ztsacs",
        label: { en: "Zero Trust", zh: "零信任" },
        column: 2,
        row: 1,
        kind: "security",
      },
      {
        id: "front",
        product: "dcc",
        label: { en: "Own host 1", zh: "专属主机一" },
        note: { en: "front", zh: "前置与接口" },
        column: 0,
        row: 2,
        kind: "compute",
      },
      {
        id: "core",
        product: "dcc",
        label: { en: "Own host 2", zh: "专属主机二" },
        note: { en: "core, files", zh: "核心与档案" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      { id: "cag", product: "cag", label: { en: "Bastion", zh: "堡垒机" }, column: 2, row: 2, kind: "security" },
      { id: "pts", product: "pts", label: { en: "Our testers", zh: "渗透测试" }, column: 0, row: 3, kind: "outside" },
      { id: "scas", product: "scas", label: { en: "Code audit", zh: "代码审计" }, column: 1, row: 3, kind: "security" },
    ],
    edges: [
      {
        from: "customers",
        to: "ddos",
        label: { en: "Customers come through the cleaning centre", zh: "客户流量先清洗" },
      },
      { from: "ddos", to: "front", label: { en: "and reach the front only", zh: "只到前置" } },
      {
        from: "front",
        to: "core",
        label: { en: "The front asks the core, never the reverse", zh: "前置访问核心，反向不通" },
      },
      {
        from: "staff",
        to: "ztsacs",
        label: { en: "Staff show person and device at every request", zh: "员工每次请求都验人与设备" },
      },
      { from: "ztsacs", to: "cag", label: { en: "Maintenance goes on to the bastion", zh: "运维操作转堡垒机" } },
      { from: "cag", to: "core", label: { en: "and from there to the hosts", zh: "再到宿主机" } },
      { from: "ztsacs", to: "las", label: { en: "Every decision is written down", zh: "每次判定入档" } },
      { from: "core", to: "las", label: { en: "So is what the hosts did", zh: "主机日志入档" } },
      { from: "auditor", to: "las", label: { en: "The auditor reads the archive", zh: "审计查阅档案" } },
      {
        from: "pts",
        to: "front",
        label: { en: "Testers attack by contract, once a year", zh: "测试员每年按约定攻击" },
        isAttack: true,
      },
      { from: "scas", to: "core", label: { en: "Code is read before it is released", zh: "代码审计后才上线" } },
    ],
  },
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "Standing costs, and two jobs a year", zh: "固定费用与每年两项服务" },
  lead: {
    en: "One loan or payment system with sixty people around it. Audit and test are jobs: they are paid once each time.",
    zh: "按一套信贷或支付系统、六十名相关人员计。代码审计与渗透测试按次付费。",
  },
  lines: [
    {
      product: "dcc",
      configuration: { en: "112c.512, for your servers alone", zh: "112c.512，只放你方虚机" },
      unit: { en: "1 host", zh: "1 台" },
      usd: dccUsdPerMonth["112c.512"],
      per: "month",
      quantity: 2,
    },
    {
      product: "ddos",
      configuration: { en: "100 Gbit/s, login and payment addresses", zh: "100 Gbit/s，登录与支付入口" },
      unit: { en: "1 system", zh: "1 个系统" },
      usd: ddosUsdPerMonth.g100,
      per: "month",
      quantity: 1,
    },
    {
      product: "ztsacs",
      configuration: { en: "Advanced: device state, watermarks", zh: "高级版：设备状态、水印" },
      unit: { en: "1 person", zh: "1 人" },
      usd: ztsacsUsdPerMonth.advanced,
      per: "month",
      quantity: 60,
    },
    {
      product: "cag",
      configuration: { en: "Up to 50 hosts, a pair of gateways", zh: "50 台以内，双网关" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: cagUsdPerMonth.hosts50,
      per: "month",
      quantity: 1,
    },
    {
      product: "las",
      configuration: { en: "5 GiB a day from gateway, bastion and hosts", zh: "每日 5 GiB，汇集网关、堡垒机与主机" },
      unit: { en: "1 archive", zh: "1 套" },
      usd: lasUsdPerMonth.g5,
      per: "month",
      quantity: 1,
    },
    {
      product: "scas",
      configuration: { en: "One service of up to 50,000 lines", zh: "单个服务，5 万行以内" },
      unit: { en: "1 audit", zh: "1 次" },
      usd: scasUsd.lines50k,
      per: "once",
      quantity: 1,
    },
    {
      product: "pts",
      configuration: { en: "Application with four roles, retest included", zh: "应用系统，四种角色，含复测" },
      unit: { en: "1 test", zh: "1 次" },
      usd: ptsUsd.application,
      per: "once",
      quantity: 1,
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "The next audit, day three", zh: "下一次审计，第三天" },
  rows: [
    {
      event: { en: "“Who else is on this processor?”", zh: "“这颗处理器上还有谁？”" },
      before: { en: "A letter to the supplier, ten days.", zh: "发函问供应商，等十天。" },
      after: { en: "The monthly file, on the table in an hour.", zh: "拿出月度文件，一小时内。" },
    },
    {
      event: { en: "A clerk looks up a neighbour", zh: "柜员查了邻居的账户" },
      before: { en: "Found when the neighbour complains.", zh: "等邻居投诉才知道。" },
      after: { en: "Seen in the monthly sample, with watermark and minute.", zh: "月度抽查发现，有水印有时间。" },
    },
    {
      event: { en: "A release goes out in a hurry", zh: "紧急版本上线" },
      before: { en: "Read by its author.", zh: "只有作者自己看过。" },
      after: {
        en: "The changed lines are read by a second pair of eyes first; the rest waits for the audit.",
        zh: "改动行先由第二人审，其余等正式审计。",
      },
    },
    {
      event: { en: "A flood on pay day", zh: "发薪日遭流量攻击" },
      before: { en: "Tellers work on paper.", zh: "柜面手工登记。" },
      after: { en: "Payments go on; the incident fills one page.", zh: "支付不中断，事件记录一页纸。" },
    },
    {
      event: { en: "Finding 4 of last year", zh: "去年的第 4 项" },
      before: { en: "“Should be mended.”", zh: "“应该改了吧。”" },
      after: { en: "Retested in May, with the request that no longer works.", zh: "五月复测，附上已失效的攻击请求。" },
    },
  ],
  limit: {
    en: "Network and disks below the hosts are shared and encrypted, and say so in the record. Fraud by a customer's own hand, models that decide on credit and your exit plan are outside of it.",
    zh: "宿主机以下的网络与存储为共享加密，记录中如实写明。客户侧欺诈、授信模型与退出方案不在范围内。",
  },
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Eight weeks, two of them for a break-in", zh: "八周，其中两周留给“被攻击”" },
  lead: {
    en: "Demo durations. Access is tightened by department, never for all on one Monday.",
    zh: "演示工期。访问控制按部门推进，不在某个周一一刀切。",
  },
  weeks: 8,
  steps: [
    {
      title: { en: "Write down the questions", zh: "列出问题" },
      from: 1,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Bring the last two audit reports.", zh: "带来最近两份审计报告。" },
      provider: { en: "One row a question: source, form, owner.", zh: "一问一行：来源、形式、责任人。" },
    },
    {
      title: { en: "Move to own hosts", zh: "迁到专属宿主机" },
      from: 5,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: { en: "Agree a restart for each server.", zh: "逐台商定重启时间。" },
      provider: { en: "Place core and front apart, by rule.", zh: "核心与前置按规则分开放置。" },
    },
    {
      title: { en: "Let people in, one department at a time", zh: "分部门接入人员" },
      from: 12,
      days: 15,
      duration: { en: "3 weeks", zh: "3 周" },
      customer: {
        en: "Name a colleague in each department who complains first.",
        zh: "每个部门指定一位先提意见的同事。",
      },
      provider: { en: "Gateway and bastion; the old VPN closes last.", zh: "网关与堡垒机上线，旧 VPN 最后关。" },
    },
    {
      title: { en: "Read the code", zh: "审代码" },
      from: 15,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: { en: "Give read access; answer within a day.", zh: "开放只读权限，一天内答疑。" },
      provider: { en: "Two auditors, findings with a repair for each.", zh: "两名审计员，每项附修复方法。" },
    },
    {
      title: { en: "Be broken into", zh: "渗透测试" },
      from: 27,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: { en: "Sign scope and hours; keep the telephone near.", zh: "签署范围与时段，保持电话畅通。" },
      provider: {
        en: "Attack, report the worst at once, the rest at the end.",
        zh: "实施攻击，严重项即时通报，其余汇总。",
      },
    },
    {
      title: { en: "Mend, retest, rehearse the audit", zh: "修复、复测、预演审计" },
      from: 37,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Let somebody from internal audit ask.", zh: "请内审同事来问。" },
      provider: { en: "Retest; fill the empty cells of the list.", zh: "复测，补齐清单空格。" },
      others: { en: "Internal audit keeps the list from now on.", zh: "此后清单由内审保管。" },
    },
  ],
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "What risk officers ask us", zh: "风险岗会问我们" },
  items: [
    {
      question: { en: "May our tester be your colleague?", zh: "测试方能是云服务商自己人吗？" },
      answer: {
        en: "For your own assurance, yes. Where a supervisor wants an independent tester, take another firm; we open the scope to it and stay out of the report.",
        zh: "自查可以。监管要求独立测试时请另聘机构，我们开放范围，不参与报告。",
      },
    },
    {
      question: { en: "Where is data of an Indonesian bank kept?", zh: "印尼银行的数据放在哪里？" },
      answer: {
        en: "In the region that you order in, and nothing moves out of it by itself. Ask for the address of the rooms in writing before you sign; this page names none.",
        zh: "放在你下单的地域，不会自动流出。签约前请书面索取机房地址，本页不列。",
      },
    },
    {
      question: { en: "Are two hosts a recovery site?", zh: "两台宿主机算灾备吗？" },
      answer: {
        en: "No. They survive a broken machine, not a lost building. A second region is a second bill.",
        zh: "不算。能扛一台机器坏，扛不了机房没了；异地要另算一份。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "finance-security",
  title: { en: "Finance security", zh: "金融安全" },
  lead: {
    en: "For banks, lenders and payment firms before an audit. Hosts that nobody shares, access judged at each request, code read and systems attacked before others do it, and a dated paper for every answer.",
    zh: "给审计前的银行、信贷和支付机构：不与人共用的宿主机、逐次判定的访问、抢在别人之前审代码和做攻击，每个答案都有一张带日期的纸。",
  },
  actions: [
    { label: { en: "Read the questions", zh: "看审计提问" }, to: "#questions" },
    { label: { en: "See the sums", zh: "查看费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "architecture", "regulations", "bill", "result", "timeline", "faq"],
    situation,
    own: evidence,
    regulations,
    architecture,
    bill,
    result,
    timeline,
    questions,
  },
  contact,
  seo: {
    title: {
      en: "Finance security: an answer on paper for each question",
      zh: "金融安全方案：每个审计问题都有书面答案",
    },
    description: {
      en: "Own hosts, zero-trust access, code audit and break-in tests, mapped to an auditor's questions; JR/T and OJK rules, parts list and eight weeks.",
      zh: "专属宿主机、零信任、代码审计与渗透测试，逐项对应审计提问，附 JR/T 与 OJK 要求、可调清单。",
    },
    keywords: {
      en: "finance security, JR/T 0071, OJK, dedicated host, zero trust, ZhiAn Cloud",
      zh: "金融安全,JR/T 0071,银行外包监管,专属宿主机,零信任,智安云",
    },
  },
};

import {
  cagUsdPerMonth,
  cwdsUsdPerMonth,
  ddosUsdPerMonth,
  dengbaoUsd,
  hosteyeUsdPerMonth,
  islpcsUsd,
  lasUsdPerMonth,
  sslUsdPerYear,
  vssUsdPerMonth,
  wafUsdPerMonth,
  ztsacsUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import { levelPacks } from "@zhian/contracts/level-packs";
import type { Words } from "@zhian/page/content";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, indonesia, laws, standards } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "A letter with a date in it", zh: "一封写着期限的通知" },
  paragraphs: [
    {
      en: "The public security organ asks which level the booking system has, and wants the filing by the end of next month. The system has run for four years. Nobody has ever written down what would happen to anyone if it failed, which is the question that a level answers.",
      zh: "公安机关来函，问订票系统定了几级，下月底前要看到备案材料。系统跑了四年，从没人写过：它要是坏了，谁会受多大损害。定级问的恰恰就是这句话。",
    },
    {
      en: "Three suppliers send quotations the same day. One lists twelve boxes, one lists four, the third promises a certificate in twenty days. None of them says who will write the forty pages of procedures, or who will still read the logs in March.",
      zh: "当天收到三份报价：一份列了十二台设备，一份四台，还有一份保证二十天拿证。没有一份写明四十页制度由谁写，也没人说明年三月由谁来看日志。",
    },
    {
      en: "Products answer perhaps half of the clauses. This page lists which half, what they come to, and whose work the rest is.",
      zh: "产品大约能回答一半条款。本页写清是哪一半、合计多少，另一半归谁做。",
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Where the duty comes from", zh: "义务从哪里来" },
  lead: {
    en: "China grades systems; Indonesia puts them into three categories. The evidence overlaps, the papers do not.",
    zh: "中国给系统定级，印尼给系统分三类。证据可以共用，文书各写各的。",
  },
  items: [
    {
      ...laws.cybersecurity,
      asks: {
        en: "Whoever runs a network protects it according to its level, and keeps its logs for six months or more.",
        zh: "网络运营者按等级履行安全保护义务，网络日志留存不少于六个月。",
      },
    },
    {
      country: china,
      name: { en: "Measures of 2007, No. 43", zh: "《信息安全等级保护管理办法》（公通字〔2007〕43 号）" },
      asks: {
        en: "File from level 2 upwards with the public security organ; have level 3 assessed every year.",
        zh: "二级以上向公安机关备案，三级每年测评一次。",
      },
      url: "https://www.mps.gov.cn/",
    },
    {
      country: china,
      name: { en: "Grading guide, GB/T 22240-2020", zh: "《网络安全等级保护定级指南》GB/T 22240-2020" },
      asks: {
        en: "Weigh whom a failure would harm and how badly; from level 2 on, experts review the result.",
        zh: "按受侵害客体与侵害程度定级，二级以上须经专家评审。",
      },
      url: standards,
    },
    {
      ...laws.classifiedProtection,
      asks: {
        en: "Ten chapters of controls, five technical and five of management, stricter with each level.",
        zh: "技术五类、管理五类共十类要求，级别越高越严。",
      },
    },
    {
      country: indonesia,
      name: { en: "BSSN Regulation 8 of 2020", zh: "国家网络与密码局（BSSN）2020 年第 8 号条例" },
      asks: {
        en: "Judge your own system as strategic, high or low; for the strategic, SNI ISO/IEC 27001 is a duty.",
        zh: "自评系统属战略、高、低哪一类；战略类必须符合 SNI ISO/IEC 27001。",
      },
      url: "https://www.bssn.go.id/",
    },
  ],
  reviewedAt: "2026-11-21",
};

const both: Words = { en: "In", zh: "含" };
const only3: Words = { en: "Not in", zh: "不含" };

const controls: Readonly<Record<string, { question: Words; keeps: Words }>> = {
  waf: {
    question: { en: "Is an attack on the application stopped, and recorded?", zh: "针对应用的攻击能否阻断并留痕？" },
    keeps: { en: "Rule hits by day, exceptions with a name", zh: "每日命中记录，例外有人签字" },
  },
  hosteye: {
    question: { en: "Would you notice a strange program on a server?", zh: "服务器上多出一个程序，能发现吗？" },
    keeps: { en: "Agents on all hosts, version of signatures", zh: "全部主机装有探针，特征库版本" },
  },
  las: {
    question: { en: "Show me the twelfth of May.", zh: "把五月十二日的日志调出来看看。" },
    keeps: { en: "A search that answers within a minute", zh: "一分钟内能查到的检索结果" },
  },
  cag: {
    question: { en: "Who was “root” that night?", zh: "那晚的 root 是谁？" },
    keeps: { en: "A recording with a person's own account", zh: "实名账号对应的会话录像" },
  },
  vss: {
    question: { en: "Which known holes are open, and since when?", zh: "哪些已知漏洞没补，多久了？" },
    keeps: { en: "Two scans, and the difference between them", zh: "前后两次扫描及差异" },
  },
  ssl: {
    question: { en: "Can the login be read on its way?", zh: "登录信息在路上会被看到吗？" },
    keeps: { en: "Old protocol versions refused on every name", zh: "每个域名都拒绝旧版协议" },
  },
  ddos: {
    question: { en: "What takes the load of a flood?", zh: "流量攻击来了由谁扛？" },
    keeps: { en: "The last cleaning, or a test of it", zh: "最近一次清洗或演练记录" },
  },
  cwds: {
    question: { en: "How is a changed page noticed and put back?", zh: "页面被改，怎么发现，怎么恢复？" },
    keeps: { en: "One file changed on purpose, restored on the spot", zh: "当场改一个文件，当场恢复" },
  },
  ztsacs: {
    question: { en: "Through which door do staff come from outside?", zh: "员工从外面走哪扇门进来？" },
    keeps: { en: "A list of people and devices, no open port", zh: "人与设备清单，没有开放端口" },
  },
};

const packs: TableBlock = {
  is: "table",
  anchor: "packs",
  nav: { en: "Levels 2 and 3", zh: "二级与三级" },
  heading: { en: "Six products for level\u00A02, nine for level\u00A03", zh: "二级六项，三级九项" },
  lead: {
    en: "Each stands here with the question that an assessor tends to ask, and with what you put on the table in reply.",
    zh: "每项产品都对应测评师常问的一句话，以及你该拿出来的东西。",
  },
  caption: { en: "Products by level, and the question behind each", zh: "各级产品与对应的提问" },
  columns: [
    { en: "Product", zh: "产品" },
    { en: "What the assessor asks", zh: "测评师怎么问" },
    { en: "What you show", zh: "你出示什么" },
    { en: "Level 2", zh: "二级" },
    { en: "Level 3", zh: "三级" },
  ],
  rows: levelPacks[3].flatMap((product) => {
    const control = controls[product];
    if (!control) return [];
    return [
      { product, cells: [control.question, control.keeps, levelPacks[2].includes(product) ? both : only3, both] },
    ];
  }),
  note: {
    en: "A common choice, not a list from the standard: it names controls, never products. What you already own and can show counts as well.",
    zh: "这是常见选配，不是标准规定的清单：标准只写要求，不写产品。手里已有、拿得出证据的同样算数。",
  },
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "Level 2 to begin with, level 3 by three more lines", zh: "先按二级列，三级再加三行" },
  lead: {
    en: "One system of six hosts. Lines at 0 are for level 3, or for those who would rather pay one sum. The assessor's fee is not in it: you agree it with the assessor.",
    zh: "按六台主机的一个系统计。数量为 0 的是三级所需，或想打包付费时的选项。测评费不在其中，由你与测评机构商定。",
  },
  lines: [
    {
      product: "islpcs",
      configuration: {
        en: "Level 2: report, filing, gaps, drafts of procedures",
        zh: "二级：定级报告、备案、差距、制度草案",
      },
      unit: { en: "1 system", zh: "1 个系统" },
      usd: islpcsUsd.level2,
      per: "once",
      quantity: 1,
    },
    {
      product: "waf",
      configuration: { en: "Professional, one site with logins", zh: "专业版，一个带登录的站点" },
      unit: { en: "1 site", zh: "1 个站点" },
      usd: wafUsdPerMonth.professional,
      per: "month",
      quantity: 1,
    },
    {
      product: "hosteye",
      configuration: { en: "Professional, on every host", zh: "专业版，每台主机" },
      unit: { en: "1 host", zh: "1 台" },
      usd: hosteyeUsdPerMonth.professional,
      per: "month",
      quantity: 6,
    },
    {
      product: "las",
      configuration: { en: "1 GiB a day, kept for 180 days", zh: "每日 1 GiB，留存 180 天" },
      unit: { en: "1 archive", zh: "1 套" },
      usd: lasUsdPerMonth.g1,
      per: "month",
      quantity: 1,
    },
    {
      product: "cag",
      configuration: { en: "Up to 20 hosts, one gateway", zh: "20 台以内，单网关" },
      unit: { en: "1 gateway", zh: "1 套" },
      usd: cagUsdPerMonth.hosts20,
      per: "month",
      quantity: 1,
    },
    {
      product: "vss",
      configuration: { en: "10 addresses, once a week", zh: "10 个地址，每周一次" },
      unit: { en: "10 addresses", zh: "10 个地址" },
      usd: vssUsdPerMonth.addresses10,
      per: "month",
      quantity: 1,
    },
    {
      product: "ssl",
      configuration: { en: "OV, one name", zh: "OV，单域名" },
      unit: { en: "1 certificate", zh: "1 张" },
      usd: sslUsdPerYear.ov,
      per: "year",
      quantity: 1,
    },
    {
      product: "ddos",
      configuration: { en: "Level 3: 50 Gbit/s held", zh: "三级：50 Gbit/s 保底" },
      unit: { en: "1 system", zh: "1 个系统" },
      usd: ddosUsdPerMonth.g50,
      per: "month",
      quantity: 0,
    },
    {
      product: "cwds",
      configuration: { en: "Level 3: pages locked, restored when changed", zh: "三级：页面锁定，被改即恢复" },
      unit: { en: "1 site", zh: "1 个站点" },
      usd: cwdsUsdPerMonth.standard,
      per: "month",
      quantity: 0,
    },
    {
      product: "ztsacs",
      configuration: { en: "Level 3: staff from outside, by person", zh: "三级：外部接入的员工，按人计" },
      unit: { en: "1 person", zh: "1 人" },
      usd: ztsacsUsdPerMonth.advanced,
      per: "month",
      quantity: 0,
    },
    {
      product: "dengbao",
      configuration: {
        en: "Instead: products, consulting and assessor of the first year in one sum, level 2",
        zh: "替代上面各项：首年产品、咨询、测评费一个总价（二级）",
      },
      unit: { en: "1 system", zh: "1 个系统" },
      usd: dengbaoUsd.level2,
      per: "once",
      quantity: 0,
    },
  ],
};

const level3: Words = { en: "level 3", zh: "三级" };

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Two doors, one system, one memory", zh: "两扇门，一个系统，一份记录" },
  lead: {
    en: "Visitors come in on one side, administrators on the other. Whatever either does ends up in the same archive.",
    zh: "访客走一边，管理员走另一边；两边做过什么，都进同一个档案。",
  },
  layers: [
    { kind: "security", label: { en: "Controls", zh: "防护" } },
    { kind: "compute", label: { en: "Protected", zh: "被保护" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. The doors, what looks after the hosts, and where it is remembered. Boxes marked level 3 come on top.",
      zh: "图 2　两个入口、主机侧防护与记录去向，标注“三级”的为加配。",
    },
    nodes: [
      { id: "staff", label: { en: "Admins", zh: "管理员" }, column: 0, row: 0, kind: "outside" },
      { id: "visitors", label: { en: "Visitors", zh: "访客" }, column: 2, row: 0, kind: "outside" },
      {
        id: "ztsacs",
        product: "ztsacs",
        label: { en: "Zero Trust", zh: "零信任" },
        note: level3,
        column: 0,
        row: 1,
        kind: "security",
      },
      {
        id: "ddos",
        product: "ddos",
        label: { en: "Anti-DDoS", zh: "DDoS 高防" },
        note: level3,
        column: 2,
        row: 1,
        kind: "security",
      },
      { id: "cag", product: "cag", label: { en: "Bastion", zh: "堡垒机" }, column: 0, row: 2, kind: "security" },
      { id: "ssl", product: "ssl", label: { en: "Certificate", zh: "证书" }, column: 1, row: 2, kind: "security" },
      {
        id: "waf",
        product: "waf",
        label: { en: "Web firewall", zh: "Web 防火墙" },
        column: 2,
        row: 2,
        kind: "security",
      },
      {
        id: "hosteye",
        product: "hosteye",
        label: { en: "Host agents", zh: "主机探针" },
        column: 0,
        row: 3,
        kind: "security",
      },
      {
        id: "system",
        label: { en: "Your system", zh: "你的系统" },
        note: { en: "6 hosts", zh: "6 台主机" },
        column: 1,
        row: 3,
        kind: "compute",
      },
      {
        id: "cwds",
        product: "cwds",
        label: { en: "Page lock", zh: "防篡改" },
        note: level3,
        column: 2,
        row: 3,
        kind: "security",
      },
      { id: "las", product: "las", label: { en: "Log archive", zh: "日志档案" }, column: 0, row: 4, kind: "security" },
      { id: "vss", product: "vss", label: { en: "Scanner", zh: "漏洞扫描" }, column: 1, row: 4, kind: "security" },
    ],
    edges: [
      {
        from: "staff",
        to: "ztsacs",
        label: { en: "Administrators prove person and device", zh: "管理员先验人、验设备" },
      },
      { from: "ztsacs", to: "cag", label: { en: "and reach nothing but the bastion", zh: "之后只能到堡垒机" } },
      {
        from: "cag",
        to: "system",
        label: { en: "where their sessions are recorded", zh: "会话在堡垒机录像后进入系统" },
      },
      { from: "visitors", to: "ddos", label: { en: "Floods are cleaned away first", zh: "访客流量先经清洗" } },
      { from: "ddos", to: "waf", label: { en: "Requests are read before they pass", zh: "请求逐个检查后放行" } },
      { from: "ssl", to: "waf", label: { en: "The certificate lies on the firewall", zh: "证书装在防火墙上" } },
      { from: "waf", to: "system", label: { en: "What is left reaches the system", zh: "干净的请求到达系统" } },
      { from: "hosteye", to: "system", label: { en: "An agent watches each host", zh: "每台主机都有探针" } },
      { from: "cwds", to: "system", label: { en: "Published pages are guarded", zh: "已发布页面受保护" } },
      { from: "vss", to: "system", label: { en: "Scans come from inside, weekly", zh: "每周从内部扫描" } },
      { from: "system", to: "las", label: { en: "Logs leave the hosts at once", zh: "日志即时离开主机归档" } },
    ],
  },
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Thirteen weeks, counted from the first interview", zh: "十三周，从第一次访谈算起" },
  lead: {
    en: "Demo durations for level 2. The long part is not the installing: it is habits that have to leave traces.",
    zh: "二级演示工期。费时的不是装产品，而是让习惯留下痕迹。",
  },
  weeks: 13,
  steps: [
    {
      title: { en: "Grade", zh: "定级" },
      from: 1,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: {
        en: "Say what the system is for and who suffers when it fails.",
        zh: "说清系统做什么、坏了谁受影响。",
      },
      provider: { en: "Write the report, prepare the expert review.", zh: "编写定级报告，准备专家评审。" },
      others: { en: "Experts give their opinion in writing.", zh: "专家出具书面评审意见。" },
    },
    {
      title: { en: "File", zh: "备案" },
      from: 11,
      days: 15,
      duration: { en: "3 weeks, mostly waiting", zh: "3 周，多数在等" },
      customer: { en: "Sign, stamp and hand in the forms.", zh: "签字盖章，提交材料。" },
      provider: { en: "Fill them in; answer what comes back.", zh: "填表，回复补正意见。" },
      others: {
        en: "The public security organ checks and issues the filing certificate.",
        zh: "公安机关审核并发放备案证明。",
      },
    },
    {
      title: { en: "Connect, only watching", zh: "接入，先只观察" },
      from: 11,
      days: 10,
      duration: { en: "2 weeks", zh: "2 周" },
      customer: { en: "Name a person for false alarms.", zh: "指定一人确认误报。" },
      provider: { en: "Connect all six products without blocking anything yet.", zh: "六项产品全部接入，暂不拦截。" },
    },
    {
      title: { en: "Close the gaps", zh: "整改" },
      from: 21,
      days: 25,
      duration: { en: "5 weeks", zh: "5 周" },
      customer: {
        en: "Change the application's own login; adopt the procedures and follow them.",
        zh: "改造应用自身登录；制度发文并真正执行。",
      },
      provider: {
        en: "Switch to blocking, set lock-outs and retention, draft twenty papers.",
        zh: "切换到拦截，设置锁定与留存，起草约二十份制度。",
      },
    },
    {
      title: { en: "Rehearse", zh: "预演" },
      from: 46,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Answer as you would on the day.", zh: "按正式测评作答。" },
      provider: { en: "Play the assessor; give marks, not comfort.", zh: "扮测评师，只打分，不安慰。" },
    },
    {
      title: { en: "Be assessed", zh: "测评" },
      from: 49,
      days: 17,
      duration: { en: "3 to 4 weeks", zh: "3 至 4 周" },
      customer: { en: "Sign with an assessor of the public list; give access.", zh: "与目录内机构签约，开放现场。" },
      provider: { en: "Stand by, mend findings within two days.", zh: "全程陪同，问题两天内整改。" },
      others: {
        en: "The assessor interviews, checks, tests and writes the report.",
        zh: "测评机构访谈、核查、测试并出具报告。",
      },
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "Before and after, on an ordinary Tuesday", zh: "某个普通的周二，前后对比" },
  rows: [
    {
      event: { en: "An inspector telephones", zh: "检查人员来电" },
      before: { en: "A search for whoever set it up.", zh: "满公司找当初搭建的人。" },
      after: { en: "Filing number, report and contact on one sheet.", zh: "备案号、报告、联系人都在一张纸上。" },
    },
    {
      event: { en: "A supplier logs in at night", zh: "外包半夜登录" },
      before: { en: "With the shared password, unseen.", zh: "用共享密码，没人知道。" },
      after: { en: "Under a personal name, approved, on film.", zh: "实名审批，全程录像。" },
    },
    {
      event: { en: "A library turns out to have a hole", zh: "某组件爆出漏洞" },
      before: { en: "Is it in use here? Nobody is sure.", zh: "我们用了没有？没人敢肯定。" },
      after: {
        en: "Two hosts have it; one rule bridges the week until the patch.",
        zh: "两台有，先用规则挡一周，再打补丁。",
      },
    },
    {
      event: { en: "A year has gone by", zh: "一年过去" },
      before: { en: "The folder from the last project is lost.", zh: "上次项目的资料找不到了。" },
      after: {
        en: "The evidence went on growing; the next visit starts from it.",
        zh: "证据一直在积累，下次直接接着用。",
      },
    },
  ],
  limit: {
    en: "It does not grade your system and cannot promise a pass: you decide the level, experts and authority confirm it, and the assessor's conclusion is its own. Changes to your own program stay with your developers.",
    zh: "方案不替你定级，也不保证通过：级别由你确定，专家评审、公安审核，结论由测评机构独立作出。应用代码改造仍由你的开发完成。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Asked before almost every project", zh: "几乎每个项目开头都会问" },
  items: [
    {
      question: { en: "Level 2 or level 3: may we choose the cheaper one?", zh: "二级还是三级，能挑便宜的吗？" },
      answer: {
        en: "No. The level follows from the harm. A report that grades too low is returned by the experts, and the weeks are lost.",
        zh: "不能，级别由损害程度决定。定低了专家评审会退回，白费几周。",
      },
    },
    {
      question: { en: "Is the one-stop service dearer than the list?", zh: "一站式比逐项买贵吗？" },
      answer: {
        en: "Set its line to 1 and the others to 0 and compare the first year. It contains the assessor's invoice, which the list leaves out, so the two are closer than they look.",
        zh: "把那一行设为 1、其余设为 0，对比首年总计。它含测评费，清单不含，实际差距比看上去小。",
      },
    },
    {
      question: { en: "Our servers stand in our own room. Does this still fit?", zh: "服务器在自己机房，也适用吗？" },
      answer: {
        en: "Yes. Firewall and cleaning are reached by DNS; bastion, archive and scanner join through a VPN. Your room is then assessed as well, and that part is not on this page.",
        zh: "适用。防火墙与清洗靠改 DNS 接入，堡垒机、日志、扫描走 VPN。机房本身也要测评，那部分本页不含。",
      },
    },
    {
      question: { en: "Does it help in Indonesia?", zh: "对印尼业务有用吗？" },
      answer: {
        en: "The evidence does: inventory, logs, recordings and tests serve an ISO/IEC 27001 audit too. The filing and the report have no standing there.",
        zh: "证据有用：资产、日志、录像、测试同样可用于 ISO/IEC 27001 审核；备案和测评报告在当地不具效力。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "dengbao-solution",
  title: { en: "Classified Protection 2.0", zh: "等保 2.0 合规" },
  lead: {
    en: "For the person who has to get one system through Classified Protection (MLPS, 等保 2.0): which products level 2 and level 3 take, what they come to, and who does the half that no product can do.",
    zh: "写给要把一个系统带过等保的那个人：二级、三级各用哪些产品，合计多少，产品做不了的那一半由谁来做。",
  },
  actions: [
    { label: { en: "Price your system", zh: "为你的系统报价" }, to: "?quote=1&rank=三级" },
    { label: { en: "Compare the levels", zh: "对比二级与三级" }, to: "#packs" },
  ],
  details: {
    order: ["situation", "regulations", "architecture", "own", "bill", "timeline", "result", "faq"],
    situation,
    regulations,
    own: packs,
    bill,
    architecture,
    timeline,
    result,
    questions,
  },
  contact,
  seo: {
    title: {
      en: "Classified Protection level 2 and 3: products, prices",
      zh: "等保二级三级方案：产品清单、费用与工期",
    },
    description: {
      en: "Six products for level 2, nine for level 3, the assessor's question behind each, a parts list with its sum, and thirteen weeks of who does what.",
      zh: "等保二级六项、三级九项产品，每项对应测评提问，附可调清单、首年总计与十三周分工。",
    },
    keywords: {
      en: "MLPS 2.0, classified protection, level 2, level 3, assessment, ZhiAn Cloud",
      zh: "等保2.0,等保二级,等保三级,测评,智安云",
    },
  },
};

import { islpcsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const matrix: SpecsBlock = {
  is: "specs",
  anchor: "grade",
  nav: { en: "Which level", zh: "定几级" },
  heading: { en: "Which level is it? Two questions decide", zh: "定几级？看两个问题" },
  lead: {
    en: "Who is hurt when the system is broken into, and how badly. The higher of two results counts: one for the information, one for the service.",
    zh: "系统被破坏后伤害了谁，伤害有多重。业务信息和系统服务各判一次，取较高者。",
  },
  caption: { en: "Table 1. The grading matrix of GB/T 22240-2020", zh: "表 1　GB/T 22240-2020 定级矩阵" },
  columns: [
    { en: "Who is hurt", zh: "受侵害的客体" },
    { en: "Harm", zh: "一般损害" },
    { en: "Serious harm", zh: "严重损害" },
    { en: "Very serious harm", zh: "特别严重损害" },
  ],
  rows: [
    {
      label: { en: "Lawful rights of citizens, companies, organisations", zh: "公民、法人和其他组织的合法权益" },
      cells: [
        { en: "Level 1", zh: "第一级" },
        { en: "Level 2", zh: "第二级" },
        { en: "Level 2", zh: "第二级" },
      ],
    },
    {
      label: { en: "Social order, public interest", zh: "社会秩序、公共利益" },
      cells: [
        { en: "Level 2", zh: "第二级" },
        { en: "Level 3", zh: "第三级" },
        { en: "Level 4", zh: "第四级" },
      ],
    },
    {
      label: { en: "National security", zh: "国家安全" },
      cells: [
        { en: "Level 3", zh: "第三级" },
        { en: "Level 4", zh: "第四级" },
        { en: "Level 5", zh: "第五级" },
      ],
    },
  ],
  note: {
    en: "From level 2 on, experts review the grade and the authority in charge of your field, where there is one, approves it; then the public security organ checks the filing. Many sectors have grading guides of their own, which come first.",
    zh: "初步定为第二级及以上的，须组织专家评审，有主管部门的报其核准，再由公安机关备案审核。许多行业另有定级指南，应先看行业要求。",
  },
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "定级报告样例" },
  heading: { en: "Pages from a grading report and its gap list", zh: "定级报告与差距清单节选" },
  lead: {
    en: "The grading report follows the form that the filing asks for. The gap list is ours, and is what your engineers will work from.",
    zh: "定级报告按备案要求的格式编写；差距清单是我们的格式，供你的工程师直接照做。",
  },
  caption: {
    en: "Figure 1. Excerpts for an invented hospital supplier's ordering system",
    zh: "图 1　节选，定级对象为虚构的医疗耗材订货系统",
  },
  note: {
    en: "The client does not exist. Clause numbers are those of GB/T 22239-2019 for level 2.",
    zh: "客户为虚构。条款编号取自 GB/T 22239-2019 第二级要求。",
  },
  document: {
    title: { en: "Grading report and gap analysis: ordering system", zh: "订货系统定级报告与差距分析" },
    number: "SAMPLE-DJ-02",
    meta: [
      { en: "For the filing, and for the project lead", zh: "用于备案，并供项目负责人使用" },
      { en: "A real set has 40 to 90 pages (demo)", zh: "真实文档约 40 至 90 页（演示）" },
    ],
    parts: [
      {
        id: "object",
        name: { en: "Object", zh: "定级对象" },
        paragraphs: [
          {
            en: "The object is the ordering system of [[the company]], with its two web servers, its database and its management network. The mail service and the public website are separate objects: other owners, other boundaries.",
            zh: "定级对象为[[某公司]]订货系统，含两台 Web 服务器、一套数据库及管理网络。邮件系统、官网的责任主体和边界不同，另行定级。",
          },
          {
            en: "Its operator bears the responsibility for security, also for the parts that run on rented servers.",
            zh: "运营者承担安全责任，租用的云服务器部分同样如此。",
          },
        ],
      },
      {
        id: "grade",
        name: { en: "Grade", zh: "级别判定" },
        table: {
          columns: [
            { en: "Aspect", zh: "类别" },
            { en: "Who is hurt, how badly", zh: "客体与侵害程度" },
            { en: "Level", zh: "级别" },
          ],
          rows: [
            [
              { en: "Business information", zh: "业务信息安全" },
              { en: "Rights of [[n]] clinics and their staff: serious", zh: "[[n]] 家诊所及人员合法权益，严重损害" },
              { en: "2", zh: "2" },
            ],
            [
              { en: "System service", zh: "系统服务安全" },
              { en: "Public interest, orders delayed up to a day: harm", zh: "公共利益，订单延误不超过一天，一般损害" },
              { en: "2", zh: "2" },
            ],
            [
              { en: "Result", zh: "最终等级" },
              { en: "The higher of the two", zh: "两者取高" },
              { en: "Level 2 (S2A2)", zh: "第二级（S2A2）" },
            ],
          ],
        },
      },
      {
        id: "gaps",
        name: { en: "Gaps", zh: "差距清单" },
        table: {
          columns: [
            { en: "Clause", zh: "条款" },
            { en: "Found", zh: "现状" },
            { en: "To do, by whom, cost", zh: "整改、责任人、代价" },
          ],
          rows: [
            [
              { en: "7.1.4.1 b", zh: "7.1.4.1 b" },
              { en: "No lock-out after failed logins on both web servers", zh: "两台 Web 服务器登录失败不锁定" },
              { en: "Configuration; [[ops]]; half a day", zh: "改配置；[[运维]]；半天" },
            ],
            [
              { en: "7.1.4.3 c", zh: "7.1.4.3 c" },
              {
                en: "Audit records only on the host itself, overwritten after 9 days",
                zh: "审计记录只在本机，9 天后覆盖",
              },
              { en: "Send to a log server; [[ops]]; product", zh: "转发日志服务器；[[运维]]；需采购" },
            ],
            [
              { en: "7.1.4.8 b", zh: "7.1.4.8 b" },
              { en: "Backups lie in the room of the server", zh: "备份与服务器在同一机房" },
              { en: "Copy to another site each night; [[DBA]]; storage", zh: "每晚异地备份；[[DBA]]；存储费用" },
            ],
          ],
        },
      },
      {
        id: "papers",
        name: { en: "Management papers", zh: "管理制度" },
        paragraphs: [
          {
            en: "Of 27 documents that the management clauses lead to, 11 exist, 4 of them signed. A draft of each missing one is annexed; a signature on a rule that nobody follows will be found out in the first interview.",
            zh: "管理类条款对应 27 份制度文件，现有 11 份，其中 4 份经签发。缺失部分附草案。签了没人执行的制度，测评访谈第一轮就会露馅。",
          },
        ],
      },
    ],
    signed: {
      en: "Sealed by the operator of the system, who files it; our consultant signs as author",
      zh: "由运营者盖章并提交备案，我方顾问以编写人署名",
    },
  },
};

const steps: StepsBlock = {
  is: "steps",
  anchor: "steps",
  nav: { en: "Steps", zh: "流程" },
  heading: { en: "Five steps, and who has to move in each", zh: "五个环节，每步该谁动手" },
  lead: {
    en: "The order is that of the rules. What takes long is seldom our part.",
    zh: "顺序由法规规定，最花时间的往往不是我们这段。",
  },
  items: [
    {
      title: { en: "Draw the boundary", zh: "划清边界" },
      text: {
        en: "What is one system, what are three? Interviews, network plan, list of data. Too large a system drags everything up to the highest level.",
        zh: "是一个系统还是三个？访谈、看拓扑、列数据。划得太大，会把所有部分拖到最高级别。",
      },
      who: { en: "Consultant, your architect", zh: "顾问与你方架构师" },
      duration: { en: "3 to 5 days", zh: "3 至 5 天" },
    },
    {
      title: { en: "Grade and have it reviewed", zh: "定级与专家评审" },
      text: {
        en: "Draft of the grading report, review meeting with experts whom you invite, approval by the authority in charge.",
        zh: "起草定级报告，由你邀请专家召开评审会，报主管部门核准。",
      },
      who: { en: "You convene, we prepare and attend", zh: "你召集，我们准备并到场" },
      duration: { en: "1 to 2 weeks", zh: "1 至 2 周" },
    },
    {
      title: { en: "File", zh: "备案" },
      text: {
        en: "Forms, plan, list of products, at the public security organ of the city or above. When the papers are in order it issues the filing certificate, by the rules within ten working days.",
        zh: "备案表、拓扑图、产品清单等提交所在地设区的市级以上公安机关，材料合格的，按规定十个工作日内颁发备案证明。",
      },
      who: { en: "You submit; the authority decides", zh: "你提交，公安机关审核" },
      duration: { en: "2 to 4 weeks", zh: "2 至 4 周" },
    },
    {
      title: { en: "Find the gaps, plan the work", zh: "差距分析与整改方案" },
      text: {
        en: "Every clause of the level against what is there: configuration, papers, rooms. Each gap gets an owner, a price and a date.",
        zh: "逐条对照本级要求查配置、查制度、查机房，每个差距写明责任人、费用和期限。",
      },
      who: { en: "Consultant and your administrators", zh: "顾问与你方管理员" },
      duration: { en: "1 to 3 weeks", zh: "1 至 3 周" },
    },
    {
      title: { en: "Stand by at the assessment", zh: "陪同测评" },
      text: {
        en: "A licensed assessor, chosen by you, tests the system. We sit beside your people, explain evidence and sort what is objected to.",
        zh: "由你选定的测评机构实施测评。我们陪同你的人员，解释证据，整理不符合项。",
      },
      who: { en: "Assessor; we assist", zh: "测评机构主导，我方协助" },
      duration: { en: "1 to 2 weeks on site", zh: "现场 1 至 2 周" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How we work", zh: "做法" },
  heading: { en: "Advice that survives the assessor's first question", zh: "经得起测评师第一问的咨询" },
  items: [
    {
      title: { en: "Neither too high nor too low", zh: "不高定，也不低定" },
      text: {
        en: "A grade too high costs money every year. One too low is sent back, and looks like intent.",
        zh: "高定一级，年年多花钱；低定会被退回，还像是故意。",
      },
      mechanism: {
        en: "We write the reasons for each cell of table 1 and for the cell beside it, so that the experts can see why not the other.",
        zh: "除了写明落在表 1 哪一格，还写明为什么不是相邻那一格，供专家逐条核对。",
      },
      limit: {
        en: "Experts and authorities decide. We have no way around them and sell none.",
        zh: "结论由专家和主管部门作出，我们没有捷径，也不卖捷径。",
      },
    },
    {
      title: { en: "Gaps found on the machine, not in a form", zh: "差距在机器上查，不靠填表" },
      text: {
        en: "Questionnaires tell what people believe. Consoles tell what is.",
        zh: "问卷得到的是大家以为的情况，登录看到的才是实际情况。",
      },
      mechanism: {
        en: "Read-only commands with your administrator at the keyboard; the output is kept as evidence with time and host name.",
        zh: "由你方管理员执行只读命令，输出连同时间、主机名留作证据。",
      },
      limit: {
        en: "Of hosts of one kind we sample: all up to five, then one in three (demo).",
        zh: "同类主机抽样核查：五台以内全查，超过后每三台抽一台（演示）。",
      },
    },
    {
      title: { en: "First what costs nothing", zh: "先做不花钱的" },
      text: {
        en: "Often half the gaps are closed by settings and signatures.",
        zh: "常有一半差距靠改设置、补签字就能解决。",
      },
      mechanism: {
        en: "The plan has three columns: configure, write, buy. The third names the function that is needed, with at least two ways to get it.",
        zh: "方案分三栏：改配置、补制度、要采购。第三栏只写所需功能，并给出至少两种实现方式。",
      },
      limit: {
        en: "Some functions cannot be configured into being: log retention, malware protection and a bastion have to be there.",
        zh: "有些功能配置不出来：日志留存、恶意代码防范、运维审计必须有相应手段。",
      },
    },
    {
      title: { en: "Papers that describe your company", zh: "制度写的是你的公司" },
      text: {
        en: "Templates with another firm's name in the footer are known to every assessor.",
        zh: "页脚还留着别家名字的模板，测评师见得多了。",
      },
      mechanism: {
        en: "Each rule is drafted from an interview with whoever will follow it, names the record it produces, and comes with one record filled in.",
        zh: "每份制度先访谈执行人再起草，写明产生什么记录，并附一份填好的记录。",
      },
      limit: {
        en: "We cannot supply a year's records for a process begun last week, and do not.",
        zh: "上周才开始的流程，给不出一年的记录；我们不补造记录。",
      },
    },
    {
      title: { en: "Independent of the assessor", zh: "与测评机构无利益关系" },
      text: {
        en: "Who advises should not examine, and who examines should not be paid by the adviser.",
        zh: "咨询的不测评，测评的不从咨询方拿钱。",
      },
      mechanism: {
        en: "You choose the assessor from the official list and sign with it directly; our fee does not depend on the result.",
        zh: "由你从官方目录选择测评机构并直接签约，我们的费用与结论不挂钩。",
      },
      limit: {
        en: "So there is no guarantee of a conclusion here. There is one of attendance until the report is out.",
        zh: "因此我们不承诺结论，只承诺陪到报告出具。",
      },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "For one system, from boundary to report", zh: "按系统计价，从划界到出报告" },
  demo: demoPrices,
  lines: [
    {
      id: "level2",
      name: { en: "Level 2", zh: "第二级" },
      for: {
        en: "One system of up to 15 hosts at one place",
        zh: "一个系统，15 台主机以内，单一地点",
      },
      usd: islpcsUsd.level2,
      unit: "once",
    },
    {
      id: "level3",
      name: { en: "Level 3", zh: "第三级" },
      for: {
        en: "One system of up to 30 hosts, with a design reviewed clause by clause",
        zh: "一个系统，30 台主机以内，含逐条评审的整改设计",
      },
      usd: islpcsUsd.level3,
      unit: "once",
    },
  ],
  note: {
    en: `Not in it: the assessor's fee, experts' fees, products that have to be bought. ${demoPriceNote.en}`,
    zh: `不含测评费、专家费和需要采购的产品。${demoPriceNote.zh}`,
  },
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Advice, the whole package, or a risk assessment", zh: "只要咨询、全套打包，还是做风险评估" },
  caption: { en: "Table 2. Three services that sound alike", zh: "表 2　三项容易混淆的服务" },
  subjects: ["islpcs", "dengbao", "issra"],
  rows: [
    {
      criterion: { en: "Question it answers", zh: "回答什么问题" },
      values: [
        { en: "What must we do, in which order?", zh: "要做什么、按什么顺序做" },
        { en: "Who does all of it?", zh: "谁能全部做完" },
        { en: "What could happen to us, how likely?", zh: "可能出什么事、多大概率" },
      ],
    },
    {
      criterion: { en: "Products included", zh: "是否含产品" },
      values: [
        { en: "None", zh: "不含" },
        { en: "Six or nine, for a year", zh: "含六项或九项，一年" },
        { en: "None", zh: "不含" },
      ],
    },
    {
      criterion: { en: "Measured against", zh: "对照依据" },
      values: [
        { en: "GB/T 22239, 22240", zh: "GB/T 22239、22240" },
        { en: "The same", zh: "同左" },
        { en: "Your assets, GB/T 20984", zh: "你的资产，GB/T 20984" },
      ],
    },
    {
      criterion: { en: "Ends with", zh: "最终产出" },
      values: [
        { en: "Filing, gap list, attendance", zh: "备案、差距清单、陪测" },
        { en: "Assessment report", zh: "测评报告" },
        { en: "Ranked risks", zh: "排序后的风险清单" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "you have administrators and tools, and need somebody who knows the rules.",
      zh: "自己有管理员也有工具，只缺懂规则的人。",
    },
    {
      en: "you have neither the people nor the products and want one contract.",
      zh: "人和产品都缺，想一份合同办完。",
    },
    {
      en: "nobody asks for a certificate, but the board asks what keeps it awake.",
      zh: "没人要证明，是管理层想知道最该担心什么。",
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "For the first meeting", zh: "第一次见面不妨先问" },
  items: [
    {
      question: { en: "Does the law oblige us at all?", zh: "我们有义务做等保吗？" },
      answer: {
        en: "The Cybersecurity Law asks every network operator in mainland China to follow the classified protection system. Filing begins at level 2. A site in Indonesia for Indonesian users is outside it.",
        zh: "《网络安全法》要求中国大陆境内的网络运营者履行等级保护义务，第二级起须备案。只在印尼运行、面向印尼用户的系统不在其列。",
      },
    },
    {
      question: {
        en: "Our servers are in a cloud that has passed. Are we done?",
        zh: "云平台已经过等保，我们还要做吗？",
      },
      answer: {
        en: "No. The platform's result covers rooms, hosts and the virtual layer; your system, accounts and data are graded by themselves. What the platform has shown need not be shown again.",
        zh: "要做。平台的结论覆盖机房、宿主机和虚拟化层，你的系统、账号和数据要单独定级。平台已证明的部分不必重复测评。",
      },
    },
    {
      question: { en: "How often is the assessment repeated?", zh: "多久测评一次？" },
      answer: {
        en: "Level 3 at least once a year. For level 2 the rules name no fixed interval; two years is customary, and some sectors ask for more.",
        zh: "第三级每年至少一次。第二级没有统一的强制周期，通常两年一次，部分行业要求更密。",
      },
    },
    {
      question: { en: "Can you do the assessment as well?", zh: "你们能顺便测评吗？" },
      answer: {
        en: "No. It is reserved to assessors listed for it, and it would make us judge our own advice.",
        zh: "不能。测评只能由列入目录的测评机构实施，何况自己咨询的不该自己判分。",
      },
    },
    {
      question: { en: "What if the system changes next year?", zh: "明年系统改了怎么办？" },
      answer: {
        en: "A new module within the boundary: update the list. A new kind of data or many more users: grade anew, and change the filing. A call about which of the two it is costs nothing in the first year.",
        zh: "边界内加模块，更新清单即可；数据类型变了或用户量大增，要重新定级并变更备案。属于哪一种，第一年内打电话问不收费。",
      },
    },
    {
      question: { en: "Who has to be at the table on our side?", zh: "我们要出哪些人？" },
      answer: {
        en: "Somebody who may sign, an administrator for some ten hours in all, and the person who knows what the data are for. The last one is the hardest to get.",
        zh: "一位能签字的负责人，一名管理员累计约十小时，还有一位清楚数据用途的业务人员，最后这位最难约。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What the gap list usually leads to", zh: "差距清单通常指向" },
  items: [
    {
      product: "dengbao",
      relation: { en: "The same road with products and assessment in it", zh: "同一条路，连产品和测评一并打包" },
    },
    {
      product: "sccs",
      relation: { en: "Checks the settings of all hosts, not of a sample", zh: "对全部主机逐项核查，不抽样" },
    },
    { product: "srs", relation: { en: "Closes the gaps in configuration", zh: "替你改掉配置类差距" } },
    { product: "las", relation: { en: "Answers the clauses on audit records", zh: "解决审计记录留存的条款" } },
    {
      product: "cpcs",
      relation: { en: "The cryptography assessment, asked for beside level 3", zh: "三级系统常同时要做的密评" },
    },
  ],
  solutions: ["dengbao-solution", "government"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Bring a network plan", zh: "带一张拓扑图来" },
  lead: {
    en: "In one hour a consultant tells you how many systems it shows, which level each is likely to have, and whether you need us.",
    zh: "一小时内，顾问告诉你图上有几个系统、各自大概几级、到底需不需要请我们。",
  },
  actions: [
    { label: { en: "Ask for the hour", zh: "预约一小时" }, to: "console:/ticket/create" },
    { label: { en: "Price it with the products", zh: "连同产品一起报价" }, to: "?quote=1" },
  ],
};

export const content: PageContent = {
  code: "islpcs",
  title: { en: "Level Protection Consulting", zh: "信息系统等级保护咨询" },
  lead: {
    en: "Consulting for Classified Protection (MLPS, 等保) at level 2 and 3: we draw the boundary, write the grading report, prepare the filing and list what is missing. For operators who have administrators of their own and lack only the rule book.",
    zh: "面向等保二级、三级的咨询：划边界、写定级报告、备备案材料、列差距清单。适合自己有运维、只缺懂规则的人的单位。",
  },
  actions: [
    { label: { en: "Find your level", zh: "判断你的级别" }, to: "#grade" },
    { label: { en: "Read the sample", zh: "看报告样例" }, to: "#sample" },
  ],
  facts: [
    {
      label: { en: "Level 2 (demo price)", zh: "二级（演示价格）" },
      value: { is: "price", usd: islpcsUsd.level2, unit: { en: "a system, once", zh: "每系统，一次" } },
      anchor: "prices",
    },
    {
      label: { en: "Rule for grading", zh: "定级依据" },
      value: { is: "words", words: { en: "GB/T 22240-2020", zh: "GB/T 22240-2020" } },
      anchor: "grade",
    },
    {
      label: { en: "Until the filing is handed in", zh: "到提交备案" },
      value: { is: "words", words: { en: "2 to 3 weeks (demo)", zh: "2 至 3 周（演示）" } },
      anchor: "steps",
    },
    {
      label: { en: "Tied to an assessor", zh: "与测评机构绑定" },
      value: { is: "words", words: { en: "No, you choose", zh: "不绑定，由你选" } },
      anchor: "features",
    },
  ],
  blocks: [matrix, steps, deliverable, features, prices, comparison, questions, related, callToAction],
  seo: {
    title: {
      en: "Classified Protection consulting: grading, filing, gaps",
      zh: "等保咨询 ISLPCS：定级、备案、差距分析",
    },
    description: {
      en: "Find your MLPS level with the matrix of GB/T 22240-2020, read a sample grading report and gap list, see steps, durations and prices.",
      zh: "用 GB/T 22240-2020 矩阵判断级别，看定级报告与差距清单样例、各环节时长与责任人、咨询价格。",
    },
    keywords: {
      en: "MLPS consulting, classified protection, GB/T 22240, grading report, gap analysis, ZhiAn Cloud",
      zh: "等保咨询,定级备案,差距分析,GB/T 22240,ISLPCS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

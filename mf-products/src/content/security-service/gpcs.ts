import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";

const whoMay: SpecsBlock = {
  is: "specs",
  anchor: "who-may",
  nav: { en: "Who may do what", zh: "谁能做什么" },
  heading: { en: "Who may do which part of it", zh: "每一段工作由谁来做" },
  lead: {
    en: "Planning, designing, building and supervising a system that holds state secrets needs a qualification granted by the state. We deliver this service only together with a partner that holds the right one. It is shown on this page once it is configured; until then this page claims none.",
    zh: "规划、设计、建设、监理涉密信息系统须持有国家许可的资质。本服务只与持有相应资质的合作单位联合交付。资质信息配置后在本页展示，配置前本页不声明任何资质。",
  },
  caption: {
    en: "Table 1. Division of work; the partner's name and certificate stand in the contract",
    zh: "表 1　工作分工，合作单位名称与资质证书写入合同",
  },
  columns: [
    { en: "Part of the work", zh: "工作内容" },
    { en: "Who does it", zh: "由谁做" },
    { en: "On what ground", zh: "依据" },
  ],
  rows: [
    {
      label: { en: "Deciding what is secret, and how", zh: "定密" },
      cells: [
        { en: "Your organisation, by its secrecy officer", zh: "你单位的定密责任人" },
        { en: "Law on Guarding State Secrets", zh: "《保守国家秘密法》" },
      ],
    },
    {
      label: { en: "Design and consulting on the system itself", zh: "系统方案设计与咨询" },
      cells: [
        { en: "The qualified partner", zh: "持资质合作单位" },
        {
          en: "Measures on qualification for integrating classified information systems (order no. 1 of 2020)",
          zh: "《涉密信息系统集成资质管理办法》（国家保密局令 2020 年第 1 号）",
        },
      ],
    },
    {
      label: {
        en: "Unclassified surroundings: office network, websites, awareness",
        zh: "非涉密外围：办公网、网站、安全意识",
      },
      cells: [
        { en: "We", zh: "我们" },
        { en: "No such qualification is needed", zh: "无需涉密资质" },
      ],
    },
    {
      label: { en: "Testing before use", zh: "使用前测评" },
      cells: [
        {
          en: "A testing body set up or authorised by the secrecy administration",
          zh: "保密行政管理部门设立或授权的测评机构",
        },
        { en: "Neither we nor the partner can replace it", zh: "我们与合作单位均不能代替" },
      ],
    },
    {
      label: { en: "Review and permission to use", zh: "审查与批准使用" },
      cells: [
        { en: "The secrecy administration department", zh: "保密行政管理部门" },
        { en: "Law on Guarding State Secrets", zh: "《保守国家秘密法》" },
      ],
    },
  ],
  note: {
    en: "A firm that consults on such a system may not take on its other integration work. Plan two contracts from the start.",
    zh: "承接涉密系统咨询的单位，不得承接同一项目的其他涉密集成业务。请一开始就按两份合同规划。",
  },
};

const never: ChecklistBlock = {
  is: "checklist",
  anchor: "never-send",
  nav: { en: "Do not send", zh: "不要发送" },
  heading: { en: "What must never reach us through this website", zh: "这些内容绝不要通过本网站发来" },
  lead: {
    en: "Forms, tickets, mail and telephone are open channels. Ask for a meeting and say nothing else.",
    zh: "表单、工单、邮件、电话都是公开渠道。只需提出见面，其余不必说。",
  },
  items: [
    {
      en: "Any document with a secrecy mark, whole or in parts, photographed or typed anew",
      zh: "任何带密级标志的文件，包括节选、拍照和重新录入",
    },
    {
      en: "Name, purpose, place or topology of a system that holds secrets",
      zh: "涉密系统的名称、用途、位置、拓扑",
    },
    { en: "The level of secrecy of a system, and who uses it", zh: "系统的密级和使用人员" },
    { en: "Findings of earlier tests or inspections of such a system", zh: "以往测评、检查涉密系统的结果" },
    {
      en: "Names of staff in posts that handle secrets",
      zh: "涉密岗位人员名单",
    },
    {
      en: "Anything of which you are not sure: ask your secrecy office first",
      zh: "拿不准的一切内容，先问本单位保密工作机构",
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Our part", zh: "我们的部分" },
  heading: { en: "The part that can be prepared in the open", zh: "可以公开准备的那一部分" },
  lead: {
    en: "Much delay comes from things that are not secret at all: who decides, in which order, with which papers.",
    zh: "很多拖延与秘密无关，只因没理清谁决定、按什么顺序、要哪些材料。",
  },
  items: [
    {
      title: { en: "A partner checked against the register", zh: "合作单位先核验资质" },
      text: {
        en: "You learn which firm it is, and see its certificate, before anything is signed.",
        zh: "签约之前，你就知道合作单位是谁，并看到证书原件。",
      },
      mechanism: {
        en: "Business type, grade and validity are compared with your project; you verify them yourself with the secrecy administration.",
        zh: "核对业务种类、等级、有效期是否覆盖你的项目，并由你向保密行政管理部门自行核实。",
      },
      limit: {
        en: "When no partner with the right type and grade is free, we say so and the matter ends there.",
        zh: "没有种类和等级匹配的合作单位时，我们直接告知，就此为止。",
      },
    },
    {
      title: { en: "The line between two worlds", zh: "划清涉密与非涉密" },
      text: {
        en: "Most of an organisation's network holds no secret, and need not be treated as though it did.",
        zh: "一个单位的大部分网络并不涉密，不必都按涉密对待。",
      },
      mechanism: {
        en: "From your own decisions on secrecy, the partner draws where data may flow and where they physically cannot; we build the outer side to match.",
        zh: "依据你单位的定密结果，由合作单位划定数据可流动与物理隔断的边界，我们按边界建设外侧。",
      },
      limit: {
        en: "Classified and public networks are physically apart. No product of ours joins them.",
        zh: "涉密网络与互联网物理隔离，我们没有任何产品用来连通二者。",
      },
    },
    {
      title: { en: "A calendar with the authorities in it", zh: "把审批排进日程" },
      text: {
        en: "Testing and review have queues of their own; a building schedule that forgets them is wrong by months.",
        zh: "测评和审查各有排期，工期里没算进去，就会差出几个月。",
      },
      mechanism: {
        en: "We plan backwards from the day of use, with the hand-in dates of each paper and a named signer.",
        zh: "从启用日倒排，列明每份材料的提交日期和签字人。",
      },
      limit: {
        en: "Nobody can promise how long an authority takes. The plan shows the assumption and what waits on it.",
        zh: "审批时长谁也不能保证，计划中写明假设以及受其影响的环节。",
      },
    },
    {
      title: { en: "Staff who know why", zh: "让员工知道为什么" },
      text: {
        en: "A telephone beside a classified terminal undoes every wall around it.",
        zh: "涉密终端旁边一部手机，就能让所有隔离失去意义。",
      },
      mechanism: {
        en: "Training with published material and published cases, two hours a group, with a test at the end.",
        zh: "用公开教材和公开案例培训，每组两小时，结束当场测试。",
      },
      limit: {
        en: "Training on your own secrets is given by your secrecy office.",
        zh: "涉及本单位秘密的培训，由你单位保密机构负责。",
      },
    },
  ],
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Which of the two", zh: "是哪一种" },
  heading: { en: "Graded or classified: two systems with names alike", zh: "分级保护与等级保护，一字之差" },
  lead: {
    en: "Most organisations need the other of the two. If you are not sure which, it is probably that one.",
    zh: "多数单位需要的是等级保护。拿不准的话，多半就是后者。",
  },
  caption: {
    en: "Table 2. Graded protection beside Classified Protection (MLPS, 等保)",
    zh: "表 2　分级保护与等级保护对照",
  },
  subjects: ["gpcs", "islpcs"],
  rows: [
    {
      criterion: { en: "For systems that", zh: "适用系统" },
      values: [
        { en: "store or process state secrets", zh: "存储、处理国家秘密" },
        { en: "hold no state secret", zh: "不涉及国家秘密" },
      ],
    },
    {
      criterion: { en: "Levels", zh: "级别" },
      values: [
        { en: "Secret, confidential, top secret", zh: "秘密级、机密级、绝密级" },
        { en: "One to five", zh: "第一级至第五级" },
      ],
    },
    {
      criterion: { en: "Authority", zh: "主管部门" },
      values: [
        { en: "Secrecy administration", zh: "保密行政管理部门" },
        { en: "Public security organ", zh: "公安机关" },
      ],
    },
    {
      criterion: { en: "Standards", zh: "标准" },
      values: [
        { en: "State secrecy standards, not published", zh: "国家保密标准，不公开发行" },
        { en: "National standards, open to all", zh: "国家标准，公开" },
      ],
    },
    {
      criterion: { en: "On the internet", zh: "能否联网" },
      values: [
        { en: "Never, neither directly nor by way of others", zh: "不得直接或间接接入互联网" },
        { en: "Usually", zh: "通常联网" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "your secrecy office has decided, on paper, that the system will hold state secrets.",
      zh: "本单位保密机构已书面确定该系统涉及国家秘密。",
    },
    {
      en: "data are merely confidential to your business: trade secrets and personal data belong here.",
      zh: "数据只是商业上保密：商业秘密、个人信息都属于这边。",
    },
  ],
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample paper", zh: "文档样例" },
  heading: { en: "The first paper, which holds no secret by design", zh: "第一份文档，按设计不含任何秘密" },
  caption: {
    en: "Figure 1. Engagement sheet of an invented institute; the only paper that leaves through us",
    zh: "图 1　虚构研究院的项目分工单，也是唯一经我方流转的文档",
  },
  note: {
    en: "The black bars here are part of the form: these fields are filled in by hand, on your premises, and stay there.",
    zh: "涂黑处是表单本来的设计：由你方在现场手写，原件不出单位。",
  },
  document: {
    title: { en: "Engagement sheet, unclassified part", zh: "项目分工单（非涉密部分）" },
    number: "SAMPLE-GP-00",
    meta: [
      { en: "For your secrecy office and both firms", zh: "呈：保密工作机构；发：两家承办单位" },
      { en: "Four pages; later papers are numbered and kept by you", zh: "共四页，后续文档由你方编号保管" },
    ],
    parts: [
      {
        id: "parties",
        name: { en: "Parties", zh: "各方" },
        table: {
          columns: [
            { en: "Role", zh: "角色" },
            { en: "Who", zh: "单位" },
            { en: "Shown and checked", zh: "已出示并核验" },
          ],
          rows: [
            [
              { en: "Client", zh: "委托单位" },
              { en: "Example Institute, secrecy office", zh: "示例研究院保密办" },
              { en: "Commission signed by [[…]]", zh: "委托书，签发人[[……]]" },
            ],
            [
              { en: "Qualified partner", zh: "资质单位" },
              { en: "[[Name]]", zh: "[[单位名称]]" },
              { en: "Type, grade, number and validity [[…]]", zh: "业务种类、等级、编号、有效期[[……]]" },
            ],
            [
              { en: "ZhiAn Cloud", zh: "智安云" },
              { en: "Coordination and unclassified work only", zh: "仅协调与非涉密工作" },
              { en: "No access to classified matter", zh: "不接触涉密内容" },
            ],
          ],
        },
      },
      {
        id: "rules",
        name: { en: "Rules of contact", zh: "联络规则" },
        paragraphs: [
          {
            en: "Meetings take place on the client's premises. Devices with a radio or a camera stay outside. Minutes are written by the client, on the client's equipment.",
            zh: "会议在委托单位场所召开，带无线或摄像功能的设备不入场，纪要由委托单位用自有设备记录。",
          },
          {
            en: "By telephone and mail only dates, rooms and names of visitors are arranged. Whoever hears more ends the call and reports it to the secrecy office.",
            zh: "电话、邮件只约时间、地点、来访人。听到其他内容应立即中止，并报告保密办。",
          },
        ],
      },
      {
        id: "sequence",
        name: { en: "Sequence", zh: "顺序" },
        table: {
          columns: [
            { en: "Step", zh: "步骤" },
            { en: "Responsible", zh: "责任方" },
            { en: "Ready when", zh: "完成标志" },
          ],
          rows: [
            [
              { en: "Level determined", zh: "确定密级" },
              { en: "Client", zh: "委托单位" },
              { en: "Decision on file at the client's", zh: "决定存于委托单位" },
            ],
            [
              { en: "Scheme designed and reviewed", zh: "方案设计与论证" },
              { en: "Partner, experts", zh: "资质单位、专家" },
              { en: "Opinion of the review, kept by the client", zh: "论证意见由委托单位保存" },
            ],
            [
              { en: "System tested", zh: "系统测评" },
              { en: "Testing body", zh: "测评机构" },
              { en: "[[date]]", zh: "[[日期]]" },
            ],
            [
              { en: "Permission to use", zh: "批准使用" },
              { en: "Authority", zh: "保密行政管理部门" },
              { en: "[[date]]", zh: "[[日期]]" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by the client's secrecy office first, then by the partner, then by us",
      zh: "委托单位保密办先签，资质单位次之，我方最后",
    },
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What may be asked, and answered, in public", zh: "可以公开问、也可以公开答的" },
  items: [
    {
      question: { en: "Does ZhiAn Cloud hold the qualification itself?", zh: "智安云自己有涉密资质吗？" },
      answer: {
        en: "This page claims none. A qualification is shown here once it is configured, with its type, grade and validity, and you can check it with the authority.",
        zh: "本页不声明任何资质。配置后会在此展示业务种类、等级和有效期，你可以向主管部门核实。",
      },
    },
    {
      question: { en: "Why is there no price?", zh: "为什么没有价格？" },
      answer: {
        en: "Scope cannot be described on an open channel, so it cannot be priced on one. The partner makes its offer to you after a meeting; ours for the unclassified part is given beside it.",
        zh: "范围不能在公开渠道描述，也就无法在公开渠道报价。见面后由资质单位向你报价，我方非涉密部分同时单独列出。",
      },
    },
    {
      question: { en: "Can the system run on your cloud?", zh: "涉密系统能放在你们云上吗？" },
      answer: {
        en: "No. A public cloud is connected to the internet, and a system that holds state secrets must not be.",
        zh: "不能。公有云连着互联网，涉密系统不得接入互联网。",
      },
    },
    {
      question: { en: "Does a filing for level 3 or 4 replace it?", zh: "做了等保三级、四级，还要做分保吗？" },
      answer: {
        en: "No, nor the other way round. A system is in one regime or in the other, depending on whether it holds state secrets.",
        zh: "两者不能互相代替。系统是否涉密，决定它归哪一套制度管。",
      },
    },
    {
      question: {
        en: "May a company with foreign owners have such a system designed here?",
        zh: "外资企业可以找你们做吗？",
      },
      answer: {
        en: "Whether your organisation may handle state secrets is decided by the authorities. If they have not told you that you do, you need Classified Protection instead.",
        zh: "一个单位能否从事涉密业务由主管部门决定。没有接到过通知，需要的就是等级保护。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "For everything that is not secret", zh: "不涉密的部分，看这里" },
  items: [
    { product: "islpcs", relation: { en: "The regime for systems without state secrets", zh: "非涉密系统适用的制度" } },
    { product: "sats", relation: { en: "Awareness training with open material", zh: "用公开材料做安全意识培训" } },
    {
      product: "cpcs",
      relation: { en: "Commercial cryptography, for unclassified networks", zh: "非涉密网络的商用密码应用" },
    },
  ],
  solutions: ["government"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Ask for a meeting, and only that", zh: "只约见面，不谈内容" },
  lead: {
    en: "Write: “We would like a meeting about graded protection”, with a name and a telephone number. The rest is said in your house.",
    zh: "只写一句“想约见面，关于分级保护”，留下姓名和电话。其余到你单位再说。",
  },
  actions: [
    { label: { en: "Ask for a meeting", zh: "预约见面" }, to: "console:/ticket/create" },
    { label: { en: "Go to Classified Protection", zh: "去看等级保护" }, to: "/products/islpcs" },
  ],
};

export const content: PageContent = {
  code: "gpcs",
  title: { en: "Graded Protection Consulting", zh: "分级保护咨询服务" },
  lead: {
    en: "Preparation for systems that hold state secrets of the People's Republic of China, delivered only together with a partner that has the state qualification for it. We coordinate and look after what is not secret; the rest is theirs, yours and the authorities'.",
    zh: "面向涉密信息系统的分级保护准备工作，只与持有国家资质的合作单位联合交付。我们负责协调和非涉密部分，其余由资质单位、你单位和主管部门完成。",
  },
  actions: [
    { label: { en: "See who may do what", zh: "看各方分工" }, to: "#who-may" },
    { label: { en: "Read the first paper", zh: "看第一份文档" }, to: "#sample" },
  ],
  facts: [
    {
      label: { en: "Delivered", zh: "交付方式" },
      value: { is: "words", words: { en: "With a qualified partner only", zh: "仅联合资质单位" } },
      anchor: "who-may",
    },
    {
      label: { en: "Qualification shown here", zh: "本页展示的资质" },
      value: { is: "words", words: { en: "None yet", zh: "暂无" } },
      anchor: "faq",
    },
    {
      label: { en: "Online exchange", zh: "线上沟通" },
      value: { is: "words", words: { en: "Appointments only", zh: "仅限约时间" } },
      anchor: "never-send",
    },
  ],
  blocks: [whoMay, never, comparison, features, deliverable, questions, related, callToAction],
  seo: {
    title: { en: "Graded Protection Consulting: who may do what", zh: "分级保护咨询 GPCS：资质、分工与保密边界" },
    description: {
      en: "Preparation for systems with state secrets, only with a qualified partner: division of work, what never to send, how it differs from MLPS.",
      zh: "涉密信息系统分级保护准备，仅联合有资质单位交付：各方分工、不可发送的内容、与等级保护的区别。",
    },
    keywords: {
      en: "graded protection, classified information systems, secrecy qualification, GPCS, ZhiAn Cloud",
      zh: "分级保护,涉密信息系统,涉密集成资质,GPCS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

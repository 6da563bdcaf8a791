import { cpcsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample plan", zh: "方案样例" },
  heading: { en: "From a cryptography plan, and from a list of duties", zh: "密码应用方案、关基责任清单（节选）" },
  lead: {
    en: "Two documents, because there are two duties. A water utility that does not exist needs both.",
    zh: "两项义务，两份文档。一家虚构的水务公司两样都要。",
  },
  caption: {
    en: "Figure 2. Excerpts for Example Water, an invented operator",
    zh: "图 2　节选，运营者“示例水务”为虚构",
  },
  note: {
    en: "Algorithms and protocol names are real; systems, people and products are not. Whether an operator runs critical infrastructure is decided by the authority of its sector, never by a consultant.",
    zh: "算法和协议名称真实，系统、人员、产品均为虚构。是否属于关键信息基础设施由保护工作部门认定，不由顾问认定。",
  },
  document: {
    title: { en: "Commercial cryptography plan and register of duties", zh: "商用密码应用方案与保护责任清单" },
    number: "SAMPLE-CPC-03",
    meta: [
      { en: "For the head of security and the assessor", zh: "呈：网络安全负责人、密评机构" },
      { en: "About 120 pages with annexes (demo)", zh: "含附件约 120 页（演示）" },
    ],
    parts: [
      {
        id: "layers",
        name: { en: "Four technical layers", zh: "四个技术层面" },
        table: {
          columns: [
            { en: "Layer (GB/T 39786-2021)", zh: "层面（GB/T 39786-2021）" },
            { en: "Found", zh: "现状" },
            { en: "Planned", zh: "方案" },
          ],
          rows: [
            [
              { en: "Physical and environment", zh: "物理和环境安全" },
              { en: "Door records in a plain file", zh: "门禁记录为明文文件" },
              {
                en: "Records protected by HMAC-SM3; key in [[module]]",
                zh: "记录以 HMAC-SM3 保护完整性，密钥存于[[密码机]]",
              },
            ],
            [
              { en: "Network and communication", zh: "网络和通信安全" },
              { en: "Remote stations by TLS with RSA and AES", zh: "远端站点用 TLS（RSA、AES）" },
              {
                en: "TLCP with SM2, SM3, SM4; certified gateway at [[12]] stations",
                zh: "[[12]] 个站点部署经认证的网关，TLCP，SM2/SM3/SM4",
              },
            ],
            [
              { en: "Devices and computing", zh: "设备和计算安全" },
              { en: "Passwords over SSH", zh: "SSH 口令登录" },
              { en: "Login with a smart key by way of the bastion", zh: "经堡垒机，使用智能密码钥匙登录" },
            ],
            [
              { en: "Application and data", zh: "应用和数据安全" },
              { en: "ID numbers stored in clear in [[table]]", zh: "[[某表]]中身份证号明文存储" },
              {
                en: "Field encryption with SM4, key from a server module",
                zh: "字段级 SM4 加密，密钥由服务器密码机管理",
              },
            ],
          ],
        },
      },
      {
        id: "wire",
        name: { en: "Seen on the wire", zh: "抓包所见" },
        paragraphs: [
          {
            en: "Before the change, a station offers only international suites. The line after it is what an assessor will look for.",
            zh: "整改前站点只协商国际算法套件；整改后的那一行，正是测评人员要找的。",
          },
        ],
        listing: [
          "before  TLSv1.2  ECDHE-RSA-AES256-GCM-SHA384   cert: RSA 2048, sha256",
          "after   TLCPv1.1 ECC_SM4_GCM_SM3 (0xe0,0x53)    cert: SM2 sign + SM2 encrypt",
          "station [[07]]  198.51.100.70 -> 192.0.2.10:443",
        ],
      },
      {
        id: "duties",
        name: { en: "Duties as operator", zh: "运营者责任" },
        table: {
          columns: [
            { en: "Duty", zh: "责任" },
            { en: "State", zh: "现状" },
            { en: "Evidence to produce", zh: "需形成的证据" },
          ],
          rows: [
            [
              { en: "Security body of its own, with a named head", zh: "设置专门安全管理机构并明确负责人" },
              { en: "Head named, body not", zh: "已明确负责人，机构未设" },
              { en: "Decision of [[the board]], budget line", zh: "[[董事会]]决议、经费列支" },
            ],
            [
              { en: "Background check of head and key posts", zh: "负责人与关键岗位安全背景审查" },
              { en: "Not begun", zh: "未开展" },
              { en: "List of posts, request to the authorities", zh: "岗位清单、审查申请" },
            ],
            [
              { en: "Test and risk assessment at least yearly", zh: "每年至少一次检测和风险评估" },
              { en: "Last one 19 months ago", zh: "上次在 19 个月前" },
              { en: "Report, list of what was mended", zh: "报告及整改记录" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Adopted by the operator's head of security; the plan then goes to a licensed body for its own assessment",
      zh: "由运营者网络安全负责人批准；方案随后送有资质的检测机构评估",
    },
  },
};

const duties: SpecsBlock = {
  is: "specs",
  anchor: "duties",
  nav: { en: "Two duties", zh: "两项义务" },
  heading: { en: "Two duties that meet in one room of servers", zh: "两项义务，常落在同一间机房" },
  lead: {
    en: "One asks who you are, the other how you encrypt. An operator may have either, both or none.",
    zh: "一项看你是谁，一项看你怎么加密。有的单位只沾一项，有的两项都有，也有的都没有。",
  },
  caption: { en: "Table 1. What each is, by the texts in force", zh: "表 1　两项制度，依现行规定" },
  columns: [
    { en: "Question", zh: "问题" },
    { en: "Critical infrastructure", zh: "关键信息基础设施保护" },
    { en: "Cryptography assessment", zh: "商用密码应用安全性评估" },
  ],
  rows: [
    {
      label: { en: "Basis", zh: "依据" },
      cells: [
        {
          en: "Cybersecurity Law; Regulations in State Council order no. 745",
          zh: "《网络安全法》《关键信息基础设施安全保护条例》（国务院令第 745 号）",
        },
        {
          en: "Cryptography Law; Regulations on commercial cryptography; Measures of 2023 on the assessment",
          zh: "《密码法》《商用密码管理条例》《商用密码应用安全性评估管理办法》（2023 年）",
        },
      ],
    },
    {
      label: { en: "Who is concerned", zh: "谁要做" },
      cells: [
        {
          en: "Whoever was told so by the protecting department of its sector",
          zh: "收到本行业保护工作部门认定通知的单位",
        },
        {
          en: "Networks that laws and rules oblige to use commercial cryptography; as a rule critical infrastructure, level 3 and above, government systems",
          zh: "依法须用商用密码保护的网络与系统，通常包括关基、三级及以上系统、政务信息系统",
        },
      ],
    },
    {
      label: { en: "Standard", zh: "标准" },
      cells: [
        { en: "GB/T 39204-2022, on top of GB/T 22239", zh: "GB/T 39204-2022，在 GB/T 22239 之上" },
        { en: "GB/T 39786-2021", zh: "GB/T 39786-2021" },
      ],
    },
    {
      label: { en: "How often", zh: "频率" },
      cells: [
        { en: "Test and risk assessment at least once a year", zh: "检测和风险评估每年至少一次" },
        {
          en: "Plan before building, test before use, then at least once a year",
          zh: "规划时评方案，运行前评一次，之后每年至少一次",
        },
      ],
    },
    {
      label: { en: "Who examines", zh: "谁来评" },
      cells: [
        { en: "The operator itself, or a service body it commissions", zh: "自行或委托网络安全服务机构" },
        {
          en: "The operator itself or a licensed testing body; in practice the latter",
          zh: "自行或委托商用密码检测机构，实践中多为后者",
        },
      ],
    },
  ],
  note: {
    en: "As of 21 November 2026. Rules of single sectors may ask for more and are looked up at the start of each job.",
    zh: "截至 2026 年 11 月 21 日。部分行业另有更严规定，每个项目开始时逐一查对。",
  },
};

const steps: StepsBlock = {
  is: "steps",
  anchor: "delivery",
  nav: { en: "Delivery", zh: "交付过程" },
  heading: { en: "Twelve weeks, with the waiting in them", zh: "十二周，含等待时间" },
  items: [
    {
      title: { en: "Find out what applies", zh: "确认适用范围" },
      text: {
        en: "Notices you received, levels filed, contracts of state projects. Sometimes the answer is: nothing yet.",
        zh: "查收到的通知、已备案的级别、政务项目合同。有时结论是：目前都不适用。",
      },
      who: { en: "Consultant, your legal department", zh: "顾问与你方法务" },
      duration: { en: "Week 1", zh: "第 1 周" },
    },
    {
      title: { en: "Follow each key", zh: "顺着密钥走一遍" },
      text: {
        en: "Where is it made, kept, used, changed, destroyed? Captures of traffic, certificates, code, interviews.",
        zh: "在哪里生成、存放、使用、更换、销毁。看流量、看证书、看代码、做访谈。",
      },
      who: { en: "Two consultants, your developers", zh: "两名顾问与你方开发" },
      duration: { en: "Weeks 2 to 4", zh: "第 2 至 4 周" },
    },
    {
      title: { en: "Write the plan", zh: "编写方案" },
      text: {
        en: "Layer by layer, with product types, key management, what is not applicable and why, and a cost for each change.",
        zh: "分层面写明产品类型、密钥管理、不适用项及理由，每项改动附费用。",
      },
      who: { en: "We", zh: "我方" },
      duration: { en: "Weeks 5 to 7", zh: "第 5 至 7 周" },
    },
    {
      title: { en: "Have the plan assessed", zh: "方案送评" },
      text: {
        en: "The testing body looks for holes in it; we answer and correct.",
        zh: "检测机构挑毛病，我们答复并修改。",
      },
      who: { en: "Testing body", zh: "密评机构" },
      duration: { en: "Weeks 8 and 9", zh: "第 8、9 周" },
    },
    {
      title: { en: "Accompany the change", zh: "陪同改造" },
      text: {
        en: "Beside your integrator: test cases, a rehearsal of key change, a way back for every step. Larger rebuilding takes longer than this table.",
        zh: "与集成商一起：测试用例、换密钥演练、每步可回退。大规模改造会超出本表时间。",
      },
      who: { en: "Your integrator; we review", zh: "集成商实施，我方复核" },
      duration: { en: "Weeks 10 to 12", zh: "第 10 至 12 周" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Where it is hard", zh: "难在哪里" },
  heading: { en: "Where such projects fail, and what we do about it", zh: "这类项目常败在哪里，我们怎么做" },
  items: [
    {
      title: { en: "The key, not the algorithm", zh: "问题在密钥，不在算法" },
      text: {
        en: "SM4 with its key in a configuration file protects against nobody.",
        zh: "用了 SM4，密钥却写在配置文件里，等于没加密。",
      },
      mechanism: {
        en: "For each key we write a life story of one line: origin, holder, use, change, end. A line with a gap is a finding.",
        zh: "每把密钥写一行“生平”：来源、持有者、用途、更换、销毁，缺一项就是一个问题。",
      },
      limit: {
        en: "Keys inside products that nobody can open are taken from the maker's certificate.",
        zh: "产品内部无法查看的密钥，以厂商认证材料为准。",
      },
    },
    {
      title: { en: "Old and new side by side", zh: "新旧算法并行" },
      text: {
        en: "Browsers abroad do not speak the national algorithms, and your partners will not wait.",
        zh: "境外浏览器不支持国密，合作方也不会等你。",
      },
      mechanism: {
        en: "Gateways answer with TLCP to clients that offer it and with TLS 1.3 to the others, on two certificates; the plan says which flows must be national.",
        zh: "网关挂双证书，支持国密的客户端走 TLCP，其余走 TLS 1.3；方案写明哪些通道必须国密。",
      },
      limit: {
        en: "Flows that must be protected by national algorithms get no fallback, so their clients have to be under your control.",
        zh: "必须国密的通道不设回退，因此终端要由你掌控。",
      },
    },
    {
      title: { en: "Encrypting a table that is in use", zh: "给正在用的表加密" },
      text: {
        en: "Searches on an encrypted field stop working, usually on a Monday.",
        zh: "字段一加密，按它检索就失灵，往往周一早上才发现。",
      },
      mechanism: {
        en: "Equality search goes by a keyed hash (HMAC-SM3) in a second column; old rows are converted in batches with a counter, new rows at once.",
        zh: "等值检索改用带密钥散列（HMAC-SM3）辅助列；存量分批转换并计数，增量即时加密。",
      },
      limit: {
        en: "Ranges and fuzzy search on such fields are lost. We list each query that will break beforehand.",
        zh: "范围查询和模糊检索无法保留，会受影响的语句提前逐条列出。",
      },
    },
    {
      title: { en: "Duties with a name beside them", zh: "每项责任对应一个名字" },
      text: {
        en: "Critical infrastructure is mostly organisation: who may buy, who reports, who was checked.",
        zh: "关基保护大半是组织工作：谁能采购、谁来报告、谁经过审查。",
      },
      mechanism: {
        en: "A register maps each duty of the Regulations to a post, a record and a date, along the six areas of GB/T 39204-2022.",
        zh: "按 GB/T 39204-2022 的六个方面，把条例每项责任落到岗位、记录和日期。",
      },
      limit: {
        en: "The budget and the appointment are yours to give. A register without both stays paper.",
        zh: "经费和任命只能由你方落实，缺了这两样，清单就是一张纸。",
      },
    },
    {
      title: { en: "Products that count", zh: "买对产品" },
      text: {
        en: "A library that implements SM2 is not yet a product that an assessor accepts.",
        zh: "实现了 SM2 的代码库，不等于测评认可的密码产品。",
      },
      mechanism: {
        en: "For each function we name the product category and the security level that its certificate must show, and check the certificate's number and term.",
        zh: "每项功能写明产品类别和认证证书应达到的安全等级，并核对证书编号和有效期。",
      },
      limit: {
        en: "We recommend no single brand and take no commission on one.",
        zh: "不指定品牌，也不拿产品佣金。",
      },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Two jobs, to be ordered apart", zh: "两项工作，可分开订" },
  demo: demoPrices,
  lines: [
    {
      id: "cryptography",
      name: { en: "Cryptography: survey, plan, attendance", zh: "密评准备：调研、方案、陪评" },
      for: {
        en: "One system, up to 20 kinds of key, one assessment accompanied",
        zh: "一个系统，密钥类型 20 种以内，陪同一次评估",
      },
      usd: cpcsUsd.cryptography,
      unit: "once",
    },
    {
      id: "infrastructure",
      name: {
        en: "Critical infrastructure: register, gaps, first yearly cycle",
        zh: "关基保护：责任清单、差距、首个年度周期",
      },
      for: { en: "One operator, up to three facilities", zh: "一个运营者，三处设施以内" },
      usd: cpcsUsd.infrastructure,
      unit: "once",
    },
  ],
  note: {
    en: `The testing body's fee and cryptographic hardware are not in it. ${demoPriceNote.en}`,
    zh: `不含检测机构费用和密码硬件。${demoPriceNote.zh}`,
  },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Who comes", zh: "谁会需要" },
  heading: { en: "Three letters that start such a project", zh: "三封来函，三个项目的起点" },
  items: [
    {
      id: "notice",
      name: { en: "A notice of identification", zh: "一份认定通知" },
      problem: {
        en: "A utility is told that its control system is critical infrastructure, and has nobody for security but the head of IT.",
        zh: "水务公司收到认定通知，控制系统属于关基，而管安全的只有信息中心主任。",
      },
      approach: {
        en: "Register of duties first, then posts and budget, then a test of the control network that never writes to a controller.",
        zh: "先列责任清单，再定岗位和预算，然后只读方式检测工控网络，绝不向控制器写入。",
      },
      result: {
        en: "In the first yearly review each duty has a holder and a record, and the open ones a date.",
        zh: "首次年度检查时，每项责任有人、有记录，未完成的有期限。",
      },
      products: ["cpcs", "issra", "mss", "eds"],
    },
    {
      id: "level3",
      name: { en: "Level 3 and the question after it", zh: "过了三级之后的一问" },
      problem: {
        en: "A clinic group has passed its level 3 assessment and is asked for the cryptography report, which it took for the same thing.",
        zh: "一家医疗集团过了三级测评，又被要求交密评报告，原以为是一回事。",
      },
      approach: {
        en: "What the first assessment already showed is reused. Keys are followed, patient numbers encrypted, the doctors' app moved to TLCP.",
        zh: "等保已有证据直接沿用，梳理密钥，加密患者证件号，医生端 App 改走 TLCP。",
      },
      result: {
        en: "One rebuilding instead of two, because both assessors' questions were on the table.",
        zh: "两家机构的问题放在一起答，只改造一次。",
      },
      products: ["islpcs", "cpcs", "cag", "mysql"],
    },
    {
      id: "tender",
      name: { en: "A tender for a state project", zh: "一份政务项目招标" },
      problem: {
        en: "The tender asks for a cryptography plan that has been assessed before building starts, in ten weeks.",
        zh: "招标要求十周内提交通过评估的密码应用方案，之后才能开工。",
      },
      approach: {
        en: "Plan and architecture are drawn together, so that key servers and gateways stand in the first bill of materials.",
        zh: "方案与架构同步设计，密码机和网关直接进首版清单。",
      },
      result: {
        en: "Cryptography is a line in the budget and not a supplement to it.",
        zh: "密码经费写进预算，而不是事后追加。",
      },
      products: ["cpcs", "dcc", "vpc"],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What operators want to know first", zh: "运营者最先想知道的" },
  items: [
    {
      question: { en: "Are we critical infrastructure?", zh: "我们算不算关基？" },
      answer: {
        en: "You are when the department that protects your sector has told you so. Until then, size and importance alone do not make you one. Nobody else, ourselves included, can decide it.",
        zh: "收到本行业保护工作部门的认定通知才算。没有通知，规模再大也不算。其他任何人，包括我们，都无权认定。",
      },
    },
    {
      question: { en: "Can you issue the cryptography report?", zh: "密评报告你们能出吗？" },
      answer: {
        en: "No. An operator may assess itself or commission a licensed testing body, and we are neither. We prepare you, and we sit beside you.",
        zh: "不能。法规规定由运营者自行或委托商用密码检测机构评估，我们两者都不是，只做准备和陪同。",
      },
    },
    {
      question: { en: "Is a site on HTTPS not encrypted already?", zh: "全站 HTTPS 不就是加密了吗？" },
      answer: {
        en: "It is, with algorithms that this assessment does not count. It asks for approved algorithms, certified products and orderly keys, in four layers and not only on the wire.",
        zh: "加密了，但用的不是密评认可的算法。密评要看合规算法、合格产品和密钥管理，且四个层面都看，不只是传输。",
      },
    },
    {
      question: { en: "Does it slow the system down?", zh: "系统会变慢吗？" },
      answer: {
        en: "Gateways with hardware: hardly measurable. Field encryption: a few milliseconds a call to the key server, so calls are made in batches. We measure before and after with your own load.",
        zh: "硬件网关几乎无感。字段加密每次调用密码机约几毫秒，所以要批量调用。改造前后用你的真实负载各测一次。",
      },
    },
    {
      question: { en: "We are in Indonesia. Does this concern us?", zh: "我们在印尼，和这有关吗？" },
      answer: {
        en: "Only for networks that you run in mainland China. Indonesia has rules of its own for vital information infrastructure, which this service does not cover.",
        zh: "只涉及你在中国大陆运行的网络。印尼对重要信息基础设施另有规定，本服务不覆盖。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Before, beside and after", zh: "之前、同时与之后" },
  items: [
    {
      product: "islpcs",
      relation: { en: "Before: the grade on which the rest is built", zh: "之前：先有定级，才有后面的要求" },
    },
    { product: "issra", relation: { en: "Beside: the yearly risk assessment", zh: "同时：每年一次的风险评估" } },
    {
      product: "eds",
      relation: { en: "After: the drills that operators must hold", zh: "之后：运营者须定期开展的演练" },
    },
    { product: "cag", relation: { en: "Where strong login to devices is enforced", zh: "设备层强身份鉴别的落点" } },
  ],
  solutions: ["government", "finance-security", "medical"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Send the letter that worries you, with names removed", zh: "把那封来函隐去名称发来" },
  lead: {
    en: "You get back one page: which duty it concerns, what has to be ready by when, and what of it you can do without us.",
    zh: "我们回你一页纸：涉及哪项义务、什么时候要准备好什么、哪些不用我们也能做。",
  },
  actions: [
    { label: { en: "Ask for the page", zh: "索取这一页" }, to: "console:/ticket/create" },
    { label: { en: "See the prices", zh: "看价格" }, to: "#prices" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Where cryptography has to act in one system. The broken line is what a listener gets.",
    zh: "图 1　一个系统里密码该起作用的位置，虚线是窃听者能拿到的。",
  },
  nodes: [
    {
      id: "station",
      label: { en: "Stations", zh: "远端站点" },
      note: { en: "SM2 certificate", zh: "SM2 证书" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    { id: "listener", label: { en: "Listener", zh: "窃听者" }, column: 2, row: 0, kind: "outside" },
    {
      id: "gateway",
      label: { en: "TLCP gateway", zh: "国密网关" },
      note: { en: "SM4, SM3", zh: "SM4、SM3" },
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "admin",
      label: { en: "Administrator", zh: "管理员" },
      note: { en: "smart key", zh: "密码钥匙" },
      column: 0,
      row: 2,
      kind: "outside",
    },
    { id: "cag", label: { en: "Bastion", zh: "云堡垒机" }, product: "cag", column: 0, row: 3, kind: "security" },
    { id: "app", label: { en: "Application", zh: "业务应用" }, column: 1, row: 2, kind: "compute" },
    {
      id: "hsm",
      label: { en: "Key server", zh: "密码机" },
      note: { en: "keys stay inside", zh: "密钥不出机" },
      column: 2,
      row: 2,
      kind: "security",
    },
    {
      id: "mysql",
      label: { en: "Database", zh: "数据库" },
      note: { en: "SM4 fields", zh: "字段 SM4" },
      product: "mysql",
      column: 1,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "station", to: "gateway", label: { en: "Stations speak TLCP to the gateway", zh: "站点用 TLCP 连接网关" } },
    {
      from: "gateway",
      to: "listener",
      isAttack: true,
      label: { en: "A listener on the line sees only cipher text", zh: "线路上的窃听者只看到密文" },
    },
    {
      from: "gateway",
      to: "app",
      label: { en: "The gateway hands requests to the application", zh: "网关把请求交给应用" },
    },
    {
      from: "app",
      to: "hsm",
      label: { en: "The application asks the key server to encrypt", zh: "应用请密码机加解密" },
    },
    { from: "app", to: "mysql", label: { en: "and stores only encrypted fields", zh: "数据库里只存加密字段" } },
    { from: "admin", to: "cag", label: { en: "Administrators log in with a smart key", zh: "管理员用密码钥匙登录" } },
    { from: "cag", to: "mysql", label: { en: "and reach the database through the bastion", zh: "经堡垒机维护数据库" } },
  ],
};

export const content: PageContent = {
  code: "cpcs",
  title: { en: "Critical Infrastructure and Cryptography Consulting", zh: "关基保护与密评咨询" },
  lead: {
    en: "For operators in China who were told that they run critical information infrastructure, or who need the commercial cryptography assessment. We write the plan, follow the keys and sit beside you when the testing body examines.",
    zh: "面向被认定为关键信息基础设施的运营者，以及需要做商用密码应用安全性评估（密评）的单位。我们写方案、理密钥，检测机构来评时陪在旁边。",
  },
  actions: [
    { label: { en: "Read from a plan", zh: "看方案节选" }, to: "#sample" },
    { label: { en: "Which duty applies?", zh: "适用哪项义务" }, to: "#duties" },
  ],
  figure,
  facts: [
    {
      label: { en: "Cryptography (demo price)", zh: "密评准备（演示价格）" },
      value: { is: "price", usd: cpcsUsd.cryptography, unit: { en: "a system, once", zh: "每系统，一次" } },
      anchor: "prices",
    },
    {
      label: { en: "Assessment repeated", zh: "密评频率" },
      value: { is: "words", words: { en: "At least yearly", zh: "每年至少一次" } },
      anchor: "duties",
    },
    {
      label: { en: "Until the plan is assessed (demo)", zh: "到方案通过评估（演示）" },
      value: { is: "words", words: { en: "9 weeks", zh: "9 周" } },
      anchor: "delivery",
    },
    {
      label: { en: "Layers examined", zh: "技术层面" },
      value: { is: "words", words: { en: "Four", zh: "四个" } },
      anchor: "sample",
    },
  ],
  blocks: [duties, deliverable, steps, features, prices, scenarios, questions, related, callToAction],
  seo: {
    title: {
      en: "Critical infrastructure and cryptography consulting",
      zh: "关基保护与密评咨询 CPCS：义务、方案、密钥",
    },
    description: {
      en: "Duties of critical infrastructure operators and the cryptography assessment by GB/T 39786-2021: sample plan, twelve-week path, prices.",
      zh: "关键信息基础设施责任清单与密评准备（GB/T 39786-2021）：方案样例、十二周过程、改造难点与价格。",
    },
    keywords: {
      en: "critical information infrastructure, commercial cryptography assessment, GB/T 39786, SM2, SM4, TLCP, ZhiAn Cloud",
      zh: "关键信息基础设施,关基保护,密评,商用密码,GB/T 39786,国密改造,智安云",
    },
  },
  updatedAt: "2026-11-21",
};

import {
  bciUsdPerMonth,
  bcmUsd,
  bosUsdPerGib,
  cdnUsdPerThousandGib,
  mysqlUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, chineseLaw, indonesia, indonesianLaw, laws } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "The form has seven signatures and takes nine days", zh: "一张单七个签名，走九天" },
  paragraphs: [
    {
      en: "A branch in Surabaya wants to replace a broken scale. The request is a spreadsheet, printed, signed, photographed, sent by messenger to head office, typed into the purchasing system, and asked about by telephone on days three, five and eight. The scale costs less than the telephoning.",
      zh: "泗水分公司要换一台坏了的电子秤。申请是一张表格，打印、签字、拍照、发到群里，总部再敲进采购系统，第三、五、八天各打一次电话催。电话费都够买秤了。",
    },
    {
      en: "Everybody in the chain is diligent. The delay sits between the desks, where the paper waits, and on the desks where the same eleven numbers are typed a second time.",
      zh: "链条上每个人都尽职。时间耗在桌与桌之间等纸，和同样十一个数字敲第二遍的那张桌上。",
    },
    {
      en: "The remedy is small: one process, one service, one table that everybody reads. When the first runs, the second is easier, because customers, branches and articles exist already.",
      zh: "办法不大：一个流程，一个服务，一张大家都读的表。第一个跑通，第二个就省事了，客户、网点、物料都已在库里。",
    },
  ],
};

const first: TableBlock = {
  is: "table",
  anchor: "first",
  nav: { en: "Where to begin", zh: "先做哪个" },
  heading: { en: "Which paper to begin with", zh: "先从哪张纸下手" },
  lead: {
    en: "Count for one week before you decide. A process that is loud is not always the one that costs.",
    zh: "先数一周再定。吵得最凶的流程，不一定最费钱。",
  },
  caption: { en: "Processes of an invented trading company, ranked", zh: "一家虚构贸易公司的流程排序" },
  columns: [
    { en: "Process", zh: "流程" },
    { en: "How often", zh: "频次" },
    { en: "Typed twice", zh: "重复录入" },
    { en: "Exceptions", zh: "例外" },
    { en: "Verdict", zh: "结论" },
  ],
  rows: [
    {
      label: { en: "Requests to buy", zh: "采购申请" },
      cells: [
        { en: "340 a month", zh: "每月 340 单" },
        { en: "11 fields", zh: "11 个字段" },
        { en: "Few, by amount", zh: "少，按金额分" },
        { en: "First: frequent, dull, alike", zh: "最先做：量大、枯燥、雷同" },
      ],
    },
    {
      label: { en: "Delivery notes", zh: "送货单" },
      cells: [
        { en: "2,100 a month", zh: "每月 2,100 张" },
        { en: "6 fields", zh: "6 个字段" },
        { en: "Many, at the customer's gate", zh: "多，都在客户门口发生" },
        { en: "Second, with a telephone instead of paper", zh: "第二，用手机代替纸" },
      ],
    },
    {
      label: { en: "Travel expenses", zh: "差旅报销" },
      cells: [
        { en: "90 a month", zh: "每月 90 单" },
        { en: "Everything", zh: "全部" },
        { en: "Endless", zh: "没完没了" },
        { en: "Buy a product for it", zh: "买现成软件" },
      ],
    },
    {
      label: { en: "Contracts with suppliers", zh: "供应商合同" },
      cells: [
        { en: "12 a month", zh: "每月 12 份" },
        { en: "Nothing", zh: "无" },
        { en: "Each is one", zh: "每份都是例外" },
        { en: "Leave it: a shared folder and a list of dates", zh: "别动：共享目录加到期清单" },
      ],
    },
    {
      label: { en: "The boss's weekly report", zh: "老板周报" },
      cells: [
        { en: "4 a month", zh: "每月 4 份" },
        { en: "From five sheets", zh: "从五张表抄" },
        { en: "None", zh: "无" },
        { en: "Comes by itself once the first two run", zh: "前两个跑通后自动就有" },
      ],
    },
  ],
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Three small services and one table of facts", zh: "三个小服务，一份事实" },
  lead: {
    en: "A service may be thrown away and written again within a month. The data below it may not, and so it is kept apart.",
    zh: "服务可以推倒一个月重写，下面的数据不行，所以分开放。",
  },
  layers: [
    { kind: "compute", label: { en: "Services", zh: "服务" } },
    { kind: "storage", label: { en: "Facts", zh: "数据" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Branches and customers come in at the top, three services share one database, the monitor looks on from the side.",
      zh: "图 2　网点与客户从上方进入，三个服务共用一个库，监控在旁边看着。",
    },
    nodes: [
      { id: "branches", label: { en: "Branches", zh: "各网点" }, column: 0, row: 0, kind: "outside" },
      { id: "customers", label: { en: "Customers", zh: "客户" }, column: 2, row: 0, kind: "outside" },
      {
        id: "cdn",
        product: "cdn",
        label: { en: "Near pages", zh: "就近页面" },
        note: { en: "CDN", zh: "CDN" },
        column: 1,
        row: 1,
        kind: "network",
      },
      {
        id: "requests",
        product: "bci",
        label: { en: "Requests", zh: "申请服务" },
        note: { en: "own image", zh: "独立镜像" },
        column: 0,
        row: 2,
        kind: "compute",
      },
      {
        id: "delivery",
        product: "bci",
        label: { en: "Delivery", zh: "送货服务" },
        note: { en: "own image", zh: "独立镜像" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      {
        id: "reports",
        product: "bci",
        label: { en: "Reports", zh: "报表服务" },
        note: { en: "own image", zh: "独立镜像" },
        column: 2,
        row: 2,
        kind: "compute",
      },
      {
        id: "bos",
        product: "bos",
        label: { en: "Photographs", zh: "照片附件" },
        note: { en: "BOS", zh: "BOS" },
        column: 0,
        row: 3,
        kind: "storage",
      },
      {
        id: "mysql",
        product: "mysql",
        label: { en: "Facts", zh: "事实库" },
        note: { en: "MySQL", zh: "MySQL" },
        column: 1,
        row: 3,
        kind: "storage",
      },
      {
        id: "bcm",
        product: "bcm",
        label: { en: "Monitor", zh: "云监控" },
        note: { en: "BCM", zh: "BCM" },
        column: 2,
        row: 3,
        kind: "compute",
      },
    ],
    edges: [
      {
        from: "branches",
        to: "cdn",
        label: { en: "Branches open a page, not a program", zh: "网点打开网页，不装程序" },
      },
      { from: "customers", to: "cdn", label: { en: "Customers see their deliveries", zh: "客户查看送货" } },
      { from: "cdn", to: "requests", label: { en: "A request is entered once", zh: "申请只录一次" } },
      { from: "cdn", to: "delivery", label: { en: "A driver photographs the note", zh: "司机拍照签收" } },
      { from: "cdn", to: "reports", label: { en: "Reports are read, never typed", zh: "报表只看不敲" } },
      { from: "requests", to: "bos", label: { en: "Photographs go to Object Storage", zh: "照片存入对象存储" } },
      { from: "requests", to: "mysql", label: { en: "Requests are rows of the one database", zh: "申请是库里的行" } },
      { from: "delivery", to: "mysql", label: { en: "So are deliveries", zh: "送货也是" } },
      { from: "reports", to: "mysql", label: { en: "Reports read the same rows", zh: "报表读同样的行" } },
      {
        from: "bcm",
        to: "mysql",
        label: { en: "The monitor asks every minute how long answers take", zh: "监控每分钟问一次响应多久" },
      },
    ],
  },
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "The first process in five weeks", zh: "第一个流程，五周" },
  lead: {
    en: "Written by your developers or by a firm that you hire; we bring platform and method. Demo durations.",
    zh: "程序由你的开发或外包写，我们提供平台与方法。演示工期。",
  },
  weeks: 5,
  steps: [
    {
      title: { en: "Follow one paper", zh: "跟着一张纸走" },
      from: 1,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Let us sit beside each of the seven who sign.", zh: "让我们在七位签字人旁边各坐一会儿。" },
      provider: { en: "Draw the way as it is, with waiting times.", zh: "画出真实路径，标上等待时间。" },
    },
    {
      title: { en: "Strike out", zh: "划掉" },
      from: 4,
      days: 2,
      duration: { en: "2 days", zh: "2 天" },
      customer: { en: "Decide which signatures decide anything.", zh: "定下哪些签名真在做决定。" },
      provider: { en: "Ask about each: what did it ever stop?", zh: "逐个问：它拦下过什么？" },
    },
    {
      title: { en: "Platform, tables, first service", zh: "平台、表结构、首个服务" },
      from: 6,
      days: 12,
      duration: { en: "12 days", zh: "12 天" },
      customer: { en: "Developers build; one clerk tests each Friday.", zh: "开发实现，每周五一位文员试用。" },
      provider: { en: "Images, database, alerts, a release by one command.", zh: "镜像、数据库、告警，一条命令发布。" },
    },
    {
      title: { en: "One branch, both ways", zh: "一个网点双轨" },
      from: 18,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Surabaya works in both; paper decides.", zh: "泗水双轨运行，以纸为准。" },
      provider: { en: "Compare daily, mend by evening.", zh: "每天比对，当晚修改。" },
    },
    {
      title: { en: "Paper ends", zh: "停用纸张" },
      from: 23,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Take the pads away. Really.", zh: "把空白单收走，真的收走。" },
      provider: { en: "Stay on the telephone, branch by branch.", zh: "逐个网点电话值守。" },
    },
  ],
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "The platform under three processes", zh: "三个流程的平台费用" },
  lead: {
    en: "The plans of the container service are the published prices, all others are demo prices. Developers are not in it, and they are the larger part.",
    zh: "容器套餐为公布价格，其余为演示价格。开发人力不在其中，那才是大头。",
  },
  lines: [
    {
      product: "bci",
      configuration: { en: "Base plan, one service each", zh: "基础版，每个服务一份" },
      unit: { en: "1 plan", zh: "1 份" },
      usd: bciUsdPerMonth.base,
      per: "month",
      quantity: 3,
    },
    {
      product: "mysql",
      configuration: { en: "8 GiB of memory, two nodes", zh: "8 GiB 内存，双节点" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: mysqlUsdPerMonth.two8,
      per: "month",
      quantity: 1,
    },
    {
      product: "bos",
      configuration: { en: "Photographs and scans", zh: "照片与扫描件" },
      unit: { en: "100 GiB", zh: "100 GiB" },
      usd: 100 * bosUsdPerGib.standard,
      per: "month",
      quantity: 4,
    },
    {
      product: "cdn",
      configuration: { en: "Branches and customers in Indonesia", zh: "印尼网点与客户" },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: cdnUsdPerThousandGib.indonesia,
      per: "month",
      quantity: 1,
    },
    {
      product: "bcm",
      configuration: { en: "Ten rules more than the free ones", zh: "免费规则之外再加十条" },
      unit: { en: "10 rules", zh: "10 条" },
      usd: bcmUsd.perTenRules,
      per: "month",
      quantity: 1,
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "When a row in a table is a document", zh: "当一行数据就是一份凭证" },
  lead: {
    en: "Both countries accept it, each under conditions. Ask the tax adviser before the pads go.",
    zh: "两国都认，各有条件。收走空白单之前，先问过财税顾问。",
  },
  items: [
    {
      country: china,
      name: { en: "Electronic Signature Law", zh: "《电子签名法》" },
      asks: {
        en: "A reliable electronic signature has the force of one by hand: its maker alone controls it, and changes show.",
        zh: "可靠的电子签名与手写签名等效：专属签名人、由其控制、改动可发现。",
      },
      url: chineseLaw,
    },
    {
      country: china,
      name: { en: "Notice 6 of 2020 on electronic vouchers", zh: "财会〔2020〕6 号电子会计凭证通知" },
      asks: {
        en: "Electronic vouchers may be booked and archived without paper if they are genuine, searchable and protected.",
        zh: "来源合法真实、可检索、有防篡改的电子凭证，可仅以电子形式入账归档。",
      },
      url: "https://www.mof.gov.cn/",
    },
    {
      ...laws.dataSecurity,
      asks: {
        en: "Know which of your data matters, and protect it by its importance.",
        zh: "数据分类分级，按重要程度保护。",
      },
    },
    {
      country: indonesia,
      name: {
        en: "Electronic transactions law (UU ITE, Law 11 of 2008)",
        zh: "电子信息与交易法（UU ITE，2008 年第 11 号）",
      },
      asks: {
        en: "Electronic documents are lawful evidence; some deeds still need paper.",
        zh: "电子文件是合法证据，个别文书仍须纸质。",
      },
      url: indonesianLaw,
    },
    {
      country: indonesia,
      name: { en: "Stamp duty law (Law 10 of 2020)", zh: "印花税法（2020 年第 10 号）" },
      asks: {
        en: "Electronic documents can owe stamp duty as paper does; an electronic stamp pays it.",
        zh: "电子文件同样可能须缴印花税，用电子印花缴纳。",
      },
      url: indonesianLaw,
    },
  ],
  reviewedAt: "2026-11-21",
};

const result: SolutionDetails["result"] = {
  heading: { en: "The broken scale, once more", zh: "再坏一台秤" },
  rows: [
    {
      event: { en: "The request is made", zh: "提交申请" },
      before: { en: "Printed, signed, photographed.", zh: "打印、签字、拍照。" },
      after: { en: "Four fields on a telephone; the rest is known.", zh: "手机填四项，其余自动带出。" },
    },
    {
      event: { en: "It lies on a desk", zh: "卡在某张桌上" },
      before: { en: "Nobody knows on which.", zh: "没人知道哪张。" },
      after: { en: "The branch sees the name and the hours.", zh: "网点看得到是谁、几小时了。" },
    },
    {
      event: { en: "It is below the limit", zh: "金额在限额内" },
      before: { en: "Seven signatures all the same.", zh: "照样七个签名。" },
      after: { en: "Two. The other five had never refused one.", zh: "两个。另五个从没驳回过。" },
    },
    {
      event: { en: "The system is slow on the last of the month", zh: "月底系统变慢" },
      before: { en: "Heard of in the canteen.", zh: "食堂里听说的。" },
      after: { en: "An alert before ten people have noticed.", zh: "还没有十个人察觉，告警已到。" },
    },
  ],
  limit: {
    en: "A bad rule runs faster on a server and stays bad. And no platform makes seven people agree that two signatures are enough: that conversation is yours.",
    zh: "糟糕的规定上了系统只会更快地糟糕。让七个人同意两个签名就够，这件事没有平台能替你谈。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Doubts, mostly justified", zh: "多半有道理的疑问" },
  items: [
    {
      question: { en: "Why not one large system for everything?", zh: "为什么不上一套大系统？" },
      answer: {
        en: "If one on the market fits your trade, buy it. This is for what remains around it: the ten processes nobody sells a product for.",
        zh: "市面上有贴合行业的就买。这套针对剩下那些：没人卖现成软件的十来个流程。",
      },
    },
    {
      question: { en: "Who keeps the services running when the developer leaves?", zh: "开发走了谁来维护？" },
      answer: {
        en: "Images start the same way for anybody, and tables outlive programs. Insist on both, and on a README that a stranger has followed once.",
        zh: "镜像谁来都能起，表结构比程序长寿。要求这两样，再要一份外人照着走通过的说明。",
      },
    },
    {
      question: { en: "Branches with bad lines?", zh: "网点网络差怎么办？" },
      answer: {
        en: "Pages come from nearby and forms wait on the telephone until a line is there. What needs an answer at once does not work without one.",
        zh: "页面就近加载，表单先存手机，有网再发。必须即时应答的，断网就做不了。",
      },
    },
    {
      question: { en: "Base or Major plan?", zh: "基础版还是专业版？" },
      answer: {
        en: "Base for forms: half an hour of waiting hurts nobody. Major for what customers look at, because a second copy stands in another zone.",
        zh: "表单用基础版，等半小时无妨。客户要看的用专业版，另一可用区有第二份。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "digital",
  title: { en: "Digital transformation", zh: "企业数字化转型" },
  lead: {
    en: "For companies where the same numbers are typed twice. One process becomes one small service over one shared database; the next one finds customers, branches and articles already there.",
    zh: "给同一组数字要敲两遍的公司。一个流程做成一个小服务，共用一个库；做下一个时，客户、网点、物料都已经在了。",
  },
  actions: [
    { label: { en: "Where to begin", zh: "先做哪个" }, to: "#first" },
    { label: { en: "See the platform's cost", zh: "看平台费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "architecture", "timeline", "regulations", "bill", "result", "faq"],
    situation,
    own: first,
    architecture,
    timeline,
    bill,
    regulations,
    result,
    questions,
  },
  contact,
  seo: {
    title: { en: "Digital transformation: one paper process at a time", zh: "企业数字化方案：一次改掉一张纸" },
    description: {
      en: "Which paper to begin with, three services over one database, a parts list with its sum, and the first process in five weeks.",
      zh: "先从哪张纸下手、三个服务共用一个库、平台费用清单，五周跑通第一个流程。",
    },
    keywords: {
      en: "digital transformation, paperless, serverless container, electronic signature, ZhiAn Cloud",
      zh: "数字化转型,无纸化,电子签名,容器,智安云",
    },
  },
};

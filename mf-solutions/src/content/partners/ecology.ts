import { contactEmail } from "@zhian/contracts/contact";
import type { CtaBlock, FaqBlock, Figure, StepsBlock, TableBlock } from "@zhian/page/content";
import type { DirectoryBlock, FormBlock, PointsBlock, SiteContent } from "../../model/site-content.ts";
import { formLabels } from "../site-labels.ts";

const figure: Figure = {
  caption: {
    en: "Figure 1. Three kinds of partner between the platform and the customer; who signs what with whom.",
    zh: "图 1　平台与客户之间的三类伙伴：谁与谁签约。",
  },
  nodes: [
    { id: "platform", label: { en: "ZhiAn Cloud", zh: "智安云" }, column: 1, row: 0, kind: "compute" },
    {
      id: "software",
      label: { en: "Software", zh: "软件伙伴" },
      note: { en: "licence", zh: "软件许可" },
      column: 0,
      row: 1,
      kind: "storage",
    },
    {
      id: "delivery",
      label: { en: "Delivery", zh: "交付伙伴" },
      note: { en: "work contract", zh: "服务合同" },
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "channel",
      label: { en: "Channel", zh: "渠道伙伴" },
      note: { en: "resale", zh: "转售" },
      column: 2,
      row: 1,
      kind: "security",
    },
    { id: "customer", label: { en: "Customer", zh: "客户" }, column: 1, row: 2, kind: "outside" },
  ],
  edges: [
    {
      from: "platform",
      to: "software",
      label: { en: "The platform runs the partner's software", zh: "平台承载伙伴的软件" },
    },
    {
      from: "platform",
      to: "delivery",
      label: { en: "The platform trains those who install on it", zh: "平台培训实施工程师" },
    },
    {
      from: "platform",
      to: "channel",
      label: { en: "The platform sells to the channel at a discount", zh: "平台以折扣价供给渠道" },
    },
    {
      from: "software",
      to: "customer",
      label: { en: "The customer has a licence from its maker", zh: "客户从软件厂商取得许可" },
    },
    {
      from: "delivery",
      to: "customer",
      label: { en: "The customer has a contract for the work", zh: "客户与交付伙伴签服务合同" },
    },
    {
      from: "channel",
      to: "customer",
      label: { en: "The customer has one invoice, from the reseller", zh: "客户只收渠道伙伴一张账单" },
    },
  ],
};

const kinds: TableBlock = {
  is: "table",
  anchor: "kinds",
  nav: { en: "Three kinds", zh: "三类伙伴" },
  heading: { en: "What each brings, and what each gets", zh: "各自带来什么，得到什么" },
  lead: {
    en: "A company may be more than one of them. Each kind has an agreement of its own, so that leaving one leaves the others alone.",
    zh: "一家公司可以兼任。每类单独签约，退出一类不影响其他。",
  },
  caption: { en: "Table 1. Give and take by kind of partner (demo)", zh: "表 1　三类伙伴的投入与所得（演示）" },
  columns: [
    { en: "Question", zh: "事项" },
    { en: "Software maker (ISV)", zh: "软件伙伴（ISV）" },
    { en: "Delivery partner", zh: "交付伙伴" },
    { en: "Channel partner", zh: "渠道伙伴" },
  ],
  rows: [
    {
      label: { en: "Brings", zh: "带来" },
      cells: [
        { en: "A product that customers run on our platform", zh: "可在平台上运行的软件产品" },
        { en: "Engineers who plan, move and harden systems on site", zh: "能上门规划、迁移、加固的工程师" },
        { en: "Customers of its own, first support in their language", zh: "自有客户，以及当地语言的一线支持" },
      ],
    },
    {
      label: { en: "Gets", zh: "得到" },
      cells: [
        {
          en: "A test environment, an image in the catalogue, notice of changes 90 days ahead",
          zh: "测试环境、镜像上架，接口变更提前 90 天通知",
        },
        {
          en: "Leads in its region, training, the second line of our support",
          zh: "所在地区的项目线索、培训与二线支持",
        },
        {
          en: "A discount on the list that grows with the yearly volume, protection of registered deals",
          zh: "按年度采购量递增的折扣，报备项目受保护",
        },
      ],
    },
    {
      label: { en: "Must show", zh: "须具备" },
      cells: [
        {
          en: "A version under maintenance, an address for reports of faults, answers to them within 5 working days",
          zh: "在维护的版本、漏洞接收邮箱，5 个工作日内答复",
        },
        {
          en: "Two engineers who have passed our practical test, a reference project that its client confirms",
          zh: "两名通过实操考核的工程师，一个经业主确认的项目",
        },
        {
          en: "A trade licence, a named person for support, invoices in the country of the customer",
          zh: "营业执照、固定支持联系人，可在客户所在国开票",
        },
      ],
    },
    {
      label: { en: "Answers for", zh: "负责" },
      cells: [
        { en: "Its code and its updates", zh: "自身代码与更新" },
        { en: "The work that it has done", zh: "自己完成的工作" },
        { en: "Invoice, collection and first contact", zh: "开票、收款与首问" },
      ],
    },
    {
      label: { en: "Does not get", zh: "不包括" },
      cells: [
        { en: "Data of customers who have not agreed", zh: "未经客户同意的数据" },
        { en: "Standing access to customers' systems", zh: "客户系统的长期访问权" },
        { en: "An exclusive territory", zh: "区域独家" },
      ],
    },
  ],
};

const application: StepsBlock = {
  is: "steps",
  anchor: "application",
  nav: { en: "Applying", zh: "申请步骤" },
  heading: { en: "How an application goes", zh: "申请怎么走" },
  lead: {
    en: "About five weeks, most of them for the test. Nothing is paid for applying.",
    zh: "全程约五周，主要时间用于测试与考核。申请不收费。",
  },
  items: [
    {
      title: { en: "Write to us", zh: "提交申请" },
      text: {
        en: `Send the form below: company, kind of partnership and a paragraph on what you make or do. From a phone of another country than China, write the same to ${contactEmail}.`,
        zh: `填写下方表单：公司名称、合作类型和一段业务介绍。没有中国大陆手机号的，把同样内容发到 ${contactEmail}。`,
      },
      who: { en: "You", zh: "申请方" },
      duration: { en: "10 minutes", zh: "10 分钟" },
    },
    {
      title: { en: "A first talk", zh: "首次沟通" },
      text: {
        en: "One call with an engineer, not with sales. At its end both know whether it makes sense.",
        zh: "与工程师通话一次，不是销售。通话结束时，双方都清楚是否合适。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "within 5 working days (demo)", zh: "5 个工作日内（演示）" },
    },
    {
      title: { en: "Papers", zh: "资料核验" },
      text: {
        en: "Trade licence, tax number, the person who signs. We look them up in the public register of your country.",
        zh: "营业执照、税号与签约人信息，我们在所在国的公开登记系统核对。",
      },
      who: { en: "You, then ZhiAn Cloud", zh: "申请方提供，智安云核对" },
      duration: { en: "1 week", zh: "1 周" },
    },
    {
      title: { en: "The test", zh: "测试考核" },
      text: {
        en: "Software is installed from its own manual on an empty machine and scanned; engineers move a sample system; a reseller handles a sample ticket.",
        zh: "软件伙伴：按自家手册在空白主机上安装并接受扫描；交付伙伴：迁移一套样例系统；渠道伙伴：处理一张模拟工单。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "2–3 weeks", zh: "2–3 周" },
    },
    {
      title: { en: "Agreement and entry", zh: "签约与公示" },
      text: {
        en: "You see your entry in the directory before it appears. It holds for a year; then the test is repeated in its shorter form.",
        zh: "目录条目公示前先由你确认。有效期一年，到期复核，考核从简。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "1 week", zh: "1 周" },
    },
  ],
};

const form: FormBlock = {
  is: "form",
  anchor: "apply",
  nav: { en: "Apply now", zh: "在线申请" },
  heading: { en: "Apply now", zh: "在线申请" },
  lead: {
    en: "Five fields and a code to your phone. What you have typed stays in this tab until it is sent.",
    zh: "五项内容，加一个手机验证码。提交前，填写的内容只保留在本标签页。",
  },
  form: "application",
  labels: {
    open: { en: "Fill in the form", zh: "填写申请" },
    ...formLabels,
  },
};

const directory: DirectoryBlock = {
  is: "directory",
  anchor: "directory",
  nav: { en: "Directory", zh: "伙伴目录" },
  heading: { en: "Directory of partners", zh: "伙伴目录" },
  empty: {
    title: { en: "No partner is listed yet", zh: "目前没有公示的伙伴" },
    text: {
      en: "Nobody appears here before the papers have been checked and the entry has been agreed. Until then nobody may call himself a partner of ours: ask us if somebody does.",
      zh: "资料核验并确认条目之后才会公示。在此之前，任何自称“智安云合作伙伴”的都不属实，请向我们核实。",
    },
  },
  caption: { en: "Table 2. What an entry says; the examples are invented", zh: "表 2　目录条目的字段，示例均为虚构" },
  columns: [
    { en: "Field", zh: "字段" },
    { en: "What stands there", zh: "内容" },
    { en: "Example", zh: "示例" },
  ],
  fields: [
    {
      label: { en: "Name", zh: "名称" },
      text: { en: "As in the public register, with the link to it", zh: "与公开登记一致，附查询链接" },
      example: { en: "PT Contoh Sentosa (example)", zh: "示例软件有限公司（虚构）" },
    },
    {
      label: { en: "Kind", zh: "类型" },
      text: { en: "Software, delivery, channel, or several", zh: "软件、交付、渠道，可多选" },
      example: { en: "Delivery", zh: "交付" },
    },
    {
      label: { en: "Country and languages", zh: "国家与语言" },
      text: { en: "Where its people work, and what they answer in", zh: "团队所在地与服务语言" },
      example: { en: "Indonesia; Bahasa Indonesia, English", zh: "印尼；印尼语、英语" },
    },
    {
      label: { en: "Speciality", zh: "专长" },
      text: { en: "At most three, each shown in the test", zh: "最多三项，均经考核" },
      example: { en: "Database moves, level 3 preparation", zh: "数据库迁移、三级等保整改" },
    },
    {
      label: { en: "Checked on, valid until", zh: "核验日与有效期" },
      text: { en: "Two dates; after the second the entry goes by itself", zh: "两个日期，过期自动下线" },
      example: { en: "1 March, for one year", zh: "3 月 1 日起一年" },
    },
    {
      label: { en: "Complaints", zh: "投诉" },
      text: { en: "Number upheld in the last year, zero included", zh: "近一年成立的投诉数，零也写明" },
      example: { en: "0", zh: "0" },
    },
  ],
};

const limits: PointsBlock = {
  is: "points",
  anchor: "access",
  nav: { en: "Access", zh: "访问权限" },
  heading: { en: "What a partner may touch", zh: "伙伴能接触什么" },
  items: [
    {
      term: { en: "The customer opens the door", zh: "由客户授权" },
      text: {
        en: "Access is given in the customer's console, to a named person, for a time that ends by itself, with every session on record in the bastion.",
        zh: "客户在自己的控制台授权到具体的人，到期自动失效，所有操作经堡垒机录像。",
      },
    },
    {
      term: { en: "We open none", zh: "我们不代开" },
      text: {
        en: "Our staff cannot give a partner access to a customer's system, nor to backups, logs or tickets of it.",
        zh: "我们的员工无权为伙伴开通客户系统，也不提供其备份、日志与工单。",
      },
    },
    {
      term: { en: "An incident is told", zh: "出事要通报" },
      text: {
        en: "Whoever loses a key or finds an intrusion tells the customer and us within 24 hours. That is a clause of the agreement, and its breach ends it.",
        zh: "丢失密钥或发现入侵，24 小时内告知客户与我们。这是合同条款，违反即终止合作。",
      },
    },
    {
      term: { en: "Leaving is prepared", zh: "退出有安排" },
      text: {
        en: "When a channel partner leaves, its customers keep resources and prices for 90 days (demo) and choose whether to come to us or to another.",
        zh: "渠道伙伴退出时，其客户的资源与价格保留 90 天（演示），可自行选择转到我们或其他伙伴。",
      },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Before you write", zh: "申请前常问" },
  items: [
    {
      question: { en: "We are four people. Is that too small?", zh: "我们只有四个人，会不会太小？" },
      answer: {
        en: "No. Two of them must pass the test if you want to deliver; for software, that the maintenance is kept up matters more than heads.",
        zh: "不会。做交付需要其中两人通过考核；做软件更看重持续维护，而不是人数。",
      },
    },
    {
      question: { en: "Can our software stay closed?", zh: "软件必须开源吗？" },
      answer: {
        en: "Yes, it can. We scan the image for known vulnerabilities and left-over passwords; we do not ask for its source.",
        zh: "不必。我们只扫描镜像中的已知漏洞与残留密码，不要求提供源码。",
      },
    },
    {
      question: {
        en: "May a delivery partner also do assessments for Classified Protection?",
        zh: "交付伙伴能兼做等保测评吗？",
      },
      answer: {
        en: "Not on a system that it has prepared. Assessors are licensed and independent; whoever builds does not judge.",
        zh: "不能测评自己参与整改的系统。测评由有资质的独立机构完成，建设方不能当裁判。",
      },
    },
    {
      question: { en: "What do you take from software that is sold here?", zh: "软件上架如何分成？" },
      answer: {
        en: "That stands in the agreement and depends on who invoices. It is not published before the first agreement is signed.",
        zh: "取决于由谁开票，写在协议中；首份协议签署前不对外公布。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Tell us what you do", zh: "告诉我们你做什么" },
  lead: {
    en: `Write to ${contactEmail} in English, Chinese or Bahasa Indonesia. An engineer reads it.`,
    zh: `用中文、英文或印尼文写信到 ${contactEmail}，由工程师阅读回复。`,
  },
  actions: [
    { label: { en: "Open a ticket", zh: "提交工单" }, to: "console:/ticket/create" },
    { label: { en: "Only recommending?", zh: "只想推荐客户？" }, to: "/partners/cps" },
  ],
};

export const content: SiteContent = {
  path: "/partners/ecology",
  eyebrow: { en: "Partners", zh: "合作伙伴" },
  title: { en: "Ecosystem partners", zh: "生态合作" },
  lead: {
    en: "For companies that make software, put systems in place, or sell to customers of their own. What we expect of each, what each may expect, and how long it takes.",
    zh: "面向做软件、做实施、有自己客户的公司：我们要求什么，你能得到什么，要走多久。",
  },
  actions: [
    { label: { en: "Apply now", zh: "在线申请" }, to: "#apply" },
    { label: { en: "Compare the three kinds", zh: "比较三类伙伴" }, to: "#kinds" },
  ],
  figure,
  facts: [
    { label: { en: "Kinds of partner", zh: "伙伴类型" }, value: { en: "3", zh: "3" }, anchor: "kinds" },
    {
      label: { en: "From letter to entry (demo)", zh: "从申请到公示（演示）" },
      value: { en: "5 weeks", zh: "约 5 周" },
      anchor: "application",
    },
    {
      label: { en: "Partners listed today", zh: "已公示伙伴" },
      value: { en: "None", zh: "暂无" },
      anchor: "directory",
    },
  ],
  blocks: [kinds, application, form, limits, directory, questions, callToAction],
  seo: {
    title: { en: "Ecosystem partners: software, delivery, channel", zh: "生态合作：软件、交付与渠道伙伴" },
    description: {
      en: "What software makers, delivery and channel partners bring and get, the requirements, the five steps of an application, and the directory.",
      zh: "软件、交付、渠道三类伙伴的投入与所得、准入要求、申请五步与伙伴目录。",
    },
    keywords: {
      en: "ISV partner, delivery partner, reseller, partner directory",
      zh: "生态合作,软件伙伴,交付伙伴,渠道伙伴",
    },
  },
  updatedAt: "2026-11-21",
};

import { contactEmail } from "@zhian/contracts/contact";
import type { CtaBlock, FaqBlock, TableBlock } from "@zhian/page/content";
import type { FormBlock, LicencesBlock, PointsBlock, ProseBlock, SiteContent } from "../../model/site-content.ts";
import { formLabels } from "../site-labels.ts";
import { licences } from "./licences.ts";

const work: ProseBlock = {
  is: "prose",
  anchor: "work",
  nav: { en: "What we do", zh: "我们做什么" },
  heading: { en: "Machines, and people who look after them", zh: "机器，以及看护机器的人" },
  paragraphs: [
    {
      en: "One half of what we sell is rented by the day: computing, storage, networks, databases, names and certificates. It is used through a console and an API, and is gone when you delete it.",
      zh: "一半业务按日出租：计算、存储、网络、数据库、域名与证书，通过控制台和 API 使用，删除即止。",
    },
    {
      en: "The other half is protection. Some of it is software in front of, on or beside your systems; the rest is work by people, which ends in a document that you keep.",
      zh: "另一半是安全：一部分是部署在系统前面、上面或旁边的产品，其余是由人完成的服务，最终交付一份归你所有的文档。",
    },
    {
      en: "Both are meant for companies that have to satisfy two rule books, China's and Indonesia's, often with one team. That is why every page is written twice, and why prices come in dollars and in rupiah.",
      zh: "两者都面向需要同时遵守中国与印尼法规、往往只有一个团队的企业。所以每页都有中英两份，价格都有美元与印尼盾。",
    },
    {
      en: "We would rather lose an order than sell the wrong part. Each product page says when another one fits better, and where the product stops helping.",
      zh: "宁可少一单，也不卖错产品。每个产品页都写明什么时候该选别的，以及它管不到哪里。",
    },
  ],
};

const responsibility: TableBlock = {
  is: "table",
  anchor: "responsibility",
  nav: { en: "Who answers for what", zh: "责任边界" },
  heading: { en: "Where our responsibility ends", zh: "责任到哪里为止" },
  lead: {
    en: "The line runs differently for each kind of product. When something breaks, it decides who gets up at night.",
    zh: "不同产品分界不同。出故障时，这条线决定谁半夜起床。",
  },
  caption: { en: "Table 1. Layer by layer, for three kinds of product", zh: "表 1　三类产品逐层划分" },
  columns: [
    { en: "Layer", zh: "层次" },
    { en: "Cloud server", zh: "云服务器" },
    { en: "Managed database", zh: "托管数据库" },
    { en: "Service by people", zh: "人工服务" },
  ],
  rows: [
    {
      label: { en: "Building, power, hardware", zh: "机房、电力、硬件" },
      cells: [
        { en: "We", zh: "我们" },
        { en: "We", zh: "我们" },
        { en: "Whoever owns the system", zh: "系统所有者" },
      ],
    },
    {
      label: { en: "Virtualisation, network", zh: "虚拟化与网络" },
      cells: [
        { en: "We", zh: "我们" },
        { en: "We", zh: "我们" },
        { en: "Whoever owns the system", zh: "系统所有者" },
      ],
    },
    {
      label: { en: "Operating system, patches", zh: "操作系统与补丁" },
      cells: [
        { en: "You", zh: "你" },
        { en: "We", zh: "我们" },
        { en: "You, by our list", zh: "你，按我们的清单" },
      ],
    },
    {
      label: { en: "Application, its accounts", zh: "应用及其账号" },
      cells: [
        { en: "You", zh: "你" },
        { en: "You", zh: "你" },
        { en: "You", zh: "你" },
      ],
    },
    {
      label: { en: "Backups", zh: "备份" },
      cells: [
        { en: "You order them and try to restore", zh: "由你开通并做恢复演练" },
        { en: "We take them, you say how long", zh: "我们执行，保留时长由你定" },
        { en: "We ask for proof before we begin", zh: "开工前我们要求出示" },
      ],
    },
    {
      label: { en: "Content, personal data", zh: "内容与个人数据" },
      cells: [
        { en: "You", zh: "你" },
        { en: "You", zh: "你" },
        { en: "You; we see what the contract names", zh: "你；我们只接触合同写明的部分" },
      ],
    },
    {
      label: { en: "Findings and reports", zh: "发现与报告" },
      cells: [
        { en: "–", zh: "—" },
        { en: "–", zh: "—" },
        { en: "We answer for what is written", zh: "我们对所写内容负责" },
      ],
    },
  ],
};

const checks: PointsBlock = {
  is: "points",
  anchor: "check",
  nav: { en: "Check us", zh: "如何核验" },
  heading: { en: "How to check us without asking us", zh: "不问我们，也能核验" },
  items: [
    {
      term: { en: "The code of this site", zh: "本站代码" },
      text: {
        en: "Every script that a page may run is named in it with its SHA-384 hash, taken from a list that is signed with an Ed25519 key. A changed file is not run.",
        zh: "页面允许运行的脚本都附 SHA-384 散列，散列取自 Ed25519 密钥签名的清单，被改动的文件不会运行。",
      },
    },
    {
      term: { en: "Our keys", zh: "公钥" },
      text: {
        en: "The fingerprint of that key, and a key for encrypted reports, belong on this page. Neither has been published yet; until then compare hashes between two networks.",
        zh: "上述公钥的指纹与加密报告所用的公钥应列在本页。目前均未公布，可先在两个网络环境中对比散列。",
      },
    },
    {
      term: { en: "Reports about us", zh: "关于我们的报告" },
      text: {
        en: "Audits and assessments of our own systems are named here with issuer, date and scope once there are any. There is none today.",
        zh: "针对我们自身系统的审计与测评，有了之后列明出具方、日期与范围。目前没有。",
      },
    },
    {
      term: { en: "What is broken just now", zh: "当前状态" },
      text: {
        en: "Maintenance and incidents are announced on the notice page, with their times. A status page on other machines than ours is still missing.",
        zh: "维护与故障在公告页发布，并写明时间。独立于我们设施的状态页尚未上线。",
      },
    },
    {
      term: { en: "Prices", zh: "价格" },
      text: {
        en: "Whatever is marked as demo is made up, and comes from one list that all pages share. So two pages cannot contradict each other.",
        zh: "标注“演示”的价格均为虚构，全站取自同一份价目表，页面之间不会互相矛盾。",
      },
    },
    {
      term: { en: "The law behind a claim", zh: "法规依据" },
      text: {
        en: "Each solution names its rules with the address of the authority and the day on which we last read them.",
        zh: "每个方案都列出所依据的法规、主管部门网址与最近核对日期。",
      },
    },
  ],
};

const register: LicencesBlock = {
  is: "licences",
  anchor: "licences",
  nav: { en: "Licences", zh: "资质" },
  heading: { en: "Filings and licences", zh: "备案与资质" },
  caption: { en: "Each with the page of its issuer", zh: "均附颁发方查询页" },
  columns: [
    { en: "What", zh: "名称" },
    { en: "Number", zh: "编号" },
    { en: "Issuer", zh: "颁发方" },
    { en: "Valid until", zh: "有效期至" },
  ],
  items: licences,
};

const reach: TableBlock = {
  is: "table",
  anchor: "contact",
  nav: { en: "Contact", zh: "联系方式" },
  heading: { en: "Whom to write to, and what happens then", zh: "找谁，之后会怎样" },
  caption: { en: "Table 2. By what it is about; times are demo values", zh: "表 2　按事项区分，时限为演示数值" },
  columns: [
    { en: "About", zh: "事项" },
    { en: "Way", zh: "途径" },
    { en: "First answer", zh: "首次答复" },
  ],
  rows: [
    {
      label: { en: "A question before you buy", zh: "购买前咨询" },
      cells: [
        { en: "The form below", zh: "下方表单" },
        { en: "Within 2 working days, by a person", zh: "2 个工作日内，人工答复" },
      ],
    },
    {
      label: { en: "Something does not work", zh: "产品故障" },
      cells: [
        { en: "Ticket in the console, with the request's number", zh: "控制台工单，附请求编号" },
        { en: "Within an hour, at any time", zh: "任意时间，一小时内" },
      ],
    },
    {
      label: { en: "A weakness in our systems", zh: "我们系统的漏洞" },
      cells: [
        {
          en: `${contactEmail}, subject “security”: what you did, and on which page`,
          zh: `${contactEmail}，主题注明“安全”，写明操作与页面`,
        },
        { en: "Within 24 hours, by a person", zh: "24 小时内，人工答复" },
      ],
    },
    {
      label: { en: "Abuse from our addresses", zh: "来自我们地址的滥用" },
      cells: [
        {
          en: `${contactEmail}, subject “abuse”, with time and log lines`,
          zh: `${contactEmail}，主题注明“滥用”，附时间与日志`,
        },
        { en: "Within 24 hours", zh: "24 小时内" },
      ],
    },
    {
      label: { en: "Your personal data", zh: "个人信息" },
      cells: [
        { en: "As the privacy policy says", zh: "按隐私政策所列方式" },
        { en: "Within the time that the law sets", zh: "法定期限内" },
      ],
    },
    {
      label: { en: "Press, partners, anything else", zh: "媒体、合作及其他" },
      cells: [
        { en: contactEmail, zh: contactEmail },
        { en: "Within 3 working days", zh: "3 个工作日内" },
      ],
    },
  ],
};

const ask: FormBlock = {
  is: "form",
  anchor: "ask",
  nav: { en: "Ask us", zh: "购买咨询" },
  heading: { en: "Ask before you buy", zh: "购买前，先问清楚" },
  lead: {
    en: "Which size, which region, what it comes to, whether it fits at all. A person reads it.",
    zh: "规格怎么选、放在哪个地域、要花多少钱、是否合适，都可以问，由人工阅读答复。",
  },
  form: "question",
  labels: {
    open: { en: "Write a question", zh: "填写问题" },
    ...formLabels,
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  heading: { en: "What people look for on such a page", zh: "人们在“关于我们”里找什么" },
  items: [
    {
      question: { en: "How big are you?", zh: "你们规模多大？" },
      answer: {
        en: "Numbers of staff, machines and customers are not on this site: nobody outside could check them. What can be checked stands above.",
        zh: "本站不写员工、机器与客户数量，因为外部无法核实。能核实的都在上文。",
      },
    },
    {
      question: { en: "Where are the logos of your customers?", zh: "为什么没有客户标识？" },
      answer: {
        en: "A customer is named when it has agreed in writing and can be asked. So far none has been.",
        zh: "客户书面同意、且可供求证的才会列出。目前没有。",
      },
    },
    {
      question: { en: "Which licence numbers do you hold?", zh: "你们持有哪些资质？" },
      answer: {
        en: "Those that have been entered appear on this page with a link to the issuer. An empty place means that none has been entered, and you should not assume one.",
        zh: "已录入的会连同颁发方链接显示在本页。没有显示即尚未录入，请不要默认我们持有。",
      },
    },
    {
      question: { en: "What if you close down?", zh: "如果你们停业怎么办？" },
      answer: {
        en: "The terms name the notice period. Disks leave as images, databases as dumps, objects by the S3 interface: formats that others can read.",
        zh: "通知期限以服务条款为准。磁盘可导出镜像，数据库可导出备份，对象可用 S3 接口取走，均为通用格式。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Judge us by something small", zh: "先从小处检验" },
  lead: {
    en: "Delete a server after a day and look at the invoice. Or read what we promise before you open an account.",
    zh: "开一台服务器，用一天就删，再看账单；也可以先读完条款再注册。",
  },
  actions: [
    { label: { en: "See all products", zh: "查看全部产品" }, to: "/#catalogue" },
    { label: { en: "Read the terms", zh: "阅读服务条款" }, to: "/protocol/userProtocal" },
  ],
};

export const content: SiteContent = {
  path: "/about",
  eyebrow: { en: "Company", zh: "公司" },
  title: { en: "About ZhiAn Cloud", zh: "关于智安云" },
  lead: {
    en: "A provider of cloud resources and security for companies between China and Indonesia. What follows can be checked, or says that it cannot yet.",
    zh: "为往来中国与印尼的企业提供云资源与安全服务。以下内容要么可以核验，要么写明暂时不能。",
  },
  actions: [
    { label: { en: "Check us", zh: "如何核验" }, to: "#check" },
    { label: { en: "Write to us", zh: "联系我们" }, to: "#contact" },
  ],
  facts: [
    {
      label: { en: "Rule books that we write for", zh: "面向的法规体系" },
      value: { en: "2 countries", zh: "两国" },
      anchor: "work",
    },
    {
      label: { en: "Layers with a named owner", zh: "划清责任的层次" },
      value: { en: "7", zh: "7 层" },
      anchor: "responsibility",
    },
    {
      label: { en: "Customers and awards claimed", zh: "自称的客户与奖项" },
      value: { en: "None", zh: "无" },
      anchor: "faq",
    },
  ],
  blocks: [work, responsibility, checks, register, reach, ask, questions, callToAction],
  seo: {
    title: { en: "About ZhiAn Cloud: what we do, and how to check it", zh: "关于智安云：做什么，如何核验" },
    description: {
      en: "What ZhiAn Cloud does, where its responsibility ends layer by layer, how to check its code, keys, reports and status, and whom to write to.",
      zh: "智安云做什么、责任逐层到哪里为止，如何核验代码、公钥、报告与状态，以及联系方式。",
    },
    keywords: { en: "about ZhiAn Cloud, shared responsibility, contact", zh: "关于智安云,责任边界,联系我们" },
  },
  updatedAt: "2026-11-21",
};

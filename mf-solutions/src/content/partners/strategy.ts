import { contactEmail } from "@zhian/contracts/contact";
import type { CtaBlock, FaqBlock, StepsBlock, TableBlock } from "@zhian/page/content";
import type { PointsBlock, ProseBlock, SiteContent } from "../../model/site-content.ts";

const meaning: ProseBlock = {
  is: "prose",
  anchor: "meaning",
  nav: { en: "What it is", zh: "什么是战略合作" },
  heading: { en: "A promise about something that does not exist yet", zh: "约定的是尚不存在的东西" },
  paragraphs: [
    {
      en: "A reseller sells what is on the list. A strategic partner and we agree to make something that is on neither list: a region with its own racks, a platform for one industry, a service that needs the licence of one side and the machines of the other.",
      zh: "渠道伙伴卖的是价目表上已有的产品。战略合作则约定共同做出双方都没有的东西：带自有机柜的新地域、面向一个行业的平台，或一方有资质、另一方有设备的联合服务。",
    },
    {
      en: "So it costs both sides people and money before it earns any. That is why there are few, why each has an end date, and why a photograph of two people shaking hands is not one.",
      zh: "因此双方都要先投入人和钱，才谈得上收入。这也是为什么数量少、都有截止日期，也是为什么握手合影不算战略合作。",
    },
  ],
};

const forms: TableBlock = {
  is: "table",
  anchor: "forms",
  nav: { en: "Forms", zh: "合作形式" },
  heading: { en: "Four forms that it can take", zh: "四种形式" },
  caption: { en: "Table 1. Who puts in what, and how it ends", zh: "表 1　双方投入与退出方式" },
  columns: [
    { en: "Form", zh: "形式" },
    { en: "The partner puts in", zh: "对方投入" },
    { en: "We put in", zh: "我们投入" },
    { en: "When it ends", zh: "结束时" },
  ],
  rows: [
    {
      label: { en: "A region together", zh: "共建地域" },
      cells: [
        { en: "Rooms, power, carriers, local permits", zh: "机房、电力、运营商线路、当地许可" },
        { en: "The platform, its operation, the sale", zh: "平台软件、运营与销售" },
        { en: "Customers get 12 months and help to move", zh: "给客户 12 个月迁移期并协助搬迁" },
      ],
    },
    {
      label: { en: "An industry's platform", zh: "行业平台" },
      cells: [
        { en: "Knowledge of the trade, its rules, first users", zh: "行业知识、监管要求与首批用户" },
        { en: "Architecture, security, engineers for a year", zh: "架构、安全与为期一年的工程师" },
        { en: "Code belongs to whoever wrote it; both may go on", zh: "代码归各自所有，双方均可继续" },
      ],
    },
    {
      label: { en: "A service under a licence", zh: "持牌联合服务" },
      cells: [
        { en: "The licence and the people it names", zh: "资质以及资质对应的人员" },
        { en: "Tools, sites, logs that prove the work", zh: "工具、场地与可核验的工作日志" },
        { en: "Open cases are finished under the same licence", zh: "未结项目仍以原资质完成" },
      ],
    },
    {
      label: { en: "Research", zh: "联合研究" },
      cells: [
        { en: "A question, people, data that may be used", zh: "课题、人员与可合法使用的数据" },
        { en: "Machines, people, the honest result", zh: "算力、人员与如实的结果" },
        { en: "Results are published, failures included", zh: "结果公开，失败也公开" },
      ],
    },
  ],
  note: {
    en: "Exclusivity is in none of them by default; where it is agreed, it is published with its region and its last day.",
    zh: "默认均不含排他条款；如有约定，连同范围与截止日一并公布。",
  },
};

const way: StepsBlock = {
  is: "steps",
  anchor: "agreement",
  nav: { en: "How it is agreed", zh: "如何达成" },
  heading: { en: "From a letter to a signed plan", zh: "从一封信到签署计划" },
  items: [
    {
      title: { en: "One page", zh: "一页纸" },
      text: {
        en: "What should exist in two years that does not today, who would pay for it, and what you would put in.",
        zh: "写清：两年后应当出现什么，谁会付费，你投入什么。",
      },
      who: { en: "You", zh: "对方" },
    },
    {
      title: { en: "Two owners", zh: "各定一人" },
      text: {
        en: "Each side names one person who may decide. Without them the talk ends here.",
        zh: "双方各指定一位能拍板的负责人。定不下来，就到此为止。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "2 weeks", zh: "2 周" },
    },
    {
      title: { en: "A trial with a bill", zh: "付费试点" },
      text: {
        en: "The smallest part that proves the idea, with a real user who pays for it. Both write down beforehand what would count as failure.",
        zh: "做出能验证想法的最小部分，并有真实用户付费。事先书面约定怎样算失败。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "3 months", zh: "3 个月" },
    },
    {
      title: { en: "Review of law and security", zh: "法务与安全审查" },
      text: {
        en: "Where data lie, which permits each country asks for, what each side may see. A no from this step is final.",
        zh: "数据存放地、两国所需许可、双方可见范围。这一步有否决权。",
      },
      who: { en: "Both, with counsel", zh: "双方及律师" },
      duration: { en: "4 weeks", zh: "4 周" },
    },
    {
      title: { en: "Signature, with an end", zh: "签署并约定期限" },
      text: {
        en: "Two years at most, with a review every six months and the way out in an annex.",
        zh: "期限最长两年，每半年复盘一次，退出办法写入附件。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "2 weeks", zh: "2 周" },
    },
  ],
};

const published: PointsBlock = {
  is: "points",
  anchor: "published",
  nav: { en: "What is published", zh: "公布内容" },
  heading: { en: "What you will read here once there is one", zh: "有了之后，这里会写什么" },
  lead: {
    en: "There is none today, and no talk is announced before its signature.",
    zh: "目前没有战略合作伙伴；签署之前不作任何预告。",
  },
  items: [
    {
      term: { en: "Who, and since when", zh: "对方与起止日期" },
      text: {
        en: "The registered name, the day of signature and the last day, confirmed on the partner's own site.",
        zh: "登记名称、签署日与截止日，并在对方官网可以查证。",
      },
    },
    {
      term: { en: "What will exist", zh: "要做出什么" },
      text: {
        en: "In a sentence that a customer understands, with the quarter in which it can be tried.",
        zh: "一句客户看得懂的话，并写明哪个季度可以试用。",
      },
    },
    {
      term: { en: "What it means for your data", zh: "对你的数据意味着什么" },
      text: {
        en: "Whether the partner can come near them. The answer is no unless you order the common service.",
        zh: "对方能否接触数据。除非你订购联合服务，否则不能。",
      },
    },
    {
      term: { en: "How it went", zh: "进展如何" },
      text: {
        en: "The half-yearly review in five lines, also when a goal was missed. Ended partnerships stay listed with their reason.",
        zh: "半年复盘，五行写完，未达成的也写。已结束的合作保留记录并注明原因。",
      },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Plain answers", zh: "直接回答" },
  items: [
    {
      question: { en: "Do you take investment through this?", zh: "这是融资渠道吗？" },
      answer: {
        en: "No. Shares and loans are another conversation, and having had it gives nobody a place on this page.",
        zh: "不是。股权与借款另行商谈，也不会因此列入本页。",
      },
    },
    {
      question: { en: "May we use your name while we talk?", zh: "洽谈期间可以对外使用你们的名称吗？" },
      answer: {
        en: "No, nor we yours. After signature both sides approve each text that names the other.",
        zh: "不可以，我们也不会用你们的。签署后，涉及对方的文字须经双方确认。",
      },
    },
    {
      question: { en: "Is a public body treated differently?", zh: "政府机构有特殊安排吗？" },
      answer: {
        en: "Its rules of procurement come first. A partnership never takes the place of a tender that the law asks for.",
        zh: "以采购法规为先。依法应当招标的，战略合作不能替代招标。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Send the one page", zh: "发来那一页纸" },
  lead: {
    en: `To ${contactEmail}, with “strategy” in the subject. You get a yes, a no or a question within ten working days (demo).`,
    zh: `发送至 ${contactEmail}，主题注明“战略合作”。十个工作日内（演示）答复：可行、不可行，或进一步提问。`,
  },
  actions: [
    { label: { en: "Who we are", zh: "了解我们" }, to: "/about" },
    { label: { en: "Other partnerships", zh: "其他合作方式" }, to: "/partners/ecology" },
  ],
};

export const content: SiteContent = {
  path: "/partners/strategy",
  eyebrow: { en: "Partners", zh: "合作伙伴" },
  title: { en: "Strategic partners", zh: "战略合作" },
  lead: {
    en: "A few partnerships with an end date, for things that neither side can build alone. What we mean by the word, how one is agreed, and what the public gets to read.",
    zh: "数量很少、有截止日期，只为做成单方做不成的事。这里写明它的含义、达成过程以及对外公布的内容。",
  },
  actions: [
    { label: { en: "How it is agreed", zh: "如何达成" }, to: "#agreement" },
    { label: { en: "The four forms", zh: "四种形式" }, to: "#forms" },
  ],
  facts: [
    {
      label: { en: "Strategic partners today", zh: "目前的战略伙伴" },
      value: { en: "None", zh: "暂无" },
      anchor: "published",
    },
    { label: { en: "Longest term", zh: "最长期限" }, value: { en: "2 years", zh: "2 年" }, anchor: "agreement" },
    {
      label: { en: "Public review", zh: "公开复盘" },
      value: { en: "Every 6 months", zh: "每半年" },
      anchor: "published",
    },
  ],
  blocks: [meaning, forms, way, published, questions, callToAction],
  seo: {
    title: { en: "Strategic partners: what it means and how it is agreed", zh: "战略合作：含义、形式与公布内容" },
    description: {
      en: "Four forms of strategic partnership with ZhiAn Cloud, the five steps to an agreement with an end date, and what is published about each.",
      zh: "与智安云开展战略合作的四种形式、从一页纸到签署的五个步骤，以及对外公布的内容。",
    },
    keywords: {
      en: "strategic partnership, joint region, industry platform",
      zh: "战略合作,共建地域,行业平台",
    },
  },
  updatedAt: "2026-11-21",
};

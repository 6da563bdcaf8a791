import {
  cagUsdPerMonth,
  hosteyeUsdPerMonth,
  islpcsUsd,
  lasUsdPerMonth,
  vssUsdPerMonth,
  wafUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock, TableBlock } from "@zhian/page/content";
import type { OffersBlock, SiteContent, TermsBlock } from "../../model/site-content.ts";
import { demoOffers, demoOffersNote, offerLabels } from "../site-labels.ts";
import { protection } from "./list.ts";

const perMonth = { en: "a month", zh: "/ 月" };
const once = { en: "once", zh: "/ 次" };
const halfYear = { en: "First 6 months", zh: "前 6 个月" };
const firstOrder = { en: "First order", zh: "首单" };
const oneSystem = { en: "1 per filed system", zh: "每个备案系统 1 份" };

const offers: OffersBlock = {
  is: "offers",
  anchor: "offers",
  nav: { en: "Offers", zh: "优惠清单" },
  heading: { en: "What costs less, and what it costs later", zh: "优惠清单与活动后价格" },
  lead: {
    en: "Order the rows that you lack. A product that is in place already need not be bought again to qualify.",
    zh: "缺哪项订哪项。已有的产品不必重复购买，也不影响享受其他优惠。",
  },
  demo: demoOffers,
  caption: { en: "Table 1. Seven offers, row by row", zh: "表 1　七项优惠逐行说明" },
  offers: [
    {
      id: "level2",
      product: "islpcs",
      name: { en: "Consulting, level 2", zh: "二级咨询" },
      usd: islpcsUsd.level2,
      unit: once,
      percentOff: 15,
      holds: firstOrder,
      limit: oneSystem,
    },
    {
      id: "level3",
      product: "islpcs",
      name: { en: "Consulting, level 3", zh: "三级咨询" },
      usd: islpcsUsd.level3,
      unit: once,
      percentOff: 15,
      holds: firstOrder,
      limit: oneSystem,
    },
    {
      id: "firewall",
      product: "waf",
      name: { en: "Professional edition", zh: "专业版" },
      usd: wafUsdPerMonth.professional,
      unit: perMonth,
      percentOff: 25,
      holds: halfYear,
      limit: { en: "2 per account", zh: "每账号 2 份" },
    },
    {
      id: "hosts",
      product: "hosteye",
      name: { en: "Professional edition, one host", zh: "专业版，单台" },
      usd: hosteyeUsdPerMonth.professional,
      unit: perMonth,
      percentOff: 25,
      holds: halfYear,
      limit: { en: "100 hosts", zh: "最多 100 台" },
    },
    {
      id: "logs",
      product: "las",
      name: { en: "Up to 5 GiB a day", zh: "每日 5 GiB 以内" },
      usd: lasUsdPerMonth.g5,
      unit: perMonth,
      percentOff: 20,
      holds: halfYear,
      limit: { en: "1 per account", zh: "每账号 1 份" },
    },
    {
      id: "bastion",
      product: "cag",
      name: { en: "Up to 20 hosts", zh: "20 台主机以内" },
      usd: cagUsdPerMonth.hosts20,
      unit: perMonth,
      percentOff: 20,
      holds: halfYear,
      limit: { en: "1 per account", zh: "每账号 1 份" },
    },
    {
      id: "scan",
      product: "vss",
      name: { en: "Up to 10 addresses", zh: "10 个地址以内" },
      usd: vssUsdPerMonth.addresses10,
      unit: perMonth,
      percentOff: 50,
      holds: { en: "First 2 months", zh: "前 2 个月" },
      limit: { en: "1 per account", zh: "每账号 1 份" },
    },
  ],
  note: demoOffersNote,
  labels: offerLabels,
};

const path: StepsBlock = {
  is: "steps",
  anchor: "path",
  nav: { en: "The way", zh: "办理过程" },
  heading: { en: "Where the offers fall on the way to a report", zh: "从定级到测评，优惠用在哪一步" },
  items: [
    {
      title: { en: "Grading", zh: "定级" },
      text: {
        en: "You and a consultant decide which level fits the harm that a failure would do. Consulting is at its lower price here.",
        zh: "与顾问一起按受侵害程度确定级别。此步享咨询活动价。",
      },
      who: { en: "You, with us", zh: "你方，我们协助" },
      duration: { en: "1 week", zh: "1 周" },
    },
    {
      title: { en: "Filing", zh: "备案" },
      text: {
        en: "The public security authority takes the papers and gives a certificate of filing. It charges nothing, so nothing can be discounted.",
        zh: "向公安机关提交材料，取得备案证明。备案不收费，因此没有优惠可言。",
      },
      who: { en: "You", zh: "你方" },
      duration: { en: "10 working days from complete papers", zh: "材料齐备后 10 个工作日" },
    },
    {
      title: { en: "Building and mending", zh: "建设整改" },
      text: {
        en: "Firewall, host security, logs, bastion and scans close the technical gaps; five of the rows above.",
        zh: "防火墙、主机安全、日志、堡垒机与扫描补齐技术差距，对应清单中的五行。",
      },
      who: { en: "You and ZhiAn Cloud", zh: "你方与智安云" },
      duration: { en: "3–8 weeks", zh: "3–8 周" },
    },
    {
      title: { en: "Assessment", zh: "测评" },
      text: {
        en: "A licensed assessor of your choice, with its own contract and price. We neither sell it here nor get a share of it.",
        zh: "由你自选的持证测评机构完成，合同与费用另计。我们不代卖，也不从中提成。",
      },
      who: { en: "Assessor", zh: "测评机构" },
      duration: { en: "2–4 weeks", zh: "2–4 周" },
    },
  ],
};

const eligibility: TableBlock = {
  is: "table",
  anchor: "eligibility",
  nav: { en: "For whom", zh: "适用对象" },
  heading: { en: "Check whether it is for you", zh: "看看你是否适用" },
  caption: { en: "Table 2. Situation, and whether the offers apply", zh: "表 2　不同情形能否享受" },
  columns: [
    { en: "Your situation", zh: "你的情形" },
    { en: "Applies?", zh: "是否适用" },
    { en: "Why", zh: "说明" },
  ],
  rows: [
    {
      label: { en: "A system in mainland China, not filed yet", zh: "系统在中国内地，尚未备案" },
      cells: [
        { en: "Yes, all rows", zh: "适用全部" },
        { en: "It is what the campaign is made for.", zh: "活动主要面向此类系统。" },
      ],
    },
    {
      label: { en: "Filed at level 3, yearly assessment due", zh: "三级已备案，年度测评将至" },
      cells: [
        { en: "Products yes, consulting no", zh: "产品适用，咨询不适用" },
        { en: "Grading is done; what an assessor found can be closed.", zh: "级别已定，可针对测评问题补产品。" },
      ],
    },
    {
      label: { en: "System in your own rooms", zh: "系统在自有机房" },
      cells: [
        { en: "Yes, but for the web firewall", zh: "除 WAF 外适用" },
        {
          en: "Agents and collectors run anywhere; the firewall needs its traffic through us.",
          zh: "代理与采集可部署在任何位置；WAF 需要流量经过我们。",
        },
      ],
    },
    {
      label: { en: "System for Indonesia only", zh: "系统仅服务印尼" },
      cells: [
        { en: "No", zh: "不适用" },
        {
          en: "This law is China's. For Indonesia there is an activity of its own.",
          zh: "等保是中国的制度，印尼另有专场。",
        },
      ],
    },
    {
      label: { en: "Customer of a row already", zh: "某项产品的现有客户" },
      cells: [
        { en: "Not for that row", zh: "该项不适用" },
        {
          en: "The lower price is for a first order of the product by the account.",
          zh: "活动价限账号首次订购该产品。",
        },
      ],
    },
  ],
};

const terms: TermsBlock = {
  is: "terms",
  anchor: "terms",
  nav: { en: "Terms", zh: "活动条款" },
  heading: { en: "Terms, short and then exact", zh: "条款：先简后详" },
  items: [
    {
      plain: { en: "Order by the last minute; the months run from your order.", zh: "截止前下单，时长从下单起算。" },
      full: {
        en: "An order placed before the end gets its whole half-year, even though most of it lies after the activity.",
        zh: "截止时刻前下单的，六个月优惠完整享有，即使大部分时间在活动结束之后。",
      },
    },
    {
      plain: { en: "We sell help, never a result.", zh: "卖的是协助，不是结果。" },
      full: {
        en: "Whether a system passes is decided by the assessor and, for the filing, by the authority. No price here depends on either, and none is given back because of it.",
        zh: "测评结论由测评机构作出，备案由公安机关决定。价格与结论无关，也不因结论退款。",
      },
    },
    {
      plain: { en: "Consulting begins within 90 days.", zh: "咨询 90 天内启动。" },
      full: {
        en: "If it has not begun by then because of us, you may cancel in full. If because of you, the list price applies from day 91.",
        zh: "因我方原因未启动的可全额取消；因你方原因未启动的，自第 91 天起按标价执行。",
      },
    },
    {
      plain: { en: "Upgrade yes, downgrade at list price.", zh: "升级照享，降级按标价。" },
      full: {
        en: "Moving to a larger edition keeps the percentage for the months that are left. Moving to a smaller one ends the offer for that row.",
        zh: "升到更高规格，剩余月份保留同一折扣；降到更低规格，该行优惠终止。",
      },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked about this activity", zh: "活动常见问题" },
  items: [
    {
      question: { en: "Is there one price for everything, assessment included?", zh: "有没有含测评的一口价？" },
      answer: {
        en: "The one-stop service has it, with the assessor's contract made out to you. It is not part of this activity.",
        zh: "等保一站式服务有打包价，测评合同仍由你与机构签订。该服务不在本活动内。",
      },
    },
    {
      question: { en: "Which rows does level 2 really need?", zh: "二级到底需要哪几项？" },
      answer: {
        en: "The quote calculator lists six products for level 2 and nine for level 3. Start there: what you have already is taken off by hand.",
        zh: "报价计算器列出二级 6 项、三级 9 项产品。建议先在那里算一遍，已有的再扣除。",
      },
    },
    {
      question: { en: "Does a cheaper product do less?", zh: "活动产品功能有缩减吗？" },
      answer: {
        en: "No. Edition, limits and logs are those of the product's page; only the amount differs, and only for the months named.",
        zh: "没有。版本、额度与日志留存和产品页一致，只是在约定月份内价格不同。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Find out what is missing first", zh: "先弄清缺什么" },
  lead: {
    en: "The solution page shows both levels with their products and the work on paper that no product does for you.",
    zh: "方案页列出两个级别所需产品，以及任何产品都代替不了的制度工作。",
  },
  actions: [
    { label: { en: "See the solution", zh: "查看等保方案" }, to: "/solution/dengbao-solution" },
    { label: { en: "All activities", zh: "全部活动" }, to: "/activity" },
  ],
};

export const content: SiteContent = {
  path: protection.path,
  eyebrow: { en: "Activity", zh: "活动" },
  title: protection.title,
  lead: {
    en: "For systems in mainland China that need Classified Protection (MLPS, 等保) at level 2 or 3: consulting and five products for less, with the later price in the same row. Demo data.",
    zh: "面向中国内地需要办理二级或三级等保的系统：咨询与五类产品限时优惠，活动后价格同行列出。演示数据。",
  },
  actions: [
    { label: { en: "See the offers", zh: "查看优惠" }, to: "#offers" },
    { label: { en: "Is it for me?", zh: "我是否适用" }, to: "#eligibility" },
  ],
  facts: [
    { label: { en: "Offers", zh: "优惠项目" }, value: { en: "7", zh: "7 项" }, anchor: "offers" },
    {
      label: { en: "Most products are cheaper for", zh: "多数产品优惠时长" },
      value: { en: "6 months", zh: "6 个月" },
      anchor: "offers",
    },
    {
      label: { en: "Consulting begins within", zh: "咨询启动期限" },
      value: { en: "90 days", zh: "90 天" },
      anchor: "terms",
    },
  ],
  times: { startsAt: protection.startsAt, endsAt: protection.endsAt },
  blocks: [offers, path, eligibility, terms, questions, callToAction],
  seo: {
    title: { en: "Classified Protection campaign: levels 2 and 3", zh: "等保专场：二级、三级优惠与条款" },
    description: {
      en: "Seven offers for MLPS levels 2 and 3, each with its price afterwards, its limit and its terms; where they fall between grading and assessment.",
      zh: "等保二级、三级七项优惠，逐行列出活动后价格、限购与条款，并说明用在定级到测评的哪一步。演示数据。",
    },
    keywords: { en: "MLPS offer, classified protection, level 3", zh: "等保优惠,等保二级,等保三级" },
  },
  updatedAt: "2026-11-21",
};

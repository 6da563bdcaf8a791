import { mysqlUsdPerMonth, wafUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { CommissionBlock, OffersBlock, SiteContent, TermsBlock } from "../../model/site-content.ts";
import { referralRates } from "../partners/referral-rates.ts";
import { serverPrice } from "../server-price.ts";
import { commissionLabels, demoOffers, demoOffersNote, demoRates, demoRatesNote, offerLabels } from "../site-labels.ts";
import { referral } from "./list.ts";

const raised: ReadonlyMap<string, number> = new Map([
  ["cloud", 15],
  ["security-product", 20],
]);

const perMonth = { en: "a month", zh: "/ 月" };
const quarter = { en: "First 3 months", zh: "前 3 个月" };
const one = { en: "1 per account", zh: "每账号 1 份" };

const commission: CommissionBlock = {
  is: "commission",
  anchor: "members",
  nav: { en: "For members", zh: "推广者" },
  heading: { en: "For members: two shares go up", zh: "推广者：两类比例上调" },
  demo: demoRates,
  caption: { en: "Table 1. Share now, and share again later", zh: "表 1　活动期比例与之后比例" },
  rates: referralRates.map((rate) => {
    const campaignPercent = raised.get(rate.id);
    return campaignPercent === undefined ? rate : { ...rate, campaignPercent };
  }),
  note: demoRatesNote,
  labels: commissionLabels,
};

const offers: OffersBlock = {
  is: "offers",
  anchor: "offers",
  nav: { en: "For customers", zh: "新客户" },
  heading: { en: "For the customers whom they bring", zh: "新客户：前三个月优惠" },
  lead: {
    en: "Whoever opens an account through a member's link can take each of these once.",
    zh: "经推广链接注册的新账号，以下每项可享一次。",
  },
  demo: demoOffers,
  caption: { en: "Table 2. Price for three months, and from the fourth", zh: "表 2　前三个月与第四个月起的价格" },
  offers: [
    {
      id: "server",
      product: "bcc",
      name: { en: "g2.2x8: 2 cores, 8 GiB", zh: "g2.2x8：2 核 8 GiB" },
      usd: serverPrice("g2.2x8"),
      unit: perMonth,
      percentOff: 20,
      holds: quarter,
      limit: { en: "2 per account", zh: "每账号 2 台" },
    },
    {
      id: "database",
      product: "mysql",
      name: { en: "Two nodes, 4 GiB", zh: "主备两节点，4 GiB" },
      usd: mysqlUsdPerMonth.two4,
      unit: perMonth,
      percentOff: 20,
      holds: quarter,
      limit: one,
    },
    {
      id: "firewall",
      product: "waf",
      name: { en: "Basic edition, one site", zh: "基础版，一个站点" },
      usd: wafUsdPerMonth.basic,
      unit: perMonth,
      percentOff: 30,
      holds: quarter,
      limit: one,
    },
  ],
  note: demoOffersNote,
  labels: offerLabels,
};

const terms: TermsBlock = {
  is: "terms",
  anchor: "terms",
  nav: { en: "Terms", zh: "活动条款" },
  heading: { en: "What holds in these two months", zh: "活动期间的规则" },
  items: [
    {
      plain: { en: "The day of sign-up decides.", zh: "以注册日为准。" },
      full: {
        en: "A customer whose account was opened between the first and the last minute above earns the raised share for all months that count, also those after the campaign.",
        zh: "在上述起止时间内注册的客户，其全部计入月份均按上调后的比例返利，活动结束后的月份也不例外。",
      },
    },
    {
      plain: { en: "Older customers stay at their share.", zh: "此前的客户比例不变。" },
      full: {
        en: "Accounts that were there before do not change category, window or share through the campaign.",
        zh: "活动前已注册的客户，品类、有效期与比例均不因本活动调整。",
      },
    },
    {
      plain: { en: "One customer, one account.", zh: "一个客户一个账号。" },
      full: {
        en: "The lower price is bound to a verified identity. A second account of the same identity gets the list price, and its member no share.",
        zh: "活动价与实名主体绑定。同一主体的第二个账号按标价付款，推广者也不计返利。",
      },
    },
    {
      plain: { en: "From month four the list price is due.", zh: "第四个月起恢复标价。" },
      full: {
        en: "The order goes on unless it is stopped. A mail names the new sum seven days before; stopping costs nothing.",
        zh: "不停用则继续计费。提前七天邮件告知新金额，停用不收费。",
      },
    },
    {
      plain: { en: "The programme's own rules go on.", zh: "推广规则照常适用。" },
      full: {
        en: "Window, payday, tax and what is forbidden are those of the referral programme. Where both speak of the same thing, the campaign's page holds until its last minute.",
        zh: "链接有效期、结算日、税务与禁止行为以推广返利计划为准；同一事项本页另有规定的，活动期内以本页为准。",
      },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions about the campaign", zh: "活动问答" },
  items: [
    {
      question: { en: "Do I need a new link?", zh: "需要重新生成链接吗？" },
      answer: {
        en: "No. Links made before carry the same code and earn the raised share.",
        zh: "不用。原有链接的推广码不变，同样按上调比例计算。",
      },
    },
    {
      question: { en: "Why do services and racks not go up?", zh: "服务与机柜为什么不上调？" },
      answer: {
        en: "People and power cost us the same in December as in any month. A raised share would have to come out of the price.",
        zh: "人工与电力成本不会因为活动降低，上调只能靠涨价来补，我们不这么做。",
      },
    },
    {
      question: { en: "A friend has an account but has never ordered.", zh: "朋友有账号但没下过单，算吗？" },
      answer: {
        en: "Then it is not a new account, and neither the share nor the lower price applies. The hub lists offers that are open to everyone.",
        zh: "不算新客户，推广者无返利，对方也不享本活动价，可在活动中心查看面向所有人的优惠。",
      },
    },
    {
      question: { en: "Who sees that I came through a link?", zh: "谁能看到我是经链接来的？" },
      answer: {
        en: "The member sees a day and sums by category, no name. You see the code on your first order and can have it removed before you pay.",
        zh: "推广者只看到日期与分类金额，看不到姓名。你在首单中能看到推广码，付款前可以移除。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Take part", zh: "参加活动" },
  lead: {
    en: "Members need do nothing. Who is none yet finds the programme, with a calculator, on its own page.",
    zh: "已加入的推广者无需操作；尚未加入的，请先了解推广返利计划。",
  },
  actions: [
    { label: { en: "About the programme", zh: "了解推广返利" }, to: "/partners/cps" },
    { label: { en: "All activities", zh: "全部活动" }, to: "/activity" },
  ],
};

export const content: SiteContent = {
  path: referral.path,
  eyebrow: { en: "Activity", zh: "活动" },
  title: referral.title,
  lead: {
    en: "For two months members earn more on cloud resources and security products, and the customers whom they bring begin at a lower price. Demo data.",
    zh: "两个月内，云资源与安全产品返利上调，被推荐的新客户享优惠起步价。演示数据。",
  },
  actions: [
    { label: { en: "See the shares", zh: "查看比例" }, to: "#members" },
    { label: { en: "See the prices", zh: "查看价格" }, to: "#offers" },
  ],
  facts: [
    {
      label: { en: "Categories with a raised share", zh: "比例上调的品类" },
      value: { en: "2 of 5", zh: "5 类中的 2 类" },
      anchor: "members",
    },
    {
      label: { en: "Lower price for new customers", zh: "新客户优惠时长" },
      value: { en: "3 months", zh: "3 个月" },
      anchor: "offers",
    },
    {
      label: { en: "New accounts only", zh: "适用对象" },
      value: { en: "By identity", zh: "新实名主体" },
      anchor: "terms",
    },
  ],
  times: { startsAt: referral.startsAt, endsAt: referral.endsAt },
  blocks: [commission, terms, offers, questions, callToAction],
  seo: {
    title: { en: "Referral campaign: raised shares until year's end", zh: "推广返利活动：年底前比例上调" },
    description: {
      en: "Raised commission on two categories and three cheaper months for new customers: shares and prices now and afterwards, terms, dates. Demo data.",
      zh: "两类产品返利上调，新客户前三个月优惠：活动与活动后的比例和价格、条款、起止时间。演示数据。",
    },
    keywords: { en: "referral campaign, commission, new customers", zh: "推广活动,返利上调,新客户优惠" },
  },
  updatedAt: "2026-11-21",
};

import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { ActivitiesBlock, PointsBlock, SiteContent } from "../../model/site-content.ts";
import { activities } from "./list.ts";

const list: ActivitiesBlock = {
  is: "activities",
  anchor: "all",
  heading: { en: "All activities, by their dates", zh: "全部活动，按时间排列" },
  lead: {
    en: "Dates are those of Jakarta (UTC+7) and Beijing (UTC+8). All offers are demo data: they show the form, and nothing can be ordered by them yet.",
    zh: "时间同时按雅加达（UTC+7）与北京（UTC+8）标注。全部优惠均为演示数据，仅展示形式，尚不能据此下单。",
  },
  items: [...activities],
};

const promises: PointsBlock = {
  is: "points",
  anchor: "how-we-offer",
  heading: { en: "How we make an offer", zh: "我们怎样做优惠" },
  items: [
    {
      term: { en: "The later price stands beside it", zh: "活动后价格写在旁边" },
      text: {
        en: "What you pay when the offer is over is printed in the same row, in the same size. Nothing is crossed out.",
        zh: "优惠结束后的价格与活动价同行、同字号，不划线。",
      },
    },
    {
      term: { en: "An end is an end", zh: "到期就是到期" },
      text: {
        en: "No clock runs down on the page. The last minute is named with its time zone, and an offer that is over is not quietly begun again.",
        zh: "页面不放倒计时。截止时刻写明时区，结束后不会悄悄重开。",
      },
    },
    {
      term: { en: "Old rules stay readable", zh: "旧规则长期可查" },
      text: {
        en: "Whoever bought under an offer finds its page at the same address, marked as ended and hidden from search engines.",
        zh: "活动结束后页面地址不变，标注“已结束”并不再被搜索引擎收录，参与者随时可查。",
      },
    },
    {
      term: { en: "No surprise renewals", zh: "续费不意外" },
      text: {
        en: "Seven days before a lower price ends you get a mail with the new sum and the button that stops it.",
        zh: "优惠到期前七天发邮件，写明新的金额并附停用入口。",
      },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  heading: { en: "About offers in general", zh: "关于优惠" },
  items: [
    {
      question: { en: "Can offers be added up?", zh: "优惠可以叠加吗？" },
      answer: {
        en: "Not on one order line. If two apply, the one with the lower sum over twelve months is taken, without your asking.",
        zh: "同一订单行不叠加。符合两个活动的，自动按十二个月总价更低的计算。",
      },
    },
    {
      question: { en: "I bought a day before it began. Too late?", zh: "活动前一天刚买，能补吗？" },
      answer: {
        en: "Open a ticket within seven days of the order. The difference is put on your balance as a credit.",
        zh: "下单七天内提交工单，差额以额度形式补到账户余额。",
      },
    },
    {
      question: { en: "Does an offer change the refund policy?", zh: "活动订单的退款规则一样吗？" },
      answer: {
        en: "No. What comes back is reckoned from what was paid, so it is the lower price that is given back.",
        zh: "一样。退款以实付金额为准，即按活动价退还。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Not in an offer?", zh: "想买的不在活动里？" },
  lead: {
    en: "Each product page has its list price by the day, the month and the year.",
    zh: "每个产品页都有按日、按月、按年的标价。",
  },
  actions: [
    { label: { en: "See all products", zh: "查看全部产品" }, to: "/#catalogue" },
    { label: { en: "Read the refund policy", zh: "阅读退款政策" }, to: "/protocol/onlineOrder" },
  ],
};

export const content: SiteContent = {
  path: "/activity",
  eyebrow: { en: "Offers with dates", zh: "有起止时间的优惠" },
  title: { en: "Activities", zh: "活动中心" },
  lead: {
    en: "What costs less for a while: since when, until when, for whom, and what it costs afterwards.",
    zh: "哪些产品限时更便宜：从何时到何时、面向谁、结束后多少钱。",
  },
  actions: [{ label: { en: "See the list", zh: "查看活动" }, to: "#all" }],
  facts: [],
  blocks: [list, promises, questions, callToAction],
  seo: {
    title: { en: "Activities: running, upcoming and ended offers", zh: "活动中心：进行中、即将开始与已结束" },
    description: {
      en: "Offers of ZhiAn Cloud by their dates in UTC+7 and UTC+8, with the price afterwards beside each. Demo data.",
      zh: "智安云全部活动，按 UTC+7 与 UTC+8 标注起止时间，活动后价格同行列出。演示数据。",
    },
    keywords: { en: "offers, activities, cloud discount", zh: "优惠活动,云产品优惠,活动中心" },
  },
  updatedAt: "2026-11-21",
};

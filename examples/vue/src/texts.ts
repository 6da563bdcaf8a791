import type { Locale } from "./contract.ts";

const en = {
  title: "Plan your monthly costs",
  description: "Add up what ZhiAn Cloud products cost a month, in US dollars or rupiah.",
  keywords: "ZhiAn Cloud, costs, budget",
  lead: "Enter how many of each product you need. Every price is the lowest one of its product.",
  total: "Total per month",
  each: (price: string) => `${price} each`,
  count: (name: string) => `How many: ${name}`,
  wrongCount: "Enter a whole number from 0 to 999.",
  noRate: "The exchange rate is not available at the moment, so prices are in US dollars.",
  nothing: "There are no prices to add up at the moment.",
  unavailable: "This page is temporarily unavailable",
  meanwhile: "Everything else on the site works. Please try again in a moment.",
  retry: "Retry",
};

const zh: typeof en = {
  title: "月度费用估算",
  description: "按美元或印尼盾估算智安云产品的每月费用。",
  keywords: "智安云,费用,预算",
  lead: "填写各产品所需的数量。单价均为该产品的最低月价。",
  total: "每月合计",
  each: (price: string) => `单价 ${price}`,
  count: (name: string) => `数量：${name}`,
  wrongCount: "请输入 0 到 999 之间的整数。",
  noRate: "暂时无法获取汇率，价格以美元显示。",
  nothing: "暂时没有可估算的产品。",
  unavailable: "此页面暂时无法显示",
  meanwhile: "站内其他内容不受影响，请稍后再试。",
  retry: "重试",
};

export const texts: Readonly<Record<Locale, typeof en>> = { en, zh };

const siteNames = { en: "ZhiAn Cloud", zh: "智安云" };

export function headOf(locale: Locale) {
  const { title, description, keywords } = texts[locale];
  return { title: `${title} | ${siteNames[locale]}`, description, keywords };
}

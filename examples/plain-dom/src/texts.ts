import type { Locale } from "./contract.ts";

const en = {
  title: "Prices at a glance",
  description: "The lowest monthly price of every ZhiAn Cloud product, in US dollars or rupiah.",
  keywords: "ZhiAn Cloud, prices, price list",
  lead: "The lowest monthly price of every product. Each product’s page has all of its sizes.",
  sort: "Lowest price first",
  product: "Product",
  price: "Price per month",
  from: (price: string) => `from ${price}`,
  free: "free to start with",
  noRate: "The exchange rate is not available at the moment, so prices are in US dollars.",
  nothing: "There are no prices to show at the moment.",
  unavailable: "This page is temporarily unavailable",
  meanwhile: "Everything else on the site works. Please try again in a moment.",
  retry: "Retry",
};

const zh: typeof en = {
  title: "价格一览",
  description: "智安云全部产品的最低月价，可按美元或印尼盾查看。",
  keywords: "智安云,价格,价目表",
  lead: "各产品的最低月价。全部规格请见各产品页面。",
  sort: "按价格从低到高",
  product: "产品",
  price: "每月价格",
  from: (price: string) => `${price} 起`,
  free: "免费起用",
  noRate: "暂时无法获取汇率，价格以美元显示。",
  nothing: "暂时没有可显示的价格。",
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

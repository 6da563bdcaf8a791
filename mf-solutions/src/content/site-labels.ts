import { contactEmail } from "@zhian/contracts/contact";
import type { CalculatorBlock, CommissionBlock, FormBlock, OffersBlock } from "../model/site-content.ts";

// What is said on several of these pages, in the same words everywhere.

export const demoRates = { en: "Demo rates", zh: "演示比例" };
export const demoOffers = { en: "Demo offers", zh: "演示优惠" };

/** Under rates that are made up. */
export const demoRatesNote = {
  en: "Demo rates until the programme's agreement is published. They are shares of what customers have paid, without tax.",
  zh: "推广协议公布前均为演示比例，以客户实付且不含税的金额计算。",
};

/** Under offers that are made up. */
export const demoOffersNote = {
  en: "Demo offers on demo prices: nothing here can be ordered yet. Tax is not included: in Indonesia, 12 % on 11/12 of the amount is added, which comes to 11 %.",
  zh: "演示优惠，以演示价格为基础，目前尚不能下单。价格不含税：印尼客户另计增值税，按金额的 11/12 征收 12%，实际为 11%。",
};

/** Beside a form: another way for who cannot use it, and what is said where it does not come. */
export const formLabels: Pick<FormBlock["labels"], "note" | "lost"> = {
  note: {
    en: `Without a phone of mainland China, or without script: ${contactEmail}.`,
    zh: `没有中国大陆手机号，或浏览器未启用脚本：请写信到 ${contactEmail}。`,
  },
  lost: {
    en: "The form could not be loaded just now. Please try again.",
    zh: "表单暂时无法加载，请重试。",
  },
};

export const commissionLabels: CommissionBlock["labels"] = {
  category: { en: "Category", zh: "品类" },
  products: { en: "For example", zh: "例如" },
  percent: { en: "Share", zh: "比例" },
  campaign: { en: "In the campaign", zh: "活动期内" },
  afterwards: { en: "Afterwards", zh: "活动结束后" },
  counted: { en: "Payments that count", zh: "计入的付款" },
};

export const offerLabels: OffersBlock["labels"] = {
  product: { en: "Product", zh: "产品" },
  promo: { en: "Price in the activity", zh: "活动价" },
  afterwards: { en: "Price afterwards", zh: "活动后价格" },
  holds: { en: "Holds for", zh: "优惠时长" },
  limit: { en: "Limit", zh: "限购" },
  off: { en: "{{share}} off", zh: "优惠 {{share}}" },
};

export const calculatorLabels: CalculatorBlock["labels"] = {
  inputs: { en: "Your guess", zh: "填入你的估计" },
  customers: { en: "Customers", zh: "客户数" },
  usdPerMonth: { en: "Each pays a month, in USD", zh: "每位客户月付（美元）" },
  months: { en: "Months", zh: "月数" },
  rate: { en: "What they buy", zh: "购买的品类" },
  wholeNumber: {
    en: "A whole number: 1 to 999 customers, 1 to 36 months.",
    zh: "请填整数：客户 1 至 999 位，月数 1 至 36 个月。",
  },
  amount: {
    en: "From 1 to 100000, cents after a point, no separators: 1250.50",
    zh: "请填 1 至 100000，不加千位分隔符，小数最多两位，如 1250.50",
  },
  sum: { en: "What it comes to", zh: "计算结果" },
  paid: { en: "They pay us", zh: "客户付款合计" },
  counted: { en: "Of it counts", zh: "其中计入返利" },
  month: { en: "months", zh: "个月" },
  percent: { en: "Share", zh: "返利比例" },
  commission: { en: "Your commission", zh: "你的返利" },
};

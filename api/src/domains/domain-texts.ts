import type { Locale } from "@zhian/contracts/locale";
import type { Restriction } from "./endings.ts";

type Text = Readonly<Record<Locale, string>>;

export const restrictionTexts: Readonly<Record<Restriction, Text>> = {
  "real-name": {
    en: "The holder’s identity document is checked before the name works.",
    zh: "需要实名认证：提交持有人证件，审核通过后域名才会解析。",
  },
  identity: {
    en: "For holders with an Indonesian identity card or passport.",
    zh: "持有人须提供印度尼西亚身份证或护照。",
  },
  company: {
    en: "For companies registered in Indonesia; company documents required.",
    zh: "仅限在印度尼西亚注册的公司，须提交公司文件。",
  },
  https: {
    en: "Browsers open it over HTTPS only: have a certificate ready.",
    zh: "浏览器只以 HTTPS 打开，请先备好证书。",
  },
};

export const premiumText: Text = {
  en: "The registry sets a special price for this name. It is not sold here yet.",
  zh: "注册局对这个名字单独定价，本站暂不出售。",
};

export const tagTexts: Readonly<Record<"reduced" | "premium", Text>> = {
  reduced: { en: "First year reduced", zh: "首年优惠" },
  premium: { en: "Premium", zh: "溢价" },
};

/** Why a name is recommended. */
export const reasonTexts = {
  currency: {
    en: (ending: string) => `.${ending}, because you see prices in rupiah`,
    zh: (ending: string) => `你以印尼盾查看价格，故推荐 .${ending}`,
  },
  language: {
    en: (ending: string) => `.${ending}, because you read in Chinese`,
    zh: (ending: string) => `你使用中文浏览，故推荐 .${ending}`,
  },
  ending: {
    en: (ending: string) => `The same word under .${ending}`,
    zh: (ending: string) => `同一个词，换成 .${ending}`,
  },
  joined: {
    en: () => "The same words without hyphens",
    zh: () => "去掉连字符的同一个词",
  },
  added: {
    en: (part: string) => `With “${part}”, in case the word alone is taken`,
    zh: (part: string) => `加上“${part}”，以备原词已被注册`,
  },
} as const satisfies Record<string, Readonly<Record<Locale, (part: string) => string>>>;

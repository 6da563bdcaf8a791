import type { LegalDocument } from "../../../model/legal-document.ts";
import { draft } from "../versions.ts";
import { ordering } from "./ordering.ts";
import { refunding } from "./refunding.ts";

export const content: LegalDocument = {
  ...draft,
  title: { en: "Refund policy", zh: "退款政策" },
  lead: {
    en: "How an online order comes about, how it is cancelled, which money comes back, by when, and what cannot be given back because it has been used up.",
    zh: "在线订单如何成立、如何取消、哪些款项可以退、多久到账，以及哪些已经消耗而无法退还。",
  },
  sections: [...ordering, ...refunding],
  seo: {
    title: { en: "Refund policy and online orders | ZhiAn Cloud", zh: "在线订购与退款政策 | 智安云" },
    description: {
      en: "Ordering at ZhiAn Cloud, cancelling, and refunds: what comes back for daily charged, prepaid and one-off services, and within how many days.",
      zh: "智安云在线订购、取消与退款规则：按日扣费、预付与一次性服务分别如何退款、多久到账。",
    },
    keywords: { en: "refund policy, online order, cancellation", zh: "退款政策,在线订购,取消订单" },
  },
};

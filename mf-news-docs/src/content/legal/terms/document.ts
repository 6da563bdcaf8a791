import type { LegalDocument } from "../../../model/legal-document.ts";
import { draft } from "../versions.ts";
import { contract } from "./contract.ts";
import { ending } from "./ending.ts";
import { using } from "./using.ts";

export const content: LegalDocument = {
  ...draft,
  title: { en: "Terms of service", zh: "服务条款" },
  lead: {
    en: "What you and we promise each other when you use ZhiAn Cloud: the account, orders and prices, what may run here, who answers for what, and how it ends.",
    zh: "您使用智安云时双方的约定：账号、订单与价格、可以运行什么、各自承担什么责任，以及如何终止。",
  },
  sections: [...contract, ...using, ...ending],
  seo: {
    title: { en: "Terms of service | ZhiAn Cloud", zh: "服务条款 | 智安云" },
    description: {
      en: "The contract for ZhiAn Cloud: account, identity, orders and prices, permitted use, your data, service level, liability, and how it ends.",
      zh: "智安云服务合同：账号与实名、订单与价格、使用规范、客户数据、服务等级、责任与终止。",
    },
    keywords: { en: "terms of service, cloud contract", zh: "服务条款,云服务合同" },
  },
};

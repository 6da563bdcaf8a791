import type { LegalDocument } from "../../../model/legal-document.ts";
import { draft } from "../versions.ts";
import { closing } from "./closing.ts";
import { deleting } from "./deleting.ts";

export const content: LegalDocument = {
  ...draft,
  title: { en: "Account closure agreement", zh: "账号注销协议" },
  lead: {
    en: "What happens when you close your account: what has to be settled before, what is deleted on which day, what the law makes us keep, and until when you can change your mind.",
    zh: "注销账号会发生什么：事先需要处理哪些事项、哪些信息在哪一天删除、哪些依法必须保留，以及何时之前可以反悔。",
  },
  sections: [...closing, ...deleting],
  seo: {
    title: { en: "Account closure agreement | ZhiAn Cloud", zh: "账号注销协议 | 智安云" },
    description: {
      en: "Closing a ZhiAn Cloud account: conditions, steps, what is deleted on which day, what the law makes us keep, and how to stop a closure.",
      zh: "注销智安云账号的条件与步骤、各类信息的删除时间、依法须保留的内容，以及如何撤回注销。",
    },
    keywords: { en: "close account, delete account, data deletion", zh: "账号注销,删除账号,数据删除" },
  },
};

import type { LegalDocument } from "../../../model/legal-document.ts";
import { draft } from "../versions.ts";
import { collecting } from "./collecting.ts";
import { keeping } from "./keeping.ts";
import { yourRights } from "./your-rights.ts";

export const content: LegalDocument = {
  ...draft,
  title: { en: "Privacy policy", zh: "隐私政策" },
  lead: {
    en: "Which personal data this site and its services handle, why, where they lie, for how long, and what you can ask of us. Written for the law of China (PIPL) and of Indonesia (UU PDP).",
    zh: "本站及其服务处理哪些个人信息、为什么处理、存放在哪里、保存多久，以及您可以要求我们做什么。依照中国《个人信息保护法》与印度尼西亚《个人数据保护法》（UU PDP）撰写。",
  },
  sections: [...collecting, ...keeping, ...yourRights],
  seo: {
    title: { en: "Privacy policy | ZhiAn Cloud", zh: "隐私政策 | 智安云" },
    description: {
      en: "Which personal data ZhiAn Cloud handles, on which ground, where and how long they are kept, and your rights under PIPL and UU PDP.",
      zh: "智安云处理哪些个人信息、依据是什么、存放在哪里、保存多久，以及您依法享有的权利。",
    },
    keywords: { en: "privacy policy, personal data, PIPL, UU PDP", zh: "隐私政策,个人信息保护,PIPL,UU PDP" },
  },
};

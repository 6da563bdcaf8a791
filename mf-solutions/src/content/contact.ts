import type { CtaBlock } from "@zhian/page/content";

/** How a talk about a solution begins; the same for all of them. */
export const contact: CtaBlock = {
  is: "cta",
  anchor: "contact",
  heading: { en: "Talk to us", zh: "联系我们" },
  lead: {
    en: "Open a ticket in the console with your parts list or a sentence about your system. An engineer answers in writing, in English or Chinese.",
    zh: "在控制台提交工单，附上清单或一句话说明系统情况，由工程师以中文或英文书面答复。",
  },
  actions: [
    { label: { en: "Open a ticket", zh: "提交工单" }, to: "console:/ticket/create" },
    { label: { en: "See all products", zh: "查看全部产品" }, to: "/#catalogue" },
  ],
};

import type { SizesBlock } from "../../model/page-content.ts";

export const sizes: SizesBlock = {
  is: "sizes",
  anchor: "sizes",
  nav: { en: "Sizes and prices", zh: "规格与价格" },
  heading: { en: "Sizes and prices", zh: "规格与价格" },
  lead: {
    en: "A size is named after what it has: g2.4x16 is a general server with 4 cores and 16 GiB. Say what you need and the rest of the table steps back.",
    zh: "规格名就是配置：g2.4x16 是通用型、4 核 16 GiB。填写需求，表格只留下够用的规格。",
  },
};

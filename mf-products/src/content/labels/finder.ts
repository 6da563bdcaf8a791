import type { Labels } from "../../model/block-labels.ts";

export const finderLabels: Labels<"finder"> = {
  name: { en: "Choice", zh: "选项" },
  questions: { en: "What do you need?", zh: "你需要什么？" },
  any: { en: "Any", zh: "不限" },
  price: { en: "Price, without tax", zh: "价格（不含税）" },
  found: { en: "{{n}} of {{total}} fit.", zh: "{{total}} 项中有 {{n}} 项符合。" },
  cheapest: { en: "The cheapest is {{name}}.", zh: "最便宜的是 {{name}}。" },
  none: { en: "None fits all answers. Relax one of them.", zh: "没有全部符合的选项，请放宽一个条件。" },
  doesNotFit: { en: "does not fit", zh: "不符合" },
};

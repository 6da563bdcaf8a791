import type { Labels } from "../../model/block-labels.ts";

export const pricesLabels: Labels<"prices"> = {
  hour: { en: "per hour", zh: "每小时" },
  day: { en: "per day", zh: "每天" },
  week: { en: "per week", zh: "每周" },
  month: { en: "per month", zh: "每月" },
  year: { en: "per year", zh: "每年" },
  once: { en: "once", zh: "一次性" },
  usage: { en: "by use", zh: "按用量" },
};

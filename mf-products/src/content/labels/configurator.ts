import type { Labels } from "../../model/block-labels.ts";

export const configuratorLabels: Labels<"configurator"> = {
  parts: { en: "Put it together", zh: "选择配置" },
  sum: { en: "Monthly sum", zh: "每月合计" },
  total: { en: "Total a month, without tax", zh: "每月合计（不含税）" },
  each: { en: "{{price}} for one", zh: "单价 {{price}}" },
  limits: { en: "What it takes of the limits", zh: "容量占用" },
  of: { en: "{{used}} of {{capacity}} {{unit}}", zh: "{{used}} / {{capacity}} {{unit}}" },
  passed: { en: "Too much", zh: "超出" },
};

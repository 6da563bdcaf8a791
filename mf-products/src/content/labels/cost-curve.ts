import type { Labels } from "../../model/block-labels.ts";

export const costCurveLabels: Labels<"cost-curve"> = {
  offers: { en: "A month of it", zh: "每月费用" },
  perMonth: { en: "US dollars a month", zh: "美元 / 月" },
  cheapest: { en: "Cheapest", zh: "最低" },
  answer: { en: "{{amounts}}: {{offer}} costs least.", zh: "{{amounts}}：{{offer}}最便宜。" },
  table: { en: "All amounts as a table", zh: "以表格查看全部用量" },
};

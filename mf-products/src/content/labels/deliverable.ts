import type { Labels } from "../../model/block-labels.ts";

export const deliverableLabels: Labels<"deliverable"> = {
  sample: { en: "Sample", zh: "样例" },
  redacted: { en: "redacted", zh: "已隐去" },
  parts: { en: "Parts of the document", zh: "文档各部分" },
};

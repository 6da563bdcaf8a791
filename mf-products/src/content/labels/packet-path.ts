import type { Labels } from "../../model/block-labels.ts";

export const packetPathLabels: Labels<"packet-path"> = {
  choose: { en: "Case to follow", zh: "选择一种情形" },
  way: { en: "The way, step by step", zh: "逐跳过程" },
  changes: { en: "Changed here", zh: "在此改写" },
  stops: { en: "Ends here", zh: "到此为止" },
  result: { en: "Result", zh: "结果" },
};

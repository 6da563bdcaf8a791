import type { Labels } from "../../model/block-labels.ts";
import { finderLabels } from "./finder.ts";

export const sizesLabels: Labels<"sizes"> = {
  ...finderLabels,
  name: { en: "Size", zh: "规格" },
  questions: { en: "What do you need?", zh: "你需要多大？" },
  family: { en: "Family", zh: "类型" },
  cores: { en: "Cores", zh: "核数" },
  memory: { en: "Memory", zh: "内存" },
  atLeastCores: { en: "Cores, at least", zh: "核数不少于" },
  atLeastMemory: { en: "Memory, at least", zh: "内存不少于" },
  found: { en: "{{n}} of {{total}} sizes fit.", zh: "{{total}} 个规格中有 {{n}} 个够用。" },
  none: {
    en: "No size is that large. Bare metal may be: see Alternatives.",
    zh: "没有这么大的规格，可以看看“怎么选”里的裸金属服务器。",
  },
};

import type { Labels } from "../../model/block-labels.ts";

export const coverageLabels: Labels<"coverage"> = {
  filter: { en: "Level of your system", zh: "系统等级" },
  all: { en: "Both", zh: "全部" },
  level2: { en: "Level 2", zh: "二级" },
  level3: { en: "Level 3", zh: "三级" },
  control: { en: "Control", zh: "控制点" },
  does: { en: "What it does", zh: "能做什么" },
  remains: { en: "What stays with you", zh: "还需你做" },
  absent: { en: "not asked", zh: "不要求" },
};

import type { Labels } from "../../model/block-labels.ts";

export const timelineLabels: Labels<"timeline"> = {
  choose: { en: "Case to look at", zh: "选择一种情形" },
  lanes: { en: "Who works and who waits, to scale", zh: "谁在工作、谁在等待（按比例）" },
  events: { en: "What happens when", zh: "何时发生什么" },
  up: { en: "works", zh: "正常" },
  slow: { en: "slow", zh: "变慢" },
  down: { en: "down", zh: "不可用" },
  outcome: { en: "In the end", zh: "结果" },
  seconds: { en: "{{n}} s", zh: "{{n}} 秒" },
  minutes: { en: "{{n}} min", zh: "{{n}} 分钟" },
  hours: { en: "{{n}} h", zh: "{{n}} 小时" },
};

import type { Labels } from "../../model/block-labels.ts";

export const attacksLabels: Labels<"attacks"> = {
  choose: { en: "Attack to show the log line of", zh: "选择要查看日志的攻击" },
  attack: { en: "Attack", zh: "攻击" },
  without: { en: "Without", zh: "没有防护" },
  with: { en: "With", zh: "有防护" },
  log: { en: "Log line", zh: "日志" },
};

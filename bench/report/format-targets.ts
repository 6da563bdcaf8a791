import type { Target } from "../targets/target.ts";

/** Puts each goal on two lines: measured values are too long for a terminal column. */
export function formatTargets(targets: readonly Target[]): string {
  const lines = targets.map(
    ({ what, yardstick, target, measured, isMet }) =>
      `  ${isMet ? "✓" : "✗"} ${what}${yardstick === "–" ? "" : ` (to ${yardstick})`}: ${target}\n      ${measured}`,
  );
  return `Goals\n${lines.join("\n")}`;
}

import type { Target } from "../targets/target.ts";

/** Each goal over two lines: the measured value is too long for a column of a terminal. */
export function formatTargets(targets: readonly Target[]): string {
  const lines = targets.map(
    ({ what, yardstick, target, measured, isMet }) =>
      `  ${isMet ? "✓" : "✗"} ${what}${yardstick === "–" ? "" : ` (to ${yardstick})`}: ${target}\n      ${measured}`,
  );
  return `Goals\n${lines.join("\n")}`;
}

import { measures } from "../config.ts";
import { formatNumber } from "../table.ts";
import type { Target } from "../targets/target.ts";
import type { KeptFindings } from "./kept-findings.ts";

/** Returns the full text of docs/performance.md. */
export function performancePage({ machine, measures: kept }: KeptFindings): string {
  const where = `${machine.cores} cores of ${machine.cpu}, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}`;
  const targets = measures.flatMap((measure) => kept[measure]?.targets ?? []);
  const runs = measures.flatMap((measure) => {
    const run = kept[measure];
    if (!run) return [];
    const load = `${formatNumber(run.load.before, 1)} → ${formatNumber(run.load.after, 1)}`;
    return [[measure, run.at.slice(0, 16).replace("T", " "), run.commit.slice(0, 10) || "–", load]];
  });
  return `# How fast, and how much it bears

Written by \`npm run bench\`; what each line means and how it is made stands in [guides/measuring.md](guides/measuring.md). Medians, with
the least and the greatest of all rounds in parentheses. Yardsticks are measured in the same run, in turns with the site.

Measured on ${where}.

${toTable(["what", "yardstick", "target", "measured", "met"], targets.map(toRow))}

## When, and beside what else the machine did

Load average of the machine before and after; on two cores, other work begins to show above 1.

${toTable(["measure", "at (UTC)", "commit", "load average"], runs)}
`;
}

function toRow({ what, yardstick, target, measured, isMet }: Target): string[] {
  return [what, yardstick, target, measured, isMet ? "yes" : "**no**"];
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

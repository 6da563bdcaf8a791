import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "../check/run-steps.ts";
import { countRows } from "./count-rows.ts";
import { coveredRows } from "./covered-rows.ts";
import { countFault, formatCount } from "./format-count.ts";
import { readRows } from "./read-rows.ts";

/** Counts which rows of docs/reliability.md have a test. */
export function reliabilityStep(root: string): Step {
  return {
    title: "Reliability rows",
    async run(_, say) {
      const rows = readRows(readFileSync(join(root, "docs/reliability.md"), "utf8"));
      const count = countRows(rows, coveredRows(root));
      for (const line of formatCount(count)) say(line);
      return countFault(count);
    },
  };
}

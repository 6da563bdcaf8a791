import type { Bench } from "./bench.ts";
import type { Measure } from "./config.ts";
import type { Findings } from "./report/bench-report.ts";
import { runRollback } from "./rollback/run-rollback.ts";
import { runSaturation } from "./saturation/run-saturation.ts";
import { runTax } from "./tax/run-tax.ts";
import { runThroughput } from "./throughput/run-throughput.ts";

interface Run {
  title: string;
  run(bench: Bench, detail: (text: string) => void): Promise<Findings>;
}

/** How each measure is made. Their order is that of the names in config.ts. */
export const runs: Readonly<Record<Measure, Run>> = {
  tax: { title: "Composition tax", run: runTax },
  throughput: { title: "Pages per second", run: runThroughput },
  saturation: { title: "More than can be answered", run: runSaturation },
  rollback: { title: "Rollback", run: runRollback },
};

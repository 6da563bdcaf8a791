import type { Machine } from "../machine.ts";
import type { Rollback } from "../rollback/measure-rollback.ts";
import type { Tax } from "../tax/measure-tax.ts";
import type { Throughput } from "../throughput/measure-throughput.ts";

/** Everything that one run found out: what is printed, and what is written to var/bench. Times in ms, sizes in kB of 1000 bytes. */
export interface BenchReport {
  at: string;
  commit: string | undefined;
  machine: Machine;
  load: { before: number; after: number };
  tax?: Tax;
  throughput?: Throughput;
  /** Why there is no nginx to compare with. */
  withoutNginx?: string;
  rollback?: Rollback;
}

import type { AccountFindings } from "../accounts/measure-accounts.ts";
import type { Articles } from "../articles/run-articles.ts";
import type { CalculatorFindings } from "../calculator/measure-calculator.ts";
import type { Measure } from "../config.ts";
import type { CartCosts } from "../domains/measure-cart.ts";
import type { DomainSearches } from "../domains/measure-domains.ts";
import type { Drains } from "../drain/measure-drain.ts";
import type { Flips } from "../flips/measure-flips.ts";
import type { JudgeFindings } from "../judge/run-judge.ts";
import type { LayoutCalls } from "../layout-calls/measure-layout-calls.ts";
import type { LighthouseFindings } from "../lighthouse/measure-lighthouse.ts";
import type { Machine } from "../machine.ts";
import type { Memory } from "../memory/measure-memory.ts";
import type { Neighbours } from "../neighbours/measure-neighbours.ts";
import type { PagesFindings } from "../pages/measure-pages.ts";
import type { Peers } from "../peers/run-peers.ts";
import type { Quotes } from "../quote/measure-quote.ts";
import type { Registered } from "../registered/measure-registered.ts";
import type { Rollback } from "../rollback/measure-rollback.ts";
import type { Rolling } from "../rolling/measure-rolling.ts";
import type { SaturationFindings } from "../saturation/measure-saturation.ts";
import type { SlowClients } from "../slow-clients/measure-slow-clients.ts";
import type { Starts } from "../start/measure-start.ts";
import type { Storm } from "../storm/measure-storm.ts";
import type { Target } from "../targets/target.ts";
import type { Tax } from "../tax/measure-tax.ts";
import type { Throughput } from "../throughput/measure-throughput.ts";
import type { VitalFindings } from "../vitals/run-vitals.ts";

/** The findings of each measure, by its name. Times in ms, sizes in kB of 1000 bytes. */
export interface Findings {
  tax?: Tax;
  lighthouse?: LighthouseFindings;
  pages?: PagesFindings;
  calculator?: CalculatorFindings;
  layoutCalls?: LayoutCalls;
  throughput?: Throughput;
  /** Why there is no nginx to compare with. */
  withoutNginx?: string;
  peers?: Peers;
  registered?: Registered;
  rollback?: Rollback;
  saturation?: SaturationFindings;
  neighbours?: Neighbours;
  flips?: Flips;
  memory?: Memory;
  drain?: Drains;
  rolling?: Rolling;
  vitals?: VitalFindings;
  slowClients?: SlowClients;
  storm?: Storm;
  domains?: DomainSearches;
  cart?: CartCosts;
  quote?: Quotes;
  accounts?: AccountFindings;
  start?: Starts;
  articles?: Articles;
  judge?: JudgeFindings;
}

/** The machine's load average before and after a measure. */
interface MeasuredUnder {
  before: number;
  after: number;
}

/** All findings of one run, as printed and written to var/bench. */
export interface BenchReport extends Findings {
  at: string;
  commit: string | undefined;
  machine: Machine;
  load: MeasuredUnder;
  /** By name of the measure. */
  loads: Record<string, MeasuredUnder>;
  /** The results of each successful measure with its targets; empty for a measure without a target. */
  targets: Partial<Record<Measure, Target[]>>;
}

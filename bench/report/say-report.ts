import { formatNumber } from "../table.ts";
import { targetsOf } from "../targets/targets-of.ts";
import type { BenchReport } from "./bench-report.ts";
import { sayArticles } from "./say-articles.ts";
import { sayPages } from "./say-pages.ts";
import { sayPeers } from "./say-peers.ts";
import { sayRegistered } from "./say-registered.ts";
import { sayRollback } from "./say-rollback.ts";
import { sayTargets } from "./say-targets.ts";
import { sayBudgets, sayTax } from "./say-tax.ts";
import { sayThroughput } from "./say-throughput.ts";

/** The whole report as people read it. */
export function sayReport(report: BenchReport, yardstick: string): string {
  const { tax, pages, throughput, peers, registered, rollback, articles } = report;
  const targets = targetsOf(report);
  const parts = [
    sayMachine(report),
    ...(tax ? [sayTax(tax), sayBudgets(tax)] : []),
    ...(pages ? [sayPages(pages)] : []),
    ...(throughput ? [sayThroughput(throughput, yardstick, report.withoutNginx)] : []),
    ...(peers ? [sayPeers(peers)] : []),
    ...(registered ? [sayRegistered(registered)] : []),
    ...(rollback ? [sayRollback(rollback)] : []),
    ...(articles ? [sayArticles(articles)] : []),
    ...(targets.length > 0 ? [sayTargets(targets)] : []),
  ];
  return `\n${parts.join("\n\n")}\n`;
}

function sayMachine({ machine, load, commit, at }: BenchReport): string {
  const { cpu, cores, memoryGb, system, node } = machine;
  const busy =
    load.before > cores / 2 ? "\n  The machine was busy: trust bytes, counts and ratios, not milliseconds." : "";
  return `${at}, ${commit?.slice(0, 10) ?? "no commit"}
  ${cores} cores of ${cpu}, ${memoryGb} GB, ${system}, Node ${node}
  Load average ${formatNumber(load.before, 1)} before, ${formatNumber(load.after, 1)} after.${busy}`;
}

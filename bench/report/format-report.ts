import { formatNumber } from "../table.ts";
import { targetsOf } from "../targets/targets-of.ts";
import type { BenchReport } from "./bench-report.ts";
import { formatArticles } from "./format-articles.ts";
import { formatPages } from "./format-pages.ts";
import { formatPeers } from "./format-peers.ts";
import { formatRegistered } from "./format-registered.ts";
import { formatRollback } from "./format-rollback.ts";
import { formatTargets } from "./format-targets.ts";
import { formatTax, sayBudgets } from "./format-tax.ts";
import { formatThroughput } from "./format-throughput.ts";

/** Formats the whole report for human readers. */
export function formatReport(report: BenchReport, yardstick: string): string {
  const { tax, pages, throughput, peers, registered, rollback, articles } = report;
  const targets = targetsOf(report);
  const parts = [
    sayMachine(report),
    ...(tax ? [formatTax(tax), sayBudgets(tax)] : []),
    ...(pages ? [formatPages(pages)] : []),
    ...(throughput ? [formatThroughput(throughput, yardstick, report.withoutNginx)] : []),
    ...(peers ? [formatPeers(peers)] : []),
    ...(registered ? [formatRegistered(registered)] : []),
    ...(rollback ? [formatRollback(rollback)] : []),
    ...(articles ? [formatArticles(articles)] : []),
    ...(targets.length > 0 ? [formatTargets(targets)] : []),
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

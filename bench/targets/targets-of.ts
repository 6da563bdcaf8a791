import type { Findings } from "../report/bench-report.ts";
import { accountsTargets } from "./accounts-targets.ts";
import { calculatorTargets } from "./calculator-targets.ts";
import { cartTargets, domainTargets } from "./domain-targets.ts";
import { judgeTargets } from "./judge-targets.ts";
import { layoutCallsTargets } from "./layout-calls-targets.ts";
import { lighthouseTargets } from "./lighthouse-targets.ts";
import { flipTargets, neighbourTargets, saturationTargets } from "./load-targets.ts";
import { pagesTargets } from "./pages-targets.ts";
import { peersTargets } from "./peers-targets.ts";
import {
  drainTargets,
  memoryTargets,
  rollingTargets,
  slowClientTargets,
  startTargets,
  stormTargets,
} from "./process-targets.ts";
import { quoteTargets } from "./quote-targets.ts";
import { registeredTargets } from "./registered-targets.ts";
import type { Target } from "./target.ts";
import { taxTargets } from "./tax-targets.ts";
import { throughputTargets } from "./throughput-targets.ts";
import { vitalsTargets } from "./vitals-targets.ts";

/** All measured values with their targets, in the order of the goals. */
export function targetsOf(findings: Findings): Target[] {
  const {
    tax,
    lighthouse,
    pages,
    calculator,
    layoutCalls,
    throughput,
    peers,
    registered,
    neighbours,
    saturation,
    flips,
    memory,
    drain,
    start,
    rolling,
    vitals,
    slowClients,
    storm,
    domains,
    cart,
    quote,
    accounts,
    judge,
  } = findings;
  return [
    ...(tax ? taxTargets(tax) : []),
    ...(lighthouse ? lighthouseTargets(lighthouse) : []),
    ...(pages ? pagesTargets(pages) : []),
    ...(calculator ? calculatorTargets(calculator) : []),
    ...(layoutCalls ? layoutCallsTargets(layoutCalls) : []),
    ...(throughput ? throughputTargets(throughput) : []),
    ...(peers ? peersTargets(peers) : []),
    ...(registered ? registeredTargets(registered) : []),
    ...(neighbours ? neighbourTargets(neighbours) : []),
    ...(saturation ? saturationTargets(saturation) : []),
    ...(flips ? flipTargets(flips) : []),
    ...(memory ? memoryTargets(memory) : []),
    ...(drain ? drainTargets(drain) : []),
    ...(start ? startTargets(start) : []),
    ...(rolling ? rollingTargets(rolling) : []),
    ...(vitals ? vitalsTargets(vitals) : []),
    ...(slowClients ? slowClientTargets(slowClients) : []),
    ...(storm ? stormTargets(storm) : []),
    ...(domains ? domainTargets(domains) : []),
    ...(cart ? cartTargets(cart) : []),
    ...(quote ? quoteTargets(quote) : []),
    ...(accounts ? accountsTargets(accounts) : []),
    ...(judge ? judgeTargets(judge) : []),
  ];
}

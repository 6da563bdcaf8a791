import { runAccounts } from "./accounts/run-accounts.ts";
import { runArticles } from "./articles/run-articles.ts";
import type { Bench } from "./bench.ts";
import { runCalculator } from "./calculator/run-calculator.ts";
import type { Measure } from "./config.ts";
import { runDomains } from "./domains/run-domains.ts";
import { runDrain } from "./drain/run-drain.ts";
import { runFlips } from "./flips/run-flips.ts";
import { runJudge } from "./judge/run-judge.ts";
import { runLayoutCalls } from "./layout-calls/run-layout-calls.ts";
import { runLighthouse } from "./lighthouse/run-lighthouse.ts";
import { runMemory } from "./memory/run-memory.ts";
import { runNeighbours } from "./neighbours/run-neighbours.ts";
import { runPages } from "./pages/run-pages.ts";
import { runPeers } from "./peers/run-peers.ts";
import { runQuote } from "./quote/run-quote.ts";
import { runRegistered } from "./registered/run-registered.ts";
import type { Findings } from "./report/bench-report.ts";
import { runRollback } from "./rollback/run-rollback.ts";
import { runRolling } from "./rolling/run-rolling.ts";
import { runSaturation } from "./saturation/run-saturation.ts";
import { runSlowClients } from "./slow-clients/run-slow-clients.ts";
import { runStart } from "./start/run-start.ts";
import { runStorm } from "./storm/run-storm.ts";
import { runTax } from "./tax/run-tax.ts";
import { runThroughput } from "./throughput/run-throughput.ts";
import { runVitals } from "./vitals/run-vitals.ts";

interface Run {
  title: string;
  run(bench: Bench, detail: (text: string) => void): Promise<Findings>;
}

/** How to run each measure. Their order is defined in config.ts. */
export const runs: Readonly<Record<Measure, Run>> = {
  tax: { title: "Composition tax", run: runTax },
  lighthouse: { title: "Lighthouse", run: runLighthouse },
  pages: { title: "Product and solution pages", run: runPages },
  calculator: { title: "Quote calculator", run: runCalculator },
  layoutCalls: { title: "The calls of a layout load", run: runLayoutCalls },
  throughput: { title: "Pages per second", run: runThroughput },
  peers: { title: "Peers on the same work", run: runPeers },
  registered: { title: "More registered fragments", run: runRegistered },
  saturation: { title: "Overload", run: runSaturation },
  neighbours: { title: "Next to a bad neighbour", run: runNeighbours },
  flips: { title: "Promoting and rolling back under load", run: runFlips },
  memory: { title: "Memory", run: runMemory },
  drain: { title: "Shutdown under load", run: runDrain },
  rolling: { title: "Restarting one after the other", run: runRolling },
  vitals: { title: "Cost of measuring", run: runVitals },
  slowClients: { title: "With slow visitors", run: runSlowClients },
  storm: { title: "A thousand visitors at once", run: runStorm },
  domains: { title: "Domain search while a registry hangs", run: runDomains },
  quote: { title: "Quotes per second", run: runQuote },
  accounts: { title: "Signing in", run: runAccounts },
  start: { title: "Startup", run: runStart },
  articles: { title: "Articles and search", run: runArticles },
  judge: { title: "Judging releases", run: runJudge },
  rollback: { title: "Rollback", run: runRollback },
};

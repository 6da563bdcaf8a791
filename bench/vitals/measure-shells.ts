import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Measured } from "@zhian/contracts/vitals-beacon";
import { ownGroup, running } from "../../tools/processes/running.ts";
import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { percentile, type Spread, spreads } from "../statistics.ts";
import { cpuMsOf } from "../throughput/cpu-time.ts";
import type { VisitOrder, VisitReport } from "./visit-order.ts";

export const visitRate = 200;

interface ShellRound {
  pages: number;
  pagesWithout: number;
  /** Pages served with beacons, as a share of those without. */
  share: number;
  p99Ms: number;
  p99MsWithout: number;
  /** The shell's CPU time per beacon. */
  beaconCpuMs: number;
}

export interface VitalShells {
  figures: Record<keyof ShellRound, Spread>;
  rounds: ShellRound[];
  /** How many of the sent beacons the shell counted: a bench of rejected ones would measure nothing. */
  counted: number;
  sent: number;
}

interface ShellOptions {
  site: LoadSite;
  rounds: number;
  seconds: number;
  detail(text: string): void;
}

/** The same visitors with and without a beacon from each, alternating in order. */
export async function measureShells({ site, rounds, seconds, detail }: ShellOptions): Promise<VitalShells> {
  return withShell(site, async (shell) => {
    const values = await valuesOf(shell);
    const made: ShellRound[] = [];
    let sent = 0;
    let visitors = 0;
    const run = async (withBeacons: boolean) => {
      const before = cpuMsOf(shellMark) ?? 0;
      const report = await visit(site, {
        url: shell.url,
        path: pagePath,
        rate: visitRate,
        seconds,
        before: visitors,
        values,
        withBeacons,
      });
      sent += report.beacons;
      visitors += report.pages + report.failed;
      return { ...report, cpuMs: (cpuMsOf(shellMark) ?? 0) - before };
    };
    for (let round = 0; round < rounds; round += 1) {
      detail(`shell: round ${round + 1} of ${rounds}`);
      const first = await run(round % 2 === 0);
      const second = await run(round % 2 === 1);
      const [beside, without] = round % 2 === 0 ? [first, second] : [second, first];
      made.push({
        pages: beside.pages,
        pagesWithout: without.pages,
        share: beside.pages / without.pages,
        p99Ms: percentile(beside.pageMs, 0.99),
        p99MsWithout: percentile(without.pageMs, 0.99),
        beaconCpuMs: (beside.cpuMs - without.cpuMs) / Math.max(1, beside.beacons),
      });
    }
    return {
      figures: spreads(made.map((round) => ({ ...round }))),
      rounds: made,
      counted: await countedBy(shell),
      sent,
    };
  });
}

/** Matches the shell and the renderer that it starts: pages cost the same with and without beacons. */
const shellMark = "shell/src/server/main.ts";

/** Values as a page of two fragments reports them. */
async function valuesOf({ url }: LoadServer): Promise<Measured[]> {
  const html = await (await fetch(url + pagePath)).text();
  const state: unknown = JSON.parse(
    /<script type="application\/json" id="page">(.+?)<\/script>/.exec(html)?.[1] ?? "{}",
  );
  // The shell's own data.
  const { fragments } = state as { fragments: { name: string; version: string; routes: string[] }[] };
  return fragments.flatMap(({ name: fragment, version, routes: [route = "/*"] }) =>
    (["lcp", "inp", "cls", "long-task", "mount"] as const).map((vital, index) => {
      return { fragment, version, vital, route, value: 100 * index };
    }),
  );
}

/** The number of counted beacons, by a vital that each beacon contains once per fragment. */
async function countedBy({ url }: LoadServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(/^shell_vital_seconds_count\{.*vital="mount"\} (\d+)$/gm)].map(([, count]) =>
    Number(count),
  );
  return Math.max(0, ...counts);
}

function visit({ root, cores }: LoadSite, order: VisitOrder): Promise<VisitReport> {
  const client = join(import.meta.dirname, "visit-client.ts");
  const [program, ...args] = [...cores.client, process.execPath, client, JSON.stringify(order)];
  const child = running.add(
    spawn(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"], ...ownGroup }),
  );
  return new Promise((resolve, reject) => {
    // Sent by visit-client.ts.
    child.once("message", (message) => resolve(message as VisitReport));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the visitors exited with ${code} before they reported`)));
  });
}

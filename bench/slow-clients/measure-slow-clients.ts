import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownGroup, running, stop } from "../../tools/processes/running.ts";
import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { sizeOf } from "../memory/process-size.ts";
import { type Spread, spreads } from "../statistics.ts";

interface SlowRound {
  aloneP99Ms: number;
  besideP99Ms: number;
  ratio: number;
  /** Peak memory of the shell and its renderer, minus that of the run without slow clients. */
  growthMb: number;
  notGood: number;
}

export interface SlowClients {
  /** Of each kind: slow to send, and slow to read. */
  clients: number;
  rate: number;
  figures: Record<keyof SlowRound, Spread>;
  rounds: SlowRound[];
  load: number[];
}

interface SlowOptions {
  site: LoadSite;
  rounds: number;
  seconds: number;
  detail(text: string): void;
}

const clients = 500;
const rate = 30;
const settleMs = 6000;

/** Requests pages without and with a thousand clients that keep their connections open as long as they can. */
export async function measureSlowClients({ site, rounds, seconds, detail }: SlowOptions): Promise<SlowClients> {
  const made: SlowRound[] = [];
  const load: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    detail(`round ${round + 1} of ${rounds}`);
    made.push(await withShell(site, (shell) => measureRound(site, shell, seconds)));
    load.push(loadAverage());
  }
  return { clients, rate, figures: spreads(made.map((round) => ({ ...round }))), rounds: made, load };
}

async function measureRound(site: LoadSite, shell: LoadServer, seconds: number): Promise<SlowRound> {
  const order = { url: shell.url, paths: [pagePath], rate, seconds };
  const alone = await startLoad(site, order).report;
  const before = sizeOf(shell.pid).rssMb;
  const slow = startSlowClients(site, shell);
  try {
    await pause(settleMs);
    const beside = startLoad(site, order).report;
    let most = before;
    for (let second = 0; second < seconds; second += 1) {
      await pause(1000);
      most = Math.max(most, sizeOf(shell.pid).rssMb);
    }
    const { counts, goodMs } = await beside;
    if (!alone.goodMs || !goodMs) throw new Error(`no whole page arrived: ${JSON.stringify(counts)}`);
    const asked = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      aloneP99Ms: alone.goodMs.p99,
      besideP99Ms: goodMs.p99,
      ratio: goodMs.p99 / alone.goodMs.p99,
      growthMb: most - before,
      notGood: asked - counts.good,
    };
  } finally {
    await stop(slow);
  }
}

function startSlowClients({ root, cores }: LoadSite, { url }: LoadServer) {
  const client = join(import.meta.dirname, "slow-client.ts");
  const args = [client, new URL(url).port, String(clients), pagePath];
  const [program = "", ...rest] = [...cores.client, process.execPath, ...args];
  return running.add(spawn(program, rest, { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"], ...ownGroup }));
}

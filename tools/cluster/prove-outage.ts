import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "./load.ts";
import { count } from "./prove-kills.ts";
import type { Cluster } from "./start-cluster.ts";

/** The responses to visitors while there was no database, and the time until full recovery. */
export interface Outage {
  seconds: number;
  requests: number;
  lost: number;
  problems: string[];
  /** From the database's return until the registry and the apis are ready. */
  recoveredMs: number;
}

const rate = 25;
const outageMs = 30_000;

export async function proveOutage(cluster: Cluster, detail: (text: string) => void): Promise<Outage> {
  const load = startLoad({ ...cluster, rate });
  const startedAt = performance.now();
  try {
    await cluster.postgres.kill();
    detail("the database is down");
    await pause(outageMs);
    detail("the database is back");
    await cluster.postgres.start();
    const backAt = performance.now();
    await Promise.all([cluster.registry, ...cluster.apis].map(({ url }) => untilReady(url)));
    const recoveredMs = performance.now() - backAt;
    const { requests, lost, problems } = count(load.since(startedAt), 0);
    return { seconds: outageMs / 1_000, requests, lost, problems, recoveredMs };
  } finally {
    await load.stop();
  }
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
}

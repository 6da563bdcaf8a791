import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startLoad, type Visit } from "./load.ts";
import type { Member } from "./member.ts";
import type { Cluster } from "./start-cluster.ts";

/** What visitors experienced when a process was killed. */
export interface Kill {
  name: string;
  /** Sent during the observation. */
  requests: number;
  /** Not answered, or not completely. */
  lost: number;
  /** Of these, sent when the process was already gone. There must be none. */
  lostAfterwards: number;
  problems: string[];
  /** From its restart, three seconds after the kill, until it is ready. */
  recoveredMs: number;
}

const rate = 25;
const beforeMs = 1_500;
const afterMs = 3_000;
const settleMs = 500;

/** Kills each process once, one after another, while visitors request pages through the edge. */
export async function proveKills(cluster: Cluster, detail: (text: string) => void): Promise<Kill[]> {
  const { apis, shells, registry, valkey, store } = cluster;
  const load = startLoad({ ...cluster, rate });
  const kills: Kill[] = [];
  try {
    for (const victim of [shells[0], apis[0], registry, valkey, store, workerOf(cluster)].filter((one) => !!one)) {
      detail(victim.name);
      const fromMs = performance.now();
      await pause(beforeMs);
      await victim.kill();
      const killedAt = performance.now();
      await pause(afterMs);
      const restartedAt = performance.now();
      await victim.start();
      const recoveredMs = performance.now() - restartedAt;
      await pause(settleMs);
      kills.push({ name: victim.name, ...count(load.since(fromMs), killedAt), recoveredMs });
    }
  } finally {
    await load.stop();
  }
  return kills;
}

export function count(visits: readonly Visit[], killedAt: number): Omit<Kill, "name" | "recoveredMs"> {
  const lost = visits.filter(({ problem }) => problem !== undefined);
  return {
    requests: visits.length,
    lost: lost.length,
    lostAfterwards: lost.filter(({ askedAt }) => askedAt > killedAt).length,
    problems: [...new Set(lost.map(({ path, problem }) => `${path}: ${problem}`))].slice(0, 5),
  };
}

/** One of the edge's two workers: nginx replaces it automatically. */
function workerOf({ edge }: Cluster): Member {
  return {
    ...edge,
    name: "a worker of the edge",
    async kill() {
      const [worker] = await childrenOf(edge.pid());
      if (worker !== undefined) process.kill(worker, "SIGKILL");
      while ((await childrenOf(edge.pid())).includes(worker ?? 0)) await pause(5);
    },
    async start() {
      while ((await childrenOf(edge.pid())).length < 2) await pause(5);
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").flatMap((one) => (one.trim() ? [Number(one)] : []));
}

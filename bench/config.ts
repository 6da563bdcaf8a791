import { parseArgs } from "node:util";
import * as z from "zod";
import { CommandError } from "../tools/progress/print-failure.ts";

/** In the order in which they run: the last ones change the served releases. */
export const measures = [
  "tax",
  "lighthouse",
  "pages",
  "calculator",
  "layoutCalls",
  "throughput",
  "peers",
  "registered",
  "saturation",
  "neighbours",
  "flips",
  "memory",
  "drain",
  "rolling",
  "vitals",
  "slowClients",
  "storm",
  "domains",
  "quote",
  "accounts",
  "start",
  "articles",
  "judge",
  "rollback",
] as const;
export type Measure = (typeof measures)[number];

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const environmentSchema = z.object({
  BENCH_ROUNDS: count(1, 100).default(7),
  /** Duration of one load on one server in one round. */
  BENCH_LOAD_SECONDS: count(1, 60).default(4),
  BENCH_ROLLBACKS: count(1, 100).default(10),
  BENCH_FLIPS: count(4, 10_000).default(200),
  /** Number of restarts per server. */
  BENCH_DRAINS: count(1, 1000).default(20),
  BENCH_MEMORY_PAGES: count(500, 1_000_000).default(10_000),
  BENCH_MEMORY_FLIPS: count(4, 10_000).default(500),
  BENCH_JUDGED: count(100, 1_000_000).default(1000),
});

const usage = `Usage: npm run bench [-- --only ${measures.join("|")}] [--write-docs]
  BENCH_ROUNDS=7 rounds, BENCH_LOAD_SECONDS=4 seconds of each load, BENCH_ROLLBACKS=10 rollbacks, BENCH_FLIPS=200 flips,
  BENCH_DRAINS=20 shutdowns of each server, BENCH_MEMORY_PAGES=10000 pages, BENCH_MEMORY_FLIPS=500 flips, BENCH_JUDGED=1000 simulated releases`;

export interface BenchConfig {
  rounds: number;
  loadSeconds: number;
  rollbacks: number;
  /** Promotions and rollbacks under load. */
  flips: number;
  drains: number;
  memoryPages: number;
  memoryFlips: number;
  /** Simulated releases of each kind. */
  judgedReleases: number;
  only: readonly Measure[];
  /** Whether docs/performance.md is always written; otherwise only when everything was measured. */
  writesDocs: boolean;
}

/** Throws with the usage and every fault. */
export function readBenchConfig(args: readonly string[], env: Record<string, string | undefined>): BenchConfig {
  const asked = readOptions(args);
  const only = z.array(z.enum(measures)).safeParse(asked.only ?? []);
  if (!only.success) throw new CommandError(`--only takes one of ${measures.join(", ")}.\n${usage}`);
  const set = environmentSchema.safeParse(env);
  if (!set.success) throw new CommandError(`${z.prettifyError(set.error)}\n${usage}`);
  return {
    rounds: set.data.BENCH_ROUNDS,
    loadSeconds: set.data.BENCH_LOAD_SECONDS,
    rollbacks: set.data.BENCH_ROLLBACKS,
    flips: set.data.BENCH_FLIPS,
    drains: set.data.BENCH_DRAINS,
    memoryPages: set.data.BENCH_MEMORY_PAGES,
    memoryFlips: set.data.BENCH_MEMORY_FLIPS,
    judgedReleases: set.data.BENCH_JUDGED,
    only: measures.filter((measure) => only.data.length === 0 || only.data.includes(measure)),
    writesDocs: asked["write-docs"] ?? false,
  };
}

function readOptions(args: readonly string[]) {
  const options = { only: { type: "string", multiple: true }, "write-docs": { type: "boolean" } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

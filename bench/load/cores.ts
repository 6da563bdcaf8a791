import { availableParallelism } from "node:os";
import { runToEnd } from "../../tools/processes/run-to-end.ts";

/** Command prefixes that pin a program to a core: all servers to the first, the client to the second. */
export interface Cores {
  servers: readonly string[];
  client: readonly string[];
  /** False if the system has no taskset or only one core: the programs then share the cores. */
  arePinned: boolean;
}

/** No pinning: the system schedules every program. */
export const anyCore: Cores = { servers: [], client: [], arePinned: false };

export async function readCores(): Promise<Cores> {
  const canPin = availableParallelism() > 1 && (await hasTaskset());
  if (!canPin) return anyCore;
  return { servers: ["taskset", "-c", "0"], client: ["taskset", "-c", "1"], arePinned: true };
}

async function hasTaskset(): Promise<boolean> {
  try {
    return (await runToEnd(["taskset", "-c", "0,1", "true"], { cwd: process.cwd() })).code === 0;
  } catch {
    // The program is not installed.
    return false;
  }
}

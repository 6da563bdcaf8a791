import { availableParallelism } from "node:os";
import { runToEnd } from "../../tools/processes/run-to-end.ts";

/** Prefixes that run a program on one core of the machine: every server on the first, the client on the second. */
export interface Cores {
  servers: readonly string[];
  client: readonly string[];
  /** False where the system has no taskset, or the machine no second core: then they take turns as they come. */
  arePinned: boolean;
}

/** Every program on every core, as the system sees fit. */
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
    // There is no such program, which answers the question.
    return false;
  }
}

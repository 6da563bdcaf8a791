import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "@zhian/server/read-error";

/** Serialization failure and deadlock: PostgreSQL aborts one of two conflicting transactions, which may be retried. */
const repeatable: ReadonlySet<string | undefined> = new Set(["40001", "40P01"]);
const maxRepeats = 3;

/** Retries a transaction that conflicted with another one. */
export async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (repeats === maxRepeats || !repeatable.has(errorCode(error))) throw error;
      // Out of step with the transaction that it conflicted with.
      await pause(Math.random() * 20 * 2 ** repeats);
    }
  }
}

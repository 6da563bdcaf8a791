import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "@zhian/server/read-error";

/** Of two transactions that wait for each other, or read the other's writes, PostgreSQL ends one: it may be retried. */
const repeatable: ReadonlySet<string | undefined> = new Set(["40001", "40P01"]);
const maxRepeats = 3;

/** Attempts a transaction again where another one was in its way. */
export async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (repeats === maxRepeats || !repeatable.has(errorCode(error))) throw error;
      // Out of step with the transaction that it collided with.
      await pause(Math.random() * 20 * 2 ** repeats);
    }
  }
}

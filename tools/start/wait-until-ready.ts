import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "../processes/server-process.ts";
import { CommandError } from "../progress/print-failure.ts";

/** Only ends what hangs: a busy machine takes minutes where others take seconds. */
const usualLimitMs = 600_000;
const askEveryMs = 100;

/** Resolves once the server reports that it is ready. Throws with its last lines if it exits first, or does not become ready in time. */
export async function waitUntilReady(
  config: { name: string; url: string },
  server: ServerProcess,
  limitMs = usualLimitMs,
): Promise<void> {
  let ended: string | null = null;
  void server.exited.then(({ code, signal }) => {
    ended = `The ${config.name} exited at startup (${signal ?? `code ${code}`}).`;
  });
  const giveUpAt = performance.now() + limitMs;
  while (!(await isReady(config.url))) {
    if (ended === null && performance.now() > giveUpAt)
      ended = `The ${config.name} was not ready within ${limitMs / 1000} s.`;
    if (ended !== null) throw new CommandError(`${ended} The end of its log:\n${server.lastLines(25)}`);
    await pause(askEveryMs);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not listening yet: this function waits for that.
    return false;
  }
}

import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const limitMs = 10_000;

/** Waits until the server responds. Throws if it exits, or does not respond within 10 s. */
export async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (child.exitCode !== null || performance.now() > giveUpAt)
      throw new Error(`${child.spawnfile} was started but does not respond at ${url}`);
    await pause(50);
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage } from "./read-error.ts";

interface Ending {
  /** No longer ready, and otherwise as before, so that a load balancer sends requests to another instance. */
  announce(signal: NodeJS.Signals): void | Promise<void>;
  /** How long requests are still taken after that: as long as a load balancer needs to notice. */
  noticeMs: number;
  close(): Promise<void>;
  /** How long `close` waits for answers that are under way. */
  drainMs: number;
}

/** For what ends after the last answer: a database, workers, traces on their way. Then the process ends all the same, with 1. */
const afterDrainMs = 10_000;

/** Ends the process in order, with 0, at SIGTERM or SIGINT. Which of them comes again, as from a terminal and a parent both, is one. */
export function endOnSignal({ announce, noticeMs, close, drainMs }: Ending): void {
  let isEnding = false;

  async function end(signal: NodeJS.Signals): Promise<void> {
    setTimeout(() => process.exit(1), noticeMs + drainMs + afterDrainMs).unref();
    await announce(signal);
    await sleep(noticeMs);
    await close();
  }

  for (const name of ["SIGTERM", "SIGINT"] as const) {
    process.on(name, (signal) => {
      if (isEnding) return;
      isEnding = true;
      end(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${errorMessage(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

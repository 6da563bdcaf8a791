import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage } from "./read-error.ts";

interface Ending {
  /** Reports not ready, but keeps serving, so that a load balancer sends requests to another instance. */
  announce(signal: NodeJS.Signals): void | Promise<void>;
  /** How long requests are still accepted after that: as long as a load balancer needs to notice. */
  noticeMs: number;
  close(): Promise<void>;
  /** How long `close` waits for responses in progress. */
  drainMs: number;
}

/** For what closes after the last response: a database, workers, unsent traces. Then the process exits anyway, with 1. */
const afterDrainMs = 10_000;

/** Shuts down gracefully, with 0, on SIGTERM or SIGINT. Repeated signals, as from both a terminal and a parent, count as one. */
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

import { sayFailure } from "../progress/say-failure.ts";
import { running } from "./running.ts";

const interruptedCode = 130;

/**
 * Runs a command of this folder to its end: ends with its exit code, or with 1 and the remedy when it fails. Ctrl-C, or a request to
 * end, ends everything that it started first. `interruptedAs`: the exit code then; 0 for a command that is meant to be ended so.
 */
export async function runCommand(command: () => Promise<number>, interruptedAs = interruptedCode): Promise<never> {
  const interrupted = Promise.withResolvers<number>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => interrupted.resolve(interruptedAs));
  }
  const code = await Promise.race([command().catch(report), interrupted.promise]);
  await running.stopAll();
  process.exit(code);
}

function report(error: unknown): number {
  process.stderr.write(`${sayFailure(error)}\n`);
  return 1;
}

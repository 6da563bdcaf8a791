import { printFailure } from "../progress/print-failure.ts";
import { running } from "./running.ts";

const interruptedCode = 130;

/**
 * Runs a command of this folder until it ends: exits with its exit code, or with 1 and the remedy if it fails. On Ctrl-C or a termination
 * signal, first stops everything that it started. `interruptedAs`: the exit code then; 0 for a command that is meant to be stopped.
 */
export async function runCommand(command: () => Promise<number>, interruptedAs = interruptedCode): Promise<never> {
  const interrupted = new Promise<{ code: number; failure: null }>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => resolve({ code: interruptedAs, failure: null }));
    }
  });
  const ended = command().then(
    (code) => ({ code, failure: null }),
    (failure: unknown) => ({ code: 1, failure }),
  );
  const { code, failure } = await Promise.race([ended, interrupted]);
  // An interrupted command prints nothing: stopping its servers was intended.
  if (failure !== null) process.stderr.write(`${printFailure(failure)}\n`);
  await running.stopAll();
  process.exit(code);
}

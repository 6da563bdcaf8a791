import type { PageFragment } from "@zhian/contracts/page";
import type { StallGuard } from "./stall-guard.ts";

interface WatchParts {
  stalls: StallGuard;
  /** Names of the built-in prototypes' properties that have changed since the last call. */
  takeChanges(): string[];
  report(fragment: PageFragment, error: unknown, kind: string): void;
}

/** Wraps every call into a fragment's own code. */
export type Watch = <T>(fragment: PageFragment, work: () => Promise<T>) => Promise<T>;

/** Reports a fragment's changes to shared prototypes as soon as its start has ended. */
export function createWatch({ stalls, takeChanges, report }: WatchParts): Watch {
  return async function watch(fragment, work) {
    try {
      return await stalls.watch(fragment, work);
    } finally {
      const changes = takeChanges();
      if (changes.length > 0) report(fragment, new Error(`prototypes changed: ${changes.join(", ")}`), "polluted");
    }
  };
}

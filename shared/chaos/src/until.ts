import { hrtime } from "node:process";
import { inspect } from "node:util";

interface Patience {
  /** Ends a hanging wait; says nothing about how soon the result must come. */
  limitMs: number;
  pauseMs: number;
}

/**
 * Polls until `isEnough` accepts the value (by default, until it is truthy), and resolves with it; never waits for a fixed time. When
 * giving up, it reports the expected and the last value.
 */
export const until = createUntil({ limitMs: 300_000, pauseMs: 20 });

export function createUntil({ limitMs, pauseMs }: Patience) {
  return async function until<Seen>(
    what: string,
    look: () => Seen | Promise<Seen>,
    isEnough: (seen: Seen) => boolean = Boolean,
  ): Promise<Seen> {
    // Not with a clock that a test may have stopped.
    const endsAt = hrtime.bigint() + BigInt(limitMs) * 1_000_000n;
    for (;;) {
      const seen = await look();
      if (isEnough(seen)) return seen;
      if (hrtime.bigint() > endsAt) throw new Error(`timed out waiting for ${what}; last value: ${inspect(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
}

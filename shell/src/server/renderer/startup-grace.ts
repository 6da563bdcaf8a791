export interface StartupGrace {
  /** Notes a boot, and its end whatever becomes of it. */
  during<T>(boot: Promise<T>): Promise<T>;
  /** A release boots, or did a moment ago: who waits now waits for that, and not because there are too many. */
  isPatient(): boolean;
}

/** What waited is worked off, and the new release is slower for its first pages. */
const momentMs = 1_500;
/** A boot that takes longer is a broken release, and no reason to let visitors wait. */
const longestMs = 5_000;

export function createStartupGrace(now: () => number = () => performance.now()): StartupGrace {
  let boots = 0;
  let beganAt = Number.NEGATIVE_INFINITY;
  let endedAt = Number.NEGATIVE_INFINITY;

  return {
    async during(boot) {
      boots += 1;
      beganAt = now();
      try {
        return await boot;
      } finally {
        boots -= 1;
        if (now() - beganAt < longestMs) endedAt = now();
      }
    },
    isPatient: () => (boots > 0 && now() - beganAt < longestMs) || now() - endedAt < momentMs,
  };
}

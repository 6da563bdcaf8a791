export interface StartupGrace {
  /** Records a boot, and its end whatever the outcome. */
  during<T>(boot: Promise<T>): Promise<T>;
  /** Whether a release is booting, or was a moment ago: renders wait because of that, not because there are too many. */
  isPatient(): boolean;
}

/** Time to work off the queue, while the new release is slower for its first pages. */
const momentMs = 1_500;
/** A boot that takes longer means a broken release, and is no reason to keep visitors waiting. */
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

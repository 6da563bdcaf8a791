interface Seconds {
  second: number;
  /** Renders in that second, and in the one before it. */
  count: number;
  before: number;
}

export interface RequestRate {
  asked(fragment: string): void;
  /** Renders of a fragment in the current second or the one before it, whichever had more. */
  lately(fragment: string): number;
}

export function createRequestRate(now: () => number = () => performance.now()): RequestRate {
  const known = new Map<string, Seconds>();

  function at(fragment: string): Seconds {
    const second = Math.floor(now() / 1000);
    const last = known.get(fragment) ?? { second, count: 0, before: 0 };
    if (last.second === second) return last;
    return { second, count: 0, before: last.second === second - 1 ? last.count : 0 };
  }

  return {
    asked(fragment) {
      const { second, count, before } = at(fragment);
      known.set(fragment, { second, count: count + 1, before });
    },
    lately(fragment) {
      const { count, before } = at(fragment);
      return Math.max(count, before);
    },
  };
}

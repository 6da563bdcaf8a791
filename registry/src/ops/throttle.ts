const perMinute = 10;
const minuteMs = 60_000;

export interface Throttle {
  /** Whether this address has failed too often in the last minute. */
  isFull(address: string, now: Date): boolean;
  fail(address: string, now: Date): void;
}

/** Tokens are 256 random bits and cannot be guessed: this keeps the attempts from costing anything. Of one process. */
export function createThrottle(): Throttle {
  const failures = new Map<string, number[]>();

  function recent(address: string, now: Date): number[] {
    const kept = (failures.get(address) ?? []).filter((at) => now.getTime() - at < minuteMs);
    if (kept.length === 0) failures.delete(address);
    else failures.set(address, kept);
    return kept;
  }

  return {
    isFull: (address, now) => recent(address, now).length >= perMinute,
    fail(address, now) {
      for (const other of failures.keys()) recent(other, now);
      failures.set(address, [...recent(address, now), now.getTime()]);
    },
  };
}

import { LRUCache } from "lru-cache";

const perMinute = 10;
const minuteMs = 60_000;
/** Counting cannot stop a client with many addresses, which must not fill the memory either. */
const maxAddresses = 10_000;

export interface Throttle {
  /** Whether this address has failed too often in the last minute. */
  isFull(address: string, now: Date): boolean;
  fail(address: string, now: Date): void;
}

/** Tokens are 256 random bits and cannot be guessed: this only limits the cost of attempts. Per process. */
export function createThrottle(): Throttle {
  const failures = new LRUCache<string, number[]>({ max: maxAddresses });

  function recent(address: string, now: Date): number[] {
    const kept = (failures.get(address) ?? []).filter((at) => now.getTime() - at < minuteMs);
    // Drops old failures for good, even if the clock is set back.
    if (kept.length === 0) failures.delete(address);
    return kept;
  }

  return {
    isFull: (address, now) => recent(address, now).length >= perMinute,
    fail: (address, now) => void failures.set(address, [...recent(address, now), now.getTime()].slice(-perMinute)),
  };
}

import { LRUCache } from "lru-cache";

const perMinute = 10;
const minuteMs = 60_000;
/** A client with many addresses is not held back by counting them, and must not fill the memory with them either. */
const maxAddresses = 10_000;

export interface Throttle {
  /** Whether this address has failed too often in the last minute. */
  isFull(address: string, now: Date): boolean;
  fail(address: string, now: Date): void;
}

/** Tokens are 256 random bits and cannot be guessed: this keeps the attempts from costing anything. Of one process. */
export function createThrottle(): Throttle {
  const failures = new LRUCache<string, number[]>({ max: maxAddresses });

  function recent(address: string, now: Date): number[] {
    const kept = (failures.get(address) ?? []).filter((at) => now.getTime() - at < minuteMs);
    // Gone for good, also where the clock is set back.
    if (kept.length === 0) failures.delete(address);
    return kept;
  }

  return {
    isFull: (address, now) => recent(address, now).length >= perMinute,
    fail: (address, now) => void failures.set(address, [...recent(address, now), now.getTime()].slice(-perMinute)),
  };
}

import { LRUCache } from "lru-cache";
import type { Rate, RateLimit } from "./rate-limit.ts";

interface Bucket {
  tokens: number;
  /** On the monotonic clock. */
  filledAtMs: number;
}

interface MemoryLimitOptions extends Rate {
  /** Monotonic milliseconds. */
  now(): number;
}

const maxPeers = 10_000;

/** A token bucket for each peer, refilled steadily. Stores a limited number of peers: the least recently used start over. */
export function createMemoryLimit({ perSecond, burst, now }: MemoryLimitOptions): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: maxPeers });

  function refill(peer: string): Bucket {
    const nowMs = now();
    const before = buckets.get(peer) ?? { tokens: burst, filledAtMs: nowMs };
    const gained = ((nowMs - before.filledAtMs) / 1_000) * perSecond;
    return { tokens: Math.min(burst, before.tokens + gained), filledAtMs: nowMs };
  }

  return {
    async take(peer, cost = 1) {
      const bucket = refill(peer);
      const isAllowed = bucket.tokens >= cost;
      buckets.set(peer, isAllowed ? { ...bucket, tokens: bucket.tokens - cost } : bucket);
      return isAllowed ? 0 : Math.ceil((cost - bucket.tokens) / perSecond);
    },
  };
}

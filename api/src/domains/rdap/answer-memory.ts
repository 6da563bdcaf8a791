import type { DomainStatus } from "@zhian/contracts/domain";
import { LRUCache } from "lru-cache";

export interface AnswerMemory {
  get(asciiName: string): DomainStatus | undefined;
  set(asciiName: string, status: DomainStatus): void;
}

/** How long a result is cached. Missing results are requested again at once. */
const keptMs: Readonly<Record<DomainStatus, number>> = {
  REGISTERED: 10 * 60_000,
  UNREGISTERED: 2 * 60_000,
  PREMIUM: 10 * 60_000,
  UNKNOWN: 60_000,
  TIMEOUT: 0,
};
const maxAnswers = 20_000;

/** Caches recent results, for minutes. `now` returns monotonic milliseconds. */
export function createAnswerMemory(now: () => number): AnswerMemory {
  const answers = new LRUCache<string, DomainStatus>({ max: maxAnswers, perf: { now }, ttlResolution: 0 });

  return {
    get: (asciiName) => answers.get(asciiName),
    set(asciiName, status) {
      const ttl = keptMs[status];
      // The library treats zero as no expiry.
      if (ttl > 0) answers.set(asciiName, status, { ttl });
      else answers.delete(asciiName);
    },
  };
}

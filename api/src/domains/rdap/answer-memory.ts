import type { DomainStatus } from "@zhian/contracts/domain";
import { LRUCache } from "lru-cache";

export interface AnswerMemory {
  get(asciiName: string): DomainStatus | undefined;
  set(asciiName: string, status: DomainStatus): void;
}

/** For how long an answer is given again. What was not found out is asked for again at once. */
const keptMs: Readonly<Record<DomainStatus, number>> = {
  REGISTERED: 10 * 60_000,
  UNREGISTERED: 2 * 60_000,
  PREMIUM: 10 * 60_000,
  UNKNOWN: 60_000,
  TIMEOUT: 0,
};
const maxAnswers = 20_000;

/** The last answers, for minutes. `now` is in milliseconds that never go back. */
export function createAnswerMemory(now: () => number): AnswerMemory {
  const answers = new LRUCache<string, DomainStatus>({ max: maxAnswers, perf: { now }, ttlResolution: 0 });

  return {
    get: (asciiName) => answers.get(asciiName),
    set(asciiName, status) {
      const ttl = keptMs[status];
      // Zero would mean to the library: for ever.
      if (ttl > 0) answers.set(asciiName, status, { ttl });
      else answers.delete(asciiName);
    },
  };
}

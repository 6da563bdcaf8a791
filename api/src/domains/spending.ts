import { ApiFault } from "../http/api-fault.ts";
import type { Limits } from "../limits/rate-limit.ts";
import type { DomainParts } from "./answer-domains.ts";

/** The burst allows at least two of the longest lists, and this many seconds' worth. */
const leastBurst = 400;
const burstSeconds = 20;

/** Limits the number of names per address. Refuses more, with the time to wait. */
export function createSpending(namesPerSecond: number, limits: Limits): DomainParts["spend"] {
  const limit = limits.create("names", {
    perSecond: namesPerSecond,
    burst: Math.max(leastBurst, namesPerSecond * burstSeconds),
  });

  return async (address, names) => {
    const waitSeconds = await limit.take(address, Math.max(1, names));
    if (waitSeconds > 0) throw new ApiFault(429, { headers: { "retry-after": String(waitSeconds) } });
  };
}

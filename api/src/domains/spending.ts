import { ApiFault } from "../http/api-fault.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import type { DomainParts } from "./answer-domains.ts";

/** At least two of the longest lists at once, and so many seconds' worth. */
const leastBurst = 400;
const burstSeconds = 20;

/** Lets each address ask for so many names, and refuses more with the time to wait. */
export function createSpending(namesPerSecond: number): DomainParts["spend"] {
  const limit = createRateLimit({
    perSecond: namesPerSecond,
    burst: Math.max(leastBurst, namesPerSecond * burstSeconds),
    now: () => performance.now(),
  });

  return (address, names) => {
    const waitSeconds = limit.take(address, Math.max(1, names));
    if (waitSeconds > 0) throw new ApiFault(429, { headers: { "retry-after": String(waitSeconds) } });
  };
}

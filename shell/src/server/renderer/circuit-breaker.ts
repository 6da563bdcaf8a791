export interface CircuitBreaker {
  /** Whether the release may be asked now. While the circuit is open, one probe is let through now and then. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
  isOpen(): boolean;
}

const windowMs = 30_000;
const maxFailures = 5;
const firstProbeMs = 5_000;
const lastProbeMs = 60_000;

/** Five failures in 30 s open the circuit; a probe that succeeds closes it. */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures: number[] = [];
  let probeAt: number | undefined;
  let waitMs = firstProbeMs;
  let isProbing = false;

  return {
    allows() {
      if (probeAt === undefined) return true;
      if (now() < probeAt) return false;
      // The next one waits as if this probe failed; if it does not, the circuit closes.
      probeAt = now() + waitMs;
      isProbing = true;
      return true;
    },
    succeeded() {
      failures = [];
      probeAt = undefined;
      isProbing = false;
      waitMs = firstProbeMs;
    },
    failed() {
      if (probeAt !== undefined) {
        // Asked before the circuit opened: it says nothing new, and must not put the first probe off.
        if (!isProbing) return;
        isProbing = false;
        waitMs = Math.min(waitMs * 2, lastProbeMs);
        probeAt = now() + waitMs;
        return;
      }
      failures = [...failures.filter((at) => at > now() - windowMs), now()];
      if (failures.length >= maxFailures) probeAt = now() + waitMs;
    },
    isOpen: () => probeAt !== undefined,
  };
}

export interface CircuitBreaker {
  /** Whether the release may be called now. While the circuit is open, one probe is let through at intervals. */
  admit(): Admission;
  /** `isProbe`: the render was admitted as a probe. Any other that ends while the circuit is open began before it opened. */
  succeeded(isProbe?: boolean): void;
  failed(isProbe?: boolean): void;
  isOpen(): boolean;
}

type Admission = "ask" | "probe" | "refuse";

const windowMs = 30_000;
const maxFailures = 5;
const firstProbeMs = 5_000;
const lastProbeMs = 60_000;

/** Five failures in 30 s open the circuit; a probe that succeeds closes it. */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures: number[] = [];
  let probeAt: number | undefined;
  let waitMs = firstProbeMs;

  return {
    admit() {
      if (probeAt === undefined) return "ask";
      if (now() < probeAt) return "refuse";
      // The next probe waits as if this one had failed; if it succeeds, the circuit closes.
      probeAt = now() + waitMs;
      return "probe";
    },
    succeeded(isProbe = false) {
      if (probeAt !== undefined && !isProbe) return;
      failures = [];
      probeAt = undefined;
      waitMs = firstProbeMs;
    },
    failed(isProbe = false) {
      if (probeAt !== undefined) {
        if (!isProbe) return;
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

import type { DomainStatus } from "@zhian/contracts/domain";
import type { WantedName } from "@zhian/domains/read-word";

export interface AskOptions {
  /** Aborted when the caller has left or waited long enough: no more requests are sent, and the result is TIMEOUT. */
  signal: AbortSignal;
  /** True before a purchase: a result a few minutes old is not enough. */
  isFresh?: boolean;
}

/** Checks whether names can be registered. */
export interface Availability {
  /** Whether its results are made up, and must be shown as such. */
  isDemo: boolean;
  /** Never rejects. Without a result it is TIMEOUT, or UNKNOWN if a retry would not help; neither means "free". */
  statusOf(name: WantedName, options: AskOptions): Promise<DomainStatus>;
  /** Closes connections and timers. */
  close(): void;
}

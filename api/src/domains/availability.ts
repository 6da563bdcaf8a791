import type { DomainStatus } from "@zhian/contracts/domain";
import type { WantedName } from "@zhian/domains/read-word";

export interface AskOptions {
  /** The caller has left, or has waited long enough: no more requests are sent, and the answer is TIMEOUT. */
  signal: AbortSignal;
  /** True before a purchase: an answer a few minutes old is not enough. */
  isFresh?: boolean;
}

/** Checks whether names can be registered. */
export interface Availability {
  /** Whether its answers are made up, and must be shown as such. */
  isDemo: boolean;
  /** Never rejects. Without a result it is TIMEOUT, or UNKNOWN where asking again would not help; neither means "free". */
  statusOf(name: WantedName, options: AskOptions): Promise<DomainStatus>;
  /** Closes connections and timers. */
  close(): void;
}

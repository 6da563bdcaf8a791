import type { DomainStatus } from "@zhian/contracts/domain";
import type { WantedName } from "@zhian/domains/read-word";

export interface AskOptions {
  /** The caller has left, or has waited long enough: nothing more is sent, and the answer is TIMEOUT. */
  signal: AbortSignal;
  /** Whether an answer of some minutes ago will not do: before something is bought. */
  isFresh?: boolean;
}

/** Says whether names can be registered. */
export interface Availability {
  /** Whether its answers are made up, and have to be shown as such. */
  isDemo: boolean;
  /** Never rejects. What could not be found out is TIMEOUT, or UNKNOWN where asking again would not help; neither is "free". */
  statusOf(name: WantedName, options: AskOptions): Promise<DomainStatus>;
  /** Lets go of connections and timers. */
  close(): void;
}

/** A bucket of tokens for each peer, refilled steadily. */
export interface Rate {
  perSecond: number;
  burst: number;
}

export interface RateLimit {
  /** 0 lets the call through, at its cost of one token or more; otherwise the whole seconds to wait. */
  take(peer: string, cost?: number): Promise<number>;
}

export interface Limits {
  /** `name` tells this limit from the others, where replicas share them. */
  create(name: string, rate: Rate): RateLimit;
  close(): Promise<void>;
}

/** A token bucket for each peer, refilled steadily. */
export interface Rate {
  perSecond: number;
  burst: number;
}

export interface RateLimit {
  /** Returns 0 to admit the call, at a cost of one token or more; otherwise the whole seconds to wait. */
  take(peer: string, cost?: number): Promise<number>;
}

export interface Limits {
  /** `name` distinguishes this limit from the others that replicas share. */
  create(name: string, rate: Rate): RateLimit;
  close(): Promise<void>;
}

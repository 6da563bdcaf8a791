/** The order for a load client, as JSON on its command line. */
export interface LoadOrder {
  /** Origin of the server. */
  url: string;
  /** Requested in turns. */
  paths: readonly string[];
  /** Requests each second, sent whether or not earlier ones were answered. */
  rate: number;
  /** Absent: until it is stopped. */
  seconds?: number;
  /** A new query with every request, so that no cache has the page. */
  isUnique: boolean;
  /** Answers are pages of the site: searched for slots that fell back, and for their releases. */
  arePages: boolean;
  /** Stops as a balancer does: once the server reports that it is not ready, or no longer answers the probe. */
  heedsReadiness: boolean;
  /** Requests under way at once; those beyond are not sent, and counted. */
  maxOpen: number;
}

/** How one request ended. */
export type Ending =
  /** 200, and whole. */
  | "good"
  /** 200 with a fallback in a slot. */
  | "degraded"
  /** 503 with Retry-After. */
  | "turned-away"
  /** Any other status. */
  | "wrong"
  /** No server listens: the request never reached one. */
  | "refused"
  /** Cut off before anything of the answer, on a connection that an earlier answer had left open: HTTP lets a client retry. */
  | "closed-idle"
  /** Sent, and never answered as a whole. */
  | "cut"
  | "timed-out"
  | "not-sent";

export interface Times {
  p50: number;
  p99: number;
  max: number;
}

export interface SecondOfLoad {
  good: number;
  turnedAway: number;
  /** All others. */
  failed: number;
  /** Of the good ones; 0 when there was none. */
  p99Ms: number;
}

/** Which releases pages were made of. */
export interface SeenView {
  /** As the page says, and every release that its HTML names: `12 mf-a@1.0.0 mf-b@2.0.0`. */
  view: string;
  revision: number;
  count: number;
  /** By the wall clock, in ms. */
  firstAskedAt: number;
  lastAskedAt: number;
  firstAnsweredAt: number;
}

export interface LoadReport {
  counts: Record<Ending, number>;
  /** Time from when a request was due to the end of its answer. Null where there was none. */
  goodMs: Times | null;
  turnedAwayMs: Times | null;
  /** By the second in which a request was due. */
  seconds: SecondOfLoad[];
  views: SeenView[];
  /** The failures, once each, with their counts. */
  problems: Record<string, number>;
}

/** By how they ended: the requests that got no whole page. */
export function failuresOf({ counts }: LoadReport): Partial<LoadReport["counts"]> {
  return Object.fromEntries(Object.entries(counts).filter(([ending, count]) => ending !== "good" && count > 0));
}

/** The order for a load client, as JSON on its command line. */
export interface LoadOrder {
  /** Origin of the server. */
  url: string;
  /** Requested in turn. */
  paths: readonly string[];
  /** Requests per second, sent whether or not earlier ones have been answered. */
  rate: number;
  /** If absent, runs until stopped. */
  seconds?: number;
  /** Adds a new query to every request, so that no cache has the page. */
  isUnique: boolean;
  /** Responses are pages of the site, which are searched for fallbacks and releases. */
  arePages: boolean;
  /** Stops as a balancer does: once the server reports that it is not ready, or no longer responds to the probe. */
  heedsReadiness: boolean;
  /** The limit of concurrent requests; those beyond it are not sent, but counted. */
  maxOpen: number;
}

/** How one request ended. */
export type Ending =
  /** 200 with a complete response. */
  | "good"
  /** 200 with a fallback in a slot. */
  | "degraded"
  /** 503 with Retry-After. */
  | "turned-away"
  /** Any other status. */
  | "wrong"
  /** No server listens: the request never reached one. */
  | "refused"
  /** Cut off before any of the response arrived, on a reused connection: HTTP allows a client to retry. */
  | "closed-idle"
  /** Sent, but never answered completely. */
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
  /** Of the good ones; 0 if there were none. */
  p99Ms: number;
}

/** The releases that pages were composed of. */
export interface SeenView {
  /** The page's revision, and every release that its HTML names: `12 mf-a@1.0.0 mf-b@2.0.0`. */
  view: string;
  revision: number;
  count: number;
  /** Wall-clock times, in ms. */
  firstAskedAt: number;
  lastAskedAt: number;
  firstAnsweredAt: number;
}

export interface LoadReport {
  counts: Record<Ending, number>;
  /** Time from when a request was due to the end of its response. Null if there were none. */
  goodMs: Times | null;
  turnedAwayMs: Times | null;
  /** By the second in which requests were due. */
  seconds: SecondOfLoad[];
  views: SeenView[];
  /** Each distinct failure with its count. */
  problems: Record<string, number>;
}

/** The requests that did not get a complete page, by how they ended. */
export function failuresOf({ counts }: LoadReport): Partial<LoadReport["counts"]> {
  return Object.fromEntries(Object.entries(counts).filter(([ending, count]) => ending !== "good" && count > 0));
}

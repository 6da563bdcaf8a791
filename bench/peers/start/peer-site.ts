/** In table order. */
export type System = "ours" | "one bundle" | "Podium" | "Module Federation" | "single-spa" | "zones";

/** How many parts are registered: about as many as the page uses, and ten times as many. */
export const registered = { few: 3, many: 30 } as const;

/** One site that serves the measured page. */
export interface PeerSite {
  system: System;
  /** How many parts it has, whether or not the page uses them. */
  registered: number;
  /** Address of the measured page. */
  url: string;
  /** How to load-test it on one core; undefined if another site of the same system is tested already. */
  load?: LoadWays;
}

export interface LoadWays {
  /** Address of the page rendered per visitor: every request has a unique query. Absent if no server renders. */
  uncached?: string;
  /** Address of the page from the server's cache, or of the only static document. */
  cached: string;
  /** A substring of its processes' command lines. */
  mark: string;
}

/** In the order of the table. */
export type System = "ours" | "one bundle" | "Podium" | "Module Federation" | "single-spa" | "zones";

/** How many parts are registered: about as many as the page has, and ten times as many. */
export const registered = { few: 3, many: 30 } as const;

/** One site that serves the measured page. */
export interface PeerSite {
  system: System;
  /** Parts that it has, used by the page or not. */
  registered: number;
  /** Of the measured page. */
  url: string;
  /** How one core is requested for its pages; undefined where a site of the same system has it already. */
  load?: LoadWays;
}

export interface LoadWays {
  /** Of the page rendered for each visitor: every request has a query of its own. Absent where no server renders. */
  uncached?: string;
  /** Of the page from the server's cache, or of the one static document. */
  cached: string;
  /** Part of its processes' command lines. */
  mark: string;
}

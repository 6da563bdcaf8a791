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
  /** How one core is asked for its pages; nothing where a site of the same system was told already. */
  load?: LoadWays;
}

export interface LoadWays {
  /** Of the page as it is made anew for each visitor: with a query of its own each time. Nothing where no server makes pages. */
  anew?: string;
  /** Of the page as it is kept, or of the one document that there is. */
  kept: string;
  /** Part of its processes' command lines. */
  mark: string;
}

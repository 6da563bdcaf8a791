import type { ActivationEvent } from "./activation-events.ts";
import type { Slot } from "./slots.ts";

/** A fragment of the site, as far as an address decides on it. */
export interface ListedFragment {
  name: string;
  slots: readonly Slot[];
  routes: readonly string[];
  /** Fills its slots only after this event. */
  opensOn?: ActivationEvent | undefined;
  /** Lists from before open tabs took new releases name none. */
  version?: string | undefined;
  /** Integrity of its PageFragment as JSON, which describes how to load it. */
  details: string;
  /** The same of the release to go back to when this one fails. Absent where there is none. */
  earlier?: string | undefined;
}

/**
 * All fragments that the site has at one revision, for one kind of visitor. A page names it by its integrity: it grows with the
 * site, and the page does not.
 */
export interface SiteList {
  revision: number;
  fragments: readonly ListedFragment[];
}

export const siteFilePrefix = "/_site/";

/** Where the file with this integrity (`sha384-…`) lies: an address never means other bytes. */
export function siteFileAddress(integrity: string): string {
  return siteFilePrefix + integrity.slice("sha384-".length).replaceAll("+", "-").replaceAll("/", "_");
}

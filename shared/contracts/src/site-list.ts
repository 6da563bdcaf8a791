import type { ActivationEvent } from "./activation-events.ts";
import type { Slot } from "./slots.ts";

/** A fragment of the site, with the data needed to find an address's owner. */
export interface ListedFragment {
  name: string;
  slots: readonly Slot[];
  routes: readonly string[];
  /** Fills its slots only after this event. */
  opensOn?: ActivationEvent | undefined;
  /** Missing in old lists, from before open tabs updated to new releases. */
  version?: string | undefined;
  /** Integrity of its PageFragment as JSON, which describes how to load it. */
  details: string;
  /** The same for the release to fall back to if this one fails. Absent if there is none. */
  earlier?: string | undefined;
}

/**
 * All fragments of the site at one revision, for one kind of visitor. A page refers to it by its integrity: it grows with the site, and
 * the page does not.
 */
export interface SiteList {
  revision: number;
  fragments: readonly ListedFragment[];
}

export const siteFilePrefix = "/_site/";

/** Address of the file with this integrity (`sha384-…`): its bytes never change. */
export function siteFileAddress(integrity: string): string {
  return siteFilePrefix + integrity.slice("sha384-".length).replaceAll("+", "-").replaceAll("/", "_");
}

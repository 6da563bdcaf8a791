import type { ListedPage } from "@zhian/contracts/listed-page";
import type { Offer } from "@zhian/contracts/offer";

/** What the site's releases bring some of its visitors, or all of them. */
export interface ServedBrought {
  /** Integrity of it as JSON; of none where the site has said nothing yet. */
  id: string;
  offers: readonly Offer[];
  pages: readonly ListedPage[];
}

export const nothingBrought: ServedBrought = { id: "none", offers: [], pages: [] };

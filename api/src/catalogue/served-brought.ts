import type { ListedPage } from "@zhian/contracts/listed-page";
import type { Offer } from "@zhian/contracts/offer";

/** Products and pages that the site's releases bring for some or all visitors. */
export interface ServedBrought {
  /** Integrity of its JSON; `none` until the site has reported something. */
  id: string;
  offers: readonly Offer[];
  pages: readonly ListedPage[];
}

export const nothingBrought: ServedBrought = { id: "none", offers: [], pages: [] };

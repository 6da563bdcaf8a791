import type { Offer } from "@zhian/contracts/offer";

/** What the site offers some of its visitors, or all of them. */
export interface ServedOffers {
  /** Integrity of the offers as JSON; of none where the site has said nothing yet. */
  id: string;
  offers: readonly Offer[];
}

export const noOffers: ServedOffers = { id: "none", offers: [] };

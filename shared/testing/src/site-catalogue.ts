import { readFileSync } from "node:fs";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { catalogueOf, type Offer } from "@zhian/contracts/offer";
import { readSiteOffers } from "./read-site-offers.ts";

const file = process.env["SITE_OFFERS_FILE"];

/** What the fragments of this checkout offer together, as a shell that serves all of them has it. Outside of it: nothing. */
export const siteOffers: readonly Offer[] =
  // `read-offers-once.mjs` has written it.
  file === undefined ? await readSiteOffers() : (JSON.parse(readFileSync(file, "utf8")) as Offer[]);

export const siteCatalogue: Catalogue = catalogueOf(siteOffers);

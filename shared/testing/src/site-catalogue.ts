import { readFileSync } from "node:fs";
import type { Brought } from "@zhian/contracts/brought";
import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ListedPage } from "@zhian/contracts/listed-page";
import { catalogueOf, type Offer } from "@zhian/contracts/offer";
import { readBrought } from "./read-brought.ts";

const file = process.env["SITE_BROUGHT_FILE"];

/** What the fragments of this checkout add together, as in a shell that serves all of them; empty outside of it. */
export const siteBrought: Brought =
  // Written by `read-brought-once.mjs`.
  file === undefined ? await readBrought() : (JSON.parse(readFileSync(file, "utf8")) as Brought);

export const siteOffers: readonly Offer[] = siteBrought.offers;
export const sitePages: readonly ListedPage[] = siteBrought.pages;

export const siteCatalogue: Catalogue = catalogueOf(siteOffers, sitePages);

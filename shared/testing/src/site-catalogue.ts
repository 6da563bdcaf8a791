import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readOffers } from "@zhian/content/read-offers";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { catalogueOf, type Offer, sortOffers } from "@zhian/contracts/offer";

const root = join(import.meta.dirname, "../../..");
const folders = readdirSync(root).filter((name) => name.startsWith("mf-"));

/** What the fragments of this checkout offer together, as a shell that serves all of them has it. Outside of it: nothing. */
export const siteOffers: readonly Offer[] = sortOffers(
  (await Promise.all(folders.map((folder) => readOffers(join(root, folder))))).flat(),
);

export const siteCatalogue: Catalogue = catalogueOf(siteOffers);

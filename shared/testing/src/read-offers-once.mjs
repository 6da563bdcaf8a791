import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSiteOffers } from "./read-site-offers.ts";

/** Jest runs this before its workers start: reading all offers takes half a second, and each file of tests would do it. */
export default async function readOffersOnce() {
  const file = join(import.meta.dirname, "../../../var/test/site-offers.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await readSiteOffers()));
  process.env["SITE_OFFERS_FILE"] = file;
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readOffers } from "@zhian/content/read-offers";
import { type Offer, sortOffers } from "@zhian/contracts/offer";

const root = join(import.meta.dirname, "../../..");

/** What the fragments of this checkout offer; nothing outside of it. Half a second's work. */
export async function readSiteOffers(): Promise<Offer[]> {
  const folders = readdirSync(root).filter((name) => name.startsWith("mf-"));
  return sortOffers((await Promise.all(folders.map((folder) => readOffers(join(root, folder))))).flat());
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readListedPages } from "@zhian/content/read-listed-pages";
import { readOffers } from "@zhian/content/read-offers";
import type { Brought } from "@zhian/contracts/brought";
import { sortPages } from "@zhian/contracts/listed-page";
import { sortOffers } from "@zhian/contracts/offer";

const root = join(import.meta.dirname, "../../..");

/** What the fragments of this checkout add to the site; empty outside of it. Takes half a second. */
export async function readBrought(): Promise<Brought> {
  const folders = readdirSync(root)
    .filter((name) => name.startsWith("mf-"))
    .map((name) => join(root, name));
  const [offers, pages] = [await Promise.all(folders.map(readOffers)), await Promise.all(folders.map(readListedPages))];
  return { offers: sortOffers(offers.flat()), pages: sortPages(pages.flat()) };
}

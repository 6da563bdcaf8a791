import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Offer, sortOffers } from "@zhian/contracts/offer";
import { pageFiles } from "./page-files.ts";
import { readContentOnce } from "./read-content.ts";

interface OfferingPage extends Pick<Offer, "code" | "seo"> {
  offer: Omit<Offer, "code" | "seo">;
}

/** The products that the pages of a fragment offer; `dir`: the fragment's folder. Throws ContentError. */
export async function readOffers(dir: string): Promise<Offer[]> {
  const offering = pageFiles(dir).filter((file) => /^offer:/m.test(readFileSync(file, "utf8")));
  const offers = await Promise.all(
    offering.map(async (file) => {
      // Ensured by the schema of a kind with `offerFields`; the release is checked again.
      const { code, offer, seo } = (await readContentOnce(dirname(file))).content as OfferingPage;
      return { code, ...offer, seo };
    }),
  );
  return sortOffers(offers);
}

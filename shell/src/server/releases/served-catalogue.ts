import type { Brought } from "@zhian/contracts/brought";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { sortPages } from "@zhian/contracts/listed-page";
import { catalogueOf, sortOffers } from "@zhian/contracts/offer";

/** What the releases that one kind of visitor is served offer together. */
export interface ServedCatalogue {
  /** Integrity of all that the releases bring, as JSON: names it to the api, and to the threads that render. */
  id: string;
  /** Integrity of the catalogue as JSON: where the browser finds it. */
  file: string;
  /** What a call to the api says of it. */
  header: string;
  /** Whether others are served another one. */
  isCanary: boolean;
  products: Catalogue;
}

interface Served {
  manifests: readonly Pick<FragmentManifest, "offers" | "pages">[];
  /** Whether others are served another one. */
  isCanary: boolean;
  /** Makes a text known by its integrity. */
  keep(text: string): string;
}

export function serveCatalogue({ manifests, isCanary, keep }: Served): ServedCatalogue {
  const brought = bring(manifests);
  const products = catalogueOf(brought.offers, brought.pages);
  const id = keep(JSON.stringify(brought));
  return { id, file: keep(JSON.stringify(products)), header: isCanary ? `${id};canary` : id, isCanary, products };
}

function bring(manifests: Served["manifests"]): Brought {
  return {
    offers: sortOffers(manifests.flatMap(({ offers = [] }) => offers)),
    pages: sortPages(manifests.flatMap(({ pages = [] }) => pages)),
  };
}

/** Of a call to the api that is made for whom it is served to. */
export function catalogueHeaders(catalogue: Pick<ServedCatalogue, "header"> | undefined): Record<string, string> {
  return catalogue ? { [catalogueHeader]: catalogue.header } : {};
}

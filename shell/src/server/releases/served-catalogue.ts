import type { Brought } from "@zhian/contracts/brought";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { sortPages } from "@zhian/contracts/listed-page";
import { catalogueOf, sortOffers } from "@zhian/contracts/offer";

/** The combined offers of the releases that one kind of visitor is served. */
export interface ServedCatalogue {
  /** Integrity of the JSON of everything that the releases bring: identifies it to the api, and to the threads that render. */
  id: string;
  /** Integrity of the catalogue as JSON: where the browser finds it. */
  file: string;
  /** The header by which a call to the api names it. */
  header: string;
  /** Whether other visitors are served another one. */
  isCanary: boolean;
  products: Catalogue;
}

interface Served {
  manifests: readonly Pick<FragmentManifest, "offers" | "pages">[];
  /** Whether other visitors are served another one. */
  isCanary: boolean;
  /** Stores a text under its integrity. */
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

/** Headers for a call to the api on behalf of a visitor who is served this catalogue. */
export function catalogueHeaders(catalogue: Pick<ServedCatalogue, "header"> | undefined): Record<string, string> {
  return catalogue ? { [catalogueHeader]: catalogue.header } : {};
}

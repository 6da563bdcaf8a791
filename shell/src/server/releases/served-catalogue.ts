import type { Brought } from "@zhian/contracts/brought";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { sortPages } from "@zhian/contracts/listed-page";
import { catalogueOf, sortOffers } from "@zhian/contracts/offer";

/** The combined offers of the releases that one group of visitors is served. */
export interface ServedCatalogue {
  /** Integrity of the JSON of all offers and pages of the releases: identifies it to the api and to render threads. */
  id: string;
  /** Integrity of the catalogue as JSON, by which browsers fetch it. */
  file: string;
  /** The value of the header that identifies it in calls to the api. */
  header: string;
  /** Whether it contains a canary or a preview, which most visitors are not served. */
  isCanary: boolean;
  products: Catalogue;
}

interface Served {
  manifests: readonly Pick<FragmentManifest, "offers" | "pages">[];
  /** Whether it contains a canary or a preview, which most visitors are not served. */
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

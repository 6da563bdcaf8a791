import { plainPath } from "@zhian/contracts/locale";
import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { loadPageBesideCatalogue } from "../content/product-pages.ts";
import { toProductData } from "./load-product-data.ts";

/** Throws 404 for an address that has no page. */
export async function loadPageBesideCatalogueData(address: URL, site: LoaderSite, signal: AbortSignal) {
  const path = plainPath(address.pathname);
  const found = await loadPageBesideCatalogue(path, site);
  if (!found) throw data("No such page", { status: 404 });
  return toProductData(found, { path, site, signal });
}

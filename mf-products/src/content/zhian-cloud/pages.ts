import type { Locale } from "@zhian/contracts/locale";
import type { PageLoader } from "../../model/page-content.ts";
import { showPage } from "../product-pages.ts";

/** Pages beside the catalogue, by plain path: each is about a product, which has its own page. */
export const pagesBesideCatalogue: ReadonlyMap<string, PageLoader> = new Map([
  [
    "/zhianCloud/SSLCertificate",
    () => import(/* webpackChunkName: "content-ssl-certificate" */ "./ssl-certificate.ts"),
  ],
  [
    "/zhianCloud/domainAndNetWebsite/dataConfig",
    () => import(/* webpackChunkName: "content-data-config" */ "./data-config.ts"),
  ],
]);

/** Null for an address that has no such page. */
export async function loadPageBesideCatalogue(path: string, locale: Locale) {
  const load = pagesBesideCatalogue.get(path);
  return load ? showPage((await load()).content, locale) : null;
}

import { localeOfPath } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { type IndexCategory, productIndex } from "../model/product-index.ts";
import { type Brand, loadBrand } from "./load-brand.ts";
import { loadNavigation } from "./load-navigation.ts";

export interface FooterData {
  categories: IndexCategory[];
  logo: Brand["logo"];
  year: number;
}

/** Loads the footer's data for a page. */
export async function loadFooter(
  { api, catalogue }: Pick<LoaderSite, "api" | "catalogue">,
  { url, signal }: Request,
): Promise<FooterData> {
  const locale = localeOfPath(new URL(url).pathname);
  const [navigation, { logo }] = await Promise.all([
    loadNavigation({ api, catalogue, locale, signal }),
    loadBrand({ api, locale, signal }),
  ]);
  return { categories: productIndex(navigation), logo, year: new Date().getUTCFullYear() };
}

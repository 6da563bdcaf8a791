import type { ApiClient } from "@zhian/contracts/endpoints";
import { localeOfPath } from "@zhian/contracts/locale";
import { type IndexCategory, productIndex } from "../model/product-index.ts";
import { type Brand, loadBrand } from "./load-brand.ts";
import { loadNavigation } from "./load-navigation.ts";

export interface FooterData {
  categories: IndexCategory[];
  logo: Brand["logo"];
  year: number;
}

/** What the footer shows at an address. */
export async function loadFooter(api: ApiClient, { url, signal }: Request): Promise<FooterData> {
  const locale = localeOfPath(new URL(url).pathname);
  const [navigation, { logo }] = await Promise.all([
    loadNavigation({ api, locale, signal }),
    loadBrand({ api, locale, signal }),
  ]);
  return { categories: productIndex(navigation), logo, year: new Date().getUTCFullYear() };
}

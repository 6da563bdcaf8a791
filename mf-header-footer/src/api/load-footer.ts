import type { ApiClient } from "@zhian/contracts/endpoints";
import { localeOfPath } from "@zhian/contracts/locale";
import { type IndexCategory, productIndex } from "../model/product-index.ts";
import { loadNavigation } from "./load-navigation.ts";

export interface FooterData {
  categories: IndexCategory[];
  year: number;
}

/** What the footer shows at an address. */
export async function loadFooter(api: ApiClient, { url, signal }: Request): Promise<FooterData> {
  const locale = localeOfPath(new URL(url).pathname);
  const navigation = await loadNavigation({ api, locale, signal });
  return { categories: productIndex(navigation), year: new Date().getUTCFullYear() };
}

import { type Catalogue, type ProductKind, productOf } from "@zhian/contracts/catalogue";
import type { EndpointData } from "@zhian/contracts/endpoints";
import { type Locale, localePath } from "@zhian/contracts/locale";
import { data, redirect } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs, service } from "@zhian/page/json-ld";
import { cracklePath } from "@zhian/ui/crackle-path";
import { loadProductPage } from "../content/product-pages.ts";
import type { Page } from "../model/page-content.ts";

/** Other names by which people look for the serverless container. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["serverless", "bci"],
  ["serverless-container", "bci"],
]);

const homeName: Record<Locale, string> = { en: "Home", zh: "首页" };
const trailName: Record<Locale, string> = { en: "Breadcrumb", zh: "当前位置" };

/** Returns the kind of the product whose code ends the address in its canonical spelling. */
export async function kindAt(address: URL, site: LoaderSite): Promise<ProductKind | undefined> {
  return productOf(await site.catalogue(), lastOf(address))?.kind;
}

/**
 * Loads the page of the product whose code ends the address. Throws a redirect for an alias or another spelling, and 404 for an
 * unknown product.
 */
export async function loadProductData(address: URL, site: LoaderSite, signal: AbortSignal) {
  const { locale } = site;
  const named = lastOf(address);
  const [found, catalogue] = await Promise.all([loadProductPage(named, site), site.catalogue()]);
  const code = codeOf(named, catalogue);
  if (code !== named) throw redirect(localePath(locale, `/products/${code}`) + address.search, 308);
  if (!found) throw data("No such product", { status: 404 });

  const drawn = await toProductData(found, { path: `/products/${code}`, site, signal });
  return { ...drawn, chunks: [`product-${found.product.kind}-late`] };
}

interface PageAt {
  /** Plain path. */
  path: string;
  site: LoaderSite;
  signal: AbortSignal;
}

/** Returns all data of a page about a product, in the catalogue or beside it. */
export async function toProductData(
  found: NonNullable<Awaited<ReturnType<typeof loadProductPage>>>,
  { path, site, signal }: PageAt,
) {
  const { api, config, locale } = site;
  const { seo, ...page } = found.page;
  const [rate, texts] = await Promise.all([getRate(api, signal), getSeo(api, { id: path, locale, signal }, seo)]);
  return {
    ...found,
    page,
    rate,
    trail: {
      label: trailName[locale],
      crumbs: [{ label: homeName[locale], href: localePath(locale, "/") }, { label: page.title }],
    },
    glaze: cracklePath({ seed: page.code, spread: "corner" }),
    head: { ...texts, jsonLd: toJsonLd({ ...page, path }, texts, { origin: config.origin, locale }) },
  };
}

function lastOf({ pathname }: URL): string {
  return pathname.split("/").findLast(Boolean) ?? "";
}

/** Returns an unknown name unchanged. */
function codeOf(named: string, catalogue: Catalogue): string {
  const lower = decoded(named).toLowerCase();
  return otherNames.get(lower) ?? (productOf(catalogue, lower) ? lower : named);
}

function decoded(named: string): string {
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

function toJsonLd(
  { path, title, blocks }: Omit<Page, "seo"> & Pick<PageAt, "path">,
  { description }: EndpointData<"cms.seo">,
  site: { origin: string; locale: Locale },
) {
  const plans = blocks.flatMap((block) => (block.is === "plans" ? block.plans : []));
  return [
    service(site, { name: title, path, description, plans }),
    breadcrumbs(site, [
      { name: homeName[site.locale], path: "/" },
      { name: title, path },
    ]),
  ];
}

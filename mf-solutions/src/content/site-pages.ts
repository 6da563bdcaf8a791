import type { LoaderSite } from "@zhian/fragment/site-context";
import type { InLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { blocksToShow } from "../model/blocks-to-show.ts";
import { inDollars } from "../model/in-dollars.ts";
import { productsOfSite } from "../model/products-of-site.ts";
import type { SiteContent, SitePage } from "../model/site-content.ts";
import { sitePaths } from "../model/site-paths.ts";

/** Loads a page in one language, with the products that it names. Null for an unknown path. */
export async function loadSitePage(path: string, site: Pick<LoaderSite, "locale" | "catalogue">) {
  const { locale } = site;
  if (!sitePaths.some((known) => known === path)) return null;
  const [{ default: content }, catalogue] = await Promise.all([
    import(
      /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./site${path}/${locale}.yaml`
    ),
    site.catalogue(),
  ]);
  // The build has validated it with the schema of its kind.
  const whole: SitePage = inDollars(content as InLanguage<SiteContent>, catalogue);
  const page = { ...whole, blocks: blocksToShow(whole.blocks) };
  return { page, marks: marksOf(productsOfSite(page), { catalogue, locale }) };
}

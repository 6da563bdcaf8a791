import type { LoaderSite } from "@zhian/fragment/site-context";
import type { InLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { noneIfMissing } from "@zhian/page/none-if-missing";
import { inDollars } from "../model/in-dollars.ts";
import { namedProducts } from "../model/named-products.ts";
import type { SolutionContent, SolutionPage } from "../model/solution-content.ts";

/** Loads a solution's page in one language, with the products that it names. Null for an unknown slug. */
export async function loadSolution(slug: string, site: Pick<LoaderSite, "locale" | "catalogue">) {
  const { locale } = site;
  const loading = import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./solutions/${slug}/${locale}.yaml`
  );
  const [found, catalogue] = await Promise.all([loading.catch(noneIfMissing), site.catalogue()]);
  if (!found) return null;
  // The build has validated it with the schema of its kind.
  const page: SolutionPage = inDollars(found.default as InLanguage<SolutionContent>, catalogue);
  return { page, marks: marksOf(namedProducts(page), { catalogue, locale }) };
}

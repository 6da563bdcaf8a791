import { solutionOf } from "@zhian/contracts/solution-list";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { marksOf } from "@zhian/page/marks-of";
import { namedProducts } from "../model/named-products.ts";
import type { SolutionPage } from "../model/solution-content.ts";

/** A solution's page in one language, with the products that it names. Null for a slug that no solution has. */
export async function loadSolution(slug: string, site: Pick<LoaderSite, "locale" | "catalogue">) {
  const { locale } = site;
  if (!solutionOf(slug)) return null;
  const [{ default: content }, catalogue] = await Promise.all([
    import(
      /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./solutions/${slug}/${locale}.yaml`
    ),
    site.catalogue(),
  ]);
  // As the build has checked it by the schema of its kind.
  const page = content as SolutionPage;
  return { page, marks: marksOf(namedProducts(page), { catalogue, locale }) };
}

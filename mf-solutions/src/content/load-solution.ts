import type { Locale } from "@zhian/contracts/locale";
import { solutionOf } from "@zhian/contracts/solution-list";
import { marksOf } from "@zhian/page/marks-of";
import { namedProducts } from "../model/named-products.ts";
import type { SolutionPage } from "../model/solution-content.ts";

/** A solution's page in one language, with the products that it names. Null for a slug that no solution has. */
export async function loadSolution(slug: string, locale: Locale) {
  if (!solutionOf(slug)) return null;
  const { default: content } = await import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./solutions/${slug}/${locale}.yaml`
  );
  // As the build has checked it by the schema of its kind.
  const page = content as SolutionPage;
  return { page, marks: marksOf(namedProducts(page), locale) };
}

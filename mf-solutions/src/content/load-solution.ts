import type { Locale } from "@zhian/contracts/locale";
import { type Solution, solutionOf } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { namedProducts } from "../model/named-products.ts";
import type { SolutionContent } from "../model/solution-content.ts";

/** A solution's page in one language, with the products that it names. Null for a slug that no solution has. */
export async function loadSolution(slug: string, locale: Locale) {
  const solution = solutionOf(slug);
  const content = solution && (await contentOf(solution));
  if (!content) return null;
  const page = inLanguage(content, locale);
  return { page, marks: marksOf(namedProducts(page), locale) };
}

async function contentOf(solution: Solution): Promise<SolutionContent | null> {
  if (solution.slug === "cloud-base") {
    return (await import(/* webpackChunkName: "content-cloud-base" */ "./cloud-base/page.ts")).content;
  }
  const { overviewOf } = await import(/* webpackChunkName: "content-overviews" */ "./overviews/overview-page.ts");
  return overviewOf(solution);
}

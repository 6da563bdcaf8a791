import type { Locale } from "@zhian/contracts/locale";
import { inLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { namedProducts } from "../model/named-products.ts";
import { solutionPages } from "./solution-pages.ts";

/** A solution's page in one language, with the products that it names. Null for a slug that no solution has. */
export async function loadSolution(slug: string, locale: Locale) {
  const load = solutionPages.get(slug);
  if (!load) return null;
  const page = inLanguage((await load()).content, locale);
  return { page, marks: marksOf(namedProducts(page), locale) };
}

import { catalogue } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import { solutions } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { content } from "./page.ts";

/** The home page in one language, with the whole catalogue. */
export function loadHome(locale: Locale) {
  const { catalogue: section, ...home } = inLanguage(content, locale);
  const groups = section.groups.map((group) => ({
    ...group,
    products: catalogue.filter(({ kind }) => kind === group.kind).map(({ code }) => code),
  }));
  return {
    home: { ...home, catalogue: { ...section, groups } },
    marks: marksOf(
      catalogue.map(({ code }) => code),
      locale,
    ),
    solutions: solutions.map(({ slug, name, products }) => ({ slug, name: name[locale], products: [...products] })),
  };
}

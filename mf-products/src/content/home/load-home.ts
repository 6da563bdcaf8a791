import { catalogue } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import { solutions } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import type { ProductMarks } from "@zhian/page/product-marks";
import { mapLinks, mapPoints } from "./map.ts";
import { content } from "./page.ts";

/** The home page in one language, with the whole catalogue. Everywhere on it a product goes by its name on the map. */
export function loadHome(locale: Locale) {
  const { map, ...home } = inLanguage(content, locale);
  const groups = map.groups.map((group) => ({ ...group, places: toPlaces(group.kind) }));
  return {
    home: { ...home, map: { ...map, groups } },
    marks: toMarks(locale),
    solutions: solutions.map(({ slug, name, products }) => ({ slug, name: name[locale], products: [...products] })),
  };
}

function toPlaces(kind: string) {
  const codes = new Set(catalogue.filter((product) => product.kind === kind).map(({ code }) => code));
  return mapPoints.flatMap(({ code, x, y }) => (codes.has(code) ? [{ code, x, y, near: neighboursOf(code) }] : []));
}

function neighboursOf(code: string): string[] {
  return mapLinks.flatMap(([from, to]) => (from === code ? [to] : to === code ? [from] : []));
}

function toMarks(locale: Locale): ProductMarks {
  const labels = new Map(mapPoints.map(({ code, label }) => [code, label[locale]]));
  return Object.fromEntries(
    catalogue.map(({ code, seal, name }) => [code, { seal, name: labels.get(code) ?? name[locale] }]),
  );
}

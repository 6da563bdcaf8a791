import { catalogue } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import { solutions } from "@zhian/contracts/solution-list";
import type { ProductMarks } from "@zhian/page/product-marks";
import type { Home } from "../../model/home-content.ts";

/** The home page in one language, with the whole catalogue. Everywhere on it a product goes by its name on the map. */
export async function loadHome(locale: Locale) {
  const { default: content } = await import(
    /* webpackChunkName: "content-home-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./${locale}.yaml`
  );
  // As the build has checked it by the schema of its kind.
  const { map, ...home } = content as Home;
  const { places, links, ...drawn } = map;
  const groups = map.groups.map((group) => ({ ...group, places: toPlaces(group.kind, { places, links }) }));
  return {
    home: { ...home, map: { ...drawn, groups } },
    marks: toMarks(places, locale),
    solutions: solutions.map(({ slug, name, products }) => ({ slug, name: name[locale], products: [...products] })),
  };
}

function toPlaces(kind: string, { places, links }: Pick<Home["map"], "places" | "links">) {
  const codes = new Set(catalogue.filter((product) => product.kind === kind).map(({ code }) => code));
  return places.flatMap(({ id, x, y }) => (codes.has(id) ? [{ code: id, x, y, near: neighboursOf(id, links) }] : []));
}

function neighboursOf(code: string, links: Home["map"]["links"]): string[] {
  return links.flatMap(([from, to]) => (from === code && to ? [to] : to === code && from ? [from] : []));
}

function toMarks(places: Home["map"]["places"], locale: Locale): ProductMarks {
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  return Object.fromEntries(
    catalogue.map(({ code, seal, name }) => [code, { seal, name: labels.get(code) ?? name[locale] }]),
  );
}

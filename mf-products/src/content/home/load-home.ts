import { type Catalogue, productOf, solutionsOf } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import type { ProductMarks } from "@zhian/page/product-marks";
import { fillIn } from "../../model/fill-in.ts";
import type { Home } from "../../model/home-content.ts";
import { placeProducts } from "../../model/map-places.ts";

/** Loads the home page in one language, with the whole catalogue. Products have their names on the map all over the page. */
export async function loadHome(site: Pick<LoaderSite, "locale" | "catalogue">) {
  const { locale } = site;
  const [{ default: content }, catalogue] = await Promise.all([
    import(/* webpackChunkName: "content-home-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./${locale}.yaml`),
    site.catalogue(),
  ]);
  // The build has validated it with the schema of its kind.
  const { map, ...home } = content as Home;
  const { places, links, ...drawn } = map;
  const placed = Map.groupBy(
    placeProducts(catalogue, { places, links }),
    ({ code }) => productOf(catalogue, code)?.kind,
  );
  const groups = map.groups.map((group) => ({ ...group, places: placed.get(group.kind) ?? [] }));
  const counted = (text: string) => fillIn(text, { products: catalogue.length });
  return {
    home: {
      ...home,
      actions: home.actions.map((action) => ({ ...action, label: counted(action.label) })),
      facts: home.facts.map((fact) => ({ ...fact, value: counted(fact.value) })),
      map: { ...drawn, caption: counted(drawn.caption), groups },
    },
    marks: toMarks(catalogue, places, locale),
    solutions: solutionsOf(catalogue).map(({ slug, name, products }) => ({
      slug,
      name: name[locale],
      products: [...products],
    })),
  };
}

function toMarks(catalogue: Catalogue, places: Home["map"]["places"], locale: Locale): ProductMarks {
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  return Object.fromEntries(
    catalogue.map(({ code, seal, name }) => [code, { seal, name: labels.get(code) ?? name[locale] }]),
  );
}

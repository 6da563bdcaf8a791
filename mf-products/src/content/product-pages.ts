import { productOf, solutionOf } from "@zhian/contracts/catalogue";
import type { LoaderSite } from "@zhian/fragment/site-context";
import type { InLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { noneIfMissing } from "@zhian/page/none-if-missing";
import type { AllLabels, Labelled } from "../model/block-labels.ts";
import { namedProducts, namedSolutions } from "../model/named-products.ts";
import type { Block, Page, PageContent } from "../model/page-content.ts";
import { pathsBesideCatalogue } from "../model/paths-beside-catalogue.ts";

type Site = Pick<LoaderSite, "locale" | "catalogue">;

/** Loads a product's page in one language, with all that it names. Null if not offered, or if its page is in another fragment. */
export async function loadProductPage(code: string, site: Site) {
  const page = import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./products/${code}/${site.locale}.yaml`
  );
  return showPage(page.catch(noneIfMissing), site);
}

/** Loads a page beside the catalogue, by its plain path. Null for an unknown path, and for a product not offered. */
export async function loadPageBesideCatalogue(path: string, site: Site) {
  if (!pathsBesideCatalogue.includes(path)) return null;
  const page = import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./beside-catalogue${path}/${site.locale}.yaml`
  );
  return showPage(page, site);
}

async function showPage(loading: Promise<{ default: unknown } | null>, site: Site) {
  const { locale } = site;
  const [found, { default: labels }, catalogue] = await Promise.all([
    loading,
    import(/* webpackChunkName: "labels-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./labels/${locale}.yaml`),
    site.catalogue(),
  ]);
  if (!found) return null;
  // The build has validated them with the schemas of their kinds.
  const { blocks, ...rest } = found.default as InLanguage<PageContent>;
  const page: Page = { ...rest, blocks: blocks.map((block) => withLabels(block, labels as InLanguage<AllLabels>)) };
  const product = productOf(catalogue, page.code);
  if (!product) return null;
  const solutions = namedSolutions(page).flatMap((slug) => {
    const solution = solutionOf(catalogue, slug);
    return solution ? [{ slug, name: solution.name[locale] }] : [];
  });
  return {
    page,
    product: { kind: product.kind, nameInChinese: product.name.zh },
    marks: marksOf(namedProducts(page), { catalogue, locale }),
    solutions,
  };
}

/** The block with the labels of its kind, if its view has any. */
function withLabels(block: InLanguage<Block>, labels: InLanguage<AllLabels>): Labelled<InLanguage<Block>> {
  const ofKind = Object.entries(labels).find(([is]) => is === block.is)?.[1];
  // AllLabels and Labelled have the same keys; the compiler cannot follow them through the lookup.
  return (ofKind ? { ...block, labels: ofKind } : block) as Labelled<InLanguage<Block>>;
}

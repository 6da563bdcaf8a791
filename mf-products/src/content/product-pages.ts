import { productOf } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import { solutionOf } from "@zhian/contracts/solution-list";
import type { InLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import type { AllLabels, Labelled } from "../model/block-labels.ts";
import { namedProducts, namedSolutions } from "../model/named-products.ts";
import type { Block, Page, PageContent } from "../model/page-content.ts";
import { pathsBesideCatalogue } from "../model/paths-beside-catalogue.ts";

/** The one product whose page is another fragment's: domain names. */
const elsewhere = "bcd";

/** A product's page in one language, with what else it names. Null for a code that has no page here. */
export async function loadProductPage(code: string, locale: Locale) {
  if (!productOf(code) || code === elsewhere) return null;
  const page = import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./products/${code}/${locale}.yaml`
  );
  return showPage(page, locale);
}

/** A page beside the catalogue, by its plain path. Null for an address that has none. */
export async function loadPageBesideCatalogue(path: string, locale: Locale) {
  if (!pathsBesideCatalogue.includes(path)) return null;
  const page = import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./beside-catalogue${path}/${locale}.yaml`
  );
  return showPage(page, locale);
}

/** A page about a product of the catalogue. Throws when there is no such product. */
async function showPage(loading: Promise<{ default: unknown }>, locale: Locale) {
  const [{ default: content }, { default: labels }] = await Promise.all([
    loading,
    import(/* webpackChunkName: "labels-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `./labels/${locale}.yaml`),
  ]);
  // As the build has checked them by the schemas of their kinds.
  const { blocks, ...rest } = content as InLanguage<PageContent>;
  const page: Page = { ...rest, blocks: blocks.map((block) => withLabels(block, labels as InLanguage<AllLabels>)) };
  const product = productOf(page.code);
  if (!product) throw new Error(`There is a page about ${page.code}, which the catalogue does not have`);
  const solutions = namedSolutions(page).flatMap((slug) => {
    const solution = solutionOf(slug);
    return solution ? [{ slug, name: solution.name[locale] }] : [];
  });
  return {
    page,
    product: { kind: product.kind, nameInChinese: product.name.zh },
    marks: marksOf(namedProducts(page), locale),
    solutions,
  };
}

/** The block with the labels of its kind, if its view has any. */
function withLabels(block: InLanguage<Block>, labels: InLanguage<AllLabels>): Labelled<InLanguage<Block>> {
  const ofKind = Object.entries(labels).find(([is]) => is === block.is)?.[1];
  // AllLabels and Labelled go by the same names; the compiler cannot follow them through the lookup.
  return (ofKind ? { ...block, labels: ofKind } : block) as Labelled<InLanguage<Block>>;
}

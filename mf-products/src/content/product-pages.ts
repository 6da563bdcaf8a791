import { productOf } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import { solutionOf } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { namedProducts, namedSolutions } from "../model/named-products.ts";
import type { Page, PageContent, PageLoader } from "../model/page-content.ts";
import { computePages } from "./compute/pages.ts";
import { databasePages } from "./database/pages.ts";
import { domainPages } from "./domain/pages.ts";
import { hostingPages } from "./hosting/pages.ts";
import { withLabels } from "./labels/with-labels.ts";
import { networkPages } from "./network/pages.ts";
import { securityProductPages } from "./security-product/pages.ts";
import { securityServicePages } from "./security-service/pages.ts";
import { storagePages } from "./storage/pages.ts";

/** Every product but domain names, whose page is another fragment's. */
export const ownPages: ReadonlyMap<string, PageLoader> = new Map([
  ...computePages,
  ...storagePages,
  ...networkPages,
  ...databasePages,
  ...domainPages,
  ...hostingPages,
  ...securityProductPages,
  ...securityServicePages,
]);

/** A product's page in one language, with what else it names. Null for a code that has no page here. */
export async function loadProductPage(code: string, locale: Locale) {
  const load = ownPages.get(code);
  return load ? showPage((await load()).content, locale) : null;
}

/** A page about a product of the catalogue. Throws when there is no such product. */
export function showPage(content: PageContent, locale: Locale) {
  const product = productOf(content.code);
  if (!product) throw new Error(`There is a page about ${content.code}, which the catalogue does not have`);
  const { blocks, ...rest } = inLanguage(content, locale);
  const page: Page = { ...rest, blocks: blocks.map((block) => withLabels(block, locale)) };
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

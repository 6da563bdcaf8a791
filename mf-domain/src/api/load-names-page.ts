import type { LoaderSite } from "@zhian/fragment/site-context";
import type { InLanguage } from "@zhian/i18n/in-language";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs, service } from "@zhian/page/json-ld";
import { marksOf } from "@zhian/page/marks-of";
import { cracklePath } from "@zhian/ui/crackle-path";
import type { NamesBlock, NamesContent } from "../model/names-content.ts";
import { pathOf, trailOf } from "../model/trail.ts";
import { loadEndings } from "./load-endings.ts";

const path = "/products/bcd";

/** All the data of the product's page. `list` is null if the price list could not be loaded. */
export async function loadNamesPage(
  { api, config, locale, catalogue: loadCatalogue }: LoaderSite,
  signal: AbortSignal,
) {
  const { default: content } = await import(
    /* webpackChunkName: "content-names-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/ */ `../content/domain-names/${locale}.yaml`
  );
  // The build has validated it with the schema of its kind.
  const { seo, code, ...page } = content as InLanguage<NamesContent>;
  const [rate, texts, endings, catalogue] = await Promise.all([
    getRate(api, signal),
    getSeo(api, { id: path, locale, signal }, seo),
    loadEndings(api, { locale, signal }),
    loadCatalogue(),
  ]);
  const site = { origin: config.origin, locale };
  return {
    page,
    rate,
    list: endings?.list ?? null,
    marks: marksOf([code, ...page.blocks.flatMap(productsOf)], { catalogue, locale }),
    trail: trailOf(locale),
    glaze: cracklePath({ seed: code, spread: "corner" }),
    head: {
      ...texts,
      jsonLd: [
        service(site, { name: page.title, path, description: texts.description, plans: [] }),
        breadcrumbs(site, pathOf(locale)),
      ],
    },
  };
}

function productsOf(block: InLanguage<NamesBlock>): string[] {
  return block.is === "related" ? block.items.map(({ product }) => product) : [];
}

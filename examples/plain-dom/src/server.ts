import type { Locale, RenderContext, Rendered, RenderRequest } from "./contract.ts";
import { pageOf } from "./page.ts";
import { loadRate, type Prices, pricedProducts } from "./prices.ts";
import { headOf, texts } from "./texts.ts";
import { toHtml } from "./to-html.ts";
import { element } from "./tree.ts";

export async function render(request: RenderRequest, { api, decide }: RenderContext): Promise<Rendered> {
  const { locale, currency, catalogue = [] } = request;
  const prices: Prices = { products: pricedProducts(catalogue), rate: await loadRate(api) };
  decide({ status: 200, head: headOf(locale), chunks: [] });
  const trees = pageOf({ ...prices, locale, currency, isSorted: false });
  return { html: { main: trees.map(toHtml).join("") }, data: { main: prices } };
}

/** Shown if `render` does not respond. The shell leaves the link to the browser, which requests the page again. */
export function fallback(locale: Locale): { main: string } {
  const text = texts[locale];
  const page = element("div", { class: "container prices-pdom1" }, [
    element("h1", {}, text.unavailable),
    element("p", { class: "lead" }, text.meanwhile),
    element("a", { href: "", role: "button", "data-retry": "" }, text.retry),
  ]);
  return { main: toHtml(page) };
}

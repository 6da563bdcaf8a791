import { renderToString } from "@vue/server-renderer";
import { createSSRApp } from "vue";
import type { Locale, RenderContext, Rendered, RenderRequest } from "./contract.ts";
import CostPlanner from "./cost-planner.vue";
import { loadRate, type Prices, pricedProducts } from "./prices.ts";
import { headOf, texts } from "./texts.ts";

export async function render(request: RenderRequest, { api, decide }: RenderContext): Promise<Rendered> {
  const { locale, currency, catalogue = [] } = request;
  const prices: Prices = { products: pricedProducts(catalogue), rate: await loadRate(api) };
  decide({ status: 200, head: headOf(locale), chunks: [] });
  const html = await renderToString(createSSRApp(CostPlanner, { site: { locale, currency }, prices }));
  return { html: { main: html }, data: { main: prices } };
}

/** Shown if `render` does not respond. The shell leaves the link to the browser, which requests the page again. */
export function fallback(locale: Locale): { main: string } {
  const { unavailable, meanwhile, retry } = texts[locale];
  const words = `<h1>${unavailable}</h1><p class="lead">${meanwhile}</p>`;
  return { main: `<div class="container">${words}<a href="" role="button" data-retry="">${retry}</a></div>` };
}

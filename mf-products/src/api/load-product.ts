import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";

/** Of every product's route: the last segment of the address is its code. `blocks` is what shows its kind's, if it has a page. */
export async function loadProduct({ request, context }: LoaderFunctionArgs, blocks?: { load(): Promise<unknown> }) {
  const [{ loadProductData }] = await Promise.all([
    import(/* webpackChunkName: "content-products" */ "./load-product-data.ts"),
    blocks?.load(),
  ]);
  return loadProductData(new URL(request.url), context.get(siteContext), request.signal);
}

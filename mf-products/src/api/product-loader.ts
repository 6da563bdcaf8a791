import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";

/** Of every product's route: the last segment of the address is its code. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadProductData } = await import(/* webpackChunkName: "content-products" */ "./load-product-data.ts");
  return loadProductData(new URL(request.url), context.get(siteContext), request.signal);
}

import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import type { loadProductData } from "../api/load-product-data.ts";
import { blocksOfKind } from "../ui/kinds/blocks-of-kind.ts";
import { ProductPage } from "../ui/product-page.tsx";

/** The last segment of the address is the product's code. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = await import(/* webpackChunkName: "content-products" */ "../api/load-product-data.ts");
  const address = new URL(request.url);
  const site = context.get(siteContext);
  const [data] = await Promise.all([
    api.loadProductData(address, site, request.signal),
    api.kindAt(address, site).then((kind) => kind && blocksOfKind[kind].load()),
  ]);
  return data;
}

export function Component() {
  const data = useLoaderData<typeof loadProductData>();
  return <ProductPage data={data} Blocks={blocksOfKind[data.product.kind].Component} />;
}

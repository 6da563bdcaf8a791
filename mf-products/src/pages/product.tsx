import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { ProductPage } from "../ui/product-page.tsx";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { loadProductData } = await import(/* webpackChunkName: "content-products" */ "../api/load-product-data.ts");
  return loadProductData(params["code"] ?? "", context.get(siteContext), request.signal);
}

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} />;
}

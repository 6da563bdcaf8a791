import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { ProductPage } from "../ui/product-page.tsx";
import { SecurityBlockView } from "../ui/security/security-block-view.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadProductData } = await import(/* webpackChunkName: "content-products" */ "../api/load-product-data.ts");
  // Each of these products has a route of its own, whose last segment is the code.
  const code = new URL(request.url).pathname.split("/").findLast(Boolean) ?? "";
  return loadProductData(code, context.get(siteContext), request.signal);
}

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={SecurityBlockView} />;
}

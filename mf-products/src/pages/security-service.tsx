import { latePart } from "@zhian/fragment/late-part";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { loadProduct } from "../api/load-product.ts";
import { ProductPage } from "../ui/product-page.tsx";

const blocks = latePart(() =>
  import(/* webpackChunkName: "page-security-service-late" */ "../ui/kinds/security-service-blocks.tsx").then(
    (module) => module.SecurityServiceBlocks,
  ),
);

export function loader(args: LoaderFunctionArgs) {
  return loadProduct(args, blocks);
}

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} Blocks={blocks.Component} />;
}

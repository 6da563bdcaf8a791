import { latePart } from "@zhian/fragment/late-part";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { loadProduct } from "../api/load-product.ts";
import { ProductPage } from "../ui/product-page.tsx";

const blocks = latePart(() =>
  import(/* webpackChunkName: "page-security-product-late" */ "../ui/kinds/security-product-blocks.tsx").then(
    (module) => module.SecurityProductBlocks,
  ),
);

export function loader(args: LoaderFunctionArgs) {
  return loadProduct(args, blocks);
}

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} Blocks={blocks.Component} />;
}

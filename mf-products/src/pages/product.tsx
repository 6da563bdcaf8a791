import { latePart } from "@zhian/fragment/late-part";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { loadProduct } from "../api/load-product.ts";
import { ProductPage } from "../ui/product-page.tsx";

const blocks = latePart(() =>
  import(/* webpackChunkName: "page-product-late" */ "../ui/kinds/plain-blocks.tsx").then(
    (module) => module.PlainBlocks,
  ),
);

export function loader(args: LoaderFunctionArgs) {
  return loadProduct(args, blocks);
}

/** Of a product whose kind brings nothing that has to come with its route; other names and unknown codes end here, too. */
export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} Blocks={blocks.Component} />;
}

import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { CostCurve } from "../ui/instruments/cost-curve.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={StorageBlock} />;
}

function StorageBlock({ block }: { block: KindBlockContent }) {
  return block.is === "cost-curve" && <CostCurve block={block} />;
}

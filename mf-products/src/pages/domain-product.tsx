import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { Finder } from "../ui/instruments/finder.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={DomainBlock} />;
}

function DomainBlock({ block }: { block: KindBlockContent }) {
  return block.is === "finder" && <Finder block={block} />;
}

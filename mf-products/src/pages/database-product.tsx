import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { Timeline } from "../ui/instruments/timeline.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={DatabaseBlock} />;
}

function DatabaseBlock({ block }: { block: KindBlockContent }) {
  return block.is === "timeline" && <Timeline block={block} />;
}

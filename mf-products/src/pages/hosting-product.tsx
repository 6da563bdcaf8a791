import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { Configurator } from "../ui/instruments/configurator.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={HostingBlock} />;
}

function HostingBlock({ block }: { block: KindBlockContent }) {
  return block.is === "configurator" && <Configurator block={block} />;
}

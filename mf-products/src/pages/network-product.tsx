import { useLoaderData } from "@zhian/fragment/router";
import { loader } from "../api/product-loader.ts";
import type { KindBlockContent } from "../ui/blocks/block-list.tsx";
import { PacketPath } from "../ui/instruments/packet-path.tsx";
import { ProductPage } from "../ui/product-page.tsx";

export { loader };

export function Component() {
  return <ProductPage data={useLoaderData<typeof loader>()} KindBlock={NetworkBlock} />;
}

function NetworkBlock({ block }: { block: KindBlockContent }) {
  return block.is === "packet-path" && <PacketPath block={block} />;
}

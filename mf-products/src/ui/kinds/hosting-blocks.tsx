import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { Configurator } from "../instruments/configurator.tsx";

export function HostingBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={HostingBlock} />;
}

function HostingBlock({ block }: { block: KindBlockContent }) {
  return block.is === "configurator" && <Configurator block={block} />;
}

import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { PacketPath } from "../instruments/packet-path.tsx";

export function NetworkBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={NetworkBlock} />;
}

function NetworkBlock({ block }: { block: KindBlockContent }) {
  return block.is === "packet-path" && <PacketPath block={block} />;
}

import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { Finder } from "../instruments/finder.tsx";

export function DomainBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={DomainBlock} />;
}

function DomainBlock({ block }: { block: KindBlockContent }) {
  return block.is === "finder" && <Finder block={block} />;
}

import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { Timeline } from "../instruments/timeline.tsx";

export function DatabaseBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={DatabaseBlock} />;
}

function DatabaseBlock({ block }: { block: KindBlockContent }) {
  return block.is === "timeline" && <Timeline block={block} />;
}

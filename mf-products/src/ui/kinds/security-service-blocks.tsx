import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { Deliverable } from "../instruments/deliverable.tsx";
import { Timeline } from "../instruments/timeline.tsx";
import { Coverage } from "../security/coverage.tsx";

export function SecurityServiceBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={SecurityServiceBlock} />;
}

function SecurityServiceBlock({ block }: { block: KindBlockContent }) {
  if (block.is === "coverage") return <Coverage block={block} />;
  if (block.is === "deliverable") return <Deliverable block={block} />;
  if (block.is === "timeline") return <Timeline block={block} />;
  return null;
}

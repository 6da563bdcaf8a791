import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { Plans } from "../compute/plans.tsx";
import { Sizes } from "../compute/sizes.tsx";
import { Finder } from "../instruments/finder.tsx";
import { Timeline } from "../instruments/timeline.tsx";

export function ComputeBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={ComputeBlock} />;
}

function ComputeBlock({ block }: { block: KindBlockContent }) {
  if (block.is === "sizes") return <Sizes block={block} />;
  if (block.is === "plans") return <Plans block={block} />;
  if (block.is === "finder") return <Finder block={block} />;
  if (block.is === "timeline") return <Timeline block={block} />;
  return null;
}

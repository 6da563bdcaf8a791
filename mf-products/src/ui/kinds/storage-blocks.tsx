import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { CostCurve } from "../instruments/cost-curve.tsx";

export function StorageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={StorageBlock} />;
}

function StorageBlock({ block }: { block: KindBlockContent }) {
  return block.is === "cost-curve" && <CostCurve block={block} />;
}

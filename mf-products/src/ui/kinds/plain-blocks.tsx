import type { PageBlock } from "../../model/page-content.ts";
import { BlockList } from "../blocks/block-list.tsx";

/** Of a product whose kind has no blocks of its own. */
export function PlainBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} />;
}

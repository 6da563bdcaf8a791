import type { PageBlock } from "../../model/page-content.ts";
import { BlockList, type KindBlockContent } from "../blocks/block-list.tsx";
import { Deliverable } from "../instruments/deliverable.tsx";
import { PacketPath } from "../instruments/packet-path.tsx";
import { Timeline } from "../instruments/timeline.tsx";
import { Attacks } from "../security/attacks.tsx";
import { Coverage } from "../security/coverage.tsx";

export function SecurityProductBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return <BlockList blocks={blocks} KindBlock={SecurityProductBlock} />;
}

function SecurityProductBlock({ block }: { block: KindBlockContent }) {
  if (block.is === "attacks") return <Attacks block={block} />;
  if (block.is === "coverage") return <Coverage block={block} />;
  if (block.is === "packet-path") return <PacketPath block={block} />;
  if (block.is === "deliverable") return <Deliverable block={block} />;
  if (block.is === "timeline") return <Timeline block={block} />;
  return null;
}

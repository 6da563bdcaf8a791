import type { KindBlockContent } from "../blocks/block-list.tsx";
import { Attacks } from "./attacks.tsx";
import { Coverage } from "./coverage.tsx";

export function SecurityBlockView({ block }: { block: KindBlockContent }) {
  if (block.is === "coverage") return <Coverage block={block} />;
  if (block.is === "attacks") return <Attacks block={block} />;
  return null;
}

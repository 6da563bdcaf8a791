import type { KindBlockContent } from "../blocks/block-list.tsx";
import { Attacks } from "./attacks.tsx";
import { Coverage } from "./coverage.tsx";

export function SecurityBlockView({ block }: { block: KindBlockContent }) {
  switch (block.is) {
    case "coverage":
      return <Coverage block={block} />;
    case "attacks":
      return <Attacks block={block} />;
    default:
      return null;
  }
}

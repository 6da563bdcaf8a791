import type { InLanguage } from "@zhian/i18n/in-language";
import type { SecurityBlock } from "../../model/security-content.ts";
import { Attacks } from "./attacks.tsx";
import { Coverage } from "./coverage.tsx";
import { Prices } from "./prices.tsx";

export function SecurityBlockView({ block }: { block: InLanguage<SecurityBlock> }) {
  switch (block.is) {
    case "coverage":
      return <Coverage block={block} />;
    case "attacks":
      return <Attacks block={block} />;
    case "prices":
      return <Prices block={block} />;
  }
}

import { CallToAction } from "@zhian/page/call-to-action";
import { Questions } from "@zhian/page/questions";
import { Steps } from "@zhian/page/steps";
import type { ComponentType } from "react";
import type { InstrumentBlock } from "../../model/instrument-content.ts";
import type { PageBlock } from "../../model/page-content.ts";
import type { SecurityBlock } from "../../model/security-content.ts";
import { Checklist } from "./checklist.tsx";
import { Comparison } from "./comparison.tsx";
import { Features } from "./features.tsx";
import { Prices } from "./prices.tsx";
import { Related } from "./related.tsx";
import { Scenarios } from "./scenarios.tsx";
import { Specs } from "./specs.tsx";
import { Terminal } from "./terminal.tsx";
import { Uptime } from "./uptime.tsx";

interface BlockListProps {
  blocks: readonly PageBlock[];
  /** The blocks that only pages of this kind of product have. */
  KindBlock: ComponentType<{ block: KindBlockContent }>;
}

export type KindBlockContent = Extract<PageBlock, { is: (InstrumentBlock | SecurityBlock)["is"] | "sizes" | "plans" }>;

export function BlockList({ blocks, KindBlock }: BlockListProps) {
  return blocks.map((block) => <BlockView key={block.anchor} block={block} KindBlock={KindBlock} />);
}

interface BlockViewProps extends Pick<BlockListProps, "KindBlock"> {
  block: PageBlock;
}

function BlockView({ block, KindBlock }: BlockViewProps) {
  switch (block.is) {
    case "prices":
      return <Prices block={block} />;
    case "uptime":
      return <Uptime block={block} />;
    case "features":
      return <Features block={block} />;
    case "scenarios":
      return <Scenarios block={block} />;
    case "specs":
      return <Specs block={block} />;
    case "comparison":
      return <Comparison block={block} />;
    case "terminal":
      return <Terminal block={block} />;
    case "faq":
      return <Questions block={block} />;
    case "related":
      return <Related block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "checklist":
      return <Checklist block={block} />;
    case "cta":
      return <CallToAction block={block} />;
    case "sizes":
    case "plans":
    case "coverage":
    case "attacks":
    case "finder":
    case "cost-curve":
    case "configurator":
    case "packet-path":
    case "timeline":
    case "deliverable":
      return <KindBlock block={block} />;
  }
}

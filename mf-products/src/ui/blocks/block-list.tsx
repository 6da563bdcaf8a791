import { CallToAction } from "@zhian/page/call-to-action";
import { Questions } from "@zhian/page/questions";
import { Steps } from "@zhian/page/steps";
import type { PageBlock } from "../../model/page-content.ts";
import { Checklist } from "./checklist.tsx";
import { Comparison } from "./comparison.tsx";
import { Features } from "./features.tsx";
import { Plans } from "./plans.tsx";
import { Related } from "./related.tsx";
import { Scenarios } from "./scenarios.tsx";
import { Sizes } from "./sizes.tsx";
import { Specs } from "./specs.tsx";
import { Terminal } from "./terminal.tsx";

export function BlockList({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block) => <BlockView key={block.anchor} block={block} />);
}

function BlockView({ block }: { block: PageBlock }) {
  switch (block.is) {
    case "features":
      return <Features block={block} />;
    case "sizes":
      return <Sizes block={block} />;
    case "plans":
      return <Plans block={block} />;
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
  }
}

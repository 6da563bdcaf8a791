import { CallToAction } from "@zhian/page/call-to-action";
import { PlainTable } from "@zhian/page/plain-table";
import { Questions } from "@zhian/page/questions";
import { Steps } from "@zhian/page/steps";
import type { ActivityState } from "../model/activity-state.ts";
import type { SitePage } from "../model/site-content.ts";
import { ActivityList } from "./activity-list.tsx";
import { Calculator } from "./calculator.tsx";
import { Commission } from "./commission.tsx";
import { Directory } from "./directory.tsx";
import { FormOpener } from "./form-opener.tsx";
import { Licences } from "./licences.tsx";
import { Membership } from "./membership.tsx";
import { Offers } from "./offers.tsx";
import { Points } from "./points.tsx";
import { Prose } from "./prose.tsx";
import { Terms } from "./terms.tsx";

interface SiteBlocksProps {
  blocks: SitePage["blocks"];
  /** States of the listed activities, by plain path. */
  states: Readonly<Record<string, ActivityState>>;
}

export function SiteBlocks({ blocks, states }: SiteBlocksProps) {
  return blocks.map((block) => <SiteBlockView key={block.anchor} block={block} states={states} />);
}

interface SiteBlockViewProps extends Pick<SiteBlocksProps, "states"> {
  block: SitePage["blocks"][number];
}

function SiteBlockView({ block, states }: SiteBlockViewProps) {
  switch (block.is) {
    case "prose":
      return <Prose block={block} />;
    case "points":
      return <Points block={block} />;
    case "table":
      return <PlainTable block={block} density="comfortable" />;
    case "terms":
      return <Terms block={block} />;
    case "commission":
      return <Commission block={block} />;
    case "calculator":
      return <Calculator block={block} />;
    case "membership":
      return <Membership block={block} />;
    case "form":
      return <FormOpener block={block} />;
    case "directory":
      return <Directory block={block} />;
    case "offers":
      return <Offers block={block} />;
    case "activities":
      return <ActivityList block={block} states={states} />;
    case "licences":
      return <Licences block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "faq":
      return <Questions block={block} />;
    case "cta":
      return <CallToAction block={block} />;
  }
}

import type { Locale } from "@zhian/contracts/locale";
import { type InLanguage, inLanguage } from "@zhian/i18n/in-language";
import type { AllLabels, Labelled } from "../../model/block-labels.ts";
import type { Block } from "../../model/page-content.ts";
import { attacksLabels } from "./attacks.ts";
import { configuratorLabels } from "./configurator.ts";
import { costCurveLabels } from "./cost-curve.ts";
import { coverageLabels } from "./coverage.ts";
import { deliverableLabels } from "./deliverable.ts";
import { finderLabels } from "./finder.ts";
import { packetPathLabels } from "./packet-path.ts";
import { pricesLabels } from "./prices.ts";
import { sizesLabels } from "./sizes.ts";
import { timelineLabels } from "./timeline.ts";

const labels: AllLabels = {
  attacks: attacksLabels,
  configurator: configuratorLabels,
  "cost-curve": costCurveLabels,
  coverage: coverageLabels,
  deliverable: deliverableLabels,
  finder: finderLabels,
  "packet-path": packetPathLabels,
  prices: pricesLabels,
  sizes: sizesLabels,
  timeline: timelineLabels,
};

/** The block with the labels of its kind, if its view has any. */
export function withLabels(block: InLanguage<Block>, locale: Locale): Labelled<InLanguage<Block>> {
  const ofKind = Object.entries(labels).find(([is]) => is === block.is)?.[1];
  // AllLabels and Labelled go by the same names; the compiler cannot follow them through the lookup.
  return (ofKind ? { ...block, labels: inLanguage(ofKind, locale) } : block) as Labelled<InLanguage<Block>>;
}

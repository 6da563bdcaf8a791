import type { Words } from "@zhian/page/content";

type UnitOfPrice = "hour" | "day" | "week" | "month" | "year" | "once" | "usage";

/**
 * Labels that a block's view needs whatever page it stands on. They come with the page's data, in the reader's language:
 * among the fragment's messages, every page would carry those of all blocks, in all languages.
 */
interface LabelNames {
  prices: UnitOfPrice;
  sizes: "family" | "cores" | "memory" | "atLeastCores" | "atLeastMemory" | FinderLabel;
  coverage: "filter" | "all" | "level2" | "level3" | "control" | "does" | "remains" | "absent";
  attacks: "choose" | "attack" | "without" | "with" | "log";
  finder: FinderLabel;
  "cost-curve": "offers" | "perMonth" | "cheapest" | "answer" | "table";
  configurator: "parts" | "sum" | "total" | "each" | "limits" | "of" | "passed";
  "packet-path": "choose" | "way" | "changes" | "stops" | "result";
  timeline: "choose" | "lanes" | "events" | "up" | "slow" | "down" | "outcome" | "seconds" | "minutes" | "hours";
  deliverable: "sample" | "redacted" | "parts";
}

type FinderLabel = "name" | "questions" | "any" | "price" | "found" | "cheapest" | "none" | "doesNotFit";

/** `{{…}}` in a label is filled in by its view. */
export type Labels<Kind extends keyof LabelNames> = Record<LabelNames[Kind], Words>;
export type AllLabels = { [Kind in keyof LabelNames]: Labels<Kind> };

/** A block in the reader's language, with the labels of its kind. */
export type Labelled<Block extends { is: string }> = Block extends { is: keyof LabelNames }
  ? Block & { labels: Record<LabelNames[Block["is"]], string> }
  : Block;

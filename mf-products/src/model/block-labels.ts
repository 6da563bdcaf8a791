import { words } from "@zhian/content/fields";
import { z } from "zod";

const finderLabels = ["name", "questions", "any", "price", "found", "cheapest", "none", "doesNotFit"] as const;

/**
 * Labels that a block's view needs on any page, by the block's kind. They come with the page's data, in the reader's language: as messages
 * of the fragment, those of all blocks would be on every page. The view fills in `{{…}}` in a label.
 */
export const allLabels = z.strictObject({
  prices: labelled(["hour", "day", "week", "month", "year", "once", "usage"]),
  sizes: labelled(["family", "cores", "memory", "atLeastCores", "atLeastMemory", ...finderLabels]),
  coverage: labelled(["filter", "all", "level2", "level3", "control", "does", "remains", "absent"]),
  attacks: labelled(["choose", "attack", "without", "with", "log"]),
  finder: labelled(finderLabels),
  "cost-curve": labelled(["offers", "perMonth", "cheapest", "answer", "table"]),
  configurator: labelled(["parts", "sum", "total", "each", "limits", "of", "passed"]),
  "packet-path": labelled(["choose", "way", "changes", "stops", "result"]),
  timeline: labelled(["choose", "lanes", "events", "up", "slow", "down", "outcome", "seconds", "minutes", "hours"]),
  deliverable: labelled(["sample", "redacted", "parts"]),
});

function labelled<const Name extends string>(names: readonly Name[]) {
  return z.record(z.enum(names), words);
}

export type AllLabels = z.infer<typeof allLabels>;

/** A block in the reader's language, with the labels of its kind. */
export type Labelled<Block extends { is: string }> = Block extends { is: keyof AllLabels }
  ? Block & { labels: Record<keyof AllLabels[Block["is"]], string> }
  : Block;

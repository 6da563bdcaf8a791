import { words } from "@zhian/content/fields";
import { blockHead, stepsBlock } from "@zhian/page/content";
import { z } from "zod";

const tableBlock = z.strictObject({
  ...blockHead,
  is: z.literal("table"),
  /** Without its number, which follows from the order of the sections. */
  caption: words,
  columns: z.array(words),
  /** Each starts with a product or a label, and has a cell for each further column. */
  rows: z.array(
    z.union([
      z.strictObject({ product: z.string(), cells: z.array(words) }),
      z.strictObject({ label: words, cells: z.array(words) }),
    ]),
  ),
  note: words.optional(),
});
export type TableBlock = z.infer<typeof tableBlock>;

/** A day or a year, entry by entry: the event, and the response to it. */
const diaryBlock = z.strictObject({
  ...blockHead,
  is: z.literal("diary"),
  /** Label above each action: who takes it. */
  whose: words,
  entries: z.array(z.strictObject({ when: words, happens: words, action: words })),
});
export type DiaryBlock = z.infer<typeof diaryBlock>;

/** The section that only one solution has. */
export const ownBlock = z.discriminatedUnion("is", [tableBlock, diaryBlock, stepsBlock]);
export type OwnBlock = z.infer<typeof ownBlock>;

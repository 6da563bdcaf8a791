import { url, words, wordsOfCode } from "@zhian/content/fields";
import { blockHead } from "@zhian/page/content";
import { z } from "zod";

// Blocks that only pages of security products and services have.

/** Controls of a standard to which the product contributes; readers can filter them by level. */
export const coverageBlock = z.strictObject({
  ...blockHead,
  is: z.literal("coverage"),
  caption: words,
  controls: z.array(
    z.strictObject({
      name: words,
      /** Its name in the standard. */
      inChinese: z.string(),
      /** Clauses; absent if the level does not require it. */
      level2: z.string().optional(),
      level3: z.string(),
      does: words,
      remains: words,
    }),
  ),
  note: words,
  source: z.strictObject({ label: words, url }),
});
type CoverageBlock = z.infer<typeof coverageBlock>;

/** An attack's effect on a bare server, what remains of it behind the product, and the resulting line of the log. */
export const attacksBlock = z.strictObject({
  ...blockHead,
  is: z.literal("attacks"),
  caption: words,
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      /** The request as sent, or a description if there is none. */
      request: z.union([wordsOfCode, z.string()]),
      without: words,
      with: words,
      /** Fields of the line, in order. */
      log: z.array(z.string()),
    }),
  ),
  note: words,
});
type AttacksBlock = z.infer<typeof attacksBlock>;

export type SecurityBlock = CoverageBlock | AttacksBlock;

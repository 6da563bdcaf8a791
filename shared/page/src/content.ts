import { to, words } from "@zhian/content/fields";
import { z } from "zod";

// Schemas of page content, each text in both languages. Used at build time: pages import only the types.

/** A text as authored: complete in both languages. */
export type Words = z.infer<typeof words>;

export const pageLink = z.strictObject({ label: words, to });
export type PageLink = z.infer<typeof pageLink>;

export const figure = z.strictObject({
  caption: words,
  nodes: z.array(
    z.strictObject({
      id: z.string(),
      label: words,
      note: words.optional(),
      /** Catalogue code: provides the seal and the address. */
      product: z.string().optional(),
      column: z.number(),
      row: z.number(),
      kind: z.enum(["compute", "storage", "network", "security", "outside"]),
    }),
  ),
  edges: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      label: words,
      /** Drawn as a dashed line, for traffic that should not get through. */
      isAttack: z.boolean().optional(),
    }),
  ),
});
export type Figure = z.infer<typeof figure>;

/** The fields of every block of a page. */
export const blockHead = {
  /** The section's id in the address. */
  anchor: z.string().regex(/^[a-z][a-z0-9-]*$/, "must consist of lowercase letters, digits and hyphens"),
  heading: words,
  lead: words.optional(),
  /** Short name for the page's navigation; without it the block is not listed there. */
  nav: words.optional(),
};
const head = z.strictObject(blockHead);
export type BlockHead = z.infer<typeof head>;

export const faqBlock = z.strictObject({
  ...blockHead,
  is: z.literal("faq"),
  items: z.array(z.strictObject({ question: words, answer: words })),
});
export type FaqBlock = z.infer<typeof faqBlock>;

export const stepsBlock = z.strictObject({
  ...blockHead,
  is: z.literal("steps"),
  items: z.array(z.strictObject({ title: words, text: words, who: words, duration: words.optional() })),
});
export type StepsBlock = z.infer<typeof stepsBlock>;

/** A table that is read from left to right: the first cell of a row names the subject of the others. */
export const tableBlock = z.strictObject({
  ...blockHead,
  is: z.literal("table"),
  caption: words,
  columns: z.array(words),
  rows: z.array(z.strictObject({ label: words, cells: z.array(words) })),
  note: words.optional(),
});
export type TableBlock = z.infer<typeof tableBlock>;

export const ctaBlock = z.strictObject({ ...blockHead, is: z.literal("cta"), actions: z.array(pageLink) });
export type CtaBlock = z.infer<typeof ctaBlock>;

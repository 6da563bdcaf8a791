import { day, words } from "@zhian/content/fields";
import { seo } from "@zhian/content/listing";
import { offerFields } from "@zhian/content/offer";
import { blockHead, ctaBlock, faqBlock, pageLink, stepsBlock, tableBlock } from "@zhian/page/content";
import { z } from "zod";

/** A few endings of the price list, and a link to all of them. */
const endingsBlock = z.strictObject({
  ...blockHead,
  is: z.literal("endings"),
  /** As the price list spells them, without a dot. */
  endings: z.array(z.string()),
  caption: words,
  all: pageLink,
  /** States that the prices are demo prices, and what is added to them. */
  note: words,
  /** Shown if the prices could not be loaded. */
  absent: words,
});
export type EndingsBlock = z.infer<typeof endingsBlock>;

const relatedBlock = z.strictObject({
  ...blockHead,
  is: z.literal("related"),
  items: z.array(z.strictObject({ product: z.string(), relation: words })),
  links: z.array(pageLink),
});
export type RelatedBlock = z.infer<typeof relatedBlock>;

const block = z.discriminatedUnion("is", [tableBlock, endingsBlock, relatedBlock, stepsBlock, faqBlock, ctaBlock]);
export type NamesBlock = z.infer<typeof block>;

/** The page about domain names. */
export const namesContent = z.strictObject({
  code: z.string(),
  offer: offerFields,
  title: words,
  lead: words,
  facts: z.array(z.strictObject({ label: words, value: words, anchor: z.string() })),
  blocks: z.array(block),
  seo,
  updatedAt: day,
});
export type NamesContent = z.infer<typeof namesContent>;

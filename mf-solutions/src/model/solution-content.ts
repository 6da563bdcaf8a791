import { day, url, words } from "@zhian/content/fields";
import { listingFields, seo } from "@zhian/content/listing";
import type { InLanguage } from "@zhian/i18n/in-language";
import { ctaBlock, faqBlock, figure, pageLink } from "@zhian/page/content";
import { z } from "zod";
import type { InDollars } from "./in-dollars.ts";
import { ownBlock } from "./own-block.ts";
import { price } from "./price-content.ts";

const part = { heading: words, lead: words.optional() };

const regulation = z.strictObject({
  country: words,
  name: words,
  /** What it requires of the operator of such a system. */
  asks: words,
  /** Page of the authority that publishes it. */
  url,
});

/** The billing unit of an amount: each month, each year, or one job. */
const period = z.enum(["month", "year", "once"]);
export type Period = z.infer<typeof period>;

const billLine = z.strictObject({
  /** Distinguishes the lines of a product that has several. */
  id: z.string().optional(),
  product: z.string(),
  configuration: words,
  /** The unit of quantity: "100 GiB". */
  unit: words,
  /** Demo price of one unit in one period; 0 where nothing is charged. */
  usd: price,
  per: period,
  /** The initial quantity; 0 for an optional product, or an alternative. */
  quantity: z.number(),
});
export type BillLine = InDollars<z.infer<typeof billLine>>;

const deliveryStep = z.strictObject({
  title: words,
  /** The working day on which it starts; the first is 1. */
  from: z.number(),
  days: z.number(),
  duration: words,
  /** Each side's part. */
  customer: words,
  provider: words,
  /** The part of a third party: an assessor, a vendor, an authority. It starts with who that is. */
  others: words.optional(),
});

/** Sections of a page by their anchors; `own` is the one that only this solution has. */
const sectionName = z.enum(["situation", "regulations", "architecture", "bill", "timeline", "result", "own", "faq"]);
export type SectionName = z.infer<typeof sectionName>;

const solutionDetails = z.strictObject({
  /** All of its sections; by default those that every solution has, in the order in which readers decide. */
  order: z.array(sectionName).optional(),
  situation: z.strictObject({ ...part, paragraphs: z.array(words) }),
  regulations: z.strictObject({ ...part, items: z.array(regulation), reviewedAt: day }),
  architecture: z.strictObject({
    ...part,
    figure,
    layers: z.array(z.strictObject({ kind: figure.shape.nodes.element.shape.kind, label: words })),
  }),
  bill: z.strictObject({ ...part, lines: z.array(billLine) }),
  timeline: z.strictObject({ ...part, weeks: z.number(), steps: z.array(deliveryStep) }),
  /** What happens before and after, event by event. */
  result: z.strictObject({
    ...part,
    rows: z.array(z.strictObject({ event: words, before: words, after: words })),
    limit: words,
  }),
  own: ownBlock.optional(),
  questions: faqBlock,
});

export const solutionContent = z.strictObject({
  slug: z.string(),
  listing: listingFields,
  title: words,
  lead: words,
  actions: z.array(pageLink),
  details: solutionDetails,
  contact: ctaBlock,
  seo,
});
export type SolutionContent = z.infer<typeof solutionContent>;

export type SolutionPage = InDollars<InLanguage<SolutionContent>>;

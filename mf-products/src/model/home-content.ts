import { to, url, usd, words } from "@zhian/content/fields";
import { listingFields, seo } from "@zhian/content/listing";
import { productKinds } from "@zhian/contracts/catalogue";
import type { InLanguage } from "@zhian/i18n/in-language";
import { ctaBlock, pageLink, stepsBlock } from "@zhian/page/content";
import { z } from "zod";

const section = { heading: words, lead: words };

/** A line of the price sheet. Prices per day and year follow from the month's. */
const priceLine = z.strictObject({
  /** Product code. */
  product: z.string(),
  name: words,
  note: words,
  usdPerMonth: usd,
});

/** A rule, and the address of its text. */
const rule = z.strictObject({ text: words, source: url });

export const homeContent = z.strictObject({
  listing: listingFields,
  title: words,
  lead: words,
  actions: z.array(pageLink),
  prices: z.strictObject({
    heading: words,
    published: z.array(priceLine),
    demo: z.array(priceLine),
    demoHeading: words,
    demoNote: words,
  }),
  /** Each links to its proof. */
  facts: z.array(z.strictObject({ value: words, label: words, to })),
  begin: z.strictObject({
    ...section,
    name: z.strictObject({ have: words, hint: words, note: words }),
    /** A reader's starting point, and where to begin with it. */
    entries: z.array(z.strictObject({ have: words, begin: words, action: pageLink })),
  }),
  map: z.strictObject({
    ...section,
    caption: words,
    reading: words,
    groups: z.array(z.strictObject({ kind: z.enum(productKinds), text: words })),
    /** By product code: column, row, and a label short enough for the space under a mark. */
    places: z.array(z.strictObject({ id: z.string(), x: z.number(), y: z.number(), label: words })),
    /** Which product passes something to, comes before or runs on which. Lines are straight, so no third mark may be on one. */
    links: z.array(z.tuple([z.string(), z.string()])),
  }),
  level: z.strictObject({
    ...section,
    frequency: z.strictObject({ two: words, three: words }),
    frequencySource: rule,
    systems: z.array(z.strictObject({ value: z.string(), name: words, note: words })),
    products: z.array(z.strictObject({ product: z.string(), control: words, per: words, isPerServer: z.boolean() })),
    note: words,
    action: words,
  }),
  path: z.strictObject({
    heading: words,
    items: stepsBlock.shape.items,
    more: z.array(pageLink),
  }),
  solutions: z.strictObject(section),
  rules: z.strictObject({
    ...section,
    caption: words,
    columns: z.array(words),
    rows: z.array(z.strictObject({ label: words, cells: z.array(rule) })),
  }),
  notices: z.strictObject(section),
  about: z.strictObject({ ...section, points: z.array(z.strictObject({ label: words, text: words })) }),
  start: ctaBlock,
  seo,
});

export type HomeContent = z.infer<typeof homeContent>;
export type Home = InLanguage<HomeContent>;

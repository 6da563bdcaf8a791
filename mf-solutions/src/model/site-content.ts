import { day, percent, to, url, usd, words } from "@zhian/content/fields";
import { listingFields, seo } from "@zhian/content/listing";
import type { InLanguage } from "@zhian/i18n/in-language";
import { blockHead, ctaBlock, faqBlock, figure, pageLink, stepsBlock, tableBlock } from "@zhian/page/content";
import { z } from "zod";
import type { InDollars } from "./in-dollars.ts";
import { price } from "./price-content.ts";

const proseBlock = z.strictObject({ ...blockHead, is: z.literal("prose"), paragraphs: z.array(words) });

const pointsBlock = z.strictObject({
  ...blockHead,
  is: z.literal("points"),
  items: z.array(z.strictObject({ term: words, text: words })),
});

/** The terms, in plain words first and then in full. */
const termsBlock = z.strictObject({
  ...blockHead,
  is: z.literal("terms"),
  items: z.array(z.strictObject({ plain: words, full: words })),
});

const commissionRate = z.strictObject({
  id: z.string(),
  name: words,
  /** Codes of the products that it covers. */
  products: z.array(z.string()),
  /** Share of what the customer has paid, without tax. */
  percent,
  /** The share during a campaign. */
  campaignPercent: percent.optional(),
  /** The number of months for which a customer's payments count; 1 is the first payment alone. */
  months: z.number(),
  counted: words,
});

const commissionBlock = z.strictObject({
  ...blockHead,
  is: z.literal("commission"),
  demo: words,
  caption: words,
  rates: z.array(commissionRate),
  note: words,
  labels: z.record(z.enum(["category", "products", "percent", "campaign", "afterwards", "counted"]), words),
});

/** Calculates a commission from the number of customers, what each pays in a month, and for how many months. */
const calculatorBlock = z.strictObject({
  ...blockHead,
  is: z.literal("calculator"),
  demo: words,
  caption: words,
  note: words,
  rates: z.array(commissionRate.pick({ id: true, name: true, percent: true, months: true })),
  start: z.strictObject({ customers: z.number(), usdPerMonth: usd, months: z.number(), rate: z.string() }),
  labels: z.record(
    z.enum([
      "inputs",
      "customers",
      "usdPerMonth",
      "months",
      "rate",
      "wholeNumber",
      "amount",
      "sum",
      "paid",
      "counted",
      "month",
      "percent",
      "commission",
    ]),
    words,
  ),
});

/** A signed-in visitor's own membership; all others see `absent`. */
const membershipBlock = z.strictObject({
  ...blockHead,
  is: z.literal("membership"),
  labels: z.record(z.enum(["code", "note", "absent", "logIn"]), words),
});

/** A form that is loaded on demand. */
const formBlock = z.strictObject({
  ...blockHead,
  is: z.literal("form"),
  form: z.enum(["application", "question"]),
  labels: z.record(z.enum(["open", "note", "lost"]), words),
});

const directoryBlock = z.strictObject({
  ...blockHead,
  is: z.literal("directory"),
  empty: z.strictObject({ title: words, text: words }),
  caption: words,
  columns: z.array(words),
  /** The cells of an entry, in the order of the columns. */
  fields: z.array(z.strictObject({ label: words, text: words, example: words })),
});

const offersBlock = z.strictObject({
  ...blockHead,
  is: z.literal("offers"),
  demo: words,
  caption: words,
  offers: z.array(
    z.strictObject({
      id: z.string(),
      /** Product code. */
      product: z.string(),
      name: words,
      /** The price after the offer. */
      usd: price,
      unit: words,
      percentOff: percent,
      holds: words,
      limit: words,
    }),
  ),
  note: words,
  labels: z.record(z.enum(["product", "promo", "afterwards", "holds", "limit", "off"]), words),
});

const times = {
  /** The first instant, ISO 8601 in UTC. */
  startsAt: z.iso.datetime(),
  /** The first instant after the end, so that midnight belongs to the day that ends. */
  endsAt: z.iso.datetime(),
};

/** An activity in the hub's list. */
const listedActivity = z.strictObject({
  /** Plain path. */
  path: to,
  title: words,
  summary: words,
  ...times,
});

const activitiesBlock = z.strictObject({
  ...blockHead,
  is: z.literal("activities"),
  items: z.array(listedActivity),
});

/** Numbers issued by an authority, each with the page where it can be looked up. */
const licencesBlock = z.strictObject({
  ...blockHead,
  is: z.literal("licences"),
  caption: words,
  columns: z.array(words),
  items: z.array(z.strictObject({ name: words, number: z.string(), issuer: words, validUntil: z.string(), url })),
});

const siteBlock = z.discriminatedUnion("is", [
  proseBlock,
  pointsBlock,
  tableBlock,
  termsBlock,
  commissionBlock,
  calculatorBlock,
  membershipBlock,
  formBlock,
  directoryBlock,
  offersBlock,
  activitiesBlock,
  licencesBlock,
  stepsBlock,
  faqBlock,
  ctaBlock,
]);
export type SiteBlock = InDollars<z.infer<typeof siteBlock>>;

/** A page about working with us, about an activity or about ourselves. */
export const siteContent = z.strictObject({
  /** Plain path. */
  path: to,
  listing: listingFields,
  eyebrow: words,
  title: words,
  lead: words,
  actions: z.array(pageLink),
  figure: figure.optional(),
  /** Each with the id of the section that proves it. */
  facts: z.array(z.strictObject({ label: words, value: words, anchor: z.string() })),
  /** Only for an activity. */
  times: z.strictObject(times).optional(),
  blocks: z.array(siteBlock),
  seo,
  /** When the page was last checked. */
  updatedAt: day,
});
export type SiteContent = z.infer<typeof siteContent>;

export type SitePage = InDollars<InLanguage<SiteContent>>;
export type SiteBlockOf<Kind extends SiteBlock["is"]> = Extract<InLanguage<SiteBlock>, { is: Kind }>;

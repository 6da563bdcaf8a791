import { day, percent, usd, words } from "@zhian/content/fields";
import { listingFields, seo } from "@zhian/content/listing";
import { offerFields } from "@zhian/content/offer";
import type { InLanguage } from "@zhian/i18n/in-language";
import { blockHead, ctaBlock, faqBlock, figure, pageLink, stepsBlock } from "@zhian/page/content";
import { z } from "zod";
import type { Labelled } from "./block-labels.ts";
import {
  configuratorBlock,
  costCurveBlock,
  deliverableBlock,
  finderBlock,
  packetPathBlock,
  timelineBlock,
} from "./instrument-content.ts";
import { attacksBlock, coverageBlock } from "./security-content.ts";

const factValue = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("words"), words }),
  z.strictObject({ is: z.literal("percent"), percent }),
  z.strictObject({ is: z.literal("price"), usd, unit: words }),
]);
export type FactValue = z.infer<typeof factValue>;

const fact = z.strictObject({
  label: words,
  value: factValue,
  /** Id of the section that proves it. */
  anchor: z.string(),
});

const featuresBlock = z.strictObject({
  ...blockHead,
  is: z.literal("features"),
  /** For each feature its use, its mechanism and its limit. */
  items: z.array(z.strictObject({ title: words, text: words, mechanism: words, limit: words })),
});

const serverFamily = z.enum(["balanced", "general", "memory"]);

/** The sizes of servers, with a finder. */
const sizesBlock = z.strictObject({
  ...blockHead,
  is: z.literal("sizes"),
  caption: words,
  families: z.record(serverFamily, words),
  sizes: z.array(
    z.strictObject({
      /** Family, vCPU and GiB: `g2.4x16`. */
      id: z.string(),
      family: serverFamily,
      vcpu: z.number(),
      memoryGib: z.number(),
      usdPerMonth: usd,
    }),
  ),
  /** A word for the kind of prices. */
  demo: words,
  /** The tax on top, and who pays it. */
  note: words,
});

const plan = z.strictObject({
  id: z.string(),
  name: words,
  usd,
  unit: words,
  slaPercent: percent,
  for: words,
  specs: z.array(z.strictObject({ label: words, value: words })),
  action: pageLink,
});

const plansBlock = z.strictObject({
  ...blockHead,
  is: z.literal("plans"),
  plans: z.array(plan),
  footnote: words,
});

const scenariosBlock = z.strictObject({
  ...blockHead,
  is: z.literal("scenarios"),
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      problem: words,
      approach: words,
      result: words,
      /** In the order in which a request, or a piece of work, passes them. */
      products: z.array(z.string()),
    }),
  ),
});

const specsBlock = z.strictObject({
  ...blockHead,
  is: z.literal("specs"),
  caption: words,
  columns: z.array(words),
  /** A row with a product code is about that product, and links to it. */
  rows: z.array(z.strictObject({ label: words, product: z.string().optional(), cells: z.array(words) })),
  note: words.optional(),
});

const comparisonBlock = z.strictObject({
  ...blockHead,
  is: z.literal("comparison"),
  caption: words,
  /** Product codes, the page's own first. */
  subjects: z.array(z.string()),
  rows: z.array(z.strictObject({ criterion: words, values: z.array(words) })),
  chooseWhen: z.array(words),
});

/** The downtime that an SLA allows, and the refund for more. */
const uptimeBlock = z.strictObject({
  ...blockHead,
  is: z.literal("uptime"),
  demo: words,
  promises: z.array(z.strictObject({ id: z.string(), name: words, slaPercent: percent })),
  credits: z.strictObject({
    caption: words,
    columns: z.array(words),
    rows: z.array(z.strictObject({ label: words, cells: z.array(words) })),
    note: words,
  }),
});

/** Demo prices of editions or jobs, and the downtime that their SLAs allow. */
const pricesBlock = z.strictObject({
  ...blockHead,
  is: z.literal("prices"),
  demo: words,
  lines: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      for: words,
      usd,
      unit: z.enum(["month", "year", "week", "day", "hour", "once", "usage"]),
      slaPercent: percent.optional(),
    }),
  ),
  note: words,
});

const terminalBlock = z.strictObject({
  ...blockHead,
  is: z.literal("terminal"),
  steps: z.array(z.strictObject({ explanation: words, command: z.string() })),
});

const relatedBlock = z.strictObject({
  ...blockHead,
  is: z.literal("related"),
  items: z.array(z.strictObject({ product: z.string(), relation: words })),
  /** Slugs of solutions. */
  solutions: z.array(z.string()),
});

const checklistBlock = z.strictObject({ ...blockHead, is: z.literal("checklist"), items: z.array(words) });

const block = z.discriminatedUnion("is", [
  finderBlock,
  costCurveBlock,
  configuratorBlock,
  packetPathBlock,
  timelineBlock,
  deliverableBlock,
  coverageBlock,
  attacksBlock,
  featuresBlock,
  sizesBlock,
  plansBlock,
  uptimeBlock,
  pricesBlock,
  scenariosBlock,
  specsBlock,
  comparisonBlock,
  terminalBlock,
  faqBlock,
  relatedBlock,
  stepsBlock,
  checklistBlock,
  ctaBlock,
]);
export type Block = z.infer<typeof block>;

/** A page about a product. */
export const pageContent = z.strictObject({
  code: z.string(),
  /** Only on the product's own page, not on its other pages. */
  offer: offerFields.optional(),
  /** Only on the other pages. */
  listing: listingFields.optional(),
  title: words,
  lead: words,
  actions: z.array(pageLink),
  figure: figure.optional(),
  facts: z.array(fact),
  blocks: z.array(block),
  seo,
  /** When prices and limits were last checked. */
  updatedAt: day,
});
export type PageContent = z.infer<typeof pageContent>;

/** A page in the reader's language, as it is sent. */
export type Page = Omit<InLanguage<PageContent>, "blocks"> & { blocks: PageBlock[] };
export type PageBlock = Labelled<InLanguage<Block>>;
export type BlockOf<Kind extends Block["is"]> = Extract<PageBlock, { is: Kind }>;

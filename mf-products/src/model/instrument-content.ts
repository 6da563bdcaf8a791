import { words } from "@zhian/content/fields";
import { blockHead } from "@zhian/page/content";
import { z } from "zod";

// Interactive blocks: each kind of product has its own. All results are computed from these fields, and all content can be read
// without scripts.

const instrumentHead = {
  ...blockHead,
  /** Begins with its number: "Table 2. …", "Figure 2. …". */
  caption: words,
  /** Sources and omissions of the numbers. */
  note: words.optional(),
};

const finderQuestion = z.discriminatedUnion("is", [
  z.strictObject({
    id: z.string(),
    is: z.literal("at-least"),
    label: words,
    unit: z.string(),
    values: z.array(z.number()),
  }),
  z.strictObject({
    id: z.string(),
    is: z.literal("one-of"),
    label: words,
    options: z.array(z.strictObject({ id: z.string(), name: words })),
  }),
]);
export type FinderQuestion = z.infer<typeof finderQuestion>;

/** A few questions, and the rows that they filter. */
export const finderBlock = z.strictObject({
  ...instrumentHead,
  is: z.literal("finder"),
  questions: z.array(finderQuestion),
  columns: z.array(words),
  rows: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      /** One for each column. */
      cells: z.array(words),
      /** By question id: how much of it the row has, or the options that it suits. */
      suits: z.record(z.string(), z.union([z.number(), z.array(z.string())])),
      /** A demo price; absent where the row has none. */
      usdPerMonth: z.number().optional(),
    }),
  ),
});
export type FinderBlock = z.infer<typeof finderBlock>;

/** An amount that the reader sets, in steps. */
const amount = z.strictObject({
  id: z.string(),
  label: words,
  /** "GiB", "Mbit/s"; empty for a count. */
  unit: z.string(),
  /** A slider's stops, in rising order. */
  stops: z.array(z.number()),
  /** The initial value: one of the stops. */
  start: z.number(),
});
export type Amount = z.infer<typeof amount>;

/** The cost of the same amounts with each of a few offers; the cheapest is marked. Demo prices. */
export const costCurveBlock = z.strictObject({
  ...instrumentHead,
  is: z.literal("cost-curve"),
  /** The first is the horizontal axis; the others shift the lines. */
  amounts: z.tuple([amount], amount),
  offers: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      for: words,
      /** The monthly base price. */
      usdPerMonth: z.number(),
      /** USD a month per unit of an amount, by its id; absent for an amount that is free. */
      usdPerUnit: z.record(z.string(), z.number()),
    }),
  ),
});
export type CostCurveBlock = z.infer<typeof costCurveBlock>;

/** Parts that add up to one monthly sum, and to loads that must not exceed a limit. Demo prices. */
export const configuratorBlock = z.strictObject({
  ...instrumentHead,
  is: z.literal("configurator"),
  parts: z.array(
    z.strictObject({
      amount,
      usdPerUnit: z.number(),
      /** By limit id: how much of it one unit takes. */
      takes: z.record(z.string(), z.number()).optional(),
    }),
  ),
  /** The limits on a choice: a rack's units, its power. */
  limits: z.array(z.strictObject({ id: z.string(), name: words, unit: z.string(), capacity: z.number(), over: words })),
});
export type ConfiguratorBlock = z.infer<typeof configuratorBlock>;

/** The path of a packet, step by step, in a few cases. */
export const packetPathBlock = z.strictObject({
  ...instrumentHead,
  is: z.literal("packet-path"),
  /** The stations in the order in which they are drawn. */
  stations: z.array(z.strictObject({ id: z.string(), name: words, product: z.string().optional() })),
  cases: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      steps: z.array(
        z.strictObject({
          /** Id of a station. */
          at: z.string(),
          text: words,
          /** `stops` ends the path. */
          outcome: z.enum(["passes", "changes", "stops"]),
        }),
      ),
      result: words,
    }),
  ),
});
type PacketPathBlock = z.infer<typeof packetPathBlock>;

/** A sequence of events, drawn to scale: what is up, slow or down. */
export const timelineBlock = z.strictObject({
  ...instrumentHead,
  is: z.literal("timeline"),
  unit: z.enum(["seconds", "minutes", "hours"]),
  cases: z.array(
    z.strictObject({
      id: z.string(),
      name: words,
      /** The end of the time scale. */
      end: z.number(),
      lanes: z.array(
        z.strictObject({
          name: words,
          /** Without gaps, from 0 to the end. */
          spans: z.array(
            z.strictObject({
              from: z.number(),
              to: z.number(),
              state: z.enum(["up", "slow", "down"]),
              label: words,
            }),
          ),
        }),
      ),
      events: z.array(z.strictObject({ at: z.number(), text: words })),
      outcome: words,
    }),
  ),
});
type TimelineBlock = z.infer<typeof timelineBlock>;

/** An excerpt of a deliverable, as it looks on paper; for an invented client, and labelled as such. */
export const deliverableBlock = z.strictObject({
  ...instrumentHead,
  is: z.literal("deliverable"),
  document: z.strictObject({
    title: words,
    /** As on the cover: `SAMPLE-PTS-01`. */
    number: z.string(),
    /** Its audience, and how many pages a real one has. */
    meta: z.array(words),
    /** Shown one at a time with scripts, one below the other without. `[[…]]` in a text is shown as redacted. */
    parts: z.array(
      z.strictObject({
        id: z.string(),
        name: words,
        paragraphs: z.array(words).optional(),
        table: z.strictObject({ columns: z.array(words), rows: z.array(z.array(words)) }).optional(),
        /** Verbatim lines of machine output. */
        listing: z.array(z.string()).optional(),
      }),
    ),
    /** The signature and seal at the end, with their owner. */
    signed: words,
  }),
});
type DeliverableBlock = z.infer<typeof deliverableBlock>;

export type InstrumentBlock =
  | FinderBlock
  | CostCurveBlock
  | ConfiguratorBlock
  | PacketPathBlock
  | TimelineBlock
  | DeliverableBlock;

import type { BlockHead, Words } from "@zhian/page/content";

/**
 * Blocks that let a reader try something: each kind of product has its own. Whatever is computed is computed from what
 * stands here, and the whole of it can be read without script.
 */
export type InstrumentBlock =
  | FinderBlock
  | CostCurveBlock
  | ConfiguratorBlock
  | PacketPathBlock
  | TimelineBlock
  | DeliverableBlock;

interface InstrumentHead extends BlockHead {
  /** Begins with its number: "Table 2. …", "Figure 2. …". */
  caption: Words;
  /** Where numbers come from, what they leave out. */
  note?: Words;
}

/** A few questions, and the rows that answer all of them. */
export interface FinderBlock extends InstrumentHead {
  is: "finder";
  questions: FinderQuestion[];
  columns: Words[];
  rows: {
    id: string;
    name: Words;
    /** As many as there are columns. */
    cells: Words[];
    /** By the id of the question: how much of it the row has, or the options that it suits. */
    suits: Record<string, number | string[]>;
    /** A demo price; absent where the row has none. */
    usdPerMonth?: number;
  }[];
}

export type FinderQuestion =
  | { id: string; is: "at-least"; label: Words; unit: string; values: number[] }
  | { id: string; is: "one-of"; label: Words; options: { id: string; name: Words }[] };

/** An amount that the reader sets, in steps. */
export interface Amount {
  id: string;
  label: Words;
  /** "GiB", "Mbit/s"; empty for a count. */
  unit: string;
  /** Rising; what a slider can stop at. */
  stops: number[];
  /** Where it stands at first: one of the stops. */
  start: number;
}

/** What the same amounts cost in each of a few ways of buying; the cheapest is marked. Demo prices. */
export interface CostCurveBlock extends InstrumentHead {
  is: "cost-curve";
  /** The first is drawn along; the others shift the lines. */
  amounts: [Amount, ...Amount[]];
  offers: {
    id: string;
    name: Words;
    for: Words;
    /** A month of it, before any amount. */
    usdPerMonth: number;
    /** USD a month of one of an amount, by its id; nothing for an amount that is not charged for. */
    usdPerUnit: Record<string, number>;
  }[];
}

/** Parts that add up to one monthly sum, and to loads that must not pass a limit. Demo prices. */
export interface ConfiguratorBlock extends InstrumentHead {
  is: "configurator";
  parts: {
    amount: Amount;
    usdPerUnit: number;
    /** By the id of a limit: how much of it one takes. */
    takes?: Record<string, number>;
  }[];
  /** What there is of each, by what may be chosen: a rack's units, its power. */
  limits: { id: string; name: Words; unit: string; capacity: number; over: Words }[];
}

/** Where a packet goes, step by step, in a few cases. */
export interface PacketPathBlock extends InstrumentHead {
  is: "packet-path";
  /** The places in a row, as they are drawn. */
  stations: { id: string; name: Words; product?: string }[];
  cases: {
    id: string;
    name: Words;
    steps: {
      /** Id of a station. */
      at: string;
      text: Words;
      /** `stops` ends the way. */
      outcome: "passes" | "changes" | "stops";
    }[];
    result: Words;
  }[];
}

/** What happens when, drawn to scale: who works, who waits, who is down. */
export interface TimelineBlock extends InstrumentHead {
  is: "timeline";
  unit: "seconds" | "minutes" | "hours";
  cases: {
    id: string;
    name: Words;
    /** Where the drawing ends. */
    end: number;
    lanes: {
      name: Words;
      /** Without gaps, from 0 to the end. */
      spans: { from: number; to: number; state: "up" | "slow" | "down"; label: Words }[];
    }[];
    events: { at: number; text: Words }[];
    outcome: Words;
  }[];
}

/** An excerpt of what is handed over, as it looks on paper; of an invented client, and says so. */
export interface DeliverableBlock extends InstrumentHead {
  is: "deliverable";
  document: {
    title: Words;
    /** As on the cover: `SAMPLE-PTS-01`. */
    number: string;
    /** Whom it is written for, and how many pages a real one has. */
    meta: Words[];
    /** Shown one at a time with script, below each other without. `[[…]]` in a text is shown as blacked out. */
    parts: DeliverablePart[];
    /** What is signed and sealed at the end, by whom. */
    signed: Words;
  };
}

interface DeliverablePart {
  id: string;
  name: Words;
  paragraphs?: Words[];
  table?: { columns: Words[]; rows: Words[][] };
  /** Lines of a machine, as they are. */
  listing?: string[];
}

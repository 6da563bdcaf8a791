import type { Difference } from "../../field/differences.ts";
import type { Measure } from "../../field/measures.ts";

interface Sides {
  /** Of the measure, with its quantile. */
  name: string;
  pages: string;
  otherPages: string;
  /** Of a canary, the other side is the stable release at the same time; else what was before. */
  isCanary: boolean;
}

/** What the operator's page says in one language of how releases do. */
export interface FieldWords {
  title: string;
  hour: string;
  day: string;
  /** So many of them. */
  pages(count: string): string;
  nothing: string;
  /** Of fragments that have no card. */
  others: string;
  shell: string;
  /** What pages hold that is no fragment's. */
  shellLead: string;
  short: Record<Measure, string>;
  measures: Record<Measure, string>;
  moments: string;
  noChange: string;
  earlier(count: number): string;
  tooFew: string;
  percent(figure: string): string;
  /** The least and the most of a line. */
  fromTo(least: string, most: string): string;
  /** Of pages on which it was measured. */
  over(pages: string): string;
  /** Between two sentences. */
  stop: string;
  totals: string;
  points: string;
  howToRead(minPages: number, pagesAPoint: number): string;
  differs: {
    title: string;
    never: string;
    now: string;
    withNothing: string;
    beside(version: string): string;
    before(version: string): string;
    verdicts: Record<Difference["verdict"], string>;
    sentence(sides: Sides & { value: string; other: string }): string;
    tooFew(sides: Sides): string;
    howToRead(minPages: number): string;
  };
}

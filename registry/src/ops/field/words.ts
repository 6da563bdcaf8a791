import type { Difference } from "../../field/differences.ts";
import type { Measure } from "../../field/measures.ts";

interface Sides {
  /** Name of the measure, including its quantile. */
  name: string;
  pages: string;
  otherPages: string;
  /** For a canary, the other side is the stable release at the same time, otherwise the previous one. */
  isCanary: boolean;
}

/** Texts of the operator's page in one language about how releases perform. */
export interface FieldWords {
  title: string;
  hour: string;
  day: string;
  /** A number of pages. */
  pages(count: string): string;
  nothing: string;
  /** For fragments without a card. */
  others: string;
  shell: string;
  /** Explains the parts of a page that belong to no fragment. */
  shellLead: string;
  short: Record<Measure, string>;
  measures: Record<Measure, string>;
  moments: string;
  noChange: string;
  earlier(count: number): string;
  tooFew: string;
  percent(figure: string): string;
  /** Minimum and maximum of a line. */
  fromTo(least: string, most: string): string;
  /** Number of pages measured. */
  over(pages: string): string;
  /** Separator between two sentences. */
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

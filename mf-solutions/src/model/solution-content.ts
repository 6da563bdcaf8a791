import type { InLanguage } from "@zhian/i18n/in-language";
import type { BlockHead, CtaBlock, FaqBlock, Figure, PageLink, StepsBlock, Words } from "@zhian/page/content";

interface Part {
  heading: Words;
  lead?: Words;
}

export interface Regulation {
  country: Words;
  name: Words;
  /** What it asks of whoever runs such a system. */
  asks: Words;
  /** Of the authority that publishes it. */
  url: string;
}

/** What an amount is paid for: each month, each year, or one job. */
export type Period = "month" | "year" | "once";

export interface BillLine {
  /** Where a product has several lines: by which they are told apart. */
  id?: string;
  product: string;
  configuration: Words;
  /** What one of it is: "100 GiB". */
  unit: Words;
  /** Demo price of one unit in one period; 0 where nothing is charged. */
  usd: number;
  per: Period;
  /** As it stands at first; 0 for what may be chosen as well, or instead. */
  quantity: number;
}

interface Layer {
  kind: Figure["nodes"][number]["kind"];
  label: Words;
}

interface DeliveryStep {
  title: Words;
  /** Working day on which it begins; the first is 1. */
  from: number;
  days: number;
  duration: Words;
  /** Who does what. */
  customer: Words;
  provider: Words;
  /** Of a third party that is neither: an assessor, a vendor, an authority. It begins with who that is. */
  others?: Words;
}

/** Sections of a page by their anchors; `own` is the one that no other solution has. */
export type SectionName = "situation" | "regulations" | "architecture" | "bill" | "timeline" | "result" | "own" | "faq";

export interface TableBlock extends BlockHead {
  is: "table";
  /** Without its number: that follows from the order of the sections. */
  caption: Words;
  columns: Words[];
  /** Each begins with a product or with words, and has a cell for each further column. */
  rows: (({ product: string } | { label: Words }) & { cells: Words[] })[];
  note?: Words;
}

/** A day or a year, entry by entry: what happens, and what somebody does about it. */
export interface DiaryBlock extends BlockHead {
  is: "diary";
  /** Above each action: whose it is. */
  whose: Words;
  entries: { when: Words; happens: Words; action: Words }[];
}

export type OwnBlock = TableBlock | DiaryBlock | StepsBlock;

export interface SolutionDetails {
  /** All of its sections; without it, those that every solution has, in the order in which one decides. */
  order?: readonly SectionName[];
  situation: Part & { paragraphs: Words[] };
  regulations: Part & { items: Regulation[]; reviewedAt: string };
  architecture: Part & { figure: Figure; layers: Layer[] };
  bill: Part & { lines: BillLine[] };
  timeline: Part & { weeks: number; steps: DeliveryStep[] };
  /** What happens before and after, event by event. */
  result: Part & { rows: { event: Words; before: Words; after: Words }[]; limit: Words };
  own?: OwnBlock;
  questions: FaqBlock;
}

export interface SolutionContent {
  slug: string;
  title: Words;
  lead: Words;
  actions: PageLink[];
  details: SolutionDetails;
  contact: CtaBlock;
  seo: { title: Words; description: Words; keywords: Words };
}

export type SolutionPage = InLanguage<SolutionContent>;

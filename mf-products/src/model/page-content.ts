import type { ServerSize } from "@zhian/contracts/demo-prices";
import type { InLanguage } from "@zhian/i18n/in-language";
import type { BlockHead, CtaBlock, FaqBlock, Figure, PageLink, StepsBlock, Words } from "@zhian/page/content";
import type { Labelled } from "./block-labels.ts";
import type { InstrumentBlock } from "./instrument-content.ts";
import type { SecurityBlock } from "./security-content.ts";

export type FactValue =
  | { is: "words"; words: Words }
  | { is: "percent"; percent: number }
  | { is: "price"; usd: number; unit: Words };

interface Fact {
  label: Words;
  value: FactValue;
  /** Id of the section that proves it. */
  anchor: string;
}

export interface FeaturesBlock extends BlockHead {
  is: "features";
  /** What it does for whom, by which mechanism, up to which limit. */
  items: { title: Words; text: Words; mechanism: Words; limit: Words }[];
}

/** The sizes of the demo price list, with a finder. */
export interface SizesBlock extends BlockHead {
  is: "sizes";
  caption: Words;
  families: Record<ServerSize["family"], Words>;
  /** What the prices are, in a word. */
  demo: Words;
  /** What tax comes on top, for whom. */
  note: Words;
}

interface Plan {
  id: string;
  name: Words;
  usd: number;
  unit: Words;
  slaPercent: number;
  for: Words;
  specs: { label: Words; value: Words }[];
  action: PageLink;
}

export interface PlansBlock extends BlockHead {
  is: "plans";
  plans: Plan[];
  footnote: Words;
}

export interface ScenariosBlock extends BlockHead {
  is: "scenarios";
  items: {
    id: string;
    name: Words;
    problem: Words;
    approach: Words;
    result: Words;
    /** In the order in which a request, or a piece of work, passes them. */
    products: string[];
  }[];
}

export interface SpecsBlock extends BlockHead {
  is: "specs";
  caption: Words;
  columns: Words[];
  /** With a code of the catalogue a row is that product's, and leads to it. */
  rows: { label: Words; product?: string; cells: Words[] }[];
  note?: Words;
}

export interface ComparisonBlock extends BlockHead {
  is: "comparison";
  caption: Words;
  /** Codes of the catalogue, the page's own first. */
  subjects: string[];
  rows: { criterion: Words; values: Words[] }[];
  chooseWhen: Words[];
}

/** What a promised availability leaves to be down, and what is given back when more was. */
export interface UptimeBlock extends BlockHead {
  is: "uptime";
  demo: Words;
  promises: { id: string; name: Words; slaPercent: number }[];
  credits: { caption: Words; columns: Words[]; rows: { label: Words; cells: Words[] }[]; note: Words };
}

/** Demo prices of editions or jobs, and the downtime that a promise leaves. */
export interface PricesBlock extends BlockHead {
  is: "prices";
  demo: Words;
  lines: {
    id: string;
    name: Words;
    for: Words;
    usd: number;
    unit: "month" | "year" | "week" | "day" | "hour" | "once" | "usage";
    slaPercent?: number;
  }[];
  note: Words;
}

export interface TerminalBlock extends BlockHead {
  is: "terminal";
  steps: { explanation: Words; command: string }[];
}

export interface RelatedBlock extends BlockHead {
  is: "related";
  items: { product: string; relation: Words }[];
  /** Slugs of solutions. */
  solutions: string[];
}

export interface ChecklistBlock extends BlockHead {
  is: "checklist";
  items: Words[];
}

export type Block =
  | InstrumentBlock
  | SecurityBlock
  | FeaturesBlock
  | SizesBlock
  | PlansBlock
  | UptimeBlock
  | PricesBlock
  | ScenariosBlock
  | SpecsBlock
  | ComparisonBlock
  | TerminalBlock
  | FaqBlock
  | RelatedBlock
  | StepsBlock
  | ChecklistBlock
  | CtaBlock;

export interface PageContent {
  code: string;
  title: Words;
  lead: Words;
  actions: PageLink[];
  figure?: Figure;
  facts: Fact[];
  blocks: Block[];
  seo: { title: Words; description: Words; keywords: Words };
  /** When prices and limits were last looked at, as `2026-11-20`. */
  updatedAt: string;
}

/** A page in the reader's language: what goes over the wire. */
export type Page = Omit<InLanguage<PageContent>, "blocks"> & { blocks: PageBlock[] };
export type PageBlock = Labelled<InLanguage<Block>>;
export type BlockOf<Kind extends Block["is"]> = Extract<PageBlock, { is: Kind }>;

/** One page at a time is loaded, never the catalogue. */
export type PageLoader = () => Promise<{ content: PageContent }>;

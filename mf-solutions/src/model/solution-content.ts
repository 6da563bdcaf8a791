import type { InLanguage } from "@zhian/i18n/in-language";
import type { CtaBlock, FaqBlock, Figure, PageLink, Words } from "@zhian/page/content";

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

export interface BillLine {
  product: string;
  configuration: Words;
  /** What one of it is: "100 GiB". */
  unit: Words;
  /** Demo price in USD of one unit in one month; 0 where nothing is charged. */
  usdPerMonth: number;
  quantity: number;
}

export interface Layer {
  kind: Figure["nodes"][number]["kind"];
  label: Words;
}

export interface DeliveryStep {
  title: Words;
  /** Working day on which it begins; the first is 1. */
  from: number;
  days: number;
  duration: Words;
  /** Who does what. */
  customer: Words;
  provider: Words;
}

/** A solution with a page of its own. */
export interface SolutionDetails {
  situation: Part & { paragraphs: Words[] };
  regulations: Part & { items: Regulation[]; reviewedAt: string };
  architecture: Part & { figure: Figure; layers: Layer[] };
  bill: Part & { lines: BillLine[] };
  timeline: Part & { weeks: number; steps: DeliveryStep[] };
  /** What happens before and after, event by event. */
  result: Part & { rows: { event: Words; before: Words; after: Words }[]; limit: Words };
  questions: FaqBlock;
}

export interface SolutionContent {
  slug: string;
  title: Words;
  lead: Words;
  actions: PageLink[];
  /** What each product does in it. */
  roles: { product: string; role: Words }[];
  details?: SolutionDetails;
  contact: CtaBlock;
  seo: { title: Words; description: Words; keywords: Words };
}

export type SolutionPage = InLanguage<SolutionContent>;

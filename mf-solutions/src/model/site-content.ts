import type { InLanguage } from "@zhian/i18n/in-language";
import type {
  BlockHead,
  CtaBlock,
  FaqBlock,
  Figure,
  PageLink,
  StepsBlock,
  TableBlock,
  Words,
} from "@zhian/page/content";
import type { ActivityTimes } from "./activity-state.ts";

export interface ProseBlock extends BlockHead {
  is: "prose";
  paragraphs: Words[];
}

export interface PointsBlock extends BlockHead {
  is: "points";
  items: { term: Words; text: Words }[];
}

/** What holds, in plain words first and then in full. */
export interface TermsBlock extends BlockHead {
  is: "terms";
  items: { plain: Words; full: Words }[];
}

export interface CommissionRate {
  id: string;
  name: Words;
  /** Codes of the catalogue: what falls under it. */
  products: string[];
  /** Of what the customer has paid, without tax. */
  percent: number;
  /** While a campaign runs. */
  campaignPercent?: number;
  /** As many months of a customer's payments count; 1 is the first payment alone. */
  months: number;
  counted: Words;
}

export interface CommissionBlock extends BlockHead {
  is: "commission";
  demo: Words;
  caption: Words;
  rates: CommissionRate[];
  note: Words;
  labels: Record<"category" | "products" | "percent" | "campaign" | "afterwards" | "counted", Words>;
}

/** Customers, what each pays in a month, and for how many months: what it comes to. */
export interface CalculatorBlock extends BlockHead {
  is: "calculator";
  demo: Words;
  caption: Words;
  note: Words;
  rates: Pick<CommissionRate, "id" | "name" | "percent" | "months">[];
  start: { customers: number; usdPerMonth: number; months: number; rate: string };
  labels: Record<
    | "inputs"
    | "customers"
    | "usdPerMonth"
    | "months"
    | "rate"
    | "wholeNumber"
    | "amount"
    | "sum"
    | "paid"
    | "counted"
    | "month"
    | "percent"
    | "commission",
    Words
  >;
}

/** What a signed-in visitor is told of the own membership; everybody else reads `absent`. */
export interface MembershipBlock extends BlockHead {
  is: "membership";
  labels: Record<"code" | "note" | "absent" | "logIn", Words>;
}

/** A form, which comes when it is wanted. */
export interface FormBlock extends BlockHead {
  is: "form";
  form: "application" | "question";
  labels: Record<"open" | "note" | "lost", Words>;
}

export interface DirectoryBlock extends BlockHead {
  is: "directory";
  empty: { title: Words; text: Words };
  caption: Words;
  columns: Words[];
  /** What an entry says, in the order of the columns. */
  fields: { label: Words; text: Words; example: Words }[];
}

interface Offer {
  id: string;
  /** Code of the catalogue. */
  product: string;
  name: Words;
  /** As the one list has it: what it costs afterwards. */
  usd: number;
  unit: Words;
  percentOff: number;
  holds: Words;
  limit: Words;
}

export interface OffersBlock extends BlockHead {
  is: "offers";
  demo: Words;
  caption: Words;
  offers: Offer[];
  note: Words;
  labels: Record<"product" | "promo" | "afterwards" | "holds" | "limit" | "off", Words>;
}

/** An activity as the hub lists it. */
export interface ListedActivity extends ActivityTimes {
  /** Plain path. */
  path: string;
  title: Words;
  summary: Words;
}

export interface ActivitiesBlock extends BlockHead {
  is: "activities";
  items: ListedActivity[];
}

/** Numbers that an authority has given, with the page where it can be looked up. */
export interface LicencesBlock extends BlockHead {
  is: "licences";
  caption: Words;
  columns: Words[];
  items: { name: Words; number: string; issuer: Words; validUntil: string; url: string }[];
}

export type SiteBlock =
  | ProseBlock
  | PointsBlock
  | TableBlock
  | TermsBlock
  | CommissionBlock
  | CalculatorBlock
  | MembershipBlock
  | FormBlock
  | DirectoryBlock
  | OffersBlock
  | ActivitiesBlock
  | LicencesBlock
  | StepsBlock
  | FaqBlock
  | CtaBlock;

/** A page about working with us, about an activity or about ourselves. */
export interface SiteContent {
  /** Plain path. */
  path: string;
  eyebrow: Words;
  title: Words;
  lead: Words;
  actions: PageLink[];
  figure?: Figure;
  /** Each with the id of the section that proves it. */
  facts: { label: Words; value: Words; anchor: string }[];
  /** Of an activity. */
  times?: ActivityTimes;
  blocks: SiteBlock[];
  seo: { title: Words; description: Words; keywords: Words };
  /** When it was last looked at, as `2026-11-21`. */
  updatedAt: string;
}

export type SitePage = InLanguage<SiteContent>;
export type SiteBlockOf<Kind extends SiteBlock["is"]> = Extract<InLanguage<SiteBlock>, { is: Kind }>;

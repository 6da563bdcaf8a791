import type { ProductKind } from "@zhian/contracts/catalogue";
import type { InLanguage } from "@zhian/i18n/in-language";
import type { CtaBlock, PageLink, StepsBlock, Words } from "@zhian/page/content";
import type { MapPlace } from "./map-lines.ts";

interface HomeSection {
  heading: Words;
  lead: Words;
}

/** A line of the price sheet. Day and year follow from the month. */
export interface PriceLine {
  /** Code of the catalogue. */
  product: string;
  name: Words;
  note: Words;
  usdPerMonth: number;
}

/** What somebody has in hand, and where to begin with it. */
interface Entry {
  have: Words;
  begin: Words;
  action: PageLink;
}

/** A rule, and where it can be read. */
interface Rule {
  text: Words;
  source: string;
}

export interface MapPoint extends MapPlace {
  /** Short enough to stand under a mark. */
  label: Words;
}

export interface HomeContent {
  title: Words;
  lead: Words;
  actions: PageLink[];
  prices: { heading: Words; published: PriceLine[]; demo: PriceLine[]; demoHeading: Words; demoNote: Words };
  /** Each leads to where it is shown. */
  facts: { value: Words; label: Words; to: string }[];
  begin: HomeSection & { name: { have: Words; hint: Words; note: Words }; entries: Entry[] };
  map: HomeSection & { caption: Words; reading: Words; groups: { kind: ProductKind; text: Words }[] };
  level: HomeSection & {
    frequency: Record<"two" | "three", Words>;
    frequencySource: Rule;
    systems: { value: string; name: Words; note: Words }[];
    products: { product: string; control: Words; per: Words; isPerServer: boolean }[];
    note: Words;
    action: Words;
  };
  path: Pick<StepsBlock, "heading" | "items"> & { more: PageLink[] };
  solutions: HomeSection;
  rules: HomeSection & { caption: Words; columns: Words[]; rows: { label: Words; cells: Rule[] }[] };
  notices: HomeSection;
  about: HomeSection & { points: { label: Words; text: Words }[] };
  start: CtaBlock;
  seo: { title: Words; description: Words; keywords: Words };
}

export type Home = InLanguage<HomeContent>;

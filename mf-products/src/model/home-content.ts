import type { ProductKind } from "@zhian/contracts/catalogue";
import type { InLanguage } from "@zhian/i18n/in-language";
import type { CtaBlock, Figure, PageLink, StepsBlock, Words } from "@zhian/page/content";
import type { Plan, SpecsBlock } from "./page-content.ts";

interface HomeSection {
  heading: Words;
  lead: Words;
}

export interface HomeContent {
  title: Words;
  lead: Words;
  actions: PageLink[];
  figure: Figure;
  catalogue: HomeSection & { groups: { kind: ProductKind; text: Words }[] };
  plans: HomeSection & { plans: Plan[]; more: PageLink };
  compliance: SpecsBlock;
  protection: StepsBlock & { more: PageLink[] };
  solutions: HomeSection;
  start: CtaBlock;
  seo: { title: Words; description: Words; keywords: Words };
}

export type Home = InLanguage<HomeContent>;

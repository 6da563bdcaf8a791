import { type CatalogueProduct, catalogue } from "@zhian/contracts/catalogue";
import { solutionsWith } from "@zhian/contracts/solution-list";
import type { Words } from "@zhian/page/content";
import type { PageContent, RelatedBlock } from "../../model/page-content.ts";
import { catalogueValues } from "../catalogue-values.ts";
import { kindTexts } from "./kind-texts.ts";

const maxSiblings = 6;
const maxTitle = 60;

/** A page for a product of the catalogue: what it is for, how its kind is delivered, what stands beside it. */
export function overviewOf(product: CatalogueProduct): PageContent {
  const { code, name, kind } = product;
  const value = valueOf(code);
  const texts = kindTexts[kind];
  return {
    code,
    title: name,
    lead: { en: `${value.en} ${texts.lead.en}`, zh: value.zh + texts.lead.zh },
    actions: [
      { label: { en: "Open in the console", zh: "进入控制台" }, to: `console:/${code}` },
      { label: { en: "Read the documentation", zh: "查看文档" }, to: "/document" },
    ],
    facts: [],
    blocks: [
      {
        is: "steps",
        anchor: "delivery",
        nav: { en: "Delivery", zh: "交付方式" },
        heading: { en: "How it reaches you", zh: "如何交付" },
        items: texts.steps,
      },
      {
        is: "checklist",
        anchor: "prepare",
        nav: { en: "Preparation", zh: "准备事项" },
        heading: { en: "Worth knowing before you order", zh: "订购前想清楚" },
        items: texts.prepare,
      },
      siblingsOf(product),
    ],
    seo: {
      title: { en: withinTitle(name.en), zh: name.zh },
      description: value,
      keywords: { en: `${name.en}, ${code.toUpperCase()}, ZhiAn Cloud`, zh: `${name.zh},${code.toUpperCase()},智安云` },
    },
    updatedAt: "2026-11-20",
  };
}

/** Whole words, as many as a list of results shows of a title. */
function withinTitle(text: string): string {
  return text.length <= maxTitle ? text : text.slice(0, text.lastIndexOf(" ", maxTitle));
}

function valueOf(code: string): Words {
  const [en, zh] = catalogueValues[code] ?? ["", ""];
  return { en, zh };
}

function siblingsOf({ code, kind }: CatalogueProduct): RelatedBlock {
  const kin = catalogue.filter((other) => other.kind === kind);
  // Those that come after it in the catalogue, and around: each product gets links from several others.
  const from = kin.findIndex((other) => other.code === code);
  const siblings = [...kin.slice(from + 1), ...kin.slice(0, from)].slice(0, maxSiblings);
  return {
    is: "related",
    anchor: "related",
    nav: { en: "Of the same kind", zh: "同类产品" },
    heading: { en: "Of the same kind", zh: "同类产品" },
    items: siblings.map((sibling) => ({ product: sibling.code, relation: valueOf(sibling.code) })),
    solutions: solutionsWith(code).map(({ slug }) => slug),
  };
}

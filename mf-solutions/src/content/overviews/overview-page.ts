import type { Solution } from "@zhian/contracts/solution-list";
import type { SolutionContent } from "../../model/solution-content.ts";
import type { SolutionOverview } from "../../model/solution-overview.ts";
import { contact } from "../contact.ts";
import { businessOverviews } from "./business-overviews.ts";
import { platformOverviews } from "./platform-overviews.ts";

const overviews: ReadonlyMap<string, SolutionOverview> = new Map([
  ...Object.entries(businessOverviews),
  ...Object.entries(platformOverviews),
]);

/** Null for a solution that has no overview. */
export function overviewOf({ slug, name, products }: Solution): SolutionContent | null {
  const overview = overviews.get(slug);
  if (!overview) return null;
  return {
    slug,
    title: name,
    lead: overview.lead,
    actions: [
      { label: { en: "See what it is made of", zh: "查看组成" }, to: "#products" },
      { label: { en: "Talk to us", zh: "联系我们" }, to: "#contact" },
    ],
    roles: products.flatMap((product, index) => {
      const role = overview.roles[index];
      return role ? [{ product, role }] : [];
    }),
    contact,
    seo: {
      title: { en: `${name.en}: products and their parts in it`, zh: `${name.zh}解决方案：产品组成` },
      description: { en: firstSentence(overview.lead.en, ". "), zh: firstSentence(overview.lead.zh, "。") },
      keywords: { en: `${name.en}, solution, ZhiAn Cloud`, zh: `${name.zh},解决方案,智安云` },
    },
  };
}

function firstSentence(text: string, end: string): string {
  const at = text.indexOf(end);
  return at < 0 ? text : text.slice(0, at + 1);
}

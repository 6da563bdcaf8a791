import { offerSchema } from "@zhian/contracts/offer";
import { z } from "zod";
import { words } from "./fields.ts";

const { kind, category, seal, position, initials, aliases, usd, sla } = offerSchema.shape;

/**
 * The product that a page is of, under `offer`: what the release says of it to the rest of the site. Its code is the page's `code`, its
 * texts for search engines are the page's `seo`.
 */
export const offerFields = z.strictObject({
  kind,
  category,
  seal,
  position,
  initials,
  aliases,
  /** As catalogues and menus name it. */
  name: words,
  summary: words,
  usd,
  sla,
});

/** The release says what a page offers, to all of the site: the page itself has it from there. */
export function withoutOffer(content: unknown): unknown {
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== "offer"));
}

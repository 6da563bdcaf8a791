import { offerSchema } from "@zhian/contracts/offer";
import { z } from "zod";
import { words } from "./fields.ts";

const { kind, category, seal, position, initials, aliases, usd, sla } = offerSchema.shape;

/**
 * The product of a page, under `offer`: data that the release publishes to the rest of the site. Its code is the page's `code`; its
 * texts for search engines are the page's `seo`.
 */
export const offerFields = z.strictObject({
  kind,
  category,
  seal,
  position,
  initials,
  aliases,
  /** Its name in catalogues and menus. */
  name: words,
  summary: words,
  usd,
  sla,
});

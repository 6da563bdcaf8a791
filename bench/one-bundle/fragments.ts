import type { Slot } from "@zhian/contracts/slots";
import type { Messages } from "@zhian/i18n/create-i18n";
import * as headerFooter from "../../mf-header-footer/src/fragment.ts";
import * as headerFooterMessages from "../../mf-header-footer/src/messages.ts";
import * as headerFooterRoutes from "../../mf-header-footer/src/routes.ts";
import * as products from "../../mf-products/src/fragment.ts";
import * as productsMessages from "../../mf-products/src/messages.ts";
import * as productsRoutes from "../../mf-products/src/routes.ts";
import * as solutionsMessages from "../../mf-solutions/src/messages.ts";
import * as solutionsRoutes from "../../mf-solutions/src/routes.ts";
import type { FragmentParts } from "../../shared/fragment/src/fragment-parts.ts";

const frame: FragmentParts = { ...headerFooter, ...headerFooterMessages, ...headerFooterRoutes };
const pages: FragmentParts = {
  ...products,
  messages: {
    en: joinTexts(productsMessages.messages.en, solutionsMessages.messages.en),
    zh: joinTexts(productsMessages.messages.zh, solutionsMessages.messages.zh),
  },
  // The routes of the server-rendered page come first: hydration data is matched by route position.
  routes: { main: [...productsRoutes.routes, ...solutionsRoutes.routes] },
};

/** Joins two fragments' texts as one bundle would; groups of texts that both have are merged. */
function joinTexts(one: Messages["en"], other: Messages["en"]): Messages["en"] {
  const joined = { ...other };
  for (const [name, text] of Object.entries(one)) {
    const same = joined[name];
    joined[name] = typeof text === "object" && typeof same === "object" ? joinTexts(text, same) : text;
  }
  return joined;
}

/** The sources of the measured page, imported as a site without fragments would import them. */
export const slotParts: Readonly<Record<Exclude<Slot, "overlay">, FragmentParts>> = {
  header: frame,
  main: pages,
  footer: frame,
};
export const filledSlots = ["header", "main", "footer"] as const;

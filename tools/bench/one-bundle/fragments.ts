import type { Slot } from "@zhian/contracts/slots";
import * as headerFooter from "../../../mf-header-footer/src/fragment.ts";
import * as headerFooterMessages from "../../../mf-header-footer/src/messages.ts";
import * as headerFooterRoutes from "../../../mf-header-footer/src/routes.ts";
import * as products from "../../../mf-products/src/fragment.ts";
import * as productsMessages from "../../../mf-products/src/messages.ts";
import * as productsRoutes from "../../../mf-products/src/routes.ts";
import type { FragmentParts } from "../../../shared/fragment/src/fragment-parts.ts";

const frame: FragmentParts = { ...headerFooter, ...headerFooterMessages, ...headerFooterRoutes };
const pages: FragmentParts = { ...products, ...productsMessages, routes: { main: productsRoutes.routes } };

/** The sources of the page that is measured, imported as a site without fragments would import them. */
export const slotParts: Readonly<Record<Exclude<Slot, "overlay">, FragmentParts>> = {
  header: frame,
  main: pages,
  footer: frame,
};
export const filledSlots = ["header", "main", "footer"] as const;

import { fragment } from "../../../mf-products/src/fragment.ts";
import { messages } from "../../../mf-products/src/messages.ts";
import { routes } from "../../../mf-products/src/routes.ts";
import type { FragmentParts } from "../../../shared/fragment/src/fragment-parts.ts";

export const products: FragmentParts = { fragment, messages, routes: { main: routes } };

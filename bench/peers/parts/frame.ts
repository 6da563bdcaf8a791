import { fragment } from "../../../mf-header-footer/src/fragment.ts";
import { messages } from "../../../mf-header-footer/src/messages.ts";
import { routes } from "../../../mf-header-footer/src/routes.ts";
import type { FragmentParts } from "../../../shared/fragment/src/fragment-parts.ts";

export const frame: FragmentParts = { fragment, messages, routes };

import { draftsPath } from "@zhian/contracts/drafts-header";
import { escapeHtml } from "@zhian/server/escape-html";
import type { PagePlan } from "./page-plan.ts";
import { markup, type Part } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

/** Says above the page that it is a preview, and ends it: a form, so that it works before script does. */
export function draftsBar({ drafts, locale, address }: PagePlan): Part[] {
  if (drafts === undefined) return [];
  const { draftsTitle, drafts: says, endDrafts } = shellTexts[locale];
  const to = escapeHtml(address.pathname + address.search);
  return markup`<form method="post" action="${draftsPath}" id="drafts-bar" aria-label="${draftsTitle}" class="zhian-drafts"><p>${says}</p><input type="hidden" name="to" value="${to}"><button>${endDrafts}</button></form>`;
}

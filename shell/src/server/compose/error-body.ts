import { localePath } from "@zhian/contracts/locale";
import type { PagePlan } from "./page-plan.ts";
import { escapeHtml, markup, type Part, requestId } from "./parts.ts";
import { errorMessage, shellTexts } from "./shell-texts.ts";

/** What stands in `main` when no fragment does; the browser half draws the same for an error that is raised there. */
export function errorBody(plan: PagePlan, status: number): Part[] {
  const { locale, address } = plan;
  const texts = shellTexts[locale];
  const heading = `<h1>${errorMessage(status, locale)}</h1>`;
  if (status < 500) {
    const home = status === 404 ? `<a href="${localePath(locale, "/")}">${texts.toHome}</a>` : "";
    return markup`<section class="zhian-error">${heading}${home}</section>`;
  }
  const retry = `<a href="${escapeHtml(address.pathname + address.search)}">${texts.retry}</a>`;
  return markup`<section class="zhian-error">${heading}${retry}<p>${texts.requestId}: <code>${requestId}</code></p></section>`;
}

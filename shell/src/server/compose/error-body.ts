import { contactEmail } from "@zhian/contracts/contact";
import { errorTitle, isMissing } from "@zhian/contracts/error-page";
import { errorWords } from "@zhian/contracts/error-words";
import { localePath } from "@zhian/contracts/locale";
import type { PagePlan } from "./page-plan.ts";
import { escapeHtml, markup, type Part, requestId } from "./parts.ts";

/**
 * What stands in `main` when no fragment does: what happened, and the ways on. The browser half draws the same for an error that
 * is raised there.
 */
export function errorBody(plan: PagePlan, status: number): Part[] {
  const { locale } = plan;
  const words = errorWords[locale];
  const says = isMissing(status) ? words.missing : words.failed;
  const number = status < 400 ? "" : `<p class="zhian-error-status">${status}</p>`;
  const head = `${number}<h1>${errorTitle(status, locale)}</h1><p class="lead">${says}</p>`;
  return markup`<section class="zhian-error">${head}${status < 500 ? [] : again(plan)}${ways(plan, status)}</section>`;
}

function again({ locale, address }: PagePlan): Part[] {
  const words = errorWords[locale];
  const retry = `<a href="${escapeHtml(address.pathname + address.search)}" class="zhian-error-retry">${words.retry}</a>`;
  return markup`${retry}<p class="meta">${words.request}: <code>${requestId}</code></p>`;
}

function ways({ locale }: PagePlan, status: number): string {
  const words = errorWords[locale];
  const home = isMissing(status) ? words.toHome : words.toHomeElsewhere;
  const search = `<form method="get" action="${localePath(locale, "/search")}" role="search"><input type="search" name="q" maxlength="100" aria-label="${words.searchLabel}" placeholder="${words.searchHint}"><button>${words.find}</button></form>`;
  const rows = [
    [words.home, `<a href="${localePath(locale, "/")}">${home}</a>`],
    [words.search, search],
    [words.contact, `<a href="mailto:${contactEmail}">${contactEmail}</a>`],
  ];
  return `<dl>${rows.map(([name, way]) => `<div><dt>${name}</dt><dd>${way}</dd></div>`).join("")}</dl>`;
}

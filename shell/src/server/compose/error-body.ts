import { contactEmail } from "@zhian/contracts/contact";
import { isMissing } from "@zhian/contracts/error-page";
import { errorWords } from "@zhian/contracts/error-words";
import { localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "@zhian/server/escape-html";
import { errorTexts } from "./error-texts.ts";
import type { PagePlan } from "./page-plan.ts";
import { markup, type Part, requestId } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

/**
 * The content of `main` when no fragment fills it: what happened, and where to go next. The browser half renders the same for errors raised
 * there.
 */
export function errorBody(plan: PagePlan, status: number): Part[] {
  const { title, says } = errorTexts(status, plan.locale);
  const number = status < 400 ? "" : `<p class="zhian-error-status">${status}</p>`;
  const head = `${number}<h1>${title}</h1><p class="lead">${says}</p>`;
  return markup`<section class="zhian-error">${head}${wayIn(plan, status)}${ways(plan, status)}</section>`;
}

/** A link to retry the page, where that may help. */
function wayIn(plan: PagePlan, status: number): Part[] {
  if (status === 414) return shorter(plan);
  return status < 500 ? [] : again(plan);
}

function shorter({ locale, address: { pathname, plain } }: PagePlan): Part[] {
  if (plain === "/error") return [];
  return markup`<a href="${escapeHtml(pathname)}" class="zhian-error-retry" data-retry>${shellTexts[locale].shorter}</a>`;
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

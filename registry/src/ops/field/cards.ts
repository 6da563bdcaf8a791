import { shellOwner } from "@zhian/contracts/vital-limits";
import type { Field, Line } from "../../field/field.ts";
import { usualQuantile, vitals } from "../../field/measures.ts";
import { failedShareOf, measuredPages, quantile } from "../../field/sums.ts";
import { type Html, html } from "../html.ts";
import type { Words } from "../words.ts";
import { nameOf } from "./field-tables.ts";
import { counted, shown } from "./figures.ts";
import { sample, spark } from "./plot.ts";

export interface Card {
  /** A fragment's name, or `shell`. */
  name: string;
  href: string;
  field: Field;
}

/** The last hour of each fragment at a glance: a small chart, with its figures as text. */
export function cards(words: Words, all: readonly Card[], minPages: number): Html {
  return html`<ul class="cards">${all.map(
    ({ name, href, field }) => html`<li>
<h3><a id="hour-of-${name}" href="${href}">${name === shellOwner ? words.field.shell : name}<span class="hidden">${words.said("", words.field.hour)}</span></a></h3>
${field.lines.length === 0 ? html`<p class="hint">${words.field.nothing}</p>` : html`${spark(words, field)}${field.lines.map((line) => figures(words, line, minPages))}`}
</li>`,
  )}</ul>`;
}

function figures(words: Words, line: Line, minPages: number): Html {
  const { total, isCanary } = line;
  const { short } = words.field;
  const told = vitals
    .filter((vital) => measuredPages(total, vital) >= minPages)
    .map((vital) => `${short[vital]} ${shown(words, vital, quantile(total, vital, usualQuantile))}`);
  const failed = `${short.failed} ${shown(words, "failed", failedShareOf(total) * 100)}`;
  const pages = words.field.pages(counted(total.pages));
  const all = [pages, ...(total.pages >= minPages ? [failed] : []), ...told];
  if (total.pages < minPages && told.length === 0) all.push(words.field.tooFew);
  return html`<p>${sample(isCanary)} ${nameOf(words, line)}<br><span class="figures">${all.map((one, index) => html`${index > 0 && " · "}<span>${one}</span>`)}</span></p>`;
}

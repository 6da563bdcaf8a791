import type { Field } from "../../field/field.ts";
import { pagesAPoint } from "../../field/measures.ts";
import { type Html, html } from "../html.ts";
import { time } from "../parts.ts";
import type { Words } from "../words.ts";
import { nameOf, pointsTable, totalsTable } from "./field-tables.ts";
import { momentList } from "./moments.ts";
import { plots, sample } from "./plot.ts";

/** How a fragment performed over a span: in charts, with the changes in that time, and the same in tables. */
export function fieldSection(words: Words, field: Field, minPages: number): Html {
  const { span, lines } = field;
  return html`<section aria-labelledby="title-${span.name}">
<h2 id="title-${span.name}">${words.field[span.name]}</h2>
<div id="field-${span.name}" data-live>
<p class="hint">${time(span.from.toISOString())} – ${time(span.now.toISOString())}</p>
${lines.length === 0 ? html`<p>${words.field.nothing}</p>` : html`${key(words, field)}${plots(words, field)}`}
${momentList(words, field)}
${lines.length > 0 && html`${totalsTable(words, field, minPages)}<p class="hint">${words.field.howToRead(minPages, pagesAPoint)}</p>${pointsTable(words, field)}`}
</div>
</section>`;
}

/** Legend of the lines. A promoted release has two. */
function key(words: Words, { lines }: Field): Html {
  return html`<ul class="key">${lines.map((line) => html`<li>${sample(line.isCanary)} ${nameOf(words, line)}</li>`)}</ul>`;
}

import type { Field, Line } from "../../field/field.ts";
import { type Measure, measures, pointOf, usualQuantile, type Vital, vitals } from "../../field/measures.ts";
import { startOfBin } from "../../field/span.ts";
import { failedShareOf, measuredPages, quantile, type Sum } from "../../field/sums.ts";
import { type Html, html } from "../html.ts";
import { time } from "../parts.ts";
import type { Words } from "../words.ts";
import { counted, shown } from "./figures.ts";

const quantiles = [0.5, usualQuantile, 0.95] as const;

/** Totals of each release over the whole span. Below `minPages` pages, only their number is shown. */
export function totalsTable(words: Words, { lines }: Field, minPages: number): Html {
  const { columns, field } = words;
  const rows = lines.map(
    (line) => html`<tr>
<th scope="row">${nameOf(words, line)}</th>
<td data-label="${field.short.pages}">${counted(line.total.pages)}</td>
<td data-label="${field.short.failed}">${line.total.pages < minPages ? tooFew(words) : shown(words, "failed", failedShareOf(line.total) * 100)}</td>
${vitals.map((vital) => html`<td data-label="${field.short[vital]}">${quantilesOf(words, line.total, { vital, minPages })}</td>`)}
</tr>`,
  );
  return html`<table aria-label="${field.totals}">
<thead><tr><th scope="col">${columns.release}</th><th scope="col">${field.short.pages}</th><th scope="col">${field.short.failed}</th>${vitals.map((vital) => html`<th scope="col">${field.short[vital]} <span class="to">p50 · p75 · p95</span></th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

function quantilesOf(words: Words, sum: Sum, { vital, minPages }: { vital: Vital; minPages: number }): Html {
  const measured = measuredPages(sum, vital);
  if (measured < minPages) return tooFew(words);
  const [half, usual, most] = quantiles.map((q) => shown(words, vital, quantile(sum, vital, q)));
  return html`${half} · <strong>${usual}</strong> · ${most}<br><span class="to">${words.field.over(counted(measured))}</span>`;
}

function tooFew(words: Words): Html {
  return html`<span class="none">${words.field.tooFew}</span>`;
}

/** Every point of the charts, newest first; times without reports have no row. */
export function pointsTable(words: Words, field: Field): Html {
  const rows = Array.from({ length: field.lines[0]?.bins.length ?? 0 }, (_, bin) => bin)
    .toReversed()
    .flatMap((bin) => field.lines.map((line) => row(words, field, { line, bin })));
  const id = `points-${field.span.name}`;
  return html`<details id="${id}"><summary id="see-${id}">${words.field.points}</summary>
<table aria-label="${words.field.points}">
<thead><tr><th scope="col">${words.columns.when}</th><th scope="col">${words.columns.release}</th>${measures.map((measure) => html`<th scope="col">${labelOf(words, measure)}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></details>`;
}

function row(words: Words, { span }: Field, { line, bin }: { line: Line; bin: number }): Html | undefined {
  const sum = line.bins[bin];
  if (!sum) return undefined;
  const cells = measures.map((measure) => {
    const figure = measure === "pages" ? counted(sum.pages) : shown(words, measure, pointOf(sum, measure, span.binMs));
    return html`<td data-label="${words.field.short[measure]}">${figure}</td>`;
  });
  return html`<tr><th scope="row">${time(startOfBin(span, bin).toISOString())}</th><td data-label="${words.columns.release}">${nameOf(words, line)}</td>${cells}</tr>`;
}

function labelOf({ field }: Words, measure: Measure): string {
  return measure === "pages" || measure === "failed" ? field.short[measure] : `${field.short[measure]} p75`;
}

export function nameOf(words: Words, { version, isCanary }: Pick<Line, "version" | "isCanary">): Html {
  return html`${version} <span class="to">${words.release[isCanary ? "canary" : "stable"]}</span>`;
}

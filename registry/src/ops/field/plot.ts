import type { Field, Line } from "../../field/field.ts";
import { goodUpTo, type Measure, measures, pointOf } from "../../field/measures.ts";
import { isOver, startOfBin } from "../../field/span.ts";
import { type Html, html } from "../html.ts";
import type { Words } from "../words.ts";
import { clock, shown, shownTick } from "./figures.ts";
import { placeMoments } from "./moments.ts";
import { dotsOf, type Frame, pathThrough, round, roundAbove } from "./scale.ts";

const height = 140;
const sparkHeight = 48;
const top = 28;
const bottom = height - 20;
/** Width of the inner SVG, which stretches to any width: it contains only what may be stretched. */
const width = 1000;
/** Minimum scale: a release without failures must not look as if it had some. */
const leastHighest: Readonly<Record<Measure, number>> = { pages: 1, failed: 1, lcp: 1000, inp: 100, cls: 50 };

/** One measure of all lines over the span: a figure that fills the available width, without script or inline style. */
function plot(words: Words, field: Field, measure: Measure): Html {
  const { span, lines } = field;
  const drawn = lines.map((line) => ({ line, values: valuesOf(field, line, measure) }));
  const all = drawn.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const highest = roundAbove(all, leastHighest[measure]);
  const yOf = (value: number) => round(bottom - (value / highest) * (bottom - top));
  const good = measure === "pages" || measure === "failed" ? undefined : goodUpTo[measure];
  return html`<svg class="plot" role="img" aria-label="${summary(words, measure, drawn)}" width="100%" height="${height}">
${[0, highest / 2, highest].map((value) => html`<line class="grid" x1="0" x2="100%" y1="${yOf(value)}" y2="${yOf(value)}"/>`)}
${good !== undefined && good < highest && html`<line class="good-up-to" x1="0" x2="100%" y1="${yOf(good)}" y2="${yOf(good)}"/>`}
${placeMoments(field).map(({ x, label }) => html`<line class="moment" x1="${x}%" x2="${x}%" y1="14" y2="${bottom}"/>${label !== undefined && html`<text class="moment-label" x="${x}%" y="11" text-anchor="middle">${label}</text>`}`)}
<svg aria-hidden="true" width="100%" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
${drawn.map(({ line, values }) => stroke(kindOf(line), values, { width, top, bottom, highest }))}
</svg>
${[highest / 2, highest].map((value) => html`<text class="tick" x="0" y="${yOf(value) - 4}">${shownTick(words, measure, value)}</text>`)}
<text class="tick" x="0" y="${height - 5}">${clock(span.from)}</text><text class="tick" x="50%" y="${height - 5}" text-anchor="middle">${clock(middleOf(field))}</text><text class="tick" x="100%" y="${height - 5}" text-anchor="end">${clock(span.to)}</text>
</svg>`;
}

/** Pages of an unfinished bin are left out: it would look as if visitors had left. */
function valuesOf({ span }: Field, { bins }: Line, measure: Measure): (number | undefined)[] {
  return bins.map((sum, bin) =>
    measure === "pages" && !isOver(span, bin) ? undefined : pointOf(sum, measure, span.binMs),
  );
}

function middleOf({ span }: Field): Date {
  return startOfBin(span, (span.to.getTime() - span.from.getTime()) / span.binMs / 2);
}

/** Text alternative: the range of each line. The table has the rest. */
function summary(words: Words, measure: Measure, drawn: { line: Line; values: (number | undefined)[] }[]): string {
  const said = drawn.map(({ line: { version, isCanary }, values }) => {
    const known = values.filter((value) => value !== undefined);
    const name = `${words.release[isCanary ? "canary" : "stable"]} ${version}`;
    if (known.length === 0) return words.said(name, words.field.tooFew);
    const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => shown(words, measure, value));
    return words.said(name, words.field.fromTo(least ?? "", most ?? ""));
  });
  return [words.field.measures[measure], ...said].join(words.field.stop);
}

function stroke(kind: string, values: readonly (number | undefined)[], frame: Frame): Html {
  const dots = dotsOf(values, frame);
  return html`<path class="line ${kind}" d="${pathThrough(values, frame)}"/>${dots !== "" && html`<path class="dots ${kind}" d="${dots}"/>`}`;
}

function kindOf({ isCanary }: Pick<Line, "isCanary">): string {
  return isCanary ? "canary" : "stable";
}

/** Pages of a fragment and how many of them failed, for small spaces. */
export function spark(words: Words, field: Field): Html {
  const { span, lines } = field;
  const pages = lines.map((line) => ({ line, values: valuesOf(field, line, "pages") }));
  const failed = lines.map(({ bins }) =>
    bins.map((sum, bin) =>
      sum && sum.failed > 0 && isOver(span, bin) ? sum.failed / (span.binMs / 60_000) : undefined,
    ),
  );
  const highest = roundAbove(
    pages.flatMap(({ values }) => values.filter((value) => value !== undefined)),
    leastHighest.pages,
  );
  const frame = { width, top: 3, bottom: sparkHeight - 3, highest };
  return html`<svg class="plot" role="img" aria-label="${summary(words, "pages", pages)}" width="100%" height="${sparkHeight}">
<line class="grid" x1="0" x2="100%" y1="${sparkHeight - 3}" y2="${sparkHeight - 3}"/>
${placeMoments(field).map(({ x }) => html`<line class="moment" x1="${x}%" x2="${x}%" y1="0" y2="${sparkHeight}"/>`)}
<svg aria-hidden="true" width="100%" height="${sparkHeight}" viewBox="0 0 ${width} ${sparkHeight}" preserveAspectRatio="none">
${pages.map(({ line, values }) => stroke(kindOf(line), values, frame))}
${failed.map((values) => stroke("failed", values, frame))}
</svg>
</svg>`;
}

/** All measures, each under its name. */
export function plots(words: Words, field: Field): Html {
  return html`<div class="plots">${measures.map(
    (measure) =>
      html`<figure><figcaption><strong>${words.field.short[measure]}</strong> <span class="to">${words.field.measures[measure]}</span></figcaption>${plot(words, field, measure)}</figure>`,
  )}</div>`;
}

/** A sample line for the legend. */
export function sample(isCanary: boolean): Html {
  return html`<svg class="sample" width="28" height="12" aria-hidden="true"><path class="line ${kindOf({ isCanary })}" d="M2 6H26"/></svg>`;
}

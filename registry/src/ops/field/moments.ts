import type { Field } from "../../field/field.ts";
import { shareOf } from "../../field/span.ts";
import { type Html, html } from "../html.ts";
import { time } from "../parts.ts";
import type { Words } from "../words.ts";
import { round } from "./scale.ts";

/** A canary with steps makes many changes; more lines would hide the curves behind them. */
const mostShown = 20;
/** In per cent of the width: any closer, the numbers would overlap. */
const apart = 7;

function shownChanges({ changes = [] }: Field) {
  return changes.slice(-mostShown);
}

/** Position of each change, in per cent of the width. In a close group, the first has the numbers of all: "2–4". */
export function placeMoments(field: Field): { x: number; label?: string }[] {
  const places = shownChanges(field).map(({ at }, index) => ({
    x: round(shareOf(field.span, new Date(at)) * 100),
    first: index + 1,
    last: index + 1,
    isLabelled: true,
  }));
  let group = places[0];
  for (const place of places.slice(1)) {
    if (group && place.x - group.x < apart) {
      group.last = place.last;
      place.isLabelled = false;
    } else group = place;
  }
  return places.map(({ x, first, last, isLabelled }) => ({
    x,
    ...(isLabelled && { label: first === last ? String(first) : `${first}–${last}` }),
  }));
}

/** Legend for the numbers in the charts. */
export function momentList(words: Words, field: Field): Html {
  if (!field.changes) return html``;
  const changes = shownChanges(field);
  if (changes.length === 0) return html`<p class="hint">${words.field.noChange}</p>`;
  const earlier = field.changes.length - changes.length;
  const items = changes.map(({ at, action, version, from, served, by, reason }) => {
    const percent = action === "canary" && served?.canary ? ` · ${words.toSome(served.canary.percent)}` : "";
    const releases = from === undefined ? version : `${from} → ${version ?? words.preview.none}`;
    return html`<li>${time(at)} <strong>${words.doing[action]}</strong> ${releases}${percent} <span class="to">${by} · ${reason}</span></li>`;
  });
  return html`<p class="hint">${words.field.moments}</p>
<ol class="moments">${items}</ol>
${earlier > 0 && html`<p class="hint">${words.field.earlier(earlier)}</p>`}`;
}

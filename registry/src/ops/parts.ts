import { shortTime } from "../cli/table.ts";
import { everything, type HistoryEntry, type Served } from "../model/history.ts";
import { restOf } from "../model/percent.ts";
import type { FragmentStatus } from "../status.ts";
import { type Html, html } from "./html.ts";
import type { Action, Words } from "./words.ts";

export function time(iso: string): Html {
  return html`<time datetime="${iso}">${shortTime(iso)}</time>`;
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** One line for each served release: its version and its visitors. */
export function servedTo(words: Words, served: Served | undefined): Html {
  if (!served) return html`<span class="none">${words.preview.none}</span>`;
  const { stable, canary } = served;
  if (!canary) return html`<strong>${stable}</strong> <span class="to">${words.everyone}</span>`;
  return html`<strong>${canary.version}</strong> <span class="to">${words.toSome(canary.percent)}</span><br>
<strong>${stable}</strong> <span class="to">${words.toSome(restOf(canary.percent))}</span>`;
}

/** `fields` become the query of the preview's URL. */
export function actionLink(
  words: Words,
  fields: { environment: string; action: Action; fragment?: string; version?: string; revision?: number },
): Html {
  const { environment, action, fragment, version, revision } = fields;
  const query = new URLSearchParams({ action });
  for (const [name, value] of Object.entries({ fragment, version, revision })) {
    if (value !== undefined) query.set(name, String(value));
  }
  const about = [fragment, version, revision].filter((one) => one !== undefined).join(" ");
  const hidden = about !== "" && html`<span class="hidden"> ${about}</span>`;
  const id = [action, fragment, version, revision].filter((one) => one !== undefined).join("-");
  return html`<a class="act" id="${id}" href="/ops/${environment}/change?${query.toString()}">${words.actions[action]}${hidden}</a>`;
}

export function health(words: Words, { health: field, refused = [] }: FragmentStatus): Html {
  const refusals = refused.map(
    ({ version, problem, shells }) =>
      html`<p class="bad">${words.said(version, words.health.refused(shells))}<br><span lang="en">${problem}</span></p>`,
  );
  if (!field) return refusals.length > 0 ? html`${refusals}` : html`<span class="to">${words.unwatched}</span>`;
  const { verdict, version, pages, failedPages, pagesNeeded } = field;
  const tone = { failing: "bad", healthy: "good", inconclusive: "open" }[verdict];
  return html`<p class="${tone}">${words.said(version, words.health[verdict])}<br><span class="to">${words.health.pages(pages, percentOf(failedPages, pages))}${verdict === "inconclusive" && words.health.needed(pagesNeeded)}</span></p>${refusals}`;
}

/** The canary's next automatic step, and the fragments that move with it. */
export function plan(words: Words, { steps, with: others = [] }: FragmentStatus): Html {
  const together = others.length > 0 && html`<br><span class="to">${words.movesWith(others.join(", "))}</span>`;
  if (!steps) return html`${together}`;
  const next = steps.next === 100 ? words.everyone : words.toSome(steps.next);
  return html`<br><span class="to">${words.goesOn(next, shortTime(steps.dueAt), steps.isDue)}</span>${together}`;
}

/** Action and target of a history entry. */
export function deed(words: Words, { action, fragment, version, from, to, served }: HistoryEntry): Html {
  const percent = action === "canary" && served?.canary ? ` · ${words.toSome(served.canary.percent)}` : "";
  const what = action === "restore" ? `${words.doing.restore} · ${words.revision(to ?? 0)}` : words.doing[action];
  const releases = from === undefined ? version : `${from} → ${version ?? words.preview.none}`;
  const name = fragment === everything ? words.history.whole : fragment;
  return html`${what}${percent}<br><span class="to">${name}${releases !== undefined && ` ${releases}`}</span>`;
}

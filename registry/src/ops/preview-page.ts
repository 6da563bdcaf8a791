import type { ReleaseDiff } from "../compare/diff.ts";
import { everything } from "../model/history.ts";
import type { Refusal } from "../model/refusal.ts";
import type { Preview } from "../preview-change.ts";
import { canaryFields } from "./canary-fields.ts";
import { releaseDiff } from "./compare-page.ts";
import { type Html, html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { servedTo } from "./parts.ts";
import type { Asked } from "./read-asked.ts";
import type { Words } from "./words.ts";

export interface PreviewView {
  environment: string;
  asked: Asked;
  preview: Preview;
  /** For each release that would replace another. */
  diffs: readonly ReleaseDiff[];
  /** Idempotency key: a form sent twice takes effect once. */
  key: string;
  /** Why the submitted change was not made. */
  fault?: { kind: "stale" | "reason" } | { kind: "refused"; refusal: Refusal };
}

/** The effect of a change, with the form that makes it. */
export function previewPage(viewer: Viewer, view: PreviewView): string {
  const { words } = viewer;
  const { environment, asked, preview, fault, diffs } = view;
  const { action, fragment, version, revision } = asked;
  const name = [fragment === everything ? undefined : fragment, version].filter((one) => one !== undefined).join(" ");
  const about = action === "restore" ? words.revision(revision ?? 0) : name || environment;
  const title = words.said(words.actions[action], about);
  const refused = fault?.kind === "refused" ? fault.refusal : preview.refused;
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${title}</h1>
<p class="lead">${words.explain[action]}</p>
<p class="revision" id="stale" data-stale>${environment} · ${words.revision(preview.revision)}</p>
${fault?.kind === "stale" && html`<div class="fault" role="alert"><p><strong>${words.preview.staleTitle}</strong></p><p>${words.preview.stale}</p></div>`}
${fault?.kind === "reason" && html`<p class="fault" role="alert" id="reason-fault">${words.preview.reasonMissing}</p>`}
${refused && refusedNotice(words, refused)}
${(!refused || preview.changes.length > 0) && changes(words, preview)}
${diffs.map((diff) => html`<h2>${diff.fragment} ${diff.from ?? words.compare.nothing} → ${diff.to}</h2>${releaseDiff(words, diff)}`)}
${form(words, view, refused)}`;
  return page(viewer, { title, of: { environment, revision: preview.revision }, main });
}

export function refusedNotice(words: Words, { code, message, remedy }: Refusal): Html {
  const own = words.refusals[code];
  return html`<div class="fault" role="alert"><p><strong>${words.preview.refusedTitle}</strong></p>
${own !== undefined && html`<p>${own}</p>`}<p lang="en">${message} ${remedy}</p></div>`;
}

function changes(words: Words, { changes: planned }: Preview): Html {
  if (planned.length === 0) return html`<p>${words.preview.nothing}</p>`;
  const fragments = planned.filter(({ fragment }) => fragment !== everything);
  if (fragments.length === 0) return html``;
  const { now, afterwards } = words.preview;
  return html`<table>
<caption>${words.preview.title}</caption>
<thead><tr><th scope="col">${words.columns.fragment}</th><th scope="col">${now}</th><th scope="col">${afterwards}</th></tr></thead>
<tbody>${fragments.map(
    ({ fragment, before, served }) => html`<tr><th scope="row">${fragment}</th>
<td data-label="${now}">${servedTo(words, before)}</td><td data-label="${afterwards}">${served ? servedTo(words, served) : html`<strong class="bad">${words.preview.none}</strong>`}</td></tr>`,
  )}</tbody></table>`;
}

/** No form for a refused change that no checkbox can allow, nor for one without effect, except a canary. */
function form(
  words: Words,
  { environment, asked, preview, key, fault }: PreviewView,
  refused: Refusal | undefined,
): Html {
  const { action, fragment, version, revision, again, reason } = asked;
  const mayGoOn = refused ? refused.code === "withdrawn" && action !== "rollback" : true;
  const back = html`<a href="/ops/${environment}">${words.preview.back}</a>`;
  if (!mayGoOn || (preview.changes.length === 0 && !refused && action !== "canary"))
    return html`<p class="acts">${back}</p>`;
  const hidden = { action, fragment, version, revision, seen: preview.revision, key };
  return html`<form method="post" action="/ops/${environment}/change" class="narrow">
${Object.entries(hidden).map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`)}
${action === "canary" && canaryFields(words, asked)}
${(refused || again) && html`<p class="tick"><input type="checkbox" id="again" name="again" value="true" required${again && html` checked`}><label for="again">${words.preview.again}</label></p>`}
<label for="reason">${words.preview.reason}</label>
<input id="reason" name="reason" maxlength="500" required value="${reason ?? ""}" aria-describedby="reason-hint${fault?.kind === "reason" ? " reason-fault" : ""}"${fault?.kind === "reason" && html` aria-invalid="true"`}>
<p class="hint" id="reason-hint">${words.preview.reasonHint}</p>
<p class="acts"><button class="primary">${words.actions[action]}</button>
${action === "canary" && html`<button formmethod="get" formnovalidate>${words.preview.show}</button>`}
${back}</p>
</form>`;
}

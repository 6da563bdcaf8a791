import type { ShellCount } from "../health/shells.ts";
import type { HistoryEntry } from "../model/history.ts";
import type { StoredPreview } from "../previews/preview-store.ts";
import type { FragmentStatus } from "../status.ts";
import { type Card, cards } from "./field/cards.ts";
import { type Html, html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { actionLink, deed, health, plan, servedTo, time } from "./parts.ts";
import { previewsTable } from "./previews-part.ts";
import type { Words } from "./words.ts";

export interface Overview {
  environment: string;
  revision: number;
  frozen?: HistoryEntry | undefined;
  shells: ShellCount;
  fragments: readonly FragmentStatus[];
  /** The last hour of each fragment. */
  cards: readonly Card[];
  /** With fewer pages, no figure is shown. */
  minPages: number;
  /** Previews in force. */
  previews: readonly StoredPreview[];
  entries: readonly HistoryEntry[];
  /** Whether the site's URL is known. */
  hasSite: boolean;
  /** The revision that the viewer has just made. */
  done?: number | undefined;
  /** Whether the viewer has just revoked a preview. */
  hasRevoked: boolean;
}

export function overviewPage(viewer: Viewer, overview: Overview): string {
  const { words } = viewer;
  const { environment, revision, frozen, shells, entries, fragments, hasSite, done, hasRevoked } = overview;
  const title = words.overview.title;
  const main = html`<h1>${title}</h1>
${done !== undefined && html`<p class="done" role="status">${words.done(done)}</p>`}
${hasRevoked && html`<p class="done" role="status">${words.previews.revoked}</p>`}
<div id="state" data-live aria-live="polite">
<p class="revision">${environment} · ${words.revision(revision)}</p>
<p class="hint">${words.shells(shells)}</p>
${frozen && html`<p class="frozen">${words.overview.frozen(frozen.by, frozen.reason)} ${time(frozen.at)}</p>`}
<p class="acts">${actionLink(words, { environment, action: frozen ? "unfreeze" : "freeze" })}
<a class="act" id="compare" href="/ops/${environment}/compare?from=${Math.max(revision - 1, 0)}&amp;to=${revision}">${words.overview.compare}</a>
<a class="act" id="keys" href="/ops/${environment}/keys">${words.keys.title}</a>
${hasSite && html`<a class="act" id="inspect" href="/ops/${environment}/inspect">${words.overview.inspect}</a>`}</p>
</div>
<div id="served" data-live>${fragments.length === 0 ? html`<p>${words.overview.nothing}</p>` : servedTable(words, overview)}</div>
${
  overview.cards.length > 0 &&
  html`<h2>${words.said(words.field.title, words.field.hour)}</h2><div id="field" data-live>${cards(words, overview.cards, overview.minPages)}</div>
${overview.cards.length < fragments.length && html`<p class="hint">${words.field.others}</p>`}`
}
<h2>${words.previews.title}</h2>
<div id="previews" data-live>${previewsTable(words, environment, overview.previews)}</div>
<h2>${words.history.title}</h2>
<div id="history" data-live>
${historyTable(words, { environment, revision, entries })}
<p><a id="all" href="/ops/${environment}/history">${words.history.all}</a></p>
</div>`;
  return page(viewer, { title: words.said(environment, title), of: { environment, revision }, main });
}

function servedTable(words: Words, { environment, fragments }: Overview): Html {
  const { columns } = words;
  const rows = fragments.map((fragment) => {
    const { name, stable, canary, latest, earlier, changed } = fragment;
    return html`<tr>
<th scope="row"><a id="fragment-${name}" href="/ops/${environment}/fragments/${name}">${name}</a></th>
<td data-label="${words.release.state}">${servedTo(words, { stable, ...(canary && { canary }) })}${plan(words, fragment)}</td>
<td data-label="${columns.newest}">${latest}</td>
<td data-label="${columns.health}">${health(words, fragment)}</td>
<td data-label="${columns.since}">${time(changed.at)}<br><span class="to">${changed.by}</span></td>
<td data-label="${columns.why}" class="why">${changed.reason}</td>
<td class="row-acts">${(earlier !== undefined || canary) && actionLink(words, { environment, action: "rollback", fragment: name })}</td>
</tr>`;
  });
  return html`<table>
<thead><tr><th scope="col">${columns.fragment}</th><th scope="col">${words.release.state}</th><th scope="col">${columns.newest}</th><th scope="col">${columns.health}</th><th scope="col">${columns.since}</th><th scope="col">${columns.why}</th><th scope="col">${words.release.actions}</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

interface History {
  environment: string;
  /** The current revision, which cannot be restored. */
  revision: number;
  entries: readonly HistoryEntry[];
}

function historyTable(words: Words, { environment, revision, entries }: History): Html {
  const { columns } = words;
  const rows = entries.map(
    (entry) => html`<tr>
<th scope="row">${entry.revision}</th>
<td data-label="${columns.when}">${time(entry.at)}</td>
<td data-label="${columns.who}">${entry.by}</td>
<td data-label="${columns.what}">${deed(words, entry)}</td>
<td data-label="${columns.why}" class="why">${entry.reason}</td>
<td class="row-acts">${
      entry.revision < revision &&
      html`${actionLink(words, { environment, action: "restore", revision: entry.revision })}
<a class="act" id="compare-${entry.revision}" href="/ops/${environment}/compare?from=${revision}&amp;to=${entry.revision}">${words.actions.compareNow}<span class="hidden"> ${entry.revision}</span></a>`
    }</td>
</tr>`,
  );
  return html`<table class="history">
<thead><tr><th scope="col">${columns.revision}</th><th scope="col">${columns.when}</th><th scope="col">${columns.who}</th><th scope="col">${columns.what}</th><th scope="col">${columns.why}</th><th scope="col">${words.release.actions}</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

export interface HistoryPage extends History {
  next?: number | undefined;
}

export function historyPage(viewer: Viewer, history: HistoryPage): string {
  const { words } = viewer;
  const { environment, revision, next } = history;
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${words.history.title}</h1>
<div id="history" data-live>${historyTable(words, history)}</div>
${next !== undefined && html`<p><a href="/ops/${environment}/history?before=${next}">${words.history.older}</a></p>`}`;
  return page(viewer, { title: words.said(environment, words.history.title), of: { environment, revision }, main });
}

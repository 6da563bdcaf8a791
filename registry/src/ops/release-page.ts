import { toKilobytes } from "../cli/table.ts";
import type { Compared } from "../field/read-compared.ts";
import type { Channel } from "../model/channel.ts";
import type { Receipt } from "../model/releases.ts";
import { differenceList } from "./field/difference-list.ts";
import { type Html, html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { time } from "./parts.ts";
import { releaseActs, releaseState } from "./release-parts.ts";
import type { Words } from "./words.ts";

interface ReleaseView {
  environment: string;
  revision: number;
  channel: Channel;
  receipt: Receipt;
  /** Undefined for a release that was never served here. */
  compared: Compared | undefined;
  /** With fewer pages, no figure is shown. */
  minPages: number;
}

/** One release: how it performs in the field compared with another, and what it consists of. */
export function releasePage(viewer: Viewer, view: ReleaseView): string {
  const { words } = viewer;
  const { environment, revision, channel, receipt, compared, minPages } = view;
  const { name, version, collectedAt } = receipt;
  const { differs } = words.field;
  const title = `${name} ${version}`;
  const main = html`<p class="up"><a href="/ops/${environment}/fragments/${name}">${name}</a></p>
<h1>${title}</h1>
<div id="state" data-live aria-live="polite">
<p class="revision">${environment} · ${words.revision(revision)}</p>
<p>${releaseState(words, channel, receipt)}</p>
<p class="acts">${collectedAt === undefined && releaseActs(words, { environment, name, version, channel })}</p>
</div>
<h2>${differs.title}</h2>
<div id="differs" data-live>${compared ? html`${period(words, compared)}${differenceList(words, compared, minPages)}` : html`<p>${differs.never}</p>`}</div>
<h2>${words.columns.release}</h2>
${made(words, receipt)}`;
  return page(viewer, { title: words.said(environment, title), of: { environment, revision }, main });
}

function period(words: Words, { period: { isCanary, from, to } }: Compared): Html {
  return html`<p class="hint">${words.release[isCanary ? "canary" : "stable"]} · ${time(from.toISOString())} – ${to ? time(to.toISOString()) : words.field.differs.now}</p>`;
}

function made({ release }: Words, receipt: Receipt): Html {
  const { publishedAt, publishedBy, bytes, brotliBytes, files, shared, commit } = receipt;
  return html`<dl class="ledger">
<div><dt>${release.published}</dt><dd>${time(publishedAt)} <span class="to">${publishedBy}${commit !== undefined && ` · ${release.commit(commit.slice(0, 10))}`}</span></dd></div>
<div><dt>${release.size}</dt><dd>${toKilobytes(bytes)} <span class="to">${release.files(files)} · ${release.brotli(toKilobytes(brotliBytes))}</span></dd></div>
<div><dt>${release.shared}</dt><dd><ul class="plain">${Object.entries(shared).map(([module, { range }]) => html`<li>${module} <span class="to">${range}</span></li>`)}</ul></dd></div>
</dl>`;
}

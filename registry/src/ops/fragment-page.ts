import { toKilobytes } from "../cli/table.ts";
import type { Field } from "../field/field.ts";
import { type Channel, earlierRelease } from "../model/channel.ts";
import type { Receipt } from "../model/releases.ts";
import { fieldSection } from "./field/field-section.ts";
import { type Html, html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { actionLink, servedTo, time } from "./parts.ts";
import { releaseActs, releaseState } from "./release-parts.ts";
import type { Words } from "./words.ts";

export interface FragmentView {
  environment: string;
  revision: number;
  name: string;
  channel: Channel;
  /** Newest first. */
  releases: readonly Receipt[];
  /** The last hour and the last day. */
  fields: readonly Field[];
  /** With fewer pages, no figure is shown. */
  minPages: number;
}

/** All published releases of one fragment, with the possible actions. */
export function fragmentPage(viewer: Viewer, view: FragmentView): string {
  const { words } = viewer;
  const { environment, revision, name, channel, releases, fields, minPages } = view;
  const { stable, canary } = channel;
  const served = stable === undefined ? undefined : { stable, ...(canary && { canary }) };
  const { release } = words;
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${name}</h1>
<div id="state" data-live aria-live="polite">
<p class="revision">${environment} · ${words.revision(revision)}</p>
<p>${servedTo(words, served)}</p>
<p class="acts">${(canary ?? earlierRelease(channel)) !== undefined && actionLink(words, { environment, action: "rollback", fragment: name })}
<a href="#releases">${release.title}</a></p>
</div>
${fields.map((field) => fieldSection(words, field, minPages))}
<h2>${release.title}</h2>
<div id="releases" data-live>
<table>
<thead><tr><th scope="col">${release.version}</th><th scope="col">${release.published}</th><th scope="col">${release.size}</th><th scope="col">${release.shared}</th><th scope="col">${release.state}</th><th scope="col">${release.actions}</th></tr></thead>
<tbody>${releases.map((one) => row(words, view, one))}</tbody>
</table>
</div>
${releases.length > 1 && compareForm(words, view)}`;
  return page(viewer, { title: words.said(environment, name), of: { environment, revision }, main });
}

function row(words: Words, { environment, name, channel }: FragmentView, receipt: Receipt): Html {
  const { version, publishedAt, publishedBy, bytes, brotliBytes, files, shared, commit, collectedAt } = receipt;
  const { release } = words;
  return html`<tr>
<th scope="row"><a id="release-${version}" href="/ops/${environment}/fragments/${name}/${version}">${version}</a></th>
<td data-label="${release.published}">${time(publishedAt)}<br><span class="to">${publishedBy}${commit !== undefined && html`<br>${release.commit(commit.slice(0, 10))}`}</span></td>
<td data-label="${release.size}">${toKilobytes(bytes)}<br><span class="to">${release.files(files)}<br>${release.brotli(toKilobytes(brotliBytes))}</span></td>
<td data-label="${release.shared}"><ul class="plain">${Object.entries(shared).map(([module, { range }]) => html`<li>${module} <span class="to">${range}</span></li>`)}</ul></td>
<td data-label="${release.state}">${releaseState(words, channel, receipt)}</td>
<td class="row-acts">${collectedAt === undefined && releaseActs(words, { environment, name, channel, version })}</td>
</tr>`;
}

function compareForm(words: Words, { environment, name, releases, channel }: FragmentView): Html {
  const options = (selected: string | undefined) =>
    releases.map(({ version }) => html`<option${version === selected && html` selected`}>${version}</option>`);
  const other = releases.find(({ version }) => version !== channel.stable)?.version;
  return html`<h2>${words.compare.title}</h2>
<form method="get" action="/ops/${environment}/compare" class="line">
<input type="hidden" name="fragment" value="${name}">
<div><label for="from">${words.compare.from}</label><select id="from" name="from">${options(channel.stable)}</select></div>
<div><label for="to">${words.compare.to}</label><select id="to" name="to">${options(other)}</select></div>
<button>${words.compare.button}</button>
</form>`;
}

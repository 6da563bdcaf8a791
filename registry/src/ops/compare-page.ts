import { toKilobytes } from "../cli/table.ts";
import type { ListDiff, ReleaseDiff } from "../compare/diff.ts";
import type { FilesDiff } from "../compare/diff-files.ts";
import type { RevisionDiff } from "../compare/diff-revisions.ts";
import { type Html, html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { servedTo } from "./parts.ts";
import type { Words } from "./words.ts";

interface Place {
  environment: string;
  revision: number;
}

export function compareReleasesPage(viewer: Viewer, { environment, revision }: Place, diff: ReleaseDiff): string {
  const { words } = viewer;
  const title = `${diff.fragment} ${diff.from ?? words.compare.nothing} → ${diff.to}`;
  const main = html`<p class="up"><a href="/ops/${environment}/fragments/${diff.fragment}">${diff.fragment}</a></p>
<h1>${title}</h1>
${releaseDiff(words, diff)}`;
  return page(viewer, { title, of: { environment, revision }, main });
}

export function compareRevisionsPage(viewer: Viewer, { environment, revision }: Place, diff: RevisionDiff): string {
  const { words } = viewer;
  const title = `${words.revision(diff.from)} → ${diff.to}`;
  const number = (name: "from" | "to") =>
    html`<div><label for="${name}">${words.compare[name]}</label><input id="${name}" name="${name}" type="number" min="0" max="${revision}" value="${diff[name]}" required></div>`;
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${title}</h1>
<form method="get" action="/ops/${environment}/compare" class="line">${number("from")}${number("to")}<button>${words.compare.button}</button></form>
${diff.fragments.length === 0 ? html`<p>${words.compare.same}</p>` : differences(words, diff)}`;
  return page(viewer, { title: words.said(environment, title), of: { environment, revision }, main });
}

function differences(words: Words, { from, to, fragments }: RevisionDiff): Html {
  const rows = fragments.map(
    (one) => html`<tr><th scope="row">${one.name}</th>
<td data-label="${words.revision(from)}">${servedTo(words, one.from)}</td>
<td data-label="${words.revision(to)}">${servedTo(words, one.to)}</td></tr>`,
  );
  const details = fragments.map(
    ({ name, release }) =>
      release &&
      html`<h2>${name} ${release.from ?? words.compare.nothing} → ${release.to}</h2>${releaseDiff(words, release)}`,
  );
  return html`<table>
<thead><tr><th scope="col">${words.columns.fragment}</th><th scope="col">${words.revision(from)}</th><th scope="col">${words.revision(to)}</th></tr></thead>
<tbody>${rows}</tbody></table>${details.filter((one) => one !== undefined)}`;
}

/** Differences between two releases: routes, files, sizes and shared ranges. */
export function releaseDiff(words: Words, diff: ReleaseDiff): Html {
  const { compare } = words;
  const { bytes, shared, conflicts } = diff;
  return html`<dl class="ledger">
<div><dt>${compare.routes}</dt><dd>${listed(compare.unchanged, diff.routes)}</dd></div>
<div><dt>${compare.slots}</dt><dd>${listed(compare.unchanged, diff.slots)}</dd></div>
<div><dt>${compare.size}</dt><dd>${toKilobytes(bytes.from)} → ${toKilobytes(bytes.to)}</dd></div>
${shared.map(({ module, from, to }) => html`<div><dt>${compare.shared(module)}</dt><dd>${from ?? compare.nothing} → ${to ?? compare.nothing}</dd></div>`)}
<div><dt>${compare.files}</dt><dd>${filesDiff(words, diff.files)}</dd></div>
${conflicts.map((conflict) => html`<div><dt>${compare.conflict}</dt><dd class="bad" lang="en">${conflict}</dd></div>`)}
</dl>`;
}

function filesDiff({ compare }: Words, { added, removed, changed, same }: FilesDiff): Html {
  const counts = { added: added.length, removed: removed.length, changed: changed.length, same };
  const lists = {
    changed: changed.map(({ path, from, to }) => [path, `${toKilobytes(from)} → ${toKilobytes(to)}`] as const),
    added: added.map(({ path, bytes }) => [path, toKilobytes(bytes)] as const),
    removed: removed.map(({ path, bytes }) => [path, toKilobytes(bytes)] as const),
  };
  const details = (["changed", "added", "removed"] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const items = lists[kind].map(([path, size]) => html`<li>${path} <span class="to">${size}</span></li>`);
      return html`<details><summary>${compare.list[kind](counts[kind])}</summary><ul class="paths">${items}</ul></details>`;
    });
  return html`${compare.counted(counts)}${details}`;
}

function listed(unchanged: string, { added, removed }: ListDiff): string {
  return [...added.map((one) => `+ ${one}`), ...removed.map((one) => `− ${one}`)].join(", ") || unchanged;
}

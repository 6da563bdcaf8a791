import type { KeyList } from "@zhian/contracts/signing-keys";
import { keyStateOf } from "../keys/key-state.ts";
import { html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { time } from "./parts.ts";

export interface KeysView {
  environment: string;
  revision: number;
  /** Key that signs the served snapshot. */
  signingKeyId: string;
  /** Undefined while shells trust the configured keys. */
  list?: KeyList | undefined;
  now: Date;
}

const tones = { "in-force": "good", pending: "open", ended: "to", revoked: "bad" } as const;

export function keysPage(viewer: Viewer, { environment, revision, signingKeyId, list, now }: KeysView): string {
  const { words } = viewer;
  const { title, columns, states } = words.keys;
  const rows = list?.keys.map((key) => {
    const state = keyStateOf(key, now);
    return html`<tr>
<th scope="row"><code>${key.id}</code></th>
<td data-label="${columns.from}">${time(key.notBefore)}</td>
<td data-label="${columns.until}">${time(key.notAfter)}</td>
<td data-label="${columns.state}"><span class="${tones[state]}">${states[state]}</span></td>
<td data-label="${columns.signs}">${key.id === signingKeyId ? words.keys.yes : "–"}</td>
</tr>`;
  });
  const table = html`<table>
<thead><tr><th scope="col">${columns.key}</th><th scope="col">${columns.from}</th><th scope="col">${columns.until}</th><th scope="col">${columns.state}</th><th scope="col">${columns.signs}</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${title}</h1>
<p>${words.keys.signs(signingKeyId)}</p>
${list ? table : html`<p>${words.keys.unlisted}</p>`}
${list && html`<p class="hint">${words.keys.version(list.version)} ${words.keys.expires} ${time(list.expires)}</p>`}`;
  return page(viewer, { title: words.said(environment, title), of: { environment, revision }, main });
}

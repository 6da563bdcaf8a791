import type { StoredPreview } from "../previews/preview-store.ts";
import { html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import { time } from "./parts.ts";
import { previewed } from "./previews-part.ts";

interface RevokeView {
  environment: string;
  revision: number;
  preview: StoredPreview;
  now: Date;
}

/** One preview's contents and author, with the form that ends it while it is in force. */
export function revokePage(viewer: Viewer, { environment, revision, preview, now }: RevokeView): string {
  const { words } = viewer;
  const { shows, who, why, until, revokedAt, explain } = words.previews;
  const isInForce = preview.revokedAt === undefined && preview.expiresAt > now.toISOString();
  const title = words.said(words.previews.one, previewed(preview));
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${title}</h1>
<p class="lead">${isInForce ? explain : words.previews.over}</p>
<dl class="ledger">
<div><dt>${shows}</dt><dd>${previewed(preview)}</dd></div>
<div><dt>${who}</dt><dd>${preview.createdBy} · ${time(preview.createdAt)}</dd></div>
<div><dt>${why}</dt><dd>${preview.reason}</dd></div>
<div><dt>${until}</dt><dd>${time(preview.expiresAt)}</dd></div>
${preview.revokedAt !== undefined && html`<div><dt>${revokedAt}</dt><dd>${preview.revokedBy} · ${time(preview.revokedAt)}</dd></div>`}
</dl>
${
  isInForce
    ? html`<form method="post" action="/ops/${environment}/previews/${preview.id}" class="narrow"><p class="acts"><button class="primary">${words.previews.revoke}</button>
<a href="/ops/${environment}">${words.preview.back}</a></p></form>`
    : html`<p class="acts"><a href="/ops/${environment}">${words.failed.back}</a></p>`
}`;
  return page(viewer, { title, of: { environment, revision }, main });
}

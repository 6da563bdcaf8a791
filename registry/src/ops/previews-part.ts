import type { StoredPreview } from "../previews/preview-store.ts";
import { type Html, html } from "./html.ts";
import { time } from "./parts.ts";
import type { Words } from "./words.ts";

/** `fragments preview list` shows more. */
export const shownPreviews = 50;

/** Releases shown on the site only to those who have the link. A hint if there are none. */
export function previewsTable(words: Words, environment: string, previews: readonly StoredPreview[]): Html {
  if (previews.length === 0) return html`<p class="hint">${words.previews.none}</p>`;
  const { shows, who, why, until, title } = words.previews;
  const rows = previews.map(
    (preview) => html`<tr>
<th scope="row">${previewed(preview)}</th>
<td data-label="${who}">${preview.createdBy}</td>
<td data-label="${why}" class="why">${preview.reason}</td>
<td data-label="${until}">${time(preview.expiresAt)}</td>
<td class="row-acts"><a class="act" id="preview-${preview.id}" href="/ops/${environment}/previews/${preview.id}">${words.previews.revoke}<span class="hidden"> ${previewed(preview)}, ${preview.createdBy}</span></a></td>
</tr>`,
  );
  return html`<table aria-label="${title}">
<thead><tr><th scope="col">${shows}</th><th scope="col">${who}</th><th scope="col">${why}</th><th scope="col">${until}</th><th scope="col">${words.release.actions}</th></tr></thead>
<tbody>${rows}</tbody>
</table>
${previews.length >= shownPreviews && html`<p class="hint">${words.previews.more}</p>`}`;
}

export function previewed({ releases }: Pick<StoredPreview, "releases">): string {
  return releases.map(({ name, version }) => `${name} ${version}`).join(", ");
}

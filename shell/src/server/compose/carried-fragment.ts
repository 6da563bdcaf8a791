import { contentChunkPrefix, type FragmentManifest } from "@zhian/contracts/fragment";
import type { PageFragment } from "@zhian/contracts/page";
import { integrityOf } from "../integrity-of.ts";
import type { Release } from "../releases/release.ts";

const carried = new WeakMap<Release, PageFragment>();

/**
 * What a document carries of a release. It does not grow with what the release knows: hashes of content, of which a catalogue
 * has as many as it has pages, are left to a file that a browser asks for when it draws another page itself.
 */
export function carriedFragment(release: Release): PageFragment {
  const known = carried.get(release);
  if (known) return known;
  const made = withoutContent(release);
  carried.set(release, made);
  return made;
}

function withoutContent({ page, manifest }: Release): PageFragment {
  const content = contentOf(manifest);
  if (content.size === 0) return page;
  const kept = Object.entries(page.integrity).filter(([path]) => !content.has(path));
  return { ...page, integrity: Object.fromEntries(kept), rest: integrityOf(JSON.stringify(page)) };
}

/** Scripts that no chunk but those of content has. */
function contentOf({ browser }: FragmentManifest): Set<string> {
  const content = new Set<string>();
  const others = new Set([browser.entry, ...browser.initial.js]);
  for (const [name, { js }] of Object.entries(browser.chunks))
    for (const path of js) (name.startsWith(contentChunkPrefix) ? content : others).add(path);
  for (const path of others) content.delete(path);
  return content;
}

import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesFile } from "@zhian/contracts/hashes-file";
import type { PageFragment } from "@zhian/contracts/page";
import type { Release } from "../releases/release.ts";

/**
 * The part of a release that a document includes: hashes of the scripts that hydrate this page. It does not grow with the release's other
 * features: their hashes are in a file of the release, which a browser fetches when idle, or as soon as it needs one of them.
 * Releases built before that file existed are included in full.
 */
export function carriedFragment({ page, manifest }: Release, chunks: readonly string[]): PageFragment {
  const rest = manifest.files[hashesFile]?.integrity;
  if (!rest) return page;
  const needed = scriptsOf(manifest, chunks);
  const carried = Object.entries(page.integrity).filter(([path]) => needed.has(path));
  return { ...page, integrity: Object.fromEntries(carried), rest };
}

function scriptsOf({ browser }: FragmentManifest, chunks: readonly string[]): Set<string> {
  // Lazily hydrated chunks belong to this page as well.
  const names = chunks.flatMap((name) => [name, `${name}-late`]);
  const known = names.flatMap((name) => (Object.hasOwn(browser.chunks, name) ? (browser.chunks[name]?.js ?? []) : []));
  return new Set([browser.entry, ...browser.initial.js, ...known]);
}

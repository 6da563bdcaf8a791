import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesFile } from "@zhian/contracts/hashes-file";
import type { PageFragment } from "@zhian/contracts/page";
import type { Release } from "../releases/release.ts";

/**
 * The part of a release that a document carries: hashes of the scripts that hydrate this page. It does not grow with the release's other
 * features: their hashes are in a file of the release, which a browser fetches once it is idle, or when it needs one of them
 * sooner. Releases from before there was such a file are carried whole.
 */
export function carriedFragment({ page, manifest }: Release, chunks: readonly string[]): PageFragment {
  const rest = manifest.files[hashesFile]?.integrity;
  if (!rest) return page;
  const needed = scriptsOf(manifest, chunks);
  const carried = Object.entries(page.integrity).filter(([path]) => needed.has(path));
  return { ...page, integrity: Object.fromEntries(carried), rest };
}

function scriptsOf({ browser }: FragmentManifest, chunks: readonly string[]): Set<string> {
  // Chunks that are hydrated late belong to this page as well.
  const names = chunks.flatMap((name) => [name, `${name}-late`]);
  const known = names.flatMap((name) => (Object.hasOwn(browser.chunks, name) ? (browser.chunks[name]?.js ?? []) : []));
  return new Set([browser.entry, ...browser.initial.js, ...known]);
}

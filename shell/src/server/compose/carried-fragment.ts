import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { PageFragment } from "@zhian/contracts/page";
import { integrityOf } from "../integrity-of.ts";
import type { Release } from "../releases/release.ts";

/** Versions of @zhian/build whose entries load styles themselves, and do not wait until a hash is there. */
const loadStylesAlone: ReadonlySet<string> = new Set(["0.1.0"]);

const wholes = new WeakMap<PageFragment, string>();

/**
 * What a document carries of a release: hashes of the scripts that hydrate this page. It does not grow with what else the release
 * can do: hashes of that are left to a file that a browser asks for once it is idle, or when it needs one of them sooner.
 */
export function carriedFragment({ page, manifest }: Release, chunks: readonly string[]): PageFragment {
  const needed = scriptsOf(manifest, chunks);
  const keepsStyles = loadStylesAlone.has(manifest.shared["@zhian/build"]?.version ?? "");
  const isCarried = (path: string) => needed.has(path) || (keepsStyles && path.endsWith(".css"));
  const carried = Object.entries(page.integrity).filter(([path]) => isCarried(path));
  return { ...page, integrity: Object.fromEntries(carried), rest: integrityOfWhole(page) };
}

function scriptsOf({ browser }: FragmentManifest, chunks: readonly string[]): Set<string> {
  const known = chunks.flatMap((name) => (Object.hasOwn(browser.chunks, name) ? (browser.chunks[name]?.js ?? []) : []));
  return new Set([browser.entry, ...browser.initial.js, ...known]);
}

function integrityOfWhole(page: PageFragment): string {
  const whole = wholes.get(page) ?? integrityOf(JSON.stringify(page));
  wholes.set(page, whole);
  return whole;
}

import type { PageFragment } from "@zhian/contracts/page";
import { fileAddress } from "../page/page-state.ts";

/** Asks at once for everything that a fragment starts with, which would otherwise be found out file by file. */
export function preloadFragment(document: Document, fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  // The page's policy lets no other preload of a script through.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  for (const path of [entry, ...initial.js]) addPreload(document, fragment, { path, as: "script", nonce });
  for (const path of initial.css) addPreload(document, fragment, { path, as: "style", nonce });
}

const fetched = new Set<string>();

/**
 * Has the code of a fragment at hand in case that it is needed. Not by `rel=prefetch`: Firefox judges that by `default-src`, and refuses
 * and reports it; WebKit has none.
 */
export function prefetchFragment(fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  for (const path of [entry, ...initial.js, ...initial.css]) void fetchAhead(fileAddress(fragment, path));
}

/** Into the browser's cache, where it looks for scripts and styles first. */
async function fetchAhead(address: string): Promise<void> {
  if (fetched.has(address)) return;
  fetched.add(address);
  try {
    const answer = await fetch(address, { priority: "low" });
    // A browser keeps only what has been read to its end.
    await answer.arrayBuffer();
  } catch {
    // The code that needs it asks again.
    fetched.delete(address);
  }
}

interface Preload {
  path: string;
  as: "script" | "style";
  nonce: string;
}

function addPreload(document: Document, fragment: PageFragment, { path, as, nonce }: Preload): void {
  const href = fileAddress(fragment, path);
  if (document.head.querySelector(`link[rel="preload"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "preload", as, nonce, href });
  // As they are asked for in the end: only then is what was fetched taken for it. webpack's loader asks for styles of its own origin plainly.
  if (as === "script") link.crossOrigin = "anonymous";
  link.integrity = fragment.integrity[path] ?? "";
  document.head.append(link);
}

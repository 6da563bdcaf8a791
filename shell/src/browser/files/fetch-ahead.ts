import type { PageFragment } from "@zhian/contracts/page";
import { fileAddress } from "../page/page-state.ts";

/** Requests at once every file that a fragment starts with, which the browser would otherwise discover one by one. */
export function preloadFragment(document: Document, fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  // The page's policy lets no other preload of a script through.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  for (const path of [entry, ...initial.js]) addPreload(document, fragment, { path, as: "script", nonce });
  for (const path of initial.css) addPreload(document, fragment, { path, as: "style", nonce });
}

const fetched = new Set<string>();

/**
 * Fetches the code of a fragment in case it is needed. Not by `rel=prefetch`: Firefox applies `default-src` to it, and refuses
 * and reports it; WebKit does not support it.
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
    // The code that needs it fetches it again.
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
  // As the final request will be made: only then is the fetched copy used. webpack's loader requests same-origin styles without CORS.
  if (as === "script") link.crossOrigin = "anonymous";
  link.integrity = fragment.integrity[path] ?? "";
  document.head.append(link);
}

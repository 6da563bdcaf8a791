import type { PageFragment } from "@zhian/contracts/page";
import { fileAddress } from "../page/page-state.ts";

/** Requests at once every file that a fragment starts with, which the browser would otherwise discover one by one. */
export function preloadFragment(document: Document, fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  // The page's content security policy blocks a script preload without a nonce.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  for (const path of [entry, ...initial.js]) addPreload(document, fragment, { path, as: "script", nonce });
  for (const path of initial.css) addPreload(document, fragment, { path, as: "style", nonce });
}

const fetched = new Set<string>();

/**
 * Fetches the code of a fragment in case it is needed. Not by `rel=prefetch`: Firefox applies `default-src` to it, and blocks
 * and reports it; WebKit does not support it.
 */
export function prefetchFragment(fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  for (const path of [entry, ...initial.js, ...initial.css]) void fetchAhead(fileAddress(fragment, path));
}

/** Fetches into the browser's cache, which it checks first for scripts and styles. */
async function fetchAhead(address: string): Promise<void> {
  if (fetched.has(address)) return;
  fetched.add(address);
  try {
    const answer = await fetch(address, { priority: "low" });
    // Browsers cache only bodies that were read to the end.
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
  // Must match the final request, or the fetched copy is not used. webpack's loader requests same-origin styles without CORS.
  if (as === "script") link.crossOrigin = "anonymous";
  link.integrity = fragment.integrity[path] ?? "";
  document.head.append(link);
}

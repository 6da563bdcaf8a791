import type { PageFragment } from "@zhian/contracts/page";
import { fileAddress } from "./page-state.ts";

/** Asks at once for everything that a fragment starts with, which would otherwise be found out file by file. */
export function preloadFragment(document: Document, fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  // The page's policy lets no other preload of a script through.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  for (const path of [entry, ...initial.js]) addLink(document, fragment, { path, rel: "preload", as: "script", nonce });
  for (const path of initial.css) addLink(document, fragment, { path, rel: "preload", as: "style", nonce });
}

/** Has the code of a fragment at hand in case that it is needed. */
export function prefetchFragment(document: Document, fragment: PageFragment): void {
  const { entry, initial } = fragment.browser;
  for (const path of [entry, ...initial.js]) addLink(document, fragment, { path, rel: "prefetch", as: "script" });
  for (const path of initial.css) addLink(document, fragment, { path, rel: "prefetch", as: "style" });
}

interface Ahead {
  path: string;
  rel: "preload" | "prefetch";
  as: "script" | "style";
  nonce?: string;
}

function addLink(document: Document, fragment: PageFragment, { path, ...ahead }: Ahead): void {
  const href = fileAddress(fragment, path);
  if (document.head.querySelector(`link[rel="${ahead.rel}"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { ...ahead, href });
  // As they are asked for in the end: only then is what was fetched taken for it. webpack's loader asks for styles of its own origin plainly.
  if (ahead.as === "script") link.crossOrigin = "anonymous";
  if (ahead.rel === "preload") link.integrity = fragment.integrity[path] ?? "";
  document.head.append(link);
}

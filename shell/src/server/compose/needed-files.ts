import { escapeHtml } from "@zhian/server/escape-html";
import type { Release } from "../releases/release.ts";
import { markup, nonce, type Part } from "./parts.ts";

/** A release on this page and the names of the chunks that it is known to need. */
export interface Needed {
  release: Release;
  chunks: readonly string[];
}

/**
 * Scripts that hydration starts with. Requested in the head, as a single bundle would be: after the slots, where they would not compete
 * with the document on a slow connection, the page became visible and interactive later.
 */
export function preloadsOf({ release, chunks }: Needed): Part[] {
  const { browser } = release.manifest;
  // Lazily hydrated chunks are requested later.
  const lazy = chunks
    .filter((chunk) => !chunk.endsWith("-late"))
    .flatMap((chunk) => (Object.hasOwn(browser.chunks, chunk) ? (browser.chunks[chunk]?.js ?? []) : []));
  const paths = new Set([browser.entry, ...browser.initial.js, ...lazy]);
  return [...paths].flatMap((path) => {
    const integrity = release.page.integrity[path];
    return integrity ? scriptPreload(release.page.base + path, integrity) : [];
  });
}

/** A nonce besides the hash, because `strict-dynamic` blocks parser-inserted preloads without one. */
export function scriptPreload(address: string, integrity: string): Part[] {
  return markup`<link rel="preload" as="script" href="${address}" nonce="${nonce}" integrity="${integrity}" crossorigin="anonymous">`;
}

export function stylesOf({ release, chunks }: Needed): Part[][] {
  const { browser } = release.manifest;
  const lazy = chunks.flatMap((chunk) =>
    Object.hasOwn(browser.chunks, chunk) ? (browser.chunks[chunk]?.css ?? []) : [],
  );
  return [...new Set([...browser.initial.css, ...lazy])].flatMap((path) => {
    const css = release.styles.get(path);
    return css ? [style(release.page.base + path, css)] : [];
  });
}

/** The address lets the loader of lazy styles detect that this style is present. */
export function style(address: string, css: Uint8Array): Part[] {
  return markup`<style nonce="${nonce}" data-href="${escapeHtml(address)}">${css}</style>`;
}

import { contentChunkPrefix, type FragmentManifest } from "@zhian/contracts/fragment";
import { refusal } from "../model/refusal.ts";
import { limits } from "./limits.ts";

/**
 * Limits what a page of the fragment loads before it is interactive: entry, first scripts, and the page's own chunk, compressed. Late
 * chunks and content chunks do not count. Throws RefusedError. `compressed`: brotli bytes by path.
 */
export function requireBudget({ name, browser }: FragmentManifest, compressed: ReadonlyMap<string, number>): void {
  const first = new Set([browser.entry, ...browser.initial.js]);
  const weigh = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + (compressed.get(path) ?? 0), 0);
  const pages = Object.entries(browser.chunks)
    .filter(([chunk]) => !chunk.startsWith(contentChunkPrefix) && !chunk.endsWith("-late"))
    .map(([chunk, { js }]) => ({ chunk, bytes: weigh(js.filter((path) => !first.has(path))) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const [heaviest] = pages;
  const bytes = weigh(first) + (heaviest?.bytes ?? 0);
  if (bytes <= limits.firstScriptsBytes) return;
  const part = heaviest && heaviest.bytes > weigh(first) ? heaviest.chunk : undefined;
  throw refusal({
    code: "over-budget",
    message: `A page of ${name} loads ${kilobytes(bytes)} of scripts before it is interactive, but only ${kilobytes(limits.firstScriptsBytes)} are allowed; ${
      part === undefined ? "most of it is loaded by every page" : `most of it is ${part}`
    }.`,
    remedy: "Use lazyHydrated for what is only read at first, and import() for what only some visitors use.",
    at: [
      part === undefined
        ? { fragment: name, file: "src/browser.tsx", key: "import" }
        : { fragment: name, file: "src/routes.ts", key: "chunk", value: part },
    ],
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import type { Hits } from "./evidence.ts";

/** Counts of one release, as reported by shells. */
export interface Counted {
  pages: number;
  /** By kind of failure. */
  failed: Readonly<Record<string, number>>;
  /** Number of clients for which it failed. */
  clients: number;
}

export const nothing: Counted = { pages: 0, failed: {}, clients: 0 };

/** Capped: a page that failed on the server and then in the browser is counted twice. */
export function hitsOf(counted: Counted): Hits {
  return { trials: counted.pages, hits: Math.min(counted.pages, failedPages(counted)) };
}

/** From 0 to 1. */
function failedShare(counted: Counted): number {
  const { trials, hits } = hitsOf(counted);
  return trials === 0 ? 0 : hits / trials;
}

export function failedPages({ failed }: Counted): number {
  return Object.values(failed).reduce((sum, count) => sum + count, 0);
}

export function add(one: Counted, other: Counted): Counted {
  const failed = { ...one.failed };
  for (const [kind, count] of Object.entries(other.failed)) failed[kind] = (failed[kind] ?? 0) + count;
  return { pages: one.pages + other.pages, failed, clients: one.clients + other.clients };
}

/** For the log: "12 of 60 pages failed (20 %: threw 10, timed-out 2)". */
export function describeCounted(counted: Counted): string {
  const kinds = Object.entries(counted.failed)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([kind, count]) => `${kind} ${count}`);
  const percent = Math.round(failedShare(counted) * 1000) / 10;
  const detail = [`${percent} %`, ...(kinds.length > 0 ? [kinds.join(", ")] : [])].join(": ");
  return `${failedPages(counted)} of ${counted.pages} pages failed (${detail})`;
}

import type { HealthRules } from "./rules.ts";

/** What shells have counted of one release. */
export interface Counted {
  pages: number;
  /** By kind of failure. */
  failed: Readonly<Record<string, number>>;
  /** That it failed for. */
  clients: number;
}

export type Verdict = "inconclusive" | "healthy" | "failing";

export const nothing: Counted = { pages: 0, failed: {}, clients: 0 };

/** Whether a release does too badly, beside another that does the same work. Too little is known of too few pages. */
export function judge(tried: Counted, beside: Counted, rules: HealthRules): Verdict {
  if (tried.pages < rules.minPages) return "inconclusive";
  const usual = beside.pages < rules.minPages ? 0 : failedShare(beside);
  const isTooMuch = failedShare(tried) > Math.max(rules.maxFailedShare, usual * rules.maxTimesWorse);
  return isTooMuch && tried.clients >= rules.minClients ? "failing" : "healthy";
}

/** From 0 to 1: a page that failed on the server and then in the browser failed once. */
export function failedShare(counted: Counted): number {
  return counted.pages === 0 ? 0 : Math.min(1, failedPages(counted) / counted.pages);
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

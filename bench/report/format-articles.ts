import type { SearchTimes } from "../articles/measure-search.ts";
import type { Articles } from "../articles/run-articles.ts";
import { formatNumber, toTable } from "../table.ts";

/** Times that readers of articles, and visitors who search, have to wait. */
export function formatArticles({ pages, search }: Articles): string {
  const times = [
    ["Article pages, ms", "median", "95 %"],
    ["cold", formatNumber(pages.coldMs.median, 1), formatNumber(pages.coldMs.p95, 1)],
    ["cached", formatNumber(pages.cachedMs.median, 1), formatNumber(pages.cachedMs.p95, 1)],
  ];
  const { golden } = search;
  const searches = [
    [`Search, ${search.queries} queries, ms`, "entries", "median", "99 %", "built in"],
    row("in memory", search.shipped.memory),
    row("PostgreSQL", search.shipped.postgres),
    row("in memory", search.synthetic.memory),
    row("PostgreSQL", search.synthetic.postgres),
  ];
  const { atOnce, late } = pages.scriptKb;
  return `${toTable(times)}
  Scripts of an article page alone: ${formatNumber(atOnce, 1)} kB before it is hydrated, ${formatNumber(late, 1)} kB later.

${toTable(searches)}
  Of ${golden.questions} golden queries, ${golden.memory} are right in memory, ${golden.postgres} in PostgreSQL.`;
}

function row(name: string, { entries, medianMs, p99Ms, buildMs }: SearchTimes): string[] {
  return [name, formatNumber(entries), formatNumber(medianMs, 2), formatNumber(p99Ms, 2), formatNumber(buildMs)];
}

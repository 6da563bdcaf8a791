import type { Rollback } from "../rollback/measure-rollback.ts";
import { formatNumber, toTable } from "../table.ts";
import { formatLoad } from "./format-load.ts";

export function formatRollback(rollback: Rollback): string {
  const { fragment, fromCommandMs, fromAnswerMs, pages, failed, late, rounds, load } = rollback;
  const row = (name: string, { p50, p95, max }: Rollback["fromAnswerMs"]) => [
    name,
    ...[p50, p95, max].map((ms) => formatNumber(ms)),
  ];
  return `Rollback of ${fragment}: until the first page without the release, ms
${toTable([
  ["", "p50", "p95", "max"],
  row("from the start of `fragments rollback`", fromCommandMs),
  row("from the registry's answer", fromAnswerMs),
])}
  ${formatNumber(pages)} pages requested meanwhile: ${failed} failed, ${late} showed the release after it was gone.
  ${rounds.length} rollbacks${formatLoad(load)}`;
}

import { formatRatio, formatSpread, toTable } from "../table.ts";
import type { Tax, TaxRound } from "../tax/measure-tax.ts";
import { formatLoad } from "./format-load.ts";

const rows: readonly { figure: keyof TaxRound; name: string; digits?: number }[] = [
  { figure: "lcp", name: "largest contentful paint, ms" },
  { figure: "menu", name: "menu opens on tap, ms" },
  { figure: "hydrated", name: "hydrated, ms" },
  { figure: "tbt", name: "blocking time, ms" },
  { figure: "cls", name: "layout shift", digits: 3 },
  { figure: "requests", name: "requests until hydrated" },
  { figure: "scriptKb", name: "scripts, kB", digits: 1 },
  { figure: "documentKb", name: "document, kB", digits: 1 },
  { figure: "totalKb", name: "everything until hydrated, kB", digits: 1 },
  { figure: "secondPainted", name: "second page painted after a click, ms" },
  { figure: "secondSettled", name: "second page at rest, ms" },
  { figure: "secondCls", name: "second page's layout shift", digits: 3 },
];

export function formatTax({ browser, composed, oneBundle, load }: Tax): string {
  const rounds = composed.rounds.length;
  const head = ["", "composed", "one bundle", "ratio"];
  const body = rows.map(({ figure, name, digits }) => {
    const [ours, theirs] = [composed.figures[figure], oneBundle.figures[figure]];
    return [name, formatSpread(ours, digits), formatSpread(theirs, digits), formatRatio(ours, theirs)];
  });
  const before = ({ menuBeforeScript }: { menuBeforeScript: number }) => `${menuBeforeScript} of ${rounds}`;
  return `Composition tax: /products/bcc against the same sources as one bundle
${toTable([head, ...body, ["menu open before any script finished", before(composed), before(oneBundle), ""]])}
  Chromium ${browser} as a phone: 150 ms for each request, 1.6 Mbit/s down, 0.75 up, CPU 4 times slower; nothing cached.
  Medians (min–max) of ${rounds} interleaved rounds${formatLoad(load)}`;
}

const budgets: readonly { figure: keyof TaxRound; name: string; limit: number }[] = [
  { figure: "requests", name: "requests until hydrated", limit: 15 },
  { figure: "scriptKb", name: "scripts, kB brotli", limit: 168 },
  { figure: "htmlKb", name: "HTML without styles, kB brotli", limit: 30 },
  { figure: "cssKb", name: "styles, kB brotli", limit: 18 },
];

export function sayBudgets({ composed }: Tax): string {
  const body = budgets.map(({ figure, name, limit }) => {
    const measured = composed.figures[figure];
    const verdict = measured.median <= limit ? "kept" : `over by ${(measured.median - limit).toFixed(1)}`;
    return [name, formatSpread(measured, figure === "requests" ? 0 : 1), String(limit), verdict];
  });
  return `Budgets of the composed page\n${toTable([["", "measured", "budget", ""], ...body])}`;
}

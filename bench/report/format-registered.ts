import type { Registered } from "../registered/measure-registered.ts";
import { formatNumber, formatRatio, formatSpread, toTable } from "../table.ts";
import { formatLoad } from "./format-load.ts";

export function formatRegistered({ sites, load }: Registered): string {
  const [least] = sites;
  if (!least) return "";
  const head = ["registered", "HTML kB", "brotli kB", "HTML", "pages/s uncached", "not whole", "LCP ms", "LCP"];
  const body = sites.map(({ fragments, htmlKb, pressedKb, figures }) => [
    `${fragments} fragments`,
    formatNumber(htmlKb, 1),
    formatNumber(pressedKb, 1),
    `${formatNumber(htmlKb / least.htmlKb, 3)}×`,
    formatSpread(figures.pagesPerSecond),
    formatNumber(figures.refused.median),
    formatSpread(figures.lcp),
    formatRatio(figures.lcp, least.figures.lcp),
  ]);
  return `More registered fragments: /products/bcc on otherwise identical sites
${toTable([head, ...body])}
  Medians (min–max) of ${least.rounds.length} interleaved rounds${formatLoad(load)}`;
}

import type { PageGrowth, PagesFindings } from "../pages/measure-pages.ts";
import { formatNumber, formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

const mostKb = { html: 30, styles: 18, script: 168 };
/** Uncompressed bytes per product on the page that lists them all: its name and mark. */
const mostOfListed = 100;

export function pagesTargets({ count, sized, growth }: PagesFindings): Target[] {
  const sizes = sized.map(({ size, path, html, styles, script, total, lcpMs }): Target => {
    const kb = (bytes: number) => formatNumber(bytes / 1000, 1);
    const parts = { html, styles, script };
    return {
      what: `the ${size} of ${count} product and solution pages, ${path}`,
      yardstick: "–",
      target: `HTML ≤ ${mostKb.html}, CSS ≤ ${mostKb.styles}, JS ≤ ${mostKb.script} kB brotli`,
      measured: `${kb(total)} kB: HTML ${kb(html)}, CSS ${kb(styles)}, JS ${kb(script)}; LCP ${formatSpread(lcpMs)} ms`,
      isMet: (["html", "styles", "script"] as const).every((part) => parts[part] <= mostKb[part] * 1000),
    };
  });
  return [...sizes, ...growth.map(growthTarget)];
}

/** Only the page that lists all products may grow with them. */
function growthTarget({ path, page, layout, listed }: PageGrowth): Target {
  const each = listed ? page / listed : 0;
  const itself = listed
    ? `${formatNumber(each)} bytes per product, ${formatNumber(page)} in total`
    : `${formatNumber(page)} bytes`;
  return {
    what: `${path}${listed ? ", which lists all products," : ""} with a catalogue twice as large`,
    yardstick: "the same page with the usual catalogue",
    target: listed ? `≤ ${mostOfListed} bytes more per product, header and footer 0` : "0 bytes more",
    measured: `${itself} before brotli; header and footer, except the digits of their counts, ${formatNumber(layout)}`,
    isMet: (listed ? each <= mostOfListed : page <= 0) && layout <= 0,
  };
}

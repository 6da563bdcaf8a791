import type { PagesFindings } from "../pages/measure-pages.ts";
import { formatNumber, formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

const mostKb = { html: 30, styles: 18, script: 150 };

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
  const grown = growth.map(
    ({ path, page, layout }): Target => ({
      what: `${path} where the catalogue is twice as large`,
      yardstick: "the same page of the usual catalogue",
      target: "0 bytes more",
      measured: `${formatNumber(page)} bytes before brotli; header and footer, which list all products, ${formatNumber(layout)}`,
      isMet: page === 0,
    }),
  );
  return [...sizes, ...grown];
}

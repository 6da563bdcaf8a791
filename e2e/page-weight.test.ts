import { brotliCompressSync } from "node:zlib";
import { pageKinds } from "./support/page-kinds.ts";
import { expect, test } from "./support/test.ts";
import { walkedIn } from "./support/walked-in.ts";
import { weigh } from "./support/weigh.ts";
import { at } from "./support/words.ts";

/** Of a first visit until everything is hydrated: bytes as brotli leaves them, and a count. */
const budgets = [
  ["html", 30_000],
  ["styles", 18_000],
  ["script", 150_000],
  ["font", 30_000],
  ["requests", 20],
] as const;

for (const [turn, { kind, path }] of pageKinds.entries()) {
  for (const locale of walkedIn(turn + 1)) {
    test(`the page ${kind} keeps its budgets (${locale})`, async ({ page, pageLog }) => {
      pageLog.expect(/status of 404/);
      // Whoever comes first, to a busy server, may get a page that is finished in the browser: another one, of other files.
      const answer = await page.request.get(at(locale, path));
      const { script, stylesheet, font, requests } = await weigh(page, at(locale, path));
      const { html, styles } = takeApart(await answer.text());

      const weight = {
        html: brotliCompressSync(html).byteLength,
        styles: (styles ? brotliCompressSync(styles).byteLength : 0) + stylesheet,
        script,
        font,
        requests,
      };
      for (const [what, most] of budgets) {
        expect.soft(weight[what], `${what} of ${JSON.stringify(weight)}`).toBeGreaterThan(0);
        expect.soft(weight[what], `${what} of ${JSON.stringify(weight)}`).toBeLessThanOrEqual(most);
      }
    });
  }
}

/** Styles stand in the document, so that the first paint waits for nothing else; they have a budget of their own. */
function takeApart(document: string): { html: string; styles: string } {
  const style = /(<style\b[^>]*>)([^]*?)(?=<\/style>)/g;
  const styles = [...document.matchAll(style)].map(([, , text]) => text);
  return { html: document.replace(style, "$1"), styles: styles.join("\n") };
}

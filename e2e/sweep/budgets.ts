import { brotliCompressSync, constants } from "node:zlib";
import type { PageKind } from "../support/page-kinds.ts";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

/**
 * Of a first visit until everything is hydrated: bytes as brotli leaves them, and a count. What gives way to the last known good is in the
 * first script, since it is needed when files fail (decision 82).
 */
const most = { html: 30_000, styles: 18_000, script: 178_800, font: 30_000, requests: 20 };
/** What one fragment beside header and footer brings. */
const fewRequests = 15;
const withFewRequests: readonly PageKind[] = ["compute", "solution"];
/** Less than this much script is no site that hydrates: something was not counted. */
const leastScript = 50_000;
const quickQuality = 5;

export const budgets: Judge = {
  title: "keeps its budgets",
  ofKindsOnly: true,
  async judge({ html: document, kind, weight: { script, stylesheet, font, requests } }) {
    const { html, styles } = takeApart(document);
    const weight = {
      html: compressed(html, most.html),
      styles: (styles ? compressed(styles, most.styles - stylesheet) : 0) + stylesheet,
      script,
      font,
      requests,
    };
    const hasFew = kind !== undefined && withFewRequests.includes(kind);
    const limits = Object.entries({ ...most, ...(hasFew && { requests: fewRequests }) });
    const said = JSON.stringify(weight);
    for (const [what, limit] of limits) {
      const weighed = weight[what as keyof typeof weight];
      expect.soft(weighed, `${what} of ${said}`).toBeGreaterThan(0);
      expect.soft(weighed, `${what} of ${said}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(script, `script of ${said}`).toBeGreaterThan(leastScript);
  },
};

/** Bytes, as few as brotli can: its best takes thirty times as long as its quick way, which is enough of an answer where it fits already. */
function compressed(text: string, limit: number): number {
  const quickly = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } }).byteLength;
  return quickly <= limit ? quickly : brotliCompressSync(text).byteLength;
}

/** Styles stand in the document, so that the first paint waits for nothing else; they have a budget of their own. */
function takeApart(document: string): { html: string; styles: string } {
  const style = /(<style\b[^>]*>)([^]*?)(?=<\/style>)/g;
  const styles = [...document.matchAll(style)].map(([, , text]) => text);
  return { html: document.replace(style, "$1"), styles: styles.join("\n") };
}

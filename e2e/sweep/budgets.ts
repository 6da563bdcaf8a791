import { brotliCompressSync, constants } from "node:zlib";
import type { PageKind } from "../support/page-kinds.ts";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

/**
 * Limits for a first visit until everything is hydrated: bytes after brotli, and a count. The fallback to the last known good is in the
 * initial script, since it is needed when files fail (decision 82).
 */
const most = { html: 30_000, styles: 18_000, script: 178_800, font: 30_000, requests: 20 };
/** The requests of a page with one fragment besides header and footer. */
const fewRequests = 15;
const withFewRequests: readonly PageKind[] = ["compute", "solution"];
/** A site that hydrates has more script than this: otherwise something was not counted. */
const leastScript = 50_000;
const quickQuality = 5;

export const budgets: Judge = {
  title: "stays within its budgets",
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

/** Compressed size. Brotli's best quality takes thirty times as long as its fast one, which suffices if the text already fits. */
function compressed(text: string, limit: number): number {
  const quickly = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } }).byteLength;
  return quickly <= limit ? quickly : brotliCompressSync(text).byteLength;
}

/** Styles are inlined in the document, so that the first paint waits for nothing else; they have a separate budget. */
function takeApart(document: string): { html: string; styles: string } {
  const style = /(<style\b[^>]*>)([^]*?)(?=<\/style>)/g;
  const styles = [...document.matchAll(style)].map(([, , text]) => text);
  return { html: document.replace(style, "$1"), styles: styles.join("\n") };
}

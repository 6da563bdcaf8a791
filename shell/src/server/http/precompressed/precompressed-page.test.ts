import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { markup, nonce, type Part, requestId, theme } from "../../compose/parts.ts";
import { randomValues } from "../exchange/page-values.ts";
import { precompressPage } from "./precompressed-page.ts";

const long = Array.from({ length: 4000 }, (_, index) => `.rule-${index * 7919}{color:#${index}}`).join("");
const pages: [string, Part[]][] = [
  ["one nonce", markup`<p nonce="${nonce}">hello</p>`],
  [
    "the same nonce many times",
    markup`<style>${long}</style>${Array.from({ length: 30 }, () => markup`<b nonce="${nonce}">`).flat()} end`,
  ],
  [
    "nonces further apart than gzip remembers",
    markup`<b nonce="${nonce}">${long}<b nonce="${nonce}">${long}<b nonce="${nonce}"> end`,
  ],
  ["a request id, and Chinese around", markup`中文${nonce}中文{"requestId":"${requestId}","x":"${nonce}"}中文`],
  ["a theme in the first tag", markup`<html data-theme="${theme}"><b nonce="${nonce}">${long}<b nonce="${nonce}"> end`],
  ["a placeholder at the very end", markup`nonce ${nonce}`],
  [
    "bytes among its texts",
    markup`<b nonce="${nonce}">中文${Buffer.from("<p>中文</p>")} ${Buffer.from(long)}<b nonce="${nonce}"> end`,
  ],
  ["two placeholders side by side", markup`${nonce}${requestId}${nonce} tail`],
];

describe("a precompressed page", () => {
  it.each(pages)("with %s decompresses to the page with the values of each response", async (_, parts) => {
    const page = await precompressPage(parts);
    for (let answer = 0; answer < 50; answer += 1) {
      const values = randomValues();
      const expected = parts.map((part) => String(typeof part === "number" ? values[part] : part)).join("");

      expect(page.plain(values).toString()).toBe(expected);
      expect(gunzipSync(page.gzip(values)).toString()).toBe(expected);
      expect(page.br ? brotliDecompressSync(page.br(values)).toString() : expected).toBe(expected);
    }
  });

  it("is compressed with brotli if text follows its placeholders", async () => {
    const likely = pages.filter(([name]) => /^(one|the same|nonces|a request|a theme)/.test(name));
    const pressed = await Promise.all(likely.map(([, parts]) => precompressPage(parts)));

    expect(pressed.map(({ br }) => br !== undefined)).toEqual([true, true, true, true, true]);
  });

  it("is smaller than its text", async () => {
    const page = await precompressPage(markup`<b nonce="${nonce}">${long}</b>`);
    const values = randomValues();

    expect(page.gzip(values).byteLength).toBeLessThan(page.plain(values).byteLength / 3);
    expect(page.br?.(values).byteLength).toBeLessThan(page.gzip(values).byteLength);
  });
});

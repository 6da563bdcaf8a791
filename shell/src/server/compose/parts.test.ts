import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { escapeJson } from "../escape-json.ts";
import { fillBytes, nonce, type Part, requestId, type Values } from "./parts.ts";
import { safeLocation } from "./safe-location.ts";

const pieces = [
  "</script>",
  "<!--",
  "]]>",
  "\u2028",
  "\u2029",
  "&amp;",
  '"',
  "'",
  "\\",
  "<script>",
  "\u0000",
  "中文",
  "😀",
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary" })))
  .map((all) => all.join(""));

describe("escaped text", () => {
  it("B-S-07 keeps its meaning as JSON, and cannot close an element", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const json = escapeJson(JSON.stringify({ text }));
        expect(JSON.parse(json)).toEqual({ text });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a safe location", () => {
  it("stays on the site, whatever its parts", () => {
    const odd = fc.array(
      fc.constantFrom("/", ".", "..", "\\", "//", "evil.test", "@", ":", "\t", "\r\n", "http", "a", "?", "#", "%2f"),
    );
    fc.assert(
      fc.property(odd, (parts) => {
        const location = safeLocation(parts.join(""));
        expect(new URL(location ?? "/", "http://site.test").host).toBe("site.test");
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["/.//evil.test", "/..//evil.test", "/a/..//evil.test"])(
    "does not become another host when normalized: %s",
    (to) => {
      expect(safeLocation(to)).toBeUndefined();
    },
  );

  it("is the requested address, if that is a path", () => {
    expect(safeLocation("/zh/news?type=2#top")).toBe("/zh/news?type=2#top");
  });
});

it("writes the same output from long texts, short texts and bytes", () => {
  const long = ["中文 🙂".repeat(300), "x".repeat(1024)] as const;
  const text = "🙂 bytes";
  const bytes = Buffer.from(text);
  const parts: Part[] = ["<p>", nonce, long[0], "short ", bytes, requestId, long[1], bytes, "</p>"];
  const values: Values = ["n".repeat(24), "r".repeat(32), "system"];

  const whole = `<p>${values[0]}${long[0]}short ${text}${values[1]}${long[1]}${text}</p>`;
  expect(fillBytes(parts, values).toString()).toBe(whole);
});

import { describe, expect, it } from "@jest/globals";
import { nonce, requestId, theme } from "../../compose/parts.ts";
import { placeholderText, placeholderTexts } from "./placeholder-text.ts";

function pairsOf(bytes: Buffer): string[] {
  return Array.from({ length: bytes.byteLength - 1 }, (_, at) => bytes.toString("hex", at, at + 2));
}

describe("the text that stands in for a value", () => {
  it.each([nonce, requestId, theme] as const)(
    "of placeholder %i gives a compressor nothing to reuse",
    (placeholder) => {
      const pairs = Array.from({ length: 32 }, (_, ordinal) => pairsOf(placeholderText(placeholder, ordinal))).flat();

      expect(new Set(pairs).size).toBe(pairs.length);
    },
  );

  it("is as long as the value", () => {
    expect(placeholderTexts.map((text) => text.byteLength)).toEqual([24, 32, 6]);
  });

  it("is not valid UTF-8", () => {
    const decoder = new TextDecoder("utf-8", { fatal: true });

    for (const text of placeholderTexts) expect(() => decoder.decode(text)).toThrow("not valid");
  });
});

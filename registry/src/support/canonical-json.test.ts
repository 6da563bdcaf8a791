import { verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import * as z from "zod";
import { canonicalJson } from "./canonical-json.ts";

/** Written and signed by the registry when it still used its own algorithm. */
const signedBefore = z
  .object({ text: z.string(), signature: z.string(), publicKey: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../testing/signed-before.json", import.meta.url), "utf8")));

/** That algorithm. */
function textBefore(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textBefore).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${textBefore(member)}`);
  return `{${members.join(",")}}`;
}

describe("canonicalJson", () => {
  it("writes the bytes that an earlier version signed: the signature is still valid", () => {
    const { text, signature, publicKey } = signedBefore;
    const again = canonicalJson(JSON.parse(text));
    expect(again).toBe(text);
    expect(verify(null, Buffer.from(again), publicKey, Buffer.from(signature, "base64"))).toBe(true);
  });

  it("writes every JSON value as earlier versions did", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary", maxDepth: 4 }), (value) => {
        expect(canonicalJson(value)).toBe(textBefore(value));
      }),
    );
  });

  it("omits undefined members", () => {
    expect(canonicalJson({ b: 1, a: undefined, c: { d: undefined } })).toBe('{"b":1,"c":{}}');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    "throws on %j, which cannot be written as JSON",
    (value) => {
      expect(() => canonicalJson(value)).toThrow(/./);
    },
  );
});

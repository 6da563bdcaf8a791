import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { tokenizeQuery, tokenizeText } from "./tokenize.ts";

describe("the tokenizer", () => {
  it("splits Han text into bigrams, and keeps the last character for single-character queries", () => {
    expect(tokenizeText("漏洞扫描")).toEqual(["漏洞", "洞扫", "扫描", "描"]);
    expect(tokenizeQuery("漏洞扫描")).toEqual(["漏洞", "洞扫", "扫描"]);
    expect(tokenizeQuery("扫")).toEqual(["扫"]);
  });

  it("splits where the script changes, and converts full-width letters to ASCII", () => {
    expect(tokenizeText("Web应用防火墙ＷＡＦ")).toEqual(["web", "应用", "用防", "防火", "火墙", "墙", "waf"]);
  });

  it("finds any part of a Han text by its bigrams", () => {
    const han = fc.string({
      unit: fc.constantFrom(...Array.from("云服务器安全扫描漏洞数据库")),
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(han, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % (text.length - 1);
        const part = text.slice(start, start + 2 + length);
        expect(tokenizeText(text)).toEqual(expect.arrayContaining(tokenizeQuery(part)));
      }),
    );
  });
});

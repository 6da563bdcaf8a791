import { expect, it } from "@jest/globals";
import { cutAtWords } from "./cut-at-words.ts";

const marked = (text: string, words: string) =>
  cutAtWords(text, words).flatMap(({ text: piece, isMatch }) => (isMatch ? [piece] : []));

it.each([
  ["Cloud Server", "serv", ["Serv"]],
  ["漏洞扫描服务", "扫描", ["扫描"]],
  ["漏洞扫描服务", "扫", ["扫"]],
  ["A plan for one", "a", []],
  ["a.*b and axb", ".*", [".*"]],
  ["Cloud", "   ", []],
])("in %j, highlights the query %j", (text, words, pieces) => {
  expect(marked(text, words)).toEqual(pieces);
  expect(
    cutAtWords(text, words)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

import { describe, expect, it } from "@jest/globals";
import { textOf } from "./text-of.ts";

const messages = {
  en: { greeting: "Hello, {{name}}", cloud: "Cloud", nodes_one: "{{count}} node", nodes_other: "{{count}} nodes" },
  zh: { greeting: "你好，{{name}}", cloud: "云", nodes_other: "{{count}} 个节点" },
};

describe("textOf", () => {
  it("is cached per messages and language", () => {
    expect(textOf(messages, "en")).toBe(textOf(messages, "en"));
    for (const [locale, word] of [
      ["en", "Cloud"],
      ["zh", "云"],
      ["en", "Cloud"],
    ] as const)
      expect(textOf(messages, locale)("cloud")).toBe(word);
    expect(textOf({ ...messages, en: { cloud: "Sky" } }, "en")("cloud")).toBe("Sky");
  });

  it("does not cache texts with a visitor's input", () => {
    const text = textOf(messages, "en");
    expect(["Ada", "Li", "Ada"].map((name) => text("greeting", { name }))).toEqual([
      "Hello, Ada",
      "Hello, Li",
      "Hello, Ada",
    ]);
    expect([1, 2, 1].map((count) => text("nodes", { count }))).toEqual(["1 node", "2 nodes", "1 node"]);
  });

  it("returns the key of a missing text", () => {
    expect(textOf(messages, "en")("nothing.here")).toBe("nothing.here");
  });
});

import { describe, expect, it } from "@jest/globals";
import { alikePairs, sharedSentences, shortPages, textsOf } from "./alike-texts.ts";

const page = (name: string, en: string, zh = "") => ({ name, en: [en], zh: [zh] });
const long = "The balancer leaves a server out as soon as it stops answering.";

describe("texts of pages", () => {
  it("are found at any depth", () => {
    expect(textsOf({ a: ["one", { b: "two", n: 3, none: null }] })).toEqual(["one", "two"]);
  });

  it("are alike if they share five words in a row", () => {
    expect(alikePairs([page("a", long), page("b", `${long} And more.`)])).toEqual(["a and b in en"]);
    expect(alikePairs([page("a", long), page("b", "Something else is said here in quite other words.")])).toEqual([]);
    expect(alikePairs([page("a", "", "一台服务器停机时自动摘除"), page("b", "", "一台服务器停机时有人来")])).toEqual([
      "a and b in zh",
    ]);
  });

  it("share a sentence in either language, unless it is meant for all", () => {
    expect(sharedSentences([page("a", `One. ${long}`), page("b", long)])).toEqual([`a, b: ${long}`]);
    expect(sharedSentences([page("a", long), page("b", long)], { en: [long], zh: [] })).toEqual([]);
    const zh = "数据库停机时备机接管全部已提交的数据。";
    expect(sharedSentences([page("a", "", zh), page("b", "", `好。${zh}`)])).toEqual([`a, b: ${zh}`]);
  });

  it("are reported if they are too short to compare", () => {
    expect(shortPages([page("a", long)])).toEqual(["a"]);
    expect(shortPages([page("a", long)], 3)).toEqual([]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { maxAddressLength } from "@zhian/contracts/address-limit";
import { maxNames } from "@zhian/contracts/domain-limits";
import { localePath } from "@zhian/contracts/locale";
import { searchPath, toQuestion } from "./question.ts";

describe("the query in an address", () => {
  it.each([
    ["", ""],
    ["  \n ", ""],
    ["kopinusa", "kopinusa"],
    ["a.com, b.id，c.cn\nd.com a.com", "a.com,b.id,c.cn,d.com"],
    ["智安.cn；智安.中国", "智安.cn,智安.中国"],
    ["1. a.com\n2. b.id", "a.com,b.id"],
  ])("for %j is %j", (typed, question) => {
    expect(toQuestion(typed)).toBe(question);
  });

  it("is cut after a whole name, however much is pasted", () => {
    const question = toQuestion(Array.from({ length: 10_000 }, (_, n) => `name-${n}.com`).join("\n"));
    expect(localePath("zh", searchPath(question)).length).toBeLessThanOrEqual(maxAddressLength);
    expect(question).toMatch(/,name-\d+\.com$/);
    expect(question.split(",").length).toBeGreaterThan(200);
  });

  it("has room for the maximum number of names of maximum length", () => {
    const name = (n: number) => `${String(n).padStart(63, "x")}.co.id`;
    const question = toQuestion(Array.from({ length: maxNames.search }, (_, n) => name(n)).join("\n"));
    expect(question.split(",")).toHaveLength(maxNames.search);
  });

  it("is encoded so that it cannot add parameters or a fragment", () => {
    expect(searchPath("a&b=c#d,x")).toBe("/products/bcd/search?q=a%26b%3Dc%23d%2Cx");
    expect(searchPath("")).toBe("/products/bcd/search");
  });
});

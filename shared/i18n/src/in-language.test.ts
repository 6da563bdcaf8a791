import { describe, expect, it } from "@jest/globals";
import { inLanguage } from "./in-language.ts";

const content = {
  id: "plans",
  heading: { en: "Plans", zh: "套餐" },
  items: [
    { name: { en: "Base", zh: "基础版" }, usd: 69, isDemo: true },
    { name: { zh: "只有中文" }, usd: 89 },
  ],
};

describe("inLanguage", () => {
  it("keeps numbers and structure, and one language of each text", () => {
    expect(inLanguage(content, "en")).toEqual({
      id: "plans",
      heading: "Plans",
      items: [
        { name: "Base", usd: 69, isDemo: true },
        { name: "只有中文", usd: 89 },
      ],
    });
  });

  it("drops the other language", () => {
    expect(JSON.stringify(inLanguage(content, "zh"))).not.toMatch(/Plans|Base/);
  });

  it("does not mutate its input", () => {
    const before = structuredClone(content);
    inLanguage(content, "zh");
    expect(content).toEqual(before);
  });
});

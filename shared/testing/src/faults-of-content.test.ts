import { describe, expect, it } from "@jest/globals";
import { faultsOfContent, faultsOfSeo } from "./faults-of-content.ts";

describe("faultsOfContent", () => {
  it.each([
    [{ heading: { en: "Plans", zh: "" } }, "content.heading has no Chinese text"],
    [{ items: [{ text: { zh: "套餐" } }] }, "content.items.0.text has no English text"],
    [{ text: { en: "A seamless move", zh: "迁移" } }, "content.text uses the banned term seamless"],
    [{ text: { en: "Plans 套餐", zh: "套餐" } }, "content.text contains Chinese in its English text: Plans 套餐"],
    [
      { text: { en: "Push", zh: "推送 this image now 到仓库" } },
      "content.text contains English in its Chinese text: 推送 this image now 到仓库",
    ],
    [
      { text: { en: "Push", zh: "推送,启动" } },
      "content.text contains Latin punctuation in its Chinese text: 推送,启动",
    ],
  ])("finds the fault in %j", (content, fault) => {
    expect(faultsOfContent(content)).toEqual([fault]);
  });

  it("accepts complete texts, with a Chinese term in an English one", () => {
    expect(
      faultsOfContent({ text: { en: "Classified Protection (等保)", zh: "等保 2.0，共 43,200 分钟" }, usd: 69 }),
    ).toEqual([]);
  });
});

describe("faultsOfSeo", () => {
  it("reports texts that would be truncated", () => {
    const long = { en: "x".repeat(61), zh: "好" };
    expect(faultsOfSeo({ title: long, description: { en: "x", zh: "好" } })).toHaveLength(1);
  });
});

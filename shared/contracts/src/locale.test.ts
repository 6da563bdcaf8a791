import { describe, expect, it } from "@jest/globals";
import { currencyAt, localeOfPath, localePath, plainPath } from "./locale.ts";

it("shows rupiah first on pages for Indonesia", () => {
  expect(["/yn-activity", "/activity", "/"].map(currencyAt)).toEqual(["IDR", "USD", "USD"]);
});

describe("paths by locale", () => {
  it.each([
    ["/", "/zh"],
    ["/products/bcc", "/zh/products/bcc"],
    ["/news?type=2#top", "/zh/news?type=2#top"],
  ])("map %s to %s in Chinese, and back", (english, chinese) => {
    expect(localePath("zh", english)).toBe(chinese);
    expect(localePath("en", chinese)).toBe(english);
    expect(localePath("zh", chinese)).toBe(chinese);
  });

  it("do not mistake /zhianCloud for Chinese", () => {
    expect(localeOfPath("/zhianCloud/SSLCertificate")).toBe("en");
    expect(plainPath("/zh")).toBe("/");
  });
});

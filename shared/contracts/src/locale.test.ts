import { describe, expect, it } from "@jest/globals";
import { localeOfPath, localePath, plainPath } from "./locale.ts";

describe("addresses by locale", () => {
  it.each([
    ["/", "/zh"],
    ["/products/bcc", "/zh/products/bcc"],
    ["/news?type=2#top", "/zh/news?type=2#top"],
  ])("%s has the Chinese twin %s, and back", (english, chinese) => {
    expect(localePath("zh", english)).toBe(chinese);
    expect(localePath("en", chinese)).toBe(english);
    expect(localePath("zh", chinese)).toBe(chinese);
  });

  it("does not take /zhianCloud for Chinese", () => {
    expect(localeOfPath("/zhianCloud/SSLCertificate")).toBe("en");
    expect(plainPath("/zh")).toBe("/");
  });
});

import { describe, expect, it } from "@jest/globals";
import { readImage, readLink } from "./site-link.ts";

describe("validation of CMS links", () => {
  it.each(["/products/bcc", "/", "/news?type=2#top", "https://docs.zhiancloud.example/a"])("accepts %s", (link) => {
    expect(readLink(link)).toBe(link);
  });

  it.each([
    "",
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "http://plain.example",
    "products/bcc",
  ])("rejects %j", (link) => {
    expect(readLink(link)).toBeUndefined();
  });

  it.each(["https://elsewhere.example/track.gif", "javascript:alert(1)", "//elsewhere.example/a.png"])(
    "B-S-26 rejects the image %s",
    (address) => {
      expect(readImage(address)).toBeUndefined();
    },
  );

  it("accepts images from the site, from data URLs, and from hosts that the operator has named", () => {
    const hosts = ["cdn.example.com"];
    for (const address of ["/a.png", "data:image/png;base64,AAAA", "https://cdn.example.com/a.png"]) {
      expect(readImage(address, hosts)).toBe(address);
    }
    for (const address of [
      "data:text/html,x",
      "https://cdn.example.com.evil.test/a.png",
      "http://cdn.example.com/a.png",
    ]) {
      expect(readImage(address, hosts)).toBeUndefined();
    }
  });
});

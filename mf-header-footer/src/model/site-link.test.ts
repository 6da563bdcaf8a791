import { describe, expect, it } from "@jest/globals";
import { readImage, readLink } from "./site-link.ts";

describe("links of the CMS", () => {
  it.each(["/products/bcc", "/", "/news?type=2#top", "https://docs.zhiancloud.example/a"])(
    "lets %s through",
    (link) => {
      expect(readLink(link)).toBe(link);
    },
  );

  it.each([
    "",
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "http://plain.example",
    "products/bcc",
  ])("refuses %j", (link) => {
    expect(readLink(link)).toBeUndefined();
  });

  it.each(["https://elsewhere.example/track.gif", "javascript:alert(1)", "//elsewhere.example/a.png"])(
    "B-S-26 takes no image from %s",
    (address) => {
      expect(readImage(address)).toBeUndefined();
    },
  );
});

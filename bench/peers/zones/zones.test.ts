import { describe, expect, it } from "@jest/globals";
import { zoneOf } from "./zones.ts";

const zones = [
  { path: "/", url: "default" },
  { path: "/docs", url: "docs" },
];

describe("zoneOf", () => {
  it.each([
    ["/docs", "docs"],
    ["/docs/start?x=1", "docs"],
    ["/docsearch", "default"],
    ["/products/bcc", "default"],
  ])("sends %s to the zone %s", (target, url) => {
    expect(zoneOf(zones, target).url).toBe(url);
  });

  it("throws without a default zone", () => {
    expect(() => zoneOf([], "/")).toThrow("there is no default zone");
  });
});

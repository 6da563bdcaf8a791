import { describe, expect, it } from "@jest/globals";
import { matchesEtag, toEtag } from "./etag.ts";

describe("matchesEtag", () => {
  const etag = toEtag("body");

  it.each([etag, `W/${etag}`, `"other", ${etag}`, "*"])("takes %s for the same body", (given) => {
    expect(matchesEtag(given, etag)).toBe(true);
  });

  it.each([undefined, "", '"other"', "garbage,,,", etag.slice(1), "\u0000"])("B-A-12 takes %j for another", (given) => {
    expect(matchesEtag(given, etag)).toBe(false);
  });
});

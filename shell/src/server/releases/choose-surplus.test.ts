import { describe, expect, it } from "@jest/globals";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { chooseSurplus, nameOf } from "./choose-surplus.ts";

const dayMs = 86_400_000;
const now = 1_000 * dayMs;

/** `count` releases of a fragment, the last one used `daysAgo` days ago, each a day before the next. */
function releases(name: string, count: number, daysAgo = 0) {
  return Array.from({ length: count }, (_, index) => ({
    manifest: makeFragment({ name, version: `1.0.${index}` }).manifest,
    usedAt: now - (daysAgo + count - 1 - index) * dayMs,
  }));
}

function surplus(kept: ReturnType<typeof releases>, inUse: string[] = [], maxBytes = Number.POSITIVE_INFINITY) {
  return chooseSurplus(kept, { inUse: new Set(inUse), maxBytes, now }).map(({ manifest }) => nameOf(manifest));
}

describe("F-33 unneeded copies", () => {
  it("were served neither in the last seven days nor among the last ten releases of their fragment", () => {
    expect(surplus(releases("mf-a", 10, 100))).toEqual([]);
    expect(surplus(releases("mf-a", 12, 100))).toEqual(["mf-a@1.0.1", "mf-a@1.0.0"]);
    expect(surplus(releases("mf-a", 7).concat(releases("mf-b", 3)))).toEqual([]);
    const manyInOneDay = releases("mf-a", 20).map(({ manifest }) => ({ manifest, usedAt: now - dayMs }));
    expect(surplus(manyInOneDay)).toEqual([]);
  });

  it("are not in use", () => {
    expect(surplus(releases("mf-a", 12, 100), ["mf-a@1.0.0"])).toEqual(["mf-a@1.0.1"]);
    expect(surplus(releases("mf-a", 3), ["mf-a@1.0.2"], 1)).toEqual(["mf-a@1.0.0", "mf-a@1.0.1"]);
  });

  it("are the oldest ones if there is no room for all", () => {
    const kept = releases("mf-a", 5);
    const bytes = kept
      .flatMap(({ manifest }) => Object.values(manifest.files))
      .reduce((sum, file) => sum + file.bytes, 0);
    const shared = surplus(kept, [], bytes);
    expect(shared).toEqual([]);
    expect(surplus(kept, [], bytes / 2)[0]).toBe("mf-a@1.0.0");
  });
});

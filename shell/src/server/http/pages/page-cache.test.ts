import { describe, expect, it } from "@jest/globals";
import { CachedPage } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

const page = (chars = 10) => new CachedPage(["x".repeat(chars)]);
const pageBytes = page().bytes;

describe("the page cache", () => {
  it("calls a page fresh, then stale for a day, then forgets it", () => {
    const clock = { now: 0 };
    const cache = new PageCache({ maxBytes: pageBytes, freshMs: 1000 }, () => clock.now);
    cache.keep("a", page());
    const statuses = [0, 1000, 86_400_000, 86_400_001].map((now) => {
      clock.now = now;
      return cache.find("a")?.status;
    });

    expect(statuses).toEqual(["fresh", "stale", "stale", undefined]);
  });

  it.each([
    ["2 seconds", 60_000, [1_999, 2_000]],
    ["less if others are", 1_000, [999, 1_000]],
  ])("F-260 calls a degraded page fresh for %s", (_, freshMs, times) => {
    const clock = { now: 0 };
    const cache = new PageCache({ maxBytes: pageBytes, freshMs }, () => clock.now);
    cache.keep("a", page(), { isDegraded: true });
    const statuses = times.map((now) => {
      clock.now = now;
      return cache.find("a")?.status;
    });

    expect(statuses).toEqual(["fresh", "stale"]);
  });

  it("is bounded in bytes, and evicts the least recently requested", () => {
    const cache = new PageCache({ maxBytes: pageBytes * 3, freshMs: 1000 });
    for (const key of ["a", "b", "c"]) cache.keep(key, page());
    cache.find("a");
    cache.keep("d", page());
    cache.keep("huge", page(31));

    expect(["a", "b", "c", "d", "huge"].filter((key) => cache.find(key))).toEqual(["a", "c", "d"]);
  });

  it("stores nothing if its size is 0", () => {
    const cache = new PageCache({ maxBytes: 0, freshMs: 1000 });
    cache.keep("a", page());

    expect(cache.find("a")).toBeUndefined();
  });
});

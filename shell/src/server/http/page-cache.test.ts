import { describe, expect, it } from "@jest/globals";
import { PageCache } from "./page-cache.ts";
import type { PressedPage } from "./pressed-page.ts";

const page = (text: string, bytes = 10): PressedPage => {
  const fill = () => Buffer.from(text);
  return { plain: fill, gzip: fill, br: undefined, bytes, source: [text] };
};

describe("the page cache", () => {
  it("calls a page fresh, then stale for a day, then forgets it", () => {
    const clock = { now: 0 };
    const cache = new PageCache({ maxBytes: 100, freshMs: 1000 }, () => clock.now);
    cache.keep("a", page("a"));
    const statuses = [0, 1000, 86_400_000, 86_400_001].map((now) => {
      clock.now = now;
      return cache.find("a")?.status;
    });

    expect(statuses).toEqual(["fresh", "stale", "stale", undefined]);
  });

  it("holds at most its bytes, and lets go of what was not asked for", () => {
    const cache = new PageCache({ maxBytes: 30, freshMs: 1000 });
    for (const key of ["a", "b", "c"]) cache.keep(key, page(key));
    cache.find("a");
    cache.keep("d", page("d"));
    cache.keep("huge", page("huge", 31));

    expect(["a", "b", "c", "d", "huge"].filter((key) => cache.find(key))).toEqual(["a", "c", "d"]);
  });
});

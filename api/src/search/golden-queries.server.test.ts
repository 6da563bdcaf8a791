import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "@zhian/database/database";
import { siteBrought } from "@zhian/testing/site-catalogue";
import { contentBrought } from "../catalogue/content-brought.ts";
import { readContent } from "../content/read-content.ts";
import { openImage } from "../testing/database-images.ts";
import { goldenQueries } from "../testing/golden-queries.ts";
import { toFindables } from "./findables.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

let database: Database;
let index: SearchIndex;

beforeAll(async () => {
  database = await openImage("seeded");
  index = createSearchIndex(toFindables(contentBrought(await readContent(database), { id: "tests", ...siteBrought })));
});

afterAll(() => database.close());

function links(q: string, locale: "en" | "zh" = "zh"): string[] {
  return index.search({ q, locale, limit: 50 }).hits.map(({ link }) => link);
}

describe("a search of the whole site", () => {
  it.each(goldenQueries)("for %j finds %s first", (q, link) => {
    expect(links(q)[0]).toBe(link);
  });

  it("finds words in bodies that are in no title, in either language", () => {
    expect(links("RFC 1918")).toContain("/document/getting-started/first-network");
    expect(links("堡垒机")).toContain("/document/getting-started/first-network");
  });

  it("B-A-71 matches a single Han character, and finds nothing for an empty query", () => {
    expect(links("云").length).toBeGreaterThan(10);
    for (const q of ["", "%", "_", "   ", "%%%", "'", "\\"]) expect(links(q)).toEqual([]);
  });

  it("hides content with a future date", () => {
    const question = { q: "mlps-grading 等保的等级", locale: "zh", limit: 50 } as const;
    const early = index.search({ ...question, now: new Date("2026-01-01T00:00:00Z") }).hits;
    expect(early.map(({ link }) => link)).not.toContain("/news/detail?id=mlps-grading");
  });
});

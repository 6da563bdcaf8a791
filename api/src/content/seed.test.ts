import { beforeAll, describe, expect, it } from "@jest/globals";
import { siteOffers, sitePages } from "@zhian/testing/site-catalogue";
import { readSeed } from "./read-seed.ts";
import { toSeedRows } from "./seed-rows.ts";
import type { Seed } from "./seed-schema.ts";

let seed: Seed;

beforeAll(async () => {
  seed = await readSeed();
});

describe("the seed", () => {
  it("describes the categories of industry news, and no page that a release describes", () => {
    const described = new Set(toSeedRows(seed)["page_text"]?.map(({ path }) => String(path)));
    expect([...described].sort()).toEqual(seed["news-tags"].map(({ slug }) => `/zixun/${slug}`).sort());
    const brought = new Set(sitePages.map(({ path }) => path));
    expect([...described].filter((path) => brought.has(path))).toEqual([]);
  });

  it("links only to pages of releases and to its own categories", () => {
    const known = new Set([
      ...sitePages.map(({ path }) => path),
      ...siteOffers.map(({ code }) => `/products/${code}`),
      ...seed["news-tags"].map(({ slug }) => `/zixun/${slug}`),
      "",
    ]);
    const nodes = toSeedRows(seed)["column_node"] ?? [];
    expect(nodes.filter(({ link }) => !known.has(String(link)))).toEqual([]);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });
});

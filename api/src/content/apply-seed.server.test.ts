import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "@zhian/database/database";
import { openImage } from "../testing/database-images.ts";
import { applySeed } from "./apply-seed.ts";
import { readContentOfFiles } from "./content-of-files.ts";
import { openContentStore } from "./content-store.ts";
import { readRows } from "./import-content.ts";
import { readContent } from "./read-content.ts";
import type { SeedRows } from "./seed-rows.ts";

let database: Database;

beforeAll(async () => {
  database = await openImage("seeded");
});

afterAll(() => database.close());

async function rowsWithSlogan(slogan: string): Promise<SeedRows> {
  const rows = await readRows();
  const configs = rows["site_config"] ?? [];
  // Each row holds what the seed's schema has made of it.
  return {
    ...rows,
    site_config: configs.map(({ locale, config }) => ({ locale, config: { ...Object(config), slogan } })),
  };
}

it("has the same content as an api without a database", async () => {
  const content = await readContent(database);
  expect(await readContentOfFiles()).toEqual({ ...content, digest: "" });
});

describe("applySeed", () => {
  it("does nothing when the seed is the one applied last", async () => {
    expect(await applySeed(database, await readRows())).toBe("unchanged");
  });

  it("replaces the content when the seed has changed, and readers see it at their next look", async () => {
    const store = await openContentStore(database, { everyMs: 3_600_000, onError: () => undefined });
    expect(await applySeed(database, await rowsWithSlogan("Another one"))).toBe("applied");
    await store.refresh();
    store.close();
    expect(store.current().config.en?.slogan).toBe("Another one");
    expect(store.current().entries.filter(({ kind }) => kind === "solution")).toHaveLength(12);
  });

  it("changes nothing when a row is refused", async () => {
    const rows = await rowsWithSlogan("Half");
    const twice = { ...rows, hot_search: [...(rows["hot_search"] ?? []), { position: 0, link: "/nowhere" }] };
    await expect(applySeed(database, twice)).rejects.toThrow(/hot_search/);
    const [config] = await database.query("SELECT config->>'slogan' AS slogan FROM site_config WHERE locale = 'en'");
    expect(config).toEqual({ slogan: "Another one" });
  });

  it("F-90 keeps the content that it has when the database goes away, and says so", async () => {
    const faults: unknown[] = [];
    const gone = { ...database, query: () => Promise.reject(new Error("connection refused")) };
    const store = await openContentStore(gone, { everyMs: 3_600_000, onError: (error) => faults.push(error) });
    await store.refresh();
    store.close();
    expect(store.current().pages.size).toBeGreaterThan(40);
    expect(faults).toHaveLength(1);
  });
});

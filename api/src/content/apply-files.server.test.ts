import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "@zhian/database/database";
import { readHistory } from "../editor/history.ts";
import { openImage } from "../testing/database-images.ts";
import { applyFiles, type Files } from "./apply-files.ts";
import { readContentOfFiles } from "./content-of-files.ts";
import { openContentStore } from "./content-store.ts";
import { readFiles } from "./import-content.ts";
import { theOnly } from "./item.ts";
import type { ValueOf } from "./item-schemas.ts";
import { readItem, writeVersions } from "./item-store.ts";
import { readContent } from "./read-content.ts";

let database: Database;

beforeAll(async () => {
  database = await openImage("seeded");
});

afterAll(() => database.close());

async function filesWithSlogan(slogan: string): Promise<Files> {
  const { items, rows } = await readFiles();
  const changed = items.map((item) => {
    if (item.kind !== "config") return item;
    // Validated by the schema of its kind.
    const { en, zh } = item.value as ValueOf<"config">;
    return { ...item, value: { en: { ...en, slogan }, zh } };
  });
  return { items: changed, rows };
}

it("a seeded database has the same content as an api without a database", async () => {
  const content = await readContent(database);
  expect(await readContentOfFiles()).toEqual({ ...content, digest: "" });
});

describe("applyFiles", () => {
  it("does nothing if the files have not changed since they were applied", async () => {
    expect(await applyFiles(database, await readFiles())).toBe("unchanged");
  });

  it("replaces the content when the files have changed, which readers see at their next refresh", async () => {
    const store = await openContentStore(database, { everyMs: 3_600_000, onError: () => undefined });
    expect(await applyFiles(database, await filesWithSlogan("Another one"))).toBe("applied");
    await store.refresh();
    store.close();
    expect(store.current().config.en?.slogan).toBe("Another one");
    expect(store.current().nodes.find(({ id }) => id === 111)?.offers).toEqual(["solution-by-need"]);
  });

  it("keeps an editor's text until the files change, and both in the history", async () => {
    const files = await filesWithSlogan("By the files");
    await applyFiles(database, files);
    const item = files.items.find(({ kind }) => kind === "config");
    // Validated by the schema of its kind.
    const { en, zh } = Object(item?.value) as ValueOf<"config">;
    const edited = { kind: "config" as const, id: theOnly, value: { en: { ...en, slogan: "By Ann" }, zh } };
    await writeVersions(database, [edited], { account: "an-editor", name: "ann", reason: "for a test" });
    const others = files.items.filter(({ id }) => id !== "/zixun/cloud");
    await applyFiles(database, { ...files, items: others });
    expect((await readItem(database, edited))?.value).toEqual(edited.value);
    expect((await readItem(database, { kind: "seo", id: "/zixun/cloud" }))?.value).toBeNull();
    await applyFiles(database, await filesWithSlogan("By the files again"));
    expect((await readItem(database, edited))?.value).toMatchObject({ en: { slogan: "By the files again" } });
    const history = await readHistory(database, edited);
    expect(history.slice(0, 3).map(({ author }) => author)).toEqual(["content:import", "ann", "content:import"]);
  });

  it("F-248 keeps an editor's texts of a page that the files no longer describe", async () => {
    const files = await filesWithSlogan("Before");
    const text = { title: "About us", description: "Who we are", keywords: "about" };
    const said = ["/about", "/activity"].map((id) => {
      const own = { ...text, title: `${text.title} ${id}`, description: `${text.description} ${id}` };
      return { kind: "seo" as const, id, value: { en: own, zh: own } };
    });
    await applyFiles(database, { ...files, items: [...files.items, ...said] });
    const edited = { kind: "seo" as const, id: "/about", value: { en: { ...text, title: "By Ann" }, zh: text } };
    await writeVersions(database, [edited], { account: "an-editor", name: "ann", reason: "for a test" });
    await applyFiles(database, files);
    const { pages } = await readContent(database);
    expect([pages.get("/about")?.en?.title, pages.get("/activity")]).toEqual(["By Ann", undefined]);
    await applyFiles(database, await filesWithSlogan("After"));
    expect((await readContent(database)).pages.get("/about")?.en?.title).toBe("By Ann");
  });

  it("changes nothing if a row is rejected", async () => {
    const { items, rows } = await filesWithSlogan("Half");
    const [first] = rows["currency_rate"] ?? [];
    const twice = { items, rows: { ...rows, currency_rate: [first ?? {}, first ?? {}] } };
    await expect(applyFiles(database, twice)).rejects.toThrow(/currency_rate/);
    const [config] = await database.query("SELECT config->>'slogan' AS slogan FROM site_config WHERE locale = 'en'");
    expect(config).toEqual({ slogan: "After" });
  });

  it("F-90 keeps its content when the database fails, and reports it", async () => {
    const faults: unknown[] = [];
    const gone = { ...database, query: () => Promise.reject(new Error("connection refused")) };
    const store = await openContentStore(gone, { everyMs: 3_600_000, onError: (error) => faults.push(error) });
    await store.refresh();
    store.close();
    expect(store.current().articles.size).toBeGreaterThan(10);
    expect(faults).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "@zhian/database/database";
import type { Content } from "../content/content.ts";
import { readContent } from "../content/read-content.ts";
import { openImage } from "../testing/database-images.ts";
import { findArticle, listArticles } from "./article.ts";

const now = new Date("2026-11-21T00:00:00Z");
let database: Database;
let content: Content;

/** Articles that stay, whatever else is written. */
const three = ["allowed-downtime", "mlps-grading", "welcome"];

beforeAll(async () => {
  database = await openImage("seeded");
  const whole = await readContent(database);
  content = { ...whole, articles: new Map([...whole.articles].filter(([id]) => three.includes(id))) };
});

afterAll(() => database.close());

describe("an article", () => {
  it("names its neighbours in its section, and related articles", async () => {
    const article = await findArticle(content, { id: "mlps-grading", locale: "en", now });
    expect(article).toMatchObject({ section: "news", type: 2, locales: ["en", "zh"], digest: expect.any(String) });
    expect(article?.previous?.id).toBe("welcome");
    expect(article?.next?.id).toBe("allowed-downtime");
    const newest = await findArticle(content, { id: "allowed-downtime", locale: "zh", now });
    expect(newest?.next).toBeNull();
    expect(newest?.related.map(({ id }) => id)).toEqual(["welcome"]);
  });

  it("has its publication date as the modification date by default", async () => {
    const article = await findArticle(content, { id: "welcome", locale: "zh", now });
    expect(article?.updatedAt).toBe(article?.publishedAt);
  });

  it("is returned in the other language, marked as such, if it exists only there", async () => {
    const welcome = content.articles.get("welcome");
    if (!welcome) throw new Error("The content has no article welcome");
    const articles = new Map(content.articles).set("welcome", { ...welcome, texts: { zh: welcome.texts.zh } });
    const borrowed = await findArticle({ ...content, articles }, { id: "welcome", locale: "en", now });
    expect(borrowed).toMatchObject({ lang: "zh", locales: ["zh"], title: welcome.texts.zh?.title });
  });
});

describe("a list of articles", () => {
  const asked = { section: "news", locale: "en", now } as const;

  it("contains the public articles of its section, newest first, without bodies", () => {
    const { list, ...counts } = listArticles(content, asked);
    expect(list.map(({ id }) => id)).toEqual(three);
    expect(counts).toEqual({ total: 3, page: 1, pages: 1 });
    expect(list[0]).not.toHaveProperty("markdown");
    const earlier = listArticles(content, { ...asked, now: new Date("2026-11-03T00:00:00Z") });
    expect(earlier.list.map(({ id }) => id)).toEqual(["welcome"]);
  });

  it("is paginated, and empty beyond the last page", () => {
    const [[, welcome] = []] = [...content.articles].filter(([id]) => id === "welcome");
    if (!welcome) throw new Error("The content has no article welcome");
    const many = Array.from({ length: 23 }, (_, n) => [`copy-${n}`, { ...welcome, id: `copy-${n}` }] as const);
    const copies = { ...content, articles: new Map(many) };
    const lengths = ["1", "2", "3", "4"].map((page) => listArticles(copies, { ...asked, page }).list.length);
    expect(lengths).toEqual([10, 10, 3, 0]);
    expect(listArticles(copies, { ...asked, page: "2" })).toMatchObject({ total: 23, page: 2, pages: 3 });
  });

  it("can be filtered by type or category", () => {
    expect(listArticles(content, { ...asked, type: "2" }).list.map(({ id }) => id)).toEqual(["mlps-grading"]);
    expect(listArticles(content, { ...asked, category: "cloud" }).list).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import type { Content } from "../content/content.ts";
import { readContent } from "../content/read-content.ts";
import type { Database } from "../database/database.ts";
import { openSeededDatabase } from "../testing/seeded-database.ts";
import { findArticle, listArticles } from "./article.ts";

// Real databases are started here: how long that takes is the machine's affair.
jest.setTimeout(120_000);

const now = new Date("2026-11-21T00:00:00Z");
let database: Database;
let content: Content;

beforeAll(async () => {
  database = await openSeededDatabase();
  content = await readContent(database);
});

afterAll(() => database.close());

describe("an article", () => {
  it("names its neighbours in its section, and what is of the same subject", () => {
    const article = findArticle(content, { id: "mlps-grading", locale: "en", now });
    expect(article).toMatchObject({ section: "news", type: 2, updatedAt: "2026-11-16T02:00:00Z", isDemo: true });
    expect(article?.previous?.id).toBe("welcome");
    expect(article?.next?.id).toBe("allowed-downtime");
    expect(findArticle(content, { id: "allowed-downtime", locale: "en", now })?.next).toBeNull();
    expect(findArticle(content, { id: "allowed-downtime", locale: "zh", now })?.related.map(({ id }) => id)).toEqual([
      "welcome",
    ]);
  });

  it("is unchanged since it was published, as long as nothing else is said", () => {
    const article = findArticle(content, { id: "welcome", locale: "zh", now });
    expect(article?.updatedAt).toBe(article?.publishedAt);
  });

  it("is given in the other language, with a word on it, when it is in that one only", () => {
    const welcome = content.articles.get("welcome");
    if (!welcome) throw new Error("The seed has no article welcome");
    const articles = new Map(content.articles).set("welcome", { ...welcome, texts: { zh: welcome.texts.zh } });
    const borrowed = findArticle({ ...content, articles }, { id: "welcome", locale: "en", now });
    expect(borrowed).toMatchObject({ lang: "zh", title: "新网站上线" });
  });
});

describe("a list", () => {
  it("holds what everyone may read of its section, the newest first, and no bodies", () => {
    const list = listArticles(content, { section: "news", locale: "en", now });
    expect(list.map(({ id }) => id)).toEqual(["allowed-downtime", "mlps-grading", "welcome"]);
    expect(list[0]).not.toHaveProperty("markdown");
    const earlier = listArticles(content, { section: "news", locale: "en", now: new Date("2026-11-03T00:00:00Z") });
    expect(earlier.map(({ id }) => id)).toEqual(["welcome"]);
  });
});

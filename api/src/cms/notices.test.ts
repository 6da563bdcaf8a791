import { describe, expect, it } from "@jest/globals";
import type { Article, Content } from "../content/content.ts";
import { toNotices } from "./notices.ts";

const now = new Date("2026-11-21T12:00:00Z");

function notice(id: string, over: Partial<Article> = {}): Article {
  const words = { description: "Summary", keywords: "", tags: [], body: "Text" };
  return {
    id,
    section: "notice",
    type: 3,
    products: ["bcc"],
    is_demo: true,
    published_at: "2026-11-20T00:00:00Z",
    updated_at: null,
    category: null,
    severity: "minor",
    state: "planned",
    starts_at: "2026-11-26T17:00:00Z",
    ends_at: null,
    texts: { en: { title: "Title", ...words }, zh: { title: "标题", ...words } },
    ...over,
  };
}

function contentWith(...articles: Article[]): Content {
  const none = {
    pages: new Map(),
    brought: new Map(),
    nodes: [],
    config: {},
    entries: [],
    hot: [],
    folders: [],
    docs: new Map(),
    rates: [],
  };
  return { digest: "", ...none, articles: new Map(articles.map((article) => [article.id, article])) };
}

const idsOf = (content: Content, type?: string) => toNotices(content, { type, locale: "en", now }).map(({ id }) => id);

describe("the notices", () => {
  it("omit those with a future date, and are sorted newest first", () => {
    const later = notice("later", { published_at: "2026-11-22T00:00:00Z" });
    const old = notice("old", { published_at: "2026-11-01T00:00:00Z" });
    expect(idsOf(contentWith(later, old, notice("now"), notice("news", { section: "news" })))).toEqual(["now", "old"]);
  });

  it("are filtered by bulletin type, or all with type 0", () => {
    const content = contentWith(notice("product", { type: 1 }), notice("security", { type: 2 }), notice("upgrade"));
    expect(idsOf(content, "2")).toEqual(["security"]);
    expect(idsOf(content, "4")).toEqual([]);
    expect(idsOf(content, "0")).toEqual(idsOf(content));
    expect(idsOf(content)).toHaveLength(3);
  });

  it("name the language of a fallback text, and omit a notice without any text", () => {
    const { zh } = notice("x").texts;
    const content = contentWith(notice("chinese", { texts: { zh } }), notice("silent", { texts: {} }));
    expect(toNotices(content, { locale: "en", now })).toMatchObject([{ id: "chinese", title: "标题", lang: "zh" }]);
  });

  it("have a maintenance window only if its end is known", () => {
    const ends_at = "2026-11-26T19:00:00Z";
    const [planned] = toNotices(contentWith(notice("planned", { ends_at })), { locale: "zh", now });
    expect(planned).toMatchObject({ startsAt: "2026-11-26T17:00:00Z", endsAt: ends_at, isDemo: true });
    expect(toNotices(contentWith(notice("open")), { locale: "zh", now })[0]).not.toHaveProperty("startsAt");
  });
});

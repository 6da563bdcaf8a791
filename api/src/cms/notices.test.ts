import { describe, expect, it } from "@jest/globals";
import type { Content, NoticeRow } from "../content/content.ts";
import { toNotices } from "./notices.ts";

const now = new Date("2026-11-21T12:00:00Z");

function row(id: string, over: Partial<NoticeRow> = {}): NoticeRow {
  const texts = { en: { title: "Title", summary: "Summary" }, zh: { title: "标题", summary: "摘要" } };
  const times = { published_at: "2026-11-20T00:00:00Z", starts_at: null, ends_at: null };
  return { id, type: 3, products: ["bcc"], is_demo: true, texts, ...times, ...over };
}

function contentWith(...notices: NoticeRow[]): Content {
  const none = { pages: new Map(), nodes: [], config: {}, entries: [], hot: [], articles: new Map(), rates: [] };
  return { digest: "", ...none, notices };
}

describe("the notices", () => {
  it("keep one of a later date to themselves", () => {
    const content = contentWith(row("later", { published_at: "2026-11-22T00:00:00Z" }), row("now"));
    expect(toNotices(content, { locale: "en", now }).map(({ id }) => id)).toEqual(["now"]);
  });

  it("say which language a text was borrowed from, and leave out one without any", () => {
    const content = contentWith(
      row("chinese", { texts: { zh: { title: "标题", summary: "摘要" } } }),
      row("silent", { texts: {} }),
    );
    expect(toNotices(content, { locale: "en", now })).toMatchObject([{ id: "chinese", title: "标题", lang: "zh" }]);
  });

  it("have a time of work, or none", () => {
    const work = { starts_at: "2026-11-26T17:00:00Z", ends_at: "2026-11-26T19:00:00Z" };
    const [planned, plain] = toNotices(contentWith(row("planned", work), row("plain")), { locale: "zh", now });
    expect(planned).toMatchObject({ startsAt: work.starts_at, endsAt: work.ends_at, isDemo: true });
    expect(plain).not.toHaveProperty("startsAt");
  });
});

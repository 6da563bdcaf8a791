import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { ArticleSummary } from "@zhian/contracts/article";
import { renderPage } from "@zhian/testing/render-page";
import type { Answers } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const summary: ArticleSummary = {
  id: "welcome",
  section: "news",
  type: 4,
  title: "The new site is open",
  description: "What it offers.",
  tags: [],
  publishedAt: "2026-11-02T02:00:00Z",
  updatedAt: "2026-11-02T02:00:00Z",
  isDemo: true,
  products: [],
};
const categories = [
  { slug: "cloud", name: "Cloud computing", desc: "About clouds." },
  { slug: "ai", name: "Artificial intelligence", desc: "About models." },
];

async function visit(address: string, list: ArticleSummary[], more: Answers & { total?: number; pages?: number } = {}) {
  const { total = list.length, pages = 1, ...answers } = more;
  const asked: unknown[] = [];
  await renderPage(routes, address, {
    messages,
    answers: {
      "cms.fileList": ({ query }: { query: { page: string } }) => {
        asked.push(query);
        return { list, total, page: Number(query.page), pages };
      },
      "cms.newsTag": { news_tag: [{ children: categories }] },
      search: { hits: [], total: 0 },
      ...answers,
    },
  });
  return asked;
}

const hrefs = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("a list of articles", () => {
  it("shows news articles with their dates, and marks samples", async () => {
    await visit("/news", [summary, { ...summary, id: "second", title: "Second", isDemo: false }]);

    const links = screen
      .getAllByRole("heading", { level: 2 })
      .map((each) => each.querySelector("a")?.getAttribute("href"));
    expect(links).toEqual(["/news/detail?id=welcome", "/news/detail?id=second"]);
    expect(screen.getAllByText("2 November 2026")).toHaveLength(2);
    expect(screen.getAllByText("Sample")).toHaveLength(1);
  });

  it("says that there are no articles yet", async () => {
    await visit("/zh/news", []);
    expect(screen.getByText("暂无新闻。")).toBeTruthy();
  });

  it("has numbered pages with their own addresses, which keep the type", async () => {
    const asked = await visit("/zh/notice?type=2&page=2", [{ ...summary, section: "notice" }], { total: 25, pages: 3 });
    expect(asked).toEqual([{ section: "notice", type: "2", page: "2", locale: "zh" }]);
    expect(hrefs("分页")).toEqual(["", "", "&page=2", "&page=3", "&page=3"].map((page) => `/zh/notice?type=2${page}`));
    expect(hrefs("公告类型")).toEqual(
      ["", "?type=1", "?type=2", "?type=3", "?type=4"].map((type) => `/zh/notice${type}`),
    );
    expect(screen.getByRole("link", { name: "安全", current: "page" })).toBeTruthy();
  });

  it("shows a notice's status and affected products", async () => {
    const operation = { severity: "critical", state: "in-progress", startsAt: "2026-11-26T17:00:00Z" } as const;
    await visit("/notice", [{ ...summary, section: "notice", products: ["waf"], operation }]);
    expect(screen.getByText("In progress")).toBeTruthy();
    expect(screen.getByText("Critical")).toBeTruthy();
    expect(screen.getByText("27 Nov 2026 01:00 (UTC+8)")).toBeTruthy();
    expect(
      within(screen.getByRole("list", { name: "Products" }))
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/products/waf");
  });

  it("shows the categories of industry news, and the articles of one", async () => {
    const asked = await visit("/zixun/ai", [{ ...summary, section: "zixun", category: "ai" }]);
    expect(asked).toMatchObject([{ category: "ai" }]);
    expect(screen.getByRole("heading", { level: 1, name: "Artificial intelligence" })).toBeTruthy();
    expect(hrefs("Categories")).toEqual(["/zixun", "/zixun/cloud", "/zixun/ai"]);
  });

  it.each(["/news?page=9", "/notice?type=7", "/zixun/nothing", "/news?page=0"])(
    "is not found at %s, and says so",
    async (address) => {
      await visit(address, []);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
    },
  );

  it("works without categories when the CMS does not return them", async () => {
    await visit("/zixun", [{ ...summary, section: "zixun" }], {
      "cms.newsTag": () => Promise.reject(new Error("down")),
    });
    expect(screen.getByRole("link", { name: summary.title })).toBeTruthy();
  });
});

import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { ArticleSummary } from "@zhian/contracts/article";
import { renderPage } from "@zhian/testing/render-page";
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
};

function visit(address: string, list: ArticleSummary[]) {
  return renderPage(routes, address, { messages, answers: { "cms.fileList": { list } } });
}

it("lists the news with their days, and says which are samples", async () => {
  await visit("/news", [summary, { ...summary, id: "second", title: "Second", isDemo: false }]);

  const links = screen
    .getAllByRole("heading", { level: 2 })
    .map((each) => each.querySelector("a")?.getAttribute("href"));
  expect(links).toEqual(["/news/detail?id=welcome", "/news/detail?id=second"]);
  expect(screen.getAllByText("2 November 2026")).toHaveLength(2);
  expect(screen.getAllByText("Sample")).toHaveLength(1);
});

it("says that there are none yet", async () => {
  await visit("/zh/news", []);
  expect(screen.getByText("暂无新闻。")).toBeTruthy();
});

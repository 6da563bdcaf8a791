import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { Article } from "@zhian/contracts/article";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const article: Article = {
  id: "allowed-downtime",
  section: "news",
  type: 1,
  title: "How much downtime 99.95% allows",
  description: "From a percentage to minutes.",
  keywords: "SLA",
  tags: ["SLA", "Availability"],
  publishedAt: "2026-11-16T02:00:00Z",
  updatedAt: "2026-11-18T02:00:00Z",
  isDemo: true,
  products: ["bci"],
  body: [
    { tag: "h2", id: "s-first", children: ["First"] },
    { tag: "p", children: ["See ", { tag: "a", href: "/products/bci", children: ["containers"] }, " and 等保."] },
    { tag: "h2", id: "s-second", children: ["Second"] },
    {
      tag: "table",
      children: [
        { tag: "tbody", children: [{ tag: "tr", children: [{ tag: "td", align: "right", children: ["43.2"] }] }] },
      ],
    },
    { tag: "hr", children: [] },
  ],
  previous: { id: "mlps-grading", title: "How a system gets its level", publishedAt: "2026-11-09T02:00:00Z" },
  next: null,
  related: [
    { id: "mlps-grading", title: "How a system gets its level", publishedAt: "2026-11-09T02:00:00Z" },
    { id: "welcome", title: "新网站上线", publishedAt: "2026-11-02T02:00:00Z", lang: "zh" },
  ],
};

function visit(address: string, given: Partial<Article> = {}) {
  return renderPage(routes, address, { messages, answers: { "cms.file": { ...article, ...given } } });
}

describe("/news/detail", () => {
  it("shows the article with its dates, its contents and its products", async () => {
    await visit("/news/detail?id=allowed-downtime");

    expect(screen.getByRole("heading", { level: 1, name: article.title })).toBeTruthy();
    expect(screen.getByText("16 November 2026").getAttribute("dateTime")).toBe(article.publishedAt);
    expect(screen.getByText("18 November 2026").tagName).toBe("TIME");
    const contents = within(screen.getByRole("navigation", { name: "On this page" }));
    expect(contents.getByRole("link", { name: "Second" }).getAttribute("href")).toBe("#s-second");
    expect(document.querySelector("#s-second")?.textContent).toBe("Second");
    expect(screen.getByRole("link", { name: "Serverless Container" }).getAttribute("href")).toBe("/products/bci");
    expect(screen.getByText(/Sample article/)).toBeTruthy();
  });

  it("calls the empty corner of a table no heading", async () => {
    const head = {
      tag: "thead",
      children: [
        {
          tag: "tr",
          children: [
            { tag: "th", children: [] },
            { tag: "th", children: ["Level 2"] },
          ],
        },
      ],
    };
    await visit("/news/detail?id=allowed-downtime", { body: [{ tag: "table", children: [head] }] as Article["body"] });
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Level 2"]);
  });

  it("keeps its links inside the site, in the reader's language, and marks what is Chinese", async () => {
    await visit("/zh/news/detail?id=allowed-downtime");
    expect(screen.getByRole("link", { name: "containers" }).getAttribute("href")).toBe("/zh/products/bci");

    document.body.replaceChildren();
    await visit("/news/detail?id=allowed-downtime");
    expect(screen.getByText("等保").getAttribute("lang")).toBe("zh-Hans");
  });

  it("leads on to the article before, and to one of the same subject that is neither before nor after", async () => {
    await visit("/news/detail?id=allowed-downtime");
    const more = within(screen.getByRole("navigation", { name: "More news" }));

    expect(more.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/news/detail?id=mlps-grading",
      "/news/detail?id=welcome",
    ]);
    expect(more.getByText("新网站上线").closest("[lang]")?.getAttribute("lang")).toBe("zh-Hans");
  });

  it("says so when it is there in the other language only, and marks all of it", async () => {
    await visit("/news/detail?id=allowed-downtime", { lang: "zh", title: "只有中文" });

    expect(screen.getByText("This article is available in Chinese only.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).closest("[lang]")?.getAttribute("lang")).toBe("zh-Hans");
    expect(document.querySelector("#s-first")?.closest("[lang]")?.getAttribute("lang")).toBe("zh-Hans");
  });
});

import { describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Article } from "@zhian/contracts/article";
import { renderPage } from "@zhian/testing/render-page";
import type { Answers } from "@zhian/testing/site-fixture";
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
  digest: "0123456789abcdef",
  locales: ["en", "zh"],
  previous: { id: "mlps-grading", title: "How a system gets its level", publishedAt: "2026-11-09T02:00:00Z" },
  next: null,
  related: [
    { id: "mlps-grading", title: "How a system gets its level", publishedAt: "2026-11-09T02:00:00Z" },
    { id: "welcome", title: "新网站上线", publishedAt: "2026-11-02T02:00:00Z", lang: "zh" },
  ],
};

const near = { kind: "news", name: "Something near", link: "/news/detail?id=near", summary: "" };

function visit(address: string, given: Partial<Article> = {}, others: Answers = {}) {
  const answers = { "cms.file": { ...article, ...given }, search: { hits: [near], total: 1 }, ...others };
  return renderPage(routes, address, { messages, answers });
}

describe("/news/detail", () => {
  it("shows the article with its dates, table of contents and products", async () => {
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

  it("does not treat the empty corner cell of a table as a header", async () => {
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

  it("keeps the reader's language in internal links, and marks Chinese text", async () => {
    await visit("/zh/news/detail?id=allowed-downtime");
    expect(screen.getByRole("link", { name: "containers" }).getAttribute("href")).toBe("/zh/products/bci");

    document.body.replaceChildren();
    await visit("/news/detail?id=allowed-downtime");
    expect(screen.getByText("等保").getAttribute("lang")).toBe("zh-Hans");
  });

  it("links to the previous article, and to a related one that is neither previous nor next", async () => {
    await visit("/news/detail?id=allowed-downtime");
    const more = within(screen.getByRole("navigation", { name: "More news" }));

    expect(more.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/news/detail?id=mlps-grading",
      "/news/detail?id=welcome",
    ]);
    expect(more.getByText("新网站上线").closest("[lang]")?.getAttribute("lang")).toBe("zh-Hans");
  });

  it("says so if the article is available only in the other language, and marks all of it", async () => {
    await visit("/news/detail?id=allowed-downtime", { lang: "zh", title: "只有中文" });

    expect(screen.getByText("This article is available in Chinese only.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).closest("[lang]")?.getAttribute("lang")).toBe("zh-Hans");
    expect(document.querySelector("#s-first")?.closest("[lang]")?.getAttribute("lang")).toBe("zh-Hans");
  });
});

describe("a notice", () => {
  const operation = {
    severity: "major",
    state: "planned",
    startsAt: "2026-11-26T16:30:00Z",
    endsAt: "2026-11-26T19:00:00Z",
  } as const;

  it("shows its severity, its state, and its times in the readers' time zones", async () => {
    await visit("/zh/notice/detail?id=work", { id: "work", section: "notice", operation });
    expect(screen.getByText("计划中")).toBeTruthy();
    expect(screen.getByText("重大")).toBeTruthy();
    expect(screen.getByText("UTC+8").nextElementSibling?.textContent).toBe("2026年11月27日 00:30–03:00");
    expect(screen.getByText("UTC+7").nextElementSibling?.textContent).toMatch(/^2026年11月26日 23:30–/);
  });

  it("says so if its end is not known yet", async () => {
    const { endsAt: _, ...open } = operation;
    await visit("/notice/detail?id=work", {
      id: "work",
      section: "notice",
      operation: { ...open, state: "in-progress" },
    });
    expect(screen.getByText("Not known yet")).toBeTruthy();
  });
});

describe("the address of an article", () => {
  const refused = { "cms.file": () => Promise.reject({ code: 404, msg: "Not found.", data: null }) };

  it.each(["/news/detail?id=nothing", "/news/detail", "/news/detail?id=1;drop", "/zixun/cloud/nothing"])(
    "says that there is nothing at %s, and links to the section",
    async (address) => {
      await visit(address, {}, refused);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
      expect(screen.getByRole("link", { name: /^(News|Industry news)$/ })).toBeTruthy();
    },
  );

  it("links from another section's address to the article's own", async () => {
    await visit("/notice/detail?id=allowed-downtime");
    expect(screen.getByRole("link", { name: article.title }).getAttribute("href")).toBe(
      "/news/detail?id=allowed-downtime",
    );
    expect(screen.getByRole("link", { name: "Something near" })).toBeTruthy();
  });

  it.each(["/news/detail?id=x", "/notice/detail?id=x", "/zixun/article?id=x", "/zixun/cloud/x"])(
    "shows at %s an article that the CMS returns without section and category",
    async (address) => {
      await visit(address, {}, { "cms.file": { ...article, id: "", section: undefined } });
      expect(screen.getByRole("heading", { level: 1, name: article.title })).toBeTruthy();
    },
  );

  it("still links to the section if the search fails too", async () => {
    await visit("/news/detail?id=nothing", {}, { ...refused, search: () => Promise.reject(new Error("down")) });
    expect(screen.getByRole("link", { name: "News" }).getAttribute("href")).toBe("/news");
  });
});

describe("the text of an article", () => {
  it("B-A-21 links to other sites with noopener and noreferrer", async () => {
    const body = [{ tag: "p", children: [{ tag: "a", href: "https://example.com/", children: ["there"] }] }];
    await visit("/news/detail?id=allowed-downtime", { body: body as Article["body"] });
    const rel = screen.getByRole("link", { name: "there" }).getAttribute("rel");
    expect(rel?.split(" ")).toEqual(expect.arrayContaining(["noopener", "noreferrer"]));
  });

  it("shows notes, tabs and code", async () => {
    const body = [
      { tag: "note", kind: "danger", children: [{ tag: "p", children: ["Mind this."] }] },
      {
        tag: "tabs",
        children: [
          {
            tag: "tab",
            title: "curl",
            children: [{ tag: "pre", title: "bash", marks: [2, 5, 3, 0], children: ["ls -l"] }],
          },
          { tag: "tab", title: "Go", children: [{ tag: "p", children: ["Or so."] }] },
        ],
      },
    ];
    await visit("/news/detail?id=allowed-downtime", { body: body as Article["body"] });
    expect(within(screen.getByRole("note")).getByText("Danger")).toBeTruthy();
    expect(screen.getByRole("radio", { name: "curl" })).toHaveProperty("checked", true);
    expect(screen.getByRole("group", { name: "Shell" }).textContent).toBe("ls -l");
  });

  it("sends feedback with the version of the text", async () => {
    const sent: unknown[] = [];
    await visit(
      "/news/detail?id=allowed-downtime",
      {},
      {
        "feedBack.submit": (input: { body: unknown }) => {
          sent.push(input.body);
          return null;
        },
      },
    );
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.type(screen.getByRole("textbox"), "Too short");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByText(/Thank you/)).toBeTruthy());
    const page = "/news/detail?id=allowed-downtime";
    expect(sent).toEqual([{ page, digest: article.digest, locale: "en", isHelpful: false, reason: "Too short" }]);
  });

  it("keeps a reason that is too long, and says by how much", async () => {
    const submit = jest.fn(() => null);
    await visit("/news/detail?id=allowed-downtime", {}, { "feedBack.submit": submit });
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("x".repeat(507));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Use at most 500 characters: this is 7 too long.")).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();

    await userEvent.type(screen.getByRole("textbox"), "{Backspace>7/}");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("reports feedback that could not be sent", async () => {
    await visit("/news/detail?id=allowed-downtime", {}, { "feedBack.submit": () => Promise.reject(new Error("429")) });
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(screen.getByText(/could not be sent/)).toBeTruthy());
  });
});

import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const hot = Array.from({ length: 8 }, (_, index) => ({
  innerName: `Hot ${index}`,
  innerLink: `/products/hot${index}`,
}));
const hit = { kind: "product", name: "Firewall", link: "/products/waf", summary: "Filters requests.", code: "waf" };

function visit(address: string, search: unknown = { hits: [], total: 0 }) {
  const seo = { title: "", description: "", keywords: "" };
  return renderPage(routes, address, { messages, answers: { search, "search.hot": { hot }, "cms.seo": seo } });
}

describe("/search", () => {
  it("shows frequent searches for an empty query", async () => {
    await visit("/search");
    expect(screen.getAllByRole("link", { name: /^Hot/ })).toHaveLength(8);
  });

  it("shows hits with their kind, and keeps the query", async () => {
    await visit("/zh/search?q=%20waf%20", { hits: [hit], total: 1 });
    expect(screen.getByText("“waf”共有 1 条结果")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Firewall" }).getAttribute("href")).toBe("/zh/products/waf");
    expect(screen.getByRole("searchbox").getAttribute("value")).toBe("waf");
  });

  it("reports no results, and suggests three searches", async () => {
    await visit("/zh/search?q=xyz");
    expect(screen.getByText("暂无搜索结果")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /^Hot/ })).toHaveLength(3);
  });

  it("says so when the search does not answer", async () => {
    await visit("/search?q=waf", () => Promise.reject(new Error("down")));
    expect(screen.getByText(/is not responding/)).toBeTruthy();
  });

  it("searches for the first hundred characters of a longer query", async () => {
    let asked = "";
    await visit(`/search?q=${"字".repeat(10_000)}`, (input: { query: { q: string } }) => {
      asked = input.query.q;
      return { hits: [], total: 0 };
    });
    expect(asked).toHaveLength(100);
  });
});

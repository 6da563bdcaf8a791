import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { solutionsOf } from "@zhian/contracts/catalogue";
import { levelPacks } from "@zhian/contracts/level-packs";
import { localePath } from "@zhian/contracts/locale";
import { renderPage } from "@zhian/testing/render-page";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const seo = { title: "From the CMS", description: "Described there", keywords: "cloud" };
const notice = {
  id: "work",
  type: 3,
  title: "The cache moves",
  summary: "Connections break once.",
  publishedAt: "2026-11-18T03:00:00Z",
  startsAt: "2026-11-26T17:00:00Z",
  endsAt: "2026-11-26T19:00:00Z",
  products: ["scs"],
  isDemo: true,
};
const answers = {
  "cms.seo": seo,
  "cms.notice": { list: [notice] },
  "finance.currencyRate": { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" },
};

function linksIn(container: Element): Set<string | null> {
  return new Set([...container.querySelectorAll("a")].map((link) => link.getAttribute("href")));
}

afterEach(() => {
  jest.useRealTimers();
});

describe("the home page", () => {
  it.each([
    ["/", "en"],
    ["/zh/home", "zh"],
  ] as const)("at %s links to every product and every solution", async (address, locale) => {
    const { container } = await renderPage(routes, address, { messages, answers });

    const links = linksIn(container);
    const expected = [
      ...siteCatalogue.map(({ code }) => localePath(locale, `/products/${code}`)),
      ...solutionsOf(siteCatalogue).map(({ slug }) => localePath(locale, `/solution/${slug}`)),
    ];
    expect(expected.filter((href) => !links.has(href))).toEqual([]);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("has a price list in both currencies, per day, month and year", async () => {
    await renderPage(routes, "/", { messages, answers });

    const base = within(screen.getByRole("row", { name: /Serverless Container, Base/ }));
    for (const amount of ["$2.30", "$69", "$828", "Rp 36,800", "Rp 1,104,000", "Rp 13,248,000"]) {
      expect(base.getByText(amount)).toBeTruthy();
    }
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Month" }).checked).toBe(true);
    expect(screen.getAllByText("Demo prices").length).toBeGreaterThan(0);
  });

  it("shows only dollars, and says why, if there is no exchange rate", async () => {
    const { "finance.currencyRate": _rate, ...others } = answers;
    await renderPage(routes, "/", { messages, answers: others });

    expect(screen.queryByRole("columnheader", { name: "Rupiah" })).toBeNull();
    expect(screen.getByText(/today's exchange rate could not be loaded/)).toBeTruthy();
  });

  it("lists what each product on the map works with", async () => {
    await renderPage(routes, "/", { messages, answers });

    const [server] = screen.getAllByRole("link", { name: "Cloud Server" }).filter((link) => link.closest("figure"));
    expect(server?.closest("li")?.textContent).toContain("Works with Load Balancer, Private Network");
  });

  it("lists the products quoted for a level, and multiplies them by the number of servers", async () => {
    await renderPage(routes, "/", { messages, answers });

    const region = screen.getByRole("region", { name: /level 2 or 3/ });
    expect(levelPacks[3].filter((code) => !linksIn(region).has(`/products/${code}`))).toEqual([]);
    const servers = within(region).getByRole("spinbutton", { name: "Servers" });
    fireEvent.change(servers, { target: { value: "12" } });
    expect(within(region).getAllByText("× 12 servers").length).toBeGreaterThan(0);
    fireEvent.change(servers, { target: { value: "0" } });
    expect(within(region).getAllByText("per server").length).toBeGreaterThan(0);
    expect(within(region).getByRole("button").closest("form")?.getAttribute("action")).toBe("/products/dengbao");
  });

  it("parses a domain query as it is typed", async () => {
    await renderPage(routes, "/", { messages, answers });

    fireEvent.change(screen.getByRole("textbox", { name: "Word or domain name" }), {
      target: { value: "(kopinusa) a_b “https://kopi.com/path”" },
    });
    expect(await screen.findByText(/Will look up kopinusa.com, kopinusa.id/)).toBeTruthy();
    expect(screen.getByText(/Not a valid name: a_b/)).toBeTruthy();
    expect(screen.getByText("Did you mean kopi.com?")).toBeTruthy();
  });

  it("does not truncate a pasted list, and says where there is room for a long one", async () => {
    await renderPage(routes, "/", { messages, answers });

    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Word or domain name" });
    const list = Array.from({ length: 400 }, (_, n) => `kopi-${n}.com`).join(" ");
    fireEvent.input(field, { target: { value: list } });
    expect([field.maxLength, field.value]).toEqual([-1, list]);
    expect(field.validationMessage).toMatch(/too long.*domain search page/);
    expect(await screen.findByText(/Will look up kopi-0.com/)).toBeTruthy();
    fireEvent.input(field, { target: { value: "kopi.com" } });
    expect(field.validationMessage).toBe("");
    expect(await screen.findByText("Will look up kopi.com")).toBeTruthy();
  });

  it("shows notices with their times in both time zones, marked as demo", async () => {
    await renderPage(routes, "/", { messages, answers });

    const notices = within(screen.getByRole("region", { name: "Notices" }));
    expect(notices.getByRole("heading", { name: "The cache moves" })).toBeTruthy();
    expect(notices.getByText("27 Nov 2026 00:00–02:00")).toBeTruthy();
    expect(notices.getByText("27 Nov 2026 01:00–03:00")).toBeTruthy();
    expect(notices.getByText("Demo")).toBeTruthy();
  });

  it("says that the notices are missing when they could not be loaded", async () => {
    const { "cms.notice": _notices, ...others } = answers;
    await renderPage(routes, "/zh", { messages, answers: others });

    expect(screen.getByText("公告暂时无法加载。")).toBeTruthy();
  });

  it("corrects its title a second after it appears, but not once the visitor has left", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    document.title = "Something else";
    const { unmount } = await renderPage(routes, "/", { messages, answers });

    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(document.title).toBe("From the CMS");

    document.title = "The next page";
    unmount();
    jest.advanceTimersByTime(5000);
    expect(document.title).toBe("The next page");
  });
});

import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { catalogue } from "@zhian/contracts/catalogue";
import { localePath } from "@zhian/contracts/locale";
import { solutions } from "@zhian/contracts/solution-list";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const seo = { title: "From the CMS", description: "Described there", keywords: "cloud" };
const answers = {
  "cms.seo": seo,
  "finance.currencyRate": { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" },
};

afterEach(() => {
  jest.useRealTimers();
});

describe("the home page", () => {
  it.each([
    ["/", "en"],
    ["/zh/home", "zh"],
  ] as const)("at %s leads to every product and every solution", async (address, locale) => {
    const { container } = await renderPage(routes, address, { messages, answers });

    const links = new Set([...container.querySelectorAll("a")].map((link) => link.getAttribute("href")));
    const expected = [
      ...catalogue.map(({ code }) => localePath(locale, `/products/${code}`)),
      ...solutions.map(({ slug }) => localePath(locale, `/solution/${slug}`)),
    ];
    expect(expected.filter((href) => !links.has(href))).toEqual([]);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("shows the two plans in both currencies", async () => {
    await renderPage(routes, "/", { messages, answers });

    const plans = within(screen.getByRole("region", { name: /from 69 dollars/ }));
    expect(plans.getByText("$69")).toBeTruthy();
    expect(plans.getByText("≈ Rp 1,424,000")).toBeTruthy();
    expect(plans.getByText("Base · SLA 99.90%")).toBeTruthy();
  });

  it("puts its title right a second after it appeared, and not once it is left", async () => {
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

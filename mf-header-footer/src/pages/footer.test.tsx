import { describe, expect, it } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { headerAnswers } from "../testing/header-answers.ts";

async function visit(
  address: string,
  answers: Record<string, unknown> = headerAnswers,
  bus = testBus({ owner: "header" }),
) {
  await renderPage(routes.footer, address, { messages, answers, slot: "footer", bus });
  await screen.findByRole("contentinfo");
}

describe("the footer", () => {
  it.each([
    ["/", ["Privacy policy", "Refund policy", "Terms of service"], ""],
    ["/zh", ["隐私政策", "退款政策", "服务条款"], "/zh"],
  ])("links to the legal pages at %s", async (address, names, prefix) => {
    await visit(address);
    expect(names.map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual([
      `${prefix}/protocol/privacyProtocal`,
      `${prefix}/protocol/onlineOrder`,
      `${prefix}/protocol/userProtocal`,
    ]);
  });

  it.each([
    ["/products/bcc", 1],
    ["/zh/console/login", 0],
    ["/console", 0],
    ["/fogetPwd", 0],
  ])("shows the calculator button on %s %d times, never over a form", async (address, times) => {
    await visit(address);
    expect(screen.queryAllByRole("button", { name: /Quote calculator|等保报价计算器/ })).toHaveLength(times);
  });

  it("lists the navigation's products in collapsed categories", async () => {
    await visit("/");
    const index = screen.getByRole("navigation", { name: "Products" });
    const links = [...index.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/products/bcc", "/products/bci", "/products/waf"]);
    expect([...index.querySelectorAll("details")].every(({ open }) => !open)).toBe(true);
  });

  it("F-81 keeps its links and the page's products while the CMS does not answer", async () => {
    await visit("/zh", {});
    expect(screen.getByRole("link", { name: "隐私政策" })).toBeTruthy();
    const index = screen.getByRole("navigation", { name: "产品" });
    expect(index.querySelectorAll("a[href*='/products/']")).toHaveLength(39);
    const rest = [...index.querySelectorAll("a:not([href*='/products/'])")];
    expect(rest.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["安全服务全部 23 项", "/zh#catalogue-security-service"],
    ]);
  });

  it("offers language, currency and theme as forms", async () => {
    await visit("/");
    const preferences = screen.getByRole("group", { name: "Language, currency and theme" });
    const names = within(preferences)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["English", "中文", "USD", "IDR", "System", "Light", "Dark"]);
  });
});

describe("the theme", () => {
  it("is published on the bus, and marked as the current choice", async () => {
    const bus = testBus({ owner: "header" });
    await visit("/zh", headerAnswers, bus);
    await userEvent.click(screen.getByRole("button", { name: "深色" }));
    expect(bus.get("theme")).toBe("dark");
    expect(screen.getByRole("button", { name: "深色" }).getAttribute("aria-current")).toBe("true");
    expect(screen.getByRole("button", { name: "跟随系统" }).hasAttribute("aria-current")).toBe(false);
  });
});

describe("back to top", () => {
  it("appears once the page is scrolled by more than a fifth of the viewport", async () => {
    await visit("/");
    const link = screen.getByRole("link", { name: "Back to top" });
    const scrollTo = (share: number) => {
      Object.defineProperty(window, "scrollY", { configurable: true, value: window.innerHeight * share });
      fireEvent.scroll(window);
    };
    expect(link.getAttribute("href")).toBe("#top");
    scrollTo(0.2);
    expect(link.hasAttribute("data-far")).toBe(false);
    scrollTo(0.21);
    expect(link.hasAttribute("data-far")).toBe(true);
    scrollTo(0);
    expect(link.hasAttribute("data-far")).toBe(false);
  });
});

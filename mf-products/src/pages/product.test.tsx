import { describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { localeOfPath } from "@zhian/contracts/locale";
import { renderPage } from "@zhian/testing/render-page";
import { answeringApi, readSiteCatalogue, testBus, testConfig } from "@zhian/testing/site-fixture";
import { loadProductData } from "../api/load-product-data.ts";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" };
const answers = { "finance.currencyRate": rate };

function visit(address: string, given: Partial<Parameters<typeof renderPage>[2]> = {}) {
  return renderPage(routes, address, { messages, answers, ...given });
}

describe("/products/bci", () => {
  it("shows both plans with price, unit, SLA and the allowed downtime", async () => {
    await visit("/products/bci");

    expect(screen.getByRole("heading", { level: 1, name: "Serverless Container" })).toBeTruthy();
    const base = within(planNamed("Base"));
    expect(base.getByText("$69").parentElement?.textContent).toBe("$69 per month, charged daily");
    expect(base.getByText("≈ Rp 1,104,000")).toBeTruthy();
    expect(base.getByText("99.90%")).toBeTruthy();
    expect(base.getByText("$2.30")).toBeTruthy();
    const major = within(planNamed("Major"));
    expect(major.getByText("$89").parentElement?.textContent).toBe("$89 per month, charged daily");
    expect(major.getByText("99.95%")).toBeTruthy();
    const ruler = within(screen.getByRole("table", { name: /Downtime/ }));
    expect(ruler.getByText("43.2 min")).toBeTruthy();
    expect(ruler.getByText("21.6 min")).toBeTruthy();
  });

  it("is complete in Chinese", async () => {
    const { container } = await visit("/zh/products/bci");

    expect(screen.getByRole("heading", { level: 1, name: "无服务器容器" })).toBeTruthy();
    expect(within(planNamed("基础版")).getByText("每月，按日扣费", { exact: false })).toBeTruthy();
    expect(container.textContent).not.toMatch(/\b(the|and|your|with)\b/i);
  });

  it("shows rupiah first if selected", async () => {
    await visit("/products/bci", { bus: testBus({ currency: "IDR" }) });

    const base = within(planNamed("Base"));
    expect(base.getByText("Rp 1,104,000").parentElement?.textContent).toContain("per month");
    expect(base.getByText("≈ $69")).toBeTruthy();
  });

  it("says so and shows dollars if the exchange rate is unavailable", async () => {
    await visit("/products/bci", { answers: {}, bus: testBus({ currency: "IDR" }) });

    expect(within(planNamed("Base")).getByText("$69")).toBeTruthy();
    expect(screen.getByText(/today's exchange rate could not be loaded/)).toBeTruthy();
  });

  it("marks every Chinese term in the English page", async () => {
    const { container } = await visit("/products/bci");

    expect(unmarkedHan(container)).toEqual([]);
  });
});

describe("/products/bcc", () => {
  it("marks its prices as demo prices", async () => {
    await visit("/products/bcc");

    const sizes = within(screen.getByRole("region", { name: "Sizes and prices" }));
    expect(sizes.getByText("Demo prices")).toBeTruthy();
    expect(sizes.getByText(/until the price list is published/)).toBeTruthy();
  });

  it("has each price per day, month and year, and shows the monthly one first", async () => {
    await visit("/products/bcc");

    const periods = within(screen.getByRole("group", { name: "Billing period" }));
    expect(periods.getByRole("radio", { name: "Month" })).toHaveProperty("checked", true);
    const smallest = within(screen.getByRole("row", { name: /^c2\.1x2/ }));
    expect(smallest.getAllByText(/^\$/).map(({ textContent }) => textContent)).toEqual(["$0.30", "$9", "$108"]);
    expect(smallest.getByText("Rp 144,000")).toBeTruthy();
  });

  it("draws the downtime that each SLA allows, with its credits", async () => {
    await visit("/products/bcc");

    const ruler = within(screen.getByRole("table", { name: /Downtime/ }));
    expect(ruler.getByText("43.2 min")).toBeTruthy();
    expect(ruler.getByText("21.6 min")).toBeTruthy();
    expect(screen.getByRole("row", { name: "below the promise 10 %" })).toBeTruthy();
    expect(screen.getByText(/Demo values until the service agreement is published/)).toBeTruthy();
  });

  it("finds the sizes that are large enough, and says how many", async () => {
    const user = userEvent.setup();
    await visit("/products/bcc");
    const sizes = within(screen.getByRole("table", { name: /Cloud Server sizes/ }));
    const fitting = () => sizes.getAllByRole("rowheader").filter((cell) => !cell.textContent.includes("does not fit"));
    expect(fitting()).toHaveLength(13);

    await user.selectOptions(screen.getByLabelText("Cores, at least"), "8");
    await user.selectOptions(screen.getByLabelText("Memory, at least"), "64");

    expect(fitting().map((cell) => cell.textContent)).toEqual(["g2.16x64", "m2.8x64", "m2.16x128"]);
    expect(sizes.getAllByRole("row")).toHaveLength(14);
    expect(screen.getByRole("status").textContent).toBe("3 of 13 sizes fit. The cheapest is m2.8x64.");
  });

  it("copies a command and says so", async () => {
    const user = userEvent.setup();
    const bus = testBus();
    const toasts: string[] = [];
    bus.on("toast.shown").subscribe(({ message }) => toasts.push(message));
    await visit("/products/bcc", { bus });

    await user.click(screen.getByRole("button", { name: "Copy command 1" }));

    expect(await navigator.clipboard.readText()).toBe("ssh root@203.0.113.10");
    expect(toasts).toEqual(["Copied"]);
  });

  it("links to related products and to the solution that uses it", async () => {
    await visit("/zh/products/bcc");

    expect(screen.getAllByRole("link", { name: /无服务器容器 BCI/ })[0]?.getAttribute("href")).toBe("/zh/products/bci");
    expect(screen.getByRole("link", { name: "云上基础架构" }).getAttribute("href")).toBe("/zh/solution/cloud-base");
  });
});

describe("/products/waf", () => {
  it("lists, clause by clause, what it covers and what is left to the customer", async () => {
    const { container } = await visit("/products/waf");

    const controls = within(screen.getByRole("table", { name: /Technical controls/ }));
    const row = within(controls.getByRole("row", { name: /Intrusion prevention at the boundary/ }));
    expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "7.1.3.3",
      "8.1.3.3 a, c, d",
      expect.stringContaining("Detects and stops attacks from outside"),
      expect.stringContaining("host security"),
    ]);
    expect(screen.getByText("6 at level 2, 8 at level 3")).toBeTruthy();
    expect(unmarkedHan(container)).toEqual([]);
  });

  it("has a log line for each attack, in a table that needs no JavaScript", async () => {
    await visit("/products/waf");

    const attacks = within(screen.getByRole("table", { name: /effect on an unprotected server/ }));
    expect(attacks.getAllByRole("radio")).toHaveLength(7);
    expect(attacks.getByRole("radio", { name: "SQL injection" })).toHaveProperty("checked", true);
    expect(attacks.getAllByText(/^request=/)).toHaveLength(7);
  });

  it("marks demo prices, and gives search engines no offer", async () => {
    await visit("/products/waf");

    const prices = within(screen.getByRole("region", { name: "Prices, in both currencies" }));
    expect(prices.getByText("Demo prices")).toBeTruthy();
    expect(prices.getByText("$159")).toBeTruthy();
    expect(prices.getByText("Rp 2,544,000")).toBeTruthy();
    const { head } = await loadProductData(
      new URL("/products/waf", testConfig.origin),
      { api: answeringApi(answers), config: testConfig, catalogue: readSiteCatalogue, locale: "en" },
      new AbortController().signal,
    );
    expect(head.jsonLd[0]).toMatchObject({ "@type": "Service", name: "Web Application Firewall" });
    expect(head.jsonLd[0]).not.toHaveProperty("offers");
  });

  it("is complete in Chinese", async () => {
    const { container } = await visit("/zh/products/waf");

    expect(screen.getByRole("heading", { level: 1, name: "Web 应用防火墙" })).toBeTruthy();
    for (const code of container.querySelectorAll("code")) code.remove();
    expect(container.textContent).not.toMatch(/\b(the|and|your|with)\b/i);
  });
});

describe("the chunk of a product page", () => {
  it.each([
    ["/products/bcc", "product-compute-late"],
    ["/zh/products/dengbao", "product-security-service-late"],
    ["/products/ssl", "product-domain-late"],
  ])("at %s is that of its kind of product", async (address, chunk) => {
    const site = {
      api: answeringApi(answers),
      config: testConfig,
      catalogue: readSiteCatalogue,
      locale: localeOfPath(address),
    };
    const { chunks } = await loadProductData(new URL(address, testConfig.origin), site, new AbortController().signal);
    expect(chunks).toEqual([chunk]);
  });
});

describe("an alias or another spelling of a product", () => {
  it.each([
    ["/products/BCC", "/products/bcc"],
    ["/products/Bcc?from=mail", "/products/bcc?from=mail"],
    ["/zh/products/Serverless", "/zh/products/bci"],
    ["/products/serverless-container", "/products/bci"],
    ["/products/%42cc", "/products/bcc"],
    ["/zh/products/%62cc", "/zh/products/bcc"],
  ])("%s is permanently redirected to %s", async (from, to) => {
    const site = {
      api: answeringApi(answers),
      config: testConfig,
      catalogue: readSiteCatalogue,
      locale: localeOfPath(from),
    };
    const answer = loadProductData(new URL(from, testConfig.origin), site, new AbortController().signal);

    const response = await answer.catch((thrown: unknown) => thrown);
    expect(response).toBeInstanceOf(Response);
    expect(response).toMatchObject({ status: 308 });
    expect((response as Response).headers.get("location")).toBe(to);
  });
});

describe("an unknown address", () => {
  it.each([
    "/products/nope",
    "/products/bcd",
    "/products/__proto__",
    "/products/constructor",
    "/products/%3Cscript%3E",
  ])("%s is answered with 404", async (address) => {
    const bus = testBus();
    const raised: number[] = [];
    bus.on("error.raised").subscribe(({ statusCode }) => raised.push(statusCode));

    await act(() => visit(address, { bus }));

    await waitFor(() => expect(raised).toEqual([404]));
  });
});

function planNamed(name: string): HTMLElement {
  const plan = screen.getByRole("heading", { level: 3, name }).closest("article");
  if (!plan) throw new Error(`${name} stands in no article`);
  return plan;
}

function unmarkedHan(container: HTMLElement): string[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (/\p{Script=Han}/u.test(textContent ?? "") && !parentElement?.closest("[lang^=zh]"))
      found.push(textContent ?? "");
  }
  return found;
}

import { describe, expect, it } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" };
const answers = { "finance.currencyRate": rate };

function visit(address: string, given: Partial<Parameters<typeof renderPage>[2]> = {}) {
  return renderPage(routes, address, { messages, answers, ...given });
}

describe("/products/bci", () => {
  it("shows both plans with price, unit, SLA and the downtime that it leaves", async () => {
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

  it("puts rupiah first once they are chosen", async () => {
    await visit("/products/bci", { bus: testBus({ currency: "IDR" }) });

    const base = within(planNamed("Base"));
    expect(base.getByText("Rp 1,104,000").parentElement?.textContent).toContain("per month");
    expect(base.getByText("≈ $69")).toBeTruthy();
  });

  it("says so and shows dollars when the rate cannot be had", async () => {
    await visit("/products/bci", { answers: {}, bus: testBus({ currency: "IDR" }) });

    expect(within(planNamed("Base")).getByText("$69")).toBeTruthy();
    expect(screen.getByText(/today's rate could not be loaded/)).toBeTruthy();
  });

  it("marks every Chinese term in the English page", async () => {
    const { container } = await visit("/products/bci");

    expect(unmarkedHan(container)).toEqual([]);
  });
});

describe("/products/bcc", () => {
  it("calls its prices demo prices", async () => {
    await visit("/products/bcc");

    const sizes = within(screen.getByRole("region", { name: "Sizes and prices" }));
    expect(sizes.getByText("Demo prices")).toBeTruthy();
    expect(sizes.getByText(/until the price list is published/)).toBeTruthy();
  });

  it("finds the sizes that are large enough, and says how many", async () => {
    const user = userEvent.setup();
    await visit("/products/bcc");
    const sizes = within(screen.getByRole("table", { name: /Cloud Server sizes/ }));
    expect(sizes.getAllByRole("row")).toHaveLength(14);

    await user.selectOptions(screen.getByLabelText("Cores, at least"), "8");
    await user.selectOptions(screen.getByLabelText("Memory, at least"), "64");

    expect(sizes.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "m2.8x64",
      "g2.16x64",
      "m2.16x128",
    ]);
    expect(screen.getByRole("status").textContent).toBe("3 of 13 sizes fit; the cheapest is m2.8x64.");
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

  it("leads to its siblings and to the solution that uses it", async () => {
    await visit("/zh/products/bcc");

    expect(screen.getAllByRole("link", { name: /无服务器容器 BCI/ })[0]?.getAttribute("href")).toBe("/zh/products/bci");
    expect(screen.getByRole("link", { name: "云上基础架构" }).getAttribute("href")).toBe("/zh/solution/cloud-base");
  });
});

describe("a product without a page of its own", () => {
  it("is introduced, with how it is delivered and what stands beside it", async () => {
    await visit("/products/waf");

    expect(screen.getByRole("heading", { level: 1, name: "Web Application Firewall" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "How it reaches you" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Anti-DDoS/ }).getAttribute("href")).toBe("/products/ddos");
    expect(screen.getByRole("link", { name: "Open in the console" }).getAttribute("href")).toBe(
      "https://console.zhiancloud.example/waf",
    );
  });
});

describe("another address", () => {
  it.each([
    "/products/nope",
    "/products/BCC",
    "/products/__proto__",
    "/products/constructor",
    "/products/%3Cscript%3E",
  ])("%s is answered with 404", async (address) => {
    const bus = testBus();
    const raised: number[] = [];
    bus.on("error.raised").subscribe(({ statusCode }) => raised.push(statusCode));

    await act(() => visit(address, { bus }));

    expect(raised).toEqual([404]);
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

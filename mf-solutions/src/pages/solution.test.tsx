import { describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { solutionsOf } from "@zhian/contracts/catalogue";
import { renderPage } from "@zhian/testing/render-page";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const answers = {
  "finance.currencyRate": { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" },
};

function visit(address: string, bus = testBus()) {
  return renderPage(routes, address, { messages, answers, bus });
}

/** Formatted amounts contain no-break spaces. */
const sums = () => screen.getAllByRole("status").map(({ textContent }) => textContent?.replace(/\s/gu, " "));
const sum = () => screen.getByRole("status").textContent?.replace(/\s/gu, " ");

describe("/solution/cloud-base", () => {
  it("goes from the situation to the contact section, with one level-1 heading", async () => {
    await visit("/solution/cloud-base");

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cloud foundation");
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Where it starts",
      "What the rules require",
      "Reference architecture",
      "Parts list and total",
      "Four weeks, step by step",
      "What changes",
      "Questions about this set-up",
      "Talk to us",
    ]);
    const sections = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    for (const link of sections) {
      expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).not.toBeNull();
    }
  });

  it("totals the bill in both currencies, and again when a quantity changes", async () => {
    const user = userEvent.setup();
    await visit("/solution/cloud-base");
    expect(sum()).toBe("$226≈ Rp 3,616,000");

    await user.click(screen.getByRole("button", { name: "More: Cloud Server" }));
    expect(sum()).toBe("$280≈ Rp 4,480,000");

    await user.click(screen.getByRole("button", { name: "Fewer: Load Balancer" }));
    expect(sum()).toBe("$262≈ Rp 4,192,000");
    expect(screen.getByRole("button", { name: "Fewer: Load Balancer" })).toHaveProperty("disabled", true);
  });

  it("shows the days of a step, and who does what", async () => {
    await visit("/solution/cloud-base");

    const step = within(screen.getByRole("row", { name: /^Copy and replicate data/ }));
    expect(step.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "8–12",
      expect.stringContaining("Keep the line free"),
      expect.stringContaining("A first full copy"),
    ]);
  });

  it("marks its prices as demo prices, in Chinese too", async () => {
    await visit("/zh/solution/cloud-base");

    const bill = within(screen.getByRole("region", { name: "配置清单与合计" }));
    expect(bill.getByText("演示价格")).toBeTruthy();
    expect(bill.getByText(/演示价格，不含税和公网流量/)).toBeTruthy();
  });

  it("copies the list as text", async () => {
    const user = userEvent.setup();
    const bus = testBus();
    const toasts: string[] = [];
    bus.on("toast.shown").subscribe(({ message }) => toasts.push(message));
    await visit("/zh/solution/cloud-base", bus);

    await user.click(screen.getByRole("button", { name: "复制为文本" }));

    const text = await navigator.clipboard.readText();
    expect(text.split("\n")[0]).toBe("云服务器 BCC\tg2.4x16：4 核 16 GiB\t2\tUS$108");
    expect(text).toContain("每月合计\tUS$226");
    expect(toasts).toEqual(["复制成功"]);
  });

  it("links to the products of another fragment in the reader's language", async () => {
    await visit("/zh/solution/cloud-base");

    for (const link of screen.getAllByRole("link", { name: /云服务器 BCC/ })) {
      expect(link.getAttribute("href")).toBe("/zh/products/bcc");
    }
  });
});

describe("a bill of materials", () => {
  it("adds up monthly, yearly and one-off totals, and the first year", async () => {
    const user = userEvent.setup();
    await visit("/solution/dengbao-solution");
    expect(sums()).toEqual(["$420≈ Rp 6,720,000", "$169≈ Rp 2,704,000", "$1,900≈ Rp 30,400,000"]);
    const bill = within(screen.getByRole("region", { name: /^Level 2, with three more lines/ }));
    const firstYear = bill.getByText(/Total in the first year/).parentElement;
    expect(firstYear?.textContent.replace(/\s/gu, " ")).toContain("$7,109");

    await user.click(bill.getByRole("button", { name: "More: Anti-DDoS" }));
    expect(sums()[0]).toBe("$1,119≈ Rp 17,904,000");
  });

  it("omits unselected lines from the receipt", async () => {
    await visit("/solution/dengbao-solution");

    const receipt = within(screen.getByRole("figure", { name: /^Figure 1/ }));
    expect(receipt.getByText("Web Application Firewall")).toBeTruthy();
    expect(receipt.queryByText("Anti-DDoS")).toBeNull();
  });

  it("distinguishes lines of one product", async () => {
    const user = userEvent.setup();
    await visit("/solution/private");
    expect(sums()).toEqual(["$2,801≈ Rp 44,816,000"]);

    await user.click(screen.getByRole("button", { name: "More: Data Centre (IDC), Power reserved on two feeds" }));
    expect(sums()).toEqual(["$2,966≈ Rp 47,456,000"]);
  });
});

describe("a page with its own section order", () => {
  it("numbers its tables in order, and links to its own section", async () => {
    await visit("/solution/smart-park");

    const captions = screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent);
    expect(captions.map((caption) => caption?.slice(0, 8))).toEqual([
      "Table 1.",
      "Table 2.",
      "Table 3.",
      "Table 4.",
      "Table 5.",
    ]);
    expect(screen.getByRole("link", { name: "How much storage" }).getAttribute("href")).toBe("#storage");
  });

  it.each(solutionsOf(siteCatalogue).map(({ slug }) => slug))(
    "/solution/%s has each section's anchor once",
    async (slug) => {
      await visit(`/zh/solution/${slug}`);

      const links = within(screen.getByRole("navigation", { name: "本页内容" })).getAllByRole("link");
      expect(links.length).toBeLessThanOrEqual(7);
      for (const link of links) {
        const id = link.getAttribute("href")?.slice(1) ?? "";
        expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
      }
    },
  );
});

describe("an unknown address", () => {
  it.each([
    "/solution",
    "/solution/nope",
    "/solution/generalSolution",
    "/solution/__proto__",
    "/solution/cloud-base/x",
  ])("%s is answered with 404", async (address) => {
    const bus = testBus();
    const raised: number[] = [];
    bus.on("error.raised").subscribe(({ statusCode }) => raised.push(statusCode));

    await act(() => visit(address, bus));

    await waitFor(() => expect(raised).toEqual([404]));
  });
});

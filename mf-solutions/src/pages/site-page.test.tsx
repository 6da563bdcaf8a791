import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Bus } from "@zhian/contracts/bus";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, answeringApi, readSiteCatalogue, testBus, testConfig } from "@zhian/testing/site-fixture";
import { loadSitePageData } from "../api/load-site-page-data.ts";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" };

function visit(address: string, { answers = {}, bus = testBus() }: { answers?: Answers; bus?: Bus } = {}) {
  return renderPage(routes, address, { messages, answers: { "finance.currencyRate": rate, ...answers }, bus });
}

/** Formatted amounts contain no-break spaces. */
const plain = (text: string | null | undefined) => text?.replace(/\s/gu, " ");

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  ["/partners/cps", "Referral programme", "推广返利"],
  ["/partners/ecology", "Ecosystem partners", "生态合作"],
  ["/partners/strategy", "Strategic partners", "战略合作"],
  ["/activity", "Activities", "活动中心"],
  ["/activity/cps", "Referral campaign", "推广返利活动"],
  ["/cp-activity", "Classified Protection campaign", "等保专场"],
  ["/yn-activity", "Indonesia campaign", "印尼专场"],
  ["/about", "About ZhiAn Cloud", "关于智安云"],
])("%s", (path, english, chinese) => {
  it.each([
    [path, english, "Home"],
    [`/zh${path}`, chinese, "首页"],
  ])("at %s has one level-1 heading, and a breadcrumb", async (address, title, home) => {
    await visit(address);

    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
    expect(
      within(screen.getAllByRole("navigation")[0] ?? document.body).getByRole("link", { name: home }),
    ).toBeTruthy();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      expect(document.getElementById(link.hash.slice(1))).not.toBeNull();
    }
  });
});

describe("the referral calculator", () => {
  const commission = () => plain(screen.getAllByRole("status")[0]?.textContent);

  it("starts with a worked example, and follows the input", async () => {
    const user = userEvent.setup();
    await visit("/partners/cps");
    expect(commission()).toBe("Your commission$1,992≈ Rp 31,872,000");

    const customers = screen.getByRole("textbox", { name: "Customers" });
    await user.clear(customers);
    await user.type(customers, "1");
    await user.selectOptions(screen.getByRole("combobox"), "names");
    expect(commission()).toBe("Your commission$4.98≈ Rp 79,680");
  });

  it("reports an invalid amount, and shows no commission", async () => {
    const user = userEvent.setup();
    await visit("/partners/cps");
    const paid = screen.getByRole("textbox", { name: "Each pays a month, in USD" });
    await user.clear(paid);
    await user.type(paid, "1.000");

    expect(paid.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/no separators/)).toBeTruthy();
    expect(commission()).toBe("Your commission–");
  });
});

describe("activities", () => {
  it("are grouped by their state today", async () => {
    await visit("/activity");

    const titles = (group: string) =>
      within(screen.getByRole("heading", { level: 3, name: group }).parentElement ?? document.body)
        .queryAllByRole("link")
        .map(({ textContent }) => textContent);
    expect([titles("Running"), titles("Upcoming"), titles("Ended")]).toEqual([
      ["Referral campaign", "Classified Protection campaign"],
      ["Indonesia campaign"],
      [],
    ]);
  });

  it("show their last minute in two time zones", async () => {
    await visit("/zh/yn-activity");

    const sheet = screen.getByRole("figure", { name: /起止时间/ });
    expect(within(sheet).getByText("未开始")).toBeTruthy();
    expect(within(sheet).getByText("2027年2月28日 23:59（UTC+7）")).toBeTruthy();
    expect(within(sheet).getByText("2027年3月1日 00:59（UTC+8）")).toBeTruthy();
  });

  it("stay readable when they are over, and say so", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse("2027-06-01T00:00:00Z"));
    await visit("/activity/cps");

    expect(screen.getByText(/This activity has ended/)).toBeTruthy();
    expect(screen.getByRole("region", { name: "Terms for these two months" })).toBeTruthy();
  });

  it.each([
    ["2026-11-21T12:00:00Z", undefined],
    ["2026-12-31T15:59:59Z", undefined],
    ["2026-12-31T16:00:00Z", true],
  ])("are marked noindex once they have ended, and keep their address: at %s", async (now, noindex) => {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(now));
    const site = {
      api: answeringApi({ "finance.currencyRate": rate }),
      config: testConfig,
      catalogue: readSiteCatalogue,
      locale: "en" as const,
    };
    const address = new URL("/activity/cps", testConfig.origin);
    const { head, page } = await loadSitePageData(address, site, new AbortController().signal);

    expect(head.noindex).toBe(noindex);
    expect(page.title).toBe("Referral campaign");
  });

  it("show the regular price beside the discounted one, in the selected currency", async () => {
    await visit("/yn-activity", { bus: testBus({ currency: "IDR" }) });

    const row = screen.getByRole("row", { name: /4 cores/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(["Rp 691,200 a month≈ $43.2020% off", "Rp 864,000 a month", "First 4 months", "2 per account"]);
  });
});

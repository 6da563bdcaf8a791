import type { Page } from "@playwright/test";
import { maxAddressLength } from "@zhian/contracts/address-limit";
import { maxNames } from "@zhian/contracts/domain-limits";
import { open, untilAlive } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { domainWords } from "./support/domain-words.ts";
import { choose } from "./support/header.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { widthOf } from "./support/lay-out.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, type Locale, words } from "./support/words.ts";

// Prefixes for which the demo directory has a known result.
const free = Array.from({ length: 40 }, (_, n) => `free-${n}.com`);
const fifty = [...free, ...Array.from({ length: 10 }, (_, n) => `taken-${n}.com`)];

function searchPath(names: readonly string[], locale: Locale = "en"): string {
  return `${at(locale, "/products/bcd/search")}?q=${names.join(",")}`;
}

/** The parts of the search page, as a visitor finds them. */
function partsOf(page: Page, locale: Locale = "en") {
  const word = domainWords[locale];
  const cart = page.getByRole("region", { name: word.cart, exact: true });
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  return {
    cart,
    names: cart.getByRole("listitem").filter({ has: page.getByRole("button", { name: word.remove }) }),
    total: cart.getByRole("status", { name: word.total }),
    row: (name: string) => page.getByRole("row", { name: new RegExp(`${name.replaceAll(".", "\\.")}(?![.\\w])`) }),
    tick: (name: string) => page.getByRole("checkbox", { name: `${word.select} ${name}`, exact: true }),
    addAll: button(word.addAll),
    clear: button(word.clear),
    undo: button(word.undo),
    remove: cart.getByRole("button", { name: word.remove, exact: true }),
    inHeader: (count: number) =>
      page
        .getByRole("banner")
        .getByRole("link", { name: word.inHeader(count) })
        .filter({ visible: true }),
    /** Every row has its result, and the suggestions have arrived: bulk adding includes both. */
    async untilAnswered() {
      await expect(page.getByText(word.done).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: word.suggestions })).toBeVisible();
    },
    /** How many rows can be bought. */
    countFree: () => page.locator("tbody input:enabled").count(),
  };
}

for (const locale of journeyLanguages(0)) {
  const word = domainWords[locale];

  test(`fifty names are searched for, added, removed, cleared and restored (${locale})`, { tag: "@core" }, async ({
    page,
  }) => {
    const { names, total, addAll, clear, undo, remove, inHeader, untilAnswered, countFree } = partsOf(page, locale);
    await open(page, at(locale, "/products/bcd"));
    await page.getByRole("textbox", { name: word.box }).fill(fifty.join("\n"));
    await page.getByRole("main").getByRole("button", { name: word.search, exact: true }).first().click();
    await untilAnswered();
    const table = page.getByRole("table").first();
    await expect(table.getByRole("rowheader")).toHaveCount(50);
    await expect(table.locator("input:enabled")).toHaveCount(40);
    const count = await countFree();

    await addAll.click();
    await expect(names).toHaveCount(count);
    await expect(inHeader(count)).toBeVisible();
    const sum = (await total.textContent()) ?? "";
    expect(sum).toMatch(/\$\d/);

    await remove.first().click();
    await expect(names).toHaveCount(count - 1);
    await expect(total).not.toHaveText(sum);
    await undo.click();
    await expect(names).toHaveCount(count);
    await clear.click();
    await expect(names).toHaveCount(0);
    await expect(inHeader(count)).toHaveCount(0);
    await undo.click();
    await expect(names).toHaveCount(count);

    await page.reload();
    await expect(names).toHaveCount(count);
    await expect(total).toHaveText(sum);
  });

  test(`the site accepts the URL of a search for two hundred names of maximum length (${locale})`, async ({ page }) => {
    const names = Array.from({ length: maxNames.search }, (_, n) => `free-${String(n).padStart(58, "x")}.co.id`);
    await open(page, at(locale, "/products/bcd/search"));
    await page.getByRole("textbox", { name: word.box }).fill(names.join("\n"));
    await page.getByRole("main").getByRole("button", { name: word.search, exact: true }).first().click();
    await expect(page).toHaveURL(/free-/);
    expect(decodeURIComponent(page.url())).toContain(`${names.at(-2)},${names.at(-1)}`);
    expect((await page.request.get(page.url())).status()).toBe(200);
  });

  test(`a query that is too long is reported, with a link to the page without it (${locale})`, async ({
    page,
    pageLog,
  }) => {
    pageLog.expect(/status of 414/);
    const answer = await page.goto(`${at(locale, "/products/bcd/search")}?q=${"x".repeat(maxAddressLength)}`);
    expect(answer?.status()).toBe(414);
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word.tooLong);
    await page.getByRole("main").getByRole("link", { name: word.withoutQuery }).click();
    await expect(page).toHaveURL(at(locale, "/products/bcd/search"));
    await expect(page.getByRole("textbox", { name: word.box })).toBeVisible();
  });

  test(`without JavaScript a search shows the results that arrived in time (${locale})`, { tag: "@core" }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(locale, "/products/bcd"));
    await page.getByRole("textbox", { name: word.box }).fill("free-shop.com, taken-shop.com");
    await page.getByRole("main").getByRole("button", { name: word.search, exact: true }).first().click();
    await expect(page).toHaveURL(/\/products\/bcd\/search\?q=/);
    await expect(page.getByRole("rowheader", { name: /free-shop\.com/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await context.close();
  });

  for (const [width, colorScheme] of [
    [1440, "dark"],
    [390, "light"],
    [320, "dark"],
  ] as const) {
    test(`axe reports no issues in search results with a cart at ${width} px (${locale})`, async ({ page }) => {
      const { addAll, untilAnswered, cart } = partsOf(page, locale);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await open(
        page,
        searchPath(["free-a.com", "智安云服务.cn", "taken-b.com", "premium-c.com", "unsure-d.com"], locale),
      );
      await untilAnswered();
      await addAll.click();
      await expect(cart.getByRole("combobox").first()).toBeVisible();
      // On a scrolled page, the header may cover content.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await violationsOf(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    });
  }

  test(`the price list can be filtered, and downloaded as CSV (${locale})`, async ({ page }) => {
    await open(page, at(locale, "/products/bcd/price"));
    await expect(page.locator("html")).toHaveAttribute("lang", words[locale].lang);
    await page.getByRole("searchbox").last().fill(".id");
    await expect(page.getByRole("rowheader", { name: ".co.id" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: ".com", exact: true })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toBe("domain-prices.csv");
    expect(await violationsOf(page)).toEqual([]);
  });
}

/** Records the order in which the rows show their answers: how soon each comes depends on the machine. */
async function recordAnswers(page: Page, answers: Record<string, string>): Promise<() => Promise<string[]>> {
  const order = await page.evaluateHandle((expected) => {
    const shown: string[] = [];
    const look = () => {
      const rows = [...document.querySelectorAll("tr")].map((row) => row.innerText);
      for (const [name, answer] of Object.entries(expected)) {
        const isShown = rows.some((text) => text.includes(name) && text.includes(answer));
        if (isShown && !shown.includes(name)) shown.push(name);
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return shown;
  }, answers);
  return () => order.jsonValue();
}

test("F-99 rows from a hanging registry come last, and do not delay others", async ({ page }) => {
  const { row } = partsOf(page);
  await open(page, "/products/bcd/search");
  const answered = await recordAnswers(page, { "free-a.com": "Free", "free-b.com": "Free", "late-c.com": "No answer" });
  await page.getByRole("textbox", { name: domainWords.en.box }).fill("free-a.com free-b.com late-c.com");
  await page.getByRole("textbox", { name: domainWords.en.box }).press("Enter");
  await expect(row("free-a.com").getByText("Free", { exact: true })).toBeVisible();
  await expect(row("free-b.com").getByText("Free", { exact: true })).toBeVisible();
  await expect(row("late-c.com").getByText("No answer")).toBeVisible();
  const order = await answered();
  expect([order.length, order.at(-1)]).toEqual([3, "late-c.com"]);
  await expect(row("late-c.com").getByRole("button", { name: /Retry/ })).toBeEnabled();
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route("**/api/v1/product/bcd/**", async (route) => {
    await isSeen;
    await route.continue();
  });
  await row("late-c.com").getByRole("button", { name: /Retry/ }).click();
  await expect(row("late-c.com").getByText("Checking with the registry")).toBeAttached();
  seen();
  await page.unrouteAll({ behavior: "wait" });
});

test("ticking a name selects it, and names in the cart stay ticked until removed", async ({ page }) => {
  const { tick, addAll, names, remove, untilAnswered, countFree } = partsOf(page);
  await open(page, searchPath(["free-a.com", "free-b.com", "taken-c.com"]));
  await untilAnswered();
  await expect(tick("taken-c.com")).toBeDisabled();
  await tick("free-b.com").check();
  await addAll.click();
  await expect(names).toHaveCount(1);
  await addAll.click();
  await expect(names).toHaveCount(await countFree());
  await expect(addAll).toBeDisabled();
  await remove.first().click();
  await expect(tick("free-b.com")).not.toBeChecked();
});

test("the cart follows the visitor to another tab, currency and language", async ({ page, context }) => {
  const { addAll, names, total, inHeader, untilAnswered, countFree, clear } = partsOf(page);
  await open(page, searchPath(["free-a.com", "free-b.com"]));
  await untilAnswered();
  const count = await countFree();
  const other = await context.newPage();
  await open(other, "/products/bcc");

  await addAll.click();
  await expect(names).toHaveCount(count);
  await expect(partsOf(other).inHeader(count)).toBeVisible();
  await partsOf(other).inHeader(count).click();
  await expect(partsOf(other).names).toHaveCount(count);

  await choose(page, "Currency", "IDR");
  await expect(total).toContainText(/Rp\s?\d/);
  await choose(page, "Language", "中文");
  await expect(partsOf(page, "zh").names).toHaveCount(count);
  await choose(page, "语言", "English");
  await expect(names).toHaveCount(count);

  await clear.click();
  await expect(partsOf(other).names).toHaveCount(0);
  await expect(inHeader(count)).toHaveCount(0);
});

test("everything can be done by keyboard alone", async ({ page }) => {
  const { names, tick, untilAnswered, clear, undo, cart } = partsOf(page);
  await open(page, "/products/bcd/search");
  await page.getByRole("textbox", { name: domainWords.en.box }).focus();
  await page.keyboard.type("free-a.com free-b.com");
  await page.keyboard.press("Enter");
  await untilAnswered();
  await tick("free-b.com").focus();
  await page.keyboard.press("Space");
  await expect(tick("free-b.com")).toBeChecked();
  await partsOf(page).addAll.focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveCount(1);
  await cart.getByRole("combobox").focus();
  await page.keyboard.press("ArrowDown");
  await expect(cart.getByRole("combobox")).toHaveValue("2");
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveCount(0);
  // Focus stays in the cart although the button is gone.
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(names).toHaveCount(1);
});

test("a failed search is reported, and the cart keeps its names", async ({ page, pageLog }) => {
  pageLog.expect(/status of 503|Failed to load resource/);
  const { names, cart } = partsOf(page);
  await page.context().addCookies([{ name: "domains", value: "1~free-a.com~free-b.com*2", url: site.url }]);
  await page.route("**/api/v1/product/bcd/**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await open(page, searchPath(["late-x.com"]));
  await expect(page.getByRole("alert").getByRole("button", { name: "Search again" })).toBeVisible();
  await expect(cart.getByText("The names in your cart are safe", { exact: false })).toBeVisible();
  await expect(names).toHaveCount(2);

  await page.unrouteAll();
  await cart.getByRole("button", { name: "Check again" }).click();
  await expect(cart.getByRole("combobox")).toHaveCount(2);
});

test("going back restores the earlier query and its rows", async ({ page }) => {
  const { untilAnswered, row } = partsOf(page);
  await open(page, searchPath(fifty));
  await untilAnswered();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.getByRole("textbox", { name: domainWords.en.box }).fill("free-z.com");
  await page.getByRole("textbox", { name: domainWords.en.box }).press("Enter");
  await expect(row("free-z.com")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("table").first().getByRole("rowheader")).toHaveCount(50);
  await expect(page.getByRole("textbox", { name: domainWords.en.box })).toHaveValue(/free-0\.com/);
});

for (const [what, cookie] of [
  ["corrupt", "%E0%A4%A~~~"],
  ["oversized", `1${"~free-a.com".repeat(300)}`],
  ["from another version", "9~free-a.com"],
  ["hand-edited", "1~free-a.com=0.01~free-b.com~javascript:alert(1)*5"],
] as const) {
  test(`B-A-54 a cart cookie that is ${what} breaks nothing, and lowers no price`, async ({ page }) => {
    const { cart, names, total } = partsOf(page);
    await page.context().addCookies([{ name: "domains", value: cookie, url: site.url }]);
    await open(page, "/products/bcd/search");
    await expect(cart).toBeVisible();
    const count = await names.count();
    expect(count).toBeLessThanOrEqual(1);
    if (count === 1) await expect(total).toContainText("$11.90");
  });
}

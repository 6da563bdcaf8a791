import type { Page } from "@playwright/test";
import { open, untilAlive } from "./support/alive.ts";
import { domainWords } from "./support/domain-words.ts";
import { choose } from "./support/header.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { expect, test } from "./support/test.ts";
import { startTranslator } from "./support/translator.ts";
import { at, words } from "./support/words.ts";

/** The text of every slot, whatever elements a translator has inserted, and whatever the time of day. */
function textsOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const texts: Record<string, string> = {};
    for (const slot of document.querySelectorAll("#slot-header, #slot-main, #slot-footer")) {
      const copy = slot.cloneNode(true) as Element;
      for (const unseen of copy.querySelectorAll("script, style, noscript")) unseen.remove();
      texts[slot.id] = (copy.textContent ?? "").replaceAll(/\s+/g, " ").replaceAll(/\d+:\d+/g, "–");
    }
    return texts;
  });
}

/** Rows and suggestions may come after the page. */
async function untilAnswered(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: domainWords.zh.suggestions, exact: true })).toBeVisible();
  await expect(page.locator('section[aria-labelledby="found"][aria-busy="true"]')).toHaveCount(0);
}

const others = [
  { kind: "search results", path: "/products/bcd/search?q=kopinusa.com,kopinusa.id" },
  { kind: "site search", path: "/search?q=firewall" },
  { kind: "news list", path: "/zixun" },
  { kind: "partners", path: "/partners/cps" },
  { kind: "login", path: "/console/login" },
] as const;

test.describe("F-66 a page that the browser translates", () => {
  // Pages share no state, so any free worker can take the next one.
  test.describe.configure({ mode: "parallel" });

  for (const { kind, path } of [...pageKinds, ...others]) {
    test(`follows changes of language and currency like any other (${kind})`, async ({ page, context, pageLog }) => {
      if (kind === "error") pageLog.expect(/status of 404/);
      await open(page, at("zh", path));
      await choose(page, words.zh.currency, "IDR");
      // Announced to screen readers shortly after the choice; the text stays.
      await expect(page.getByText("价格以印尼盾显示")).toBeAttached();
      if (kind === "search results") await untilAnswered(page);
      const heading = page.getByRole("heading", { level: 1 });
      const [wanted, wantedHeading] = [await textsOf(page), (await heading.textContent()) ?? ""];
      await context.clearCookies();

      await open(page, path);
      await startTranslator(page);
      await choose(page, "Language", "中文");
      // A page whose new texts are still loading would ask for suggestions at dollar prices.
      await expect(heading).toHaveText(wantedHeading);
      await choose(page, words.zh.currency, "IDR");
      await expect.poll(() => textsOf(page)).toEqual(wanted);
    });
  }

  test("keeps its heading and prices when the footer changes the language", async ({ page }) => {
    await open(page, "/products/bcc");
    await startTranslator(page);
    await page.getByRole("contentinfo").getByRole("button", { name: "中文", exact: true }).click();

    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(/云服务器/);
    await expect(main.getByText(/\$\d/).first()).toBeVisible();
  });

  test("keeps the domain search's input, and shows the parsed names", async ({ page }) => {
    await open(page, "/products/bcd/search?q=kopi");
    await startTranslator(page);
    const box = page.getByRole("main").getByRole("search").getByRole("textbox");
    await box.fill("teh, susu.com, -bad, susu.com");
    const said = page.getByRole("main").getByRole("search").getByRole("status");
    await expect(said).toContainText("1 invalid");
    await box.fill("teh");

    await expect(said).toHaveText(/^\d+ names$/);
    await expect(box).toHaveValue("teh");
    await expect(page.getByRole("table").first()).toBeVisible();
  });

  test("survives navigating to another page and back", async ({ page }) => {
    await open(page, "/");
    await startTranslator(page);
    await page.getByRole("main").locator('a[href="/solution/cloud-base"]').first().click();
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
    await page.goBack();
    await expect(page.locator('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("hydrates even if it was translated before its script ran", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/products/bcc", { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor();
    await startTranslator(page);
    scripts.release();
    await untilAlive(page);
    await choose(page, "Language", "中文");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/云服务器/);
  });
});

test("F-66 a part with moved nodes is rerendered, with its input", async ({ page, pageLog }) => {
  await open(page, "/products/bcd/search");
  const box = page.getByRole("main").getByRole("search").getByRole("textbox");
  const said = page.getByRole("main").getByRole("search").getByRole("status");
  await box.fill("智安云服务.cn");
  await said.locator("code").evaluate((code) => {
    const line = code.closest("p");
    const place = document.createElement("div");
    line?.replaceWith(place);
    if (line) place.append(line);
  });
  // A beacon is logged with its body, or without one.
  pageLog.expect(/^report: (.*"recovered".*)?$/);
  await box.fill("teh");

  await expect(said).toHaveText(/^\d+ names$/);
  await expect(box).toHaveValue("teh");
  await expect(box).toBeFocused();
});

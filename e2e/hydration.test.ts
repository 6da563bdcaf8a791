import { open, untilAlive } from "./support/alive.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

// sweep.test.ts checks, page by page, that hydration keeps the server's nodes.
test.describe("hydration", () => {
  test("uses a single copy of React and of its renderer for the whole page", async ({ page }) => {
    await page.addInitScript(() => {
      window.__renderers = [];
      // The hook of React's developer tools, with which each copy of react-dom registers.
      Object.assign(window, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: (renderer: { version: string }) => window.__renderers?.push(renderer),
          onCommitFiberRoot: () => {},
          onCommitFiberUnmount: () => {},
          onPostCommitFiberRoot: () => {},
        },
      });
    });
    await open(page, "/");
    await page.getByRole("main").locator('a[href="/solution/cloud-base"]').first().click();
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();

    const versions = await page.evaluate(() => window.__renderers?.map(({ version }) => version));
    expect(versions).toEqual([expect.stringMatching(/^19\./)]);
  });
});

for (const locale of journeyLanguages(0)) {
  const word = words[locale];

  test(`menus open before any script has run, and stay open afterwards (${locale})`, { tag: "@core" }, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(at(locale, "/products/bci"), { waitUntil: "commit" });
    const button = page.getByRole("banner").getByRole("button", { name: word.products, exact: true });
    const product = page
      .getByRole("navigation", { name: word.mainNavigation, exact: true })
      .locator(`a[href="${at(locale, "/products/bcc")}"]`);

    await button.click();
    await expect(product).toBeVisible();
    scripts.release();
    await untilAlive(page);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(product).toBeVisible();
  });

  test(`a query typed before hydration is searched for (${locale})`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(at(locale, "/products/bci"), { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("button", { name: word.search, exact: true }).click();
    await page.getByRole("searchbox").filter({ visible: true }).fill("mysql");
    scripts.release();
    await untilAlive(page);

    const field = page.getByRole("banner").getByRole("combobox");
    await expect(field).toHaveValue("mysql");
    await expect(page.getByRole("option").first()).toHaveAttribute("href", at(locale, "/products/mysql"));
  });
}

declare global {
  interface Window {
    __renderers?: { version: string }[];
  }
}

import { open, untilAlive } from "./support/alive.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { expect, test } from "./support/test.ts";
import { walkedIn } from "./support/walked-in.ts";
import { weigh } from "./support/weigh.ts";
import { at, words } from "./support/words.ts";

const pages = [
  "/",
  "/products/bcc",
  "/products/bci",
  "/products/waf",
  "/solution/cloud-base",
  "/zh",
  "/zh/products/bcc",
];

test.describe("hydration", () => {
  for (const path of pages) {
    test(`keeps every node that the server made for ${path}`, async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const served = await page.evaluate(() => {
        window.__served = [...document.querySelectorAll("[data-slot] *")];
        return window.__served.length;
      });
      scripts.release();
      await untilAlive(page);
      const lost = await page.evaluate(() =>
        window.__served?.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200)),
      );

      expect(served).toBeGreaterThan(200);
      expect(lost).toEqual([]);
    });
  }

  test("happens with one copy of React, and one of its renderer, in the whole page", async ({ page }) => {
    await page.addInitScript(() => {
      window.__renderers = [];
      // What React's own developer tools put there: each copy of react-dom says hello to it.
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

  for (const path of ["/products/bcc", "/solution/cloud-base"]) {
    test(`of ${path} needs at most 15 requests, and 150 kB of scripts as browsers get them`, async ({ page }) => {
      const { script, requests } = await weigh(page, path);

      expect(requests).toBeLessThanOrEqual(15);
      expect(script).toBeGreaterThan(50_000);
      expect(script).toBeLessThanOrEqual(150_000);
    });
  }
});

for (const locale of walkedIn(0)) {
  const word = words[locale];

  test(`menus open before any script has run, and stay open when it has (${locale})`, async ({ page }) => {
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

  test(`what was typed into the search before script is searched for (${locale})`, async ({ page }) => {
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
    __served?: Element[];
    __renderers?: { version: string }[];
  }
}

import type { Page } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const main = "#slot-main";
const from = { products: "/", solutions: "/solution/cloud-base" };

/** Waits until this fragment's page is mounted and has received the focus. */
async function arriveAt(page: Page, fragment: string): Promise<void> {
  await expect(page.locator(`${main}[data-fragment="${fragment}"][data-outcome="mounted"]`)).toBeAttached();
  await expect(page.locator(main)).toBeFocused();
}

function readHead(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    alternates: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]),
  }));
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Sums up the layout shifts without recent input from the next click on: on the way to a link, sections get their real heights. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.__shifts = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
          window.__shifts += Number(entry.value);
      }
    });
    addEventListener("click", () => observer.observe({ type: "layout-shift" }), { capture: true, once: true });
  });
}

declare global {
  interface Window {
    __shifts: number;
  }
}

test("nothing in view moves while another fragment's page loads slowly", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 839 });
  await open(page, "/products/bcc");
  await mark(page);
  await watchShifts(page);
  let held = 0;
  // Longer than the browser keeps the old picture, and than a shift counts as caused by a click.
  await page.route(/\/page-solution\..*\.js$/, async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });

  await page.locator(`${main} a[href="/solution/cloud-base"]`).first().click();
  await arriveAt(page, "mf-solutions");
  expect(held).toBe(1);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => window.__shifts)).toBeLessThan(0.01);
  expect(await page.locator(main).evaluate((slot) => slot.style.minBlockSize)).toBe("");
});

for (const locale of journeyLanguages(1)) {
  test(`a link to another fragment's page changes the page in place (${locale})`, { tag: "@core" }, async ({
    page,
  }) => {
    await open(page, at(locale, from.products));
    await mark(page);
    const before = await page.title();
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const footer = await page.getByRole("contentinfo").elementHandle();
    await page
      .getByRole("main")
      .locator(`a[href="${at(locale, from.solutions)}"]`)
      .first()
      .click();

    await expect(page).toHaveURL(at(locale, from.solutions));
    await arriveAt(page, "mf-solutions");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).not.toHaveTitle(before);
    expect(await isMarked(page)).toBe(true);
    expect(await footer?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await scrolled(page)).toBe(0);
  });

  test(`title, description, canonical link and language are updated on navigation (${locale})`, {
    tag: "@core",
  }, async ({ page, request }) => {
    await open(page, at(locale, from.solutions));
    const served = await readHead(page);
    await open(page, at(locale, from.products));
    await mark(page);
    await page
      .getByRole("main")
      .locator(`a[href="${at(locale, from.solutions)}"]`)
      .first()
      .click();

    await expect.poll(() => readHead(page)).toEqual(served);
    expect(await isMarked(page)).toBe(true);
    expect((await request.get(served.canonical ?? "")).status()).toBe(200);
  });
}

test("Back and Forward restore the scroll position across fragments", {
  tag: "@core",
}, async ({ page }) => {
  await open(page, from.products);
  await mark(page);
  const link = page.getByRole("main").locator(`a[href="${from.solutions}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await arriveAt(page, "mf-solutions");
  await scrollTo(page, 400);

  await page.goBack();
  await expect(page).toHaveURL(from.products);
  await expect.poll(() => scrolled(page)).toBe(left);

  await page.goForward();
  await expect(page).toHaveURL(from.solutions);
  await expect.poll(() => scrolled(page)).toBe(400);
  expect(await isMarked(page)).toBe(true);
});

test("Back and Forward restore the scroll position within a fragment", { tag: "@core" }, async ({ page }) => {
  await open(page, "/products/bcc");
  await mark(page);
  await scrollTo(page, 700);
  await page.evaluate(() => {
    history.pushState({}, "", "/products/bci");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Serverless Container");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cloud Server");
  await expect.poll(() => scrolled(page)).toBe(700);
  expect(await isMarked(page)).toBe(true);
});

test("a login returns to the path with its first query parameter", async ({ page, context }) => {
  const redirect = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === "redirect");
    return cookie && decodeURIComponent(cookie.value);
  };
  await open(page, "/products/bci?plan=major&from=mail");
  expect(await redirect()).toBe("/products/bci?plan=major");
  await page.getByRole("banner").getByRole("button", { name: "Products", exact: true }).click();
  await page.getByRole("navigation", { name: "Main", exact: true }).locator('a[href="/products/bcc"]').click();
  await expect(page).toHaveURL("/products/bcc");
  await expect.poll(redirect).toBe("/products/bcc");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/console/login?target=%2Fproducts%2Fbcc",
  );
});

test("a link to a path without a fragment loads a document, which is a 404", { tag: "@core" }, async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/status of 404/);
  await open(page, "/");
  await mark(page);
  await page.getByRole("main").evaluate((main) => {
    main.prepend(Object.assign(document.createElement("a"), { href: "/nowhere", textContent: "To nowhere" }));
  });
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().isNavigationRequest()),
    page.getByRole("link", { name: "To nowhere" }).click(),
  ]);

  expect(response.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  expect(await isMarked(page)).toBe(false);
  await untilAlive(page);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  await arriveAt(page, "mf-products");
});

test("an unknown product is a 404 in place, and the next page works again", { tag: "@core" }, async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/status of 404/);
  await open(page, "/products/bcc");
  await page.evaluate(() => {
    history.pushState({}, "", "/products/nothing-of-the-kind");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page could not be found");
});

import type { Page, Route } from "@playwright/test";
import { rounds } from "@zhian/chaos/rounds";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { countLoads } from "./support/count-loads.ts";
import { withShortPauses } from "./support/short-pauses.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

const entry = "**/_fragments/mf-products/*/remoteEntry.*.js";
const chunk = "**/_fragments/mf-products/*/page-product.*.js";
const canary = "\n;globalThis.__tampered = true;";

/** The browser's messages about files that do not arrive, or that it refuses. */
const complaints =
  /Failed to load resource|integrity|preload|MIME type|net::ERR|ChunkLoadError|Loading chunk|RUNTIME-|Federation Runtime/i;

test.beforeEach(({ pageLog }) => {
  pageLog.expect(complaints);
  pageLog.expect(/^report: /);
});

// A page may request a lost file again after its test has ended.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

async function tamper(route: Route): Promise<void> {
  await answerChanged(route, (text) => text + canary);
}

/** Replaces one character: the length stays the same. */
async function flipOneByte(route: Route): Promise<void> {
  await answerChanged(route, (text) => text.replace("use strict", "use Strict").replace(/;$/, "\n"));
}

/** Not cacheable: the fault is on the way to the browser, and ends. */
async function answerChanged(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), "cache-control": "no-store" };
  await route.fulfill({ response, headers, body: change(await response.text()) });
}

const ways: [string, (route: Route) => Promise<void>][] = [
  ["F-36 a 404", (route) => route.fulfill({ status: 404, body: "Not Found" })],
  ["F-37 a 503", (route) => route.fulfill({ status: 503, body: "busy" })],
  ["F-40 a truncated file", (route) => answerChanged(route, (text) => text.slice(0, text.length / 2))],
  ["F-41 a tampered file", tamper],
  ["F-41 a file with one changed byte", flipOneByte],
  ["F-43 an HTML page", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" })],
  ["F-45 a refused connection", (route) => route.abort("connectionrefused")],
];

function notice(page: Page) {
  return page.getByRole("main").getByRole("status").filter({ hasText: words.en.unavailable });
}

async function executed(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, "__tampered"));
}

/** Chunks are handled after entries, and in the same way: the standard run tries every third. */
const thirds = rounds({ short: 1, long: 3, of: "thirds of the ways in which a chunk is lost" });

for (const [index, [way, answer]] of ways.entries()) {
  test(`${way} for a fragment's entry: its HTML stays, the failure is reported and retried, other fragments work`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.route(entry, answer);
    await page.goto("/products/bcc");
    await expect(notice(page)).toBeVisible();

    await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
    await expect(page.locator('#slot-header[data-outcome="mounted"]')).toBeAttached();
    await expect(page.locator('#slot-footer[data-outcome="mounted"]')).toBeAttached();
    expect(await executed(page)).toBeUndefined();
    expect(loads()).toBeLessThanOrEqual(2);

    await page.unrouteAll({ behavior: "wait" });
    await notice(page).getByRole("button", { name: "Retry" }).click();
    await untilAlive(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
    // The document may keep a file that the browser refused: then the visitor's retry loads a new document.
    expect(loads()).toBeLessThanOrEqual(3);
  });

  if (index % 3 >= thirds) continue;

  test(`${way} for a chunk: one reload at most, then a notice with a retry`, async ({ page }) => {
    const loads = countLoads(page);
    await page.route(chunk, answer);
    await page.goto("/products/bcc");
    await expect(notice(page)).toBeVisible();

    await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
    await expect(page.locator('#slot-header[data-outcome="mounted"]')).toBeAttached();
    expect(await executed(page)).toBeUndefined();
    expect(loads()).toBeLessThanOrEqual(2);

    await page.unrouteAll({ behavior: "wait" });
    await notice(page).getByRole("button", { name: "Retry" }).click();
    await untilAlive(page);
    await expect(notice(page)).toHaveCount(0);
    expect(loads()).toBeLessThanOrEqual(3);
  });
}

test("F-37 a retry that is clicked at once works", async ({ page }) => {
  let isBack = false;
  await page.exposeFunction("endFault", () => (isBack = true));
  // Clicks the button as soon as it appears: faster than a person.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>("main [role=status] > button");
      if (!button) return;
      observer.disconnect();
      void window.endFault?.().then(() => button.click());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.route(entry, (route) => (isBack ? route.continue() : route.fulfill({ status: 503, body: "busy" })));
  await page.goto("/products/bcc");
  await expect.poll(() => isBack).toBe(true);
  await untilAlive(page);
  await expect(notice(page)).toHaveCount(0);
});

test("F-41 a tampered shell script never runs; the page can be read, and its links work", async ({ page }) => {
  await page.route("**/_shell/*.js", tamper);
  await page.goto("/products/bcc");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Products", exact: true }).click();
  await page.getByRole("navigation", { name: "Main", exact: true }).locator('a[href="/products/bci"]').click();

  await expect(page).toHaveURL("/products/bci");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Serverless Container");
  expect(await executed(page)).toBeUndefined();
});

test("F-41 a tampered chunk that is loaded later never runs", async ({ page }) => {
  await page.route("**/_fragments/mf-header-footer/*/live-results.*.js", tamper);
  await open(page, "/");
  const refused = page.waitForEvent("requestfinished", (request) => /live-results.*\.js$/.test(request.url()));
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await refused;

  expect(await executed(page)).toBeUndefined();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("F-41 a tampered style sheet that is loaded later is never applied", async ({ page }) => {
  await page.route("**/_fragments/mf-solutions/**/*.css", (route) =>
    answerChanged(route, (text) => `${text}\n:root{--tampered:1}`),
  );
  await open(page, "/products/bcc");
  const refused = page.waitForEvent("requestfinished", (request) => /mf-solutions.*\.css$/.test(request.url()));
  await page.evaluate(() => {
    history.pushState({}, "", "/solution/cloud-base");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await refused;
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"]')).toBeVisible();
  await untilAlive(page);

  const applied = () => getComputedStyle(document.documentElement).getPropertyValue("--tampered");
  expect(await page.evaluate(applied)).toBe("");
});

test("F-38 an entry that never responds delays its own slot only, and blocks no navigation", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(entry, () => held.promise);
  await open(page, "/solution/cloud-base");
  await page.getByRole("banner").getByRole("button", { name: "Products", exact: true }).click();
  await page.getByRole("navigation", { name: "Main", exact: true }).locator('a[href="/products/bcc"]').click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL("/products/bcc");

  await page.goBack();
  await untilAlive(page);
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"]')).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  held.resolve();
});

test("the next page of a fragment is loaded as a document if the hashes of its files are unavailable", async ({
  page,
}) => {
  await open(page, "/products/bcc");
  const loads = countLoads(page);
  await page.route("**/_site/**", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("main").locator('a[href="/products/bci"]').first().click();

  await expect(page).toHaveURL("/products/bci");
  await untilAlive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Serverless Container");
  expect(loads()).toBeLessThanOrEqual(1);
});

test("F-45 without any of the site's files every page can be read, in both languages", async ({ request }) => {
  // Everything is in the server's response: only the pages are requested.
  const home = await (await request.get("/")).text();
  const links = [...home.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => new URL(href ?? "/", "http://site").pathname);
  const paths = [...new Set(links)].filter((path) => !/^\/(_|api\/|zh\b)/.test(path));
  let pagesRead = 0;
  for (const path of paths.flatMap((each) => [each, `/zh${each === "/" ? "" : each}`])) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200 || !answer.headers()["content-type"]?.startsWith("text/html")) continue;
    pagesRead += 1;
    expect(await answer.text(), path).toMatch(/<h1[\s>]/);
  }
  expect(pagesRead).toBeGreaterThan(20);
});

test("F-45 without any of the site's files, menus, links, search and login work", async ({ page }) => {
  for (const files of ["**/_fragments/**", "**/_shell/**"]) await page.route(files, (route) => route.abort());
  await page.goto("/products/bcc");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: words.en.logIn })).toHaveAttribute("href", /\/console\/login/);
  await banner.getByRole("button", { name: words.en.products, exact: true }).click();
  await page
    .getByRole("navigation", { name: words.en.mainNavigation, exact: true })
    .locator('a[href="/products/bci"]')
    .click();
  await expect(page).toHaveURL("/products/bci");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await banner.getByRole("button", { name: words.en.search, exact: true }).click();
  const field = page.getByRole("searchbox", { name: /Search/ });
  await field.fill("mysql");
  await field.press("Enter");
  // If no fragment has the results page, its placeholder still links onwards.
  await expect(page).toHaveURL("/search?q=mysql");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("F-44 lost styles hide no text, and move neither header nor footer", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, "__shift", 0);
    new PerformanceObserver((list) => {
      // Chromium's entries of this type have a value.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const isFrame = entry.sources.some(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.closest("#slot-header, #slot-footer");
        });
        if (isFrame) Reflect.set(globalThis, "__shift", Reflect.get(globalThis, "__shift") + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/_fragments/mf-solutions/**/*.css", (route) => route.abort());
  await open(page, "/products/bcc");
  await page.evaluate(() => {
    history.pushState({}, "", "/solution/cloud-base");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await untilAlive(page);
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"]')).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, "__shift"))).toBeLessThan(0.1);
  await expect(notice(page)).toHaveCount(0);
});

test("F-110 a browser without storage does not reload in a loop for a lost chunk", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const loads = countLoads(page);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto("/products/bcc");
  await expect(notice(page)).toBeVisible();
  expect(loads()).toBe(1);
});

for (const tabs of [2, 3]) {
  test(`F-133 of ${tabs} tabs only the one that fails to load a file is reloaded`, async ({ context, page }) => {
    const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
    for (const other of others) {
      await open(other, "/products/bcc");
      await mark(other);
    }
    const otherLoads = others.map(countLoads);
    const loads = countLoads(page);
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await withShortPauses(page);
    await page.goto("/products/bcc");
    await expect(notice(page)).toBeVisible();
    expect(loads()).toBe(2);
    // Each tab in turn, as when its visitor returns to it.
    for (const other of others) {
      await other.bringToFront();
      await other.getByRole("banner").getByRole("button", { name: words.en.search, exact: true }).click();
      await expect(other.getByRole("banner").getByRole("combobox")).toBeVisible();
    }

    expect(otherLoads.map((count) => count())).toEqual(others.map(() => 0));
    expect(await Promise.all(others.map(isMarked))).toEqual(others.map(() => true));
    await Promise.all(others.map((other) => expect(notice(other)).toHaveCount(0)));
  });
}

declare global {
  interface Window {
    endFault?(): Promise<boolean>;
  }
}

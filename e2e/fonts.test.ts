import type { Page, Request } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { missingGlyphs } from "./support/missing-glyphs.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

/** Whether the page's own font is loaded: fallback fonts come from the machine. */
function hasFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /Jakarta/.test(family) && !/Fallback/.test(family) && status === "loaded",
    ),
  );
}

/** Whether the machine has a Chinese font. */
async function hasChineseFont(page: Page): Promise<boolean> {
  await page.setContent('<p style="font-family: sans-serif">永</p>');
  return (await missingGlyphs(page)).length === 0;
}

function watchFonts(page: Page): Request[] {
  const fonts: Request[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request);
  });
  return fonts;
}

/** The sum of all layout shifts since the page started, as browsers compute it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        // If nothing moved, nothing is reported; buffered entries are delivered before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            entries.push(...observer.takeRecords());
            observer.disconnect();
            // The only property used; no library has the type of such an entry yet.
            resolve(entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
          }),
        );
      }),
  );
}

for (const locale of locales) {
  test(`the first view in ${locale} loads one font of at most 20 kB, and none for Han characters`, async ({ page }) => {
    const lacksChinese = locale === "en" && !(await hasChineseFont(page));
    const fonts = watchFonts(page);
    for (const path of ["/", "/products/bcc", "/solution/cloud-base"]) {
      fonts.length = 0;
      await open(page, at(locale, path));
      await page.evaluate(() => document.fonts.ready);

      const addresses = [...new Set(fonts.map((font) => new URL(font.url()).pathname))];
      // Without a Chinese font, a machine loads one for the Chinese words on an English page.
      const needed = addresses.filter((address) => !lacksChinese || !address.includes("/han-words."));
      expect(needed, path).toEqual([expect.stringMatching(/^\/_shell\/plus-jakarta-sans-first-view\./)]);
      expect(await fontAddress(page), path).toBe(needed[0]);
    }
    const answer = await page.request.get(await fontAddress(page));
    expect((await answer.body()).length).toBeLessThanOrEqual(20_000);
  });

  test(`a late font causes no layout shift on a page in ${locale}`, async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const gate = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.setViewportSize(viewport);
      // The load event waits for fonts.
      await page.goto(at(locale, "/products/bcc"), { waitUntil: "commit" });
      await untilAlive(page);
      expect(await hasFont(page)).toBe(false);
      const before = await layoutShift(page);
      gate.resolve();
      await expect.poll(() => hasFont(page)).toBe(true);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

      expect((await layoutShift(page)) - before, `at ${viewport.width} px`).toBe(0);
      await page.unroute("**/*.woff2");
    }
  });
}

test("a font that arrives too late for the first page is used on the next one", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/products/bcc", { waitUntil: "commit" });
  await untilAlive(page);
  const inFallback = await lengthOfLine(page);
  gate.resolve();
  await expect.poll(() => hasFont(page)).toBe(true);
  // The next page takes it from the browser's cache, without a round trip through this process.
  await page.unroute("**/*.woff2");
  expect(await lengthOfLine(page)).toBe(inFallback);

  await mark(page);
  await page.evaluate(() => location.assign("#faq"));
  expect(await lengthOfLine(page)).toBe(inFallback);
  await page.getByRole("contentinfo").getByRole("link", { name: words.en.privacy }).click();
  await expect(page.locator('#slot-main[data-fragment="mf-news-docs"][data-outcome="mounted"]')).toBeAttached();
  await expect.poll(() => lengthOfLine(page)).not.toBe(inFallback);
  expect(await isMarked(page)).toBe(true);
});

async function fontAddress(page: Page): Promise<string> {
  return (await page.locator('link[rel="preload"][as="font"]').first().getAttribute("href")) ?? "";
}

/** The width of a fixed line: every font sets it to a different width. */
function lengthOfLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    const line = document.createElement("span");
    line.style.cssText = "position: absolute; white-space: nowrap; font: 400 100px var(--font-sans)";
    line.textContent = "Bare-metal servers, billed by the hour";
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });
}

test("a letter outside the first font subset loads the subset it needs on demand", async ({ page }) => {
  const fonts = watchFonts(page);
  await open(page, "/");
  await page.evaluate(() => {
    const heading = document.querySelector("h1");
    if (heading) heading.textContent = "Đặng Łódź";
  });
  await expect.poll(() => fonts.map((font) => font.url()).join(" ")).toContain("latin-ext");
});

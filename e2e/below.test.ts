import type { Locator, Page } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { untilIdleCodeLoaded } from "./support/idle-code.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";

test.use({ viewport: { width: 390, height: 844 } });

const path = "/products/bcc";

function sections(page: Page): Locator {
  return page.locator("#slot-main section.section[id]");
}

/** Whether it has actually been laid out, rather than only given an estimated height. */
function isLaidOut(section: Locator): Promise<boolean> {
  return section.evaluate((element) => {
    const { firstElementChild } = element;
    return firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
  });
}

/** Its distance from the top of the window, in px. */
function topOf(section: Locator): Promise<number> {
  return section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** Follows the first link to a product below. Clicked by script: a pointer click would scroll to it first. */
function followNext(place: Locator): Promise<void> {
  const link = place.locator("xpath=following::a[starts-with(@href, '/products/')][1]");
  return link.evaluate((element: HTMLElement) => element.click());
}

/** How much longer the page is to the scrollbar than it really is, in px. */
function excessHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { documentElement } = document;
    const estimated = documentElement.scrollHeight;
    // As the page does it: a rule without `auto` heights would make the browser forget those that it knows.
    const found = [...document.querySelectorAll<HTMLElement>(".section, .below")];
    const before = found.map(({ style }) => style.contentVisibility);
    for (const { style } of found) style.contentVisibility = "visible";
    const real = documentElement.scrollHeight;
    for (const [index, { style }] of found.entries()) style.contentVisibility = before[index] ?? "";
    return estimated - real;
  });
}

test("off-screen content is laid out as it nears the viewport, without layout shift", async ({ page }) => {
  await open(page, path);
  const last = sections(page).last();
  // For one frame, the page lays out all of it.
  await expect.poll(() => isLaidOut(last)).toBe(false);
  await last.evaluate((element) => element.scrollIntoView());
  await expect.poll(() => isLaidOut(last)).toBe(true);
  await expect.poll(() => topOf(last)).toBeLessThan(200);
  expect(await topOf(last)).toBeGreaterThanOrEqual(0);
});

test("with a mouse, the scrollbar gets the page's real length, and what is in view stays", async ({ page }) => {
  const jumped = Promise.withResolvers<void>();
  await page.route("**/once-idle.*", async (route) => {
    await jumped.promise;
    await route.continue();
  });
  await open(page, path);
  expect(await excessHeight(page)).toBeGreaterThan(2_000);
  // Jumps over sections that have never been in view.
  const place = sections(page).nth(4);
  await place.evaluate((element) => element.scrollIntoView());
  await expect.poll(() => isLaidOut(place)).toBe(true);
  await expect.poll(() => topOf(place)).toBeLessThan(200);
  const before = await topOf(place);
  jumped.resolve();
  await expect.poll(() => excessHeight(page)).toBeLessThanOrEqual(1);
  await expect.poll(() => isLaidOut(sections(page).last())).toBe(false);
  expect(await excessHeight(page)).toBeLessThanOrEqual(1);
  expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(1);

  await mark(page);
  const title = page.getByRole("heading", { level: 1 });
  const titleBefore = await title.innerText();
  await followNext(place);
  await expect(title).not.toHaveText(titleBefore);
  await expect.poll(() => excessHeight(page)).toBeLessThanOrEqual(1);
  expect(await isMarked(page)).toBe(true);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a page does without the work of finding its real length", async ({ page }) => {
    await open(page, path);
    await untilIdleCodeLoaded(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    expect(await excessHeight(page)).toBeGreaterThan(2_000);
  });
});

test("a reload restores the scroll position", async ({ page, pageLog }) => {
  // The second document may have a font that the first one lacked, which would break lines differently.
  await withoutFonts(page, pageLog);
  await open(page, path);
  const place = sections(page).nth(4);
  await place.evaluate((element) => element.scrollIntoView());
  await expect.poll(() => isLaidOut(place)).toBe(true);
  await page.evaluate(() => window.scrollBy(0, 40));
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const [last, now] = [before, await topOf(place)];
      before = now;
      return now - last;
    })
    .toBe(0);
  await page.reload();
  await untilAlive(page);
  // Two layouts may differ by a fraction of a pixel.
  await expect.poll(async () => Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(1);
});

test("going back restores the scroll position after a jump down the page", async ({ page, pageLog }) => {
  await withoutFonts(page, pageLog);
  await open(page, path);
  const id = (await sections(page).nth(4).getAttribute("id")) ?? "";
  await page.locator("#slot-main").evaluate((main, anchor) => {
    const link = document.createElement("a");
    link.href = `#${anchor}`;
    link.textContent = "Down";
    main.prepend(link);
  }, id);
  await page.getByRole("link", { name: "Down", exact: true }).click();
  const place = page.locator(`#${id}`);
  await expect.poll(() => isLaidOut(place)).toBe(true);
  const before = await topOf(place);
  await followNext(place);
  await expect(page).not.toHaveURL(new RegExp(path));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await topOf(page.locator(`#${id}`))) - before)).toBeLessThanOrEqual(1);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a URL with a section's id leads to that section", async ({ page, context }) => {
      await page.goto(path);
      const id = await sections(page).nth(5).getAttribute("id");
      const other = await context.newPage();
      await other.goto(`${path}#${id}`);
      const place = other.locator(`#${id}`);
      await expect.poll(() => isLaidOut(place)).toBe(true);
      await expect.poll(() => topOf(place)).toBeLessThan(200);
      expect(await topOf(place)).toBeGreaterThanOrEqual(0);
    });
  });
}

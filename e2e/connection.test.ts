import { isMarked, mark, open } from "./support/alive.ts";
import { untilIdleCodeLoaded, withoutPrefetch } from "./support/idle-code.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

for (const locale of journeyLanguages(0)) {
  test(`F-47 a banner says that the browser is offline, and disappears once it is back online (${locale})`, {
    tag: "@core",
  }, async ({ page, context }) => {
    await withoutPrefetch(page);
    await open(page, at(locale, "/products/bcc"));
    await untilIdleCodeLoaded(page);
    const banner = page.getByRole("status").filter({ hasText: words[locale].offline });
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });
}

test("F-48 a network message is shown above the banner on a phone", async ({ page, context, pageLog }) => {
  pageLog.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading|RUNTIME-|Federation Runtime/);
  pageLog.expect(/^report: /);
  await withoutPrefetch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/products/bcc");
  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: "You can keep reading this page" });
  await expect(banner).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: words.en.privacy }).click();
  const message = page.getByRole("status").filter({ hasText: "This page still works" });
  await expect(message).toBeVisible();

  const [upper, lower] = await Promise.all([message.boundingBox(), banner.boundingBox()]);
  if (!upper || !lower) throw new Error("one of the two is not drawn");
  expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
});

test("F-48 an offline navigation shows no blank page, and works once online", { tag: "@core" }, async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading|RUNTIME-|Federation Runtime/);
  pageLog.expect(/^report: /);
  await withoutPrefetch(page);
  // Reached in the same document, so that everything needed on the way back has been fetched.
  await open(page, "/products/waf");
  await page.getByRole("main").locator('a[href="/products/bcc"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await mark(page);
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: words.en.privacy }).click();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await expect(page).toHaveURL("/products/bcc");

  await page.evaluate(() => {
    history.pushState({}, "", "/solution/cloud-base");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("main").getByText(words.en.unavailable)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/products/bcc");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
  await expect(page.getByRole("main").getByText(words.en.unavailable)).toHaveCount(0);

  await context.setOffline(false);
  await page.goForward();
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const between of ["/products/waf", "/solution/cloud-base"]) {
  test(`F-48 going back offline from ${between} shows the page that the visit began with`, async ({
    page,
    context,
    pageLog,
  }) => {
    pageLog.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await open(page, "/products/bcc");
    const text = await page.getByRole("main").textContent();
    await mark(page);
    await page.locator(`a[href="${between}"]`).first().dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toHaveCount(0);
    await expect(page.locator('#slot-main[data-outcome="mounted"]').getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");

    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
    await expect(page.getByRole("main").getByText(words.en.unavailable)).toHaveCount(0);
    await expect.poll(() => page.getByRole("main").textContent()).toBe(text);
    await expect(page).toHaveTitle(/Cloud Server/);
    expect(await isMarked(page)).toBe(true);
  });
}

test("F-48 a page that failed offline loads automatically once online", async ({ page, context, pageLog }) => {
  pageLog.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await withoutPrefetch(page);
  await open(page, "/products/bcc");
  await mark(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState({}, "", "/solution/cloud-base");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("main").getByText(words.en.unavailable)).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  await expect(page.getByRole("main").getByText(words.en.unavailable)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

for (const [connection, isPrefetched] of [
  [{ saveData: true, effectiveType: "4g" }, false],
  [{ saveData: false, effectiveType: "2g" }, false],
  [{ saveData: false, effectiveType: "slow-2g" }, false],
  [{ saveData: false, effectiveType: "4g" }, true],
] as const) {
  const { saveData, effectiveType } = connection;

  test(`F-49 the code behind a link is ${isPrefetched ? "" : "not "}prefetched: ${saveData ? "save-data" : effectiveType}`, async ({
    page,
  }) => {
    const fetchedAhead: string[] = [];
    page.on("request", (request) => {
      const isCode = request.url().includes("/_fragments/mf-solutions/") && request.resourceType() === "fetch";
      if (isCode) fetchedAhead.push(request.url());
    });
    await page.clock.install();
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    await open(page, "/products/bcc");
    // Focusing a link requests the site's revision; prefetching starts right after that, or never.
    const asked = page.waitForRequest("**/_revision");
    const target = page.getByRole("contentinfo").getByRole("link").first();
    await target.focus();
    await asked;
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/solution/cloud-base";
      link.textContent = "there";
      document.querySelector("main")?.prepend(link);
      link.focus();
    });

    if (isPrefetched) await expect.poll(() => fetchedAhead.length).toBeGreaterThan(0);
    // Longer than a visitor has to rest on a link before its page is prepared.
    await page.clock.runFor(300);
    const ready = () => page.evaluate(() => "mf_solutions" in window && window.mf_solutions !== undefined);
    if (isPrefetched) await expect.poll(ready).toBe(true);
    else expect([await ready(), fetchedAhead]).toEqual([false, []]);
  });
}

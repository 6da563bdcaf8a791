import type { Locator, Page, Request } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { withoutPrefetch } from "./support/idle-code.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { words } from "./support/words.ts";

const main = "#slot-main";
const start = "/products/bcc";
const elsewhere = "/solution/cloud-base";

/** A link in the text: links in drawings load documents. */
function linkTo(page: Page, address: string) {
  return page.locator(`${main} a[href="${address}"]:not(svg a)`).first();
}

/** Opens `start` with a page before it in the history, and an anchor on it after it. */
async function stand(page: Page): Promise<void> {
  // Disables prefetching.
  await withoutPrefetch(page);
  await open(page, "/products/waf");
  await linkTo(page, start).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cloud Server");
  await pressPlace(page, "#faq");
  await page.goBack();
  await expect(page).toHaveURL(start);
  await mark(page);
}

async function pressPlace(page: Page, hash: string): Promise<void> {
  await page.locator(`${main} nav a[href="${hash}"]`).first().click();
  await expect(page).toHaveURL(start + hash);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => scrolled(page)).toBe(y);
}

/** Holds back code and data. `release` resolves once everything has arrived or failed, and the page has processed it. */
async function hold(page: Page) {
  const gate = Promise.withResolvers<"come" | "fail">();
  const held: Request[] = [];
  await page.route(/\/_fragments\/|\/api\/v1\//, async (route, request) => {
    held.push(request);
    if ((await gate.promise) === "come") await route.continue();
    else await route.abort();
  });
  return {
    held,
    async release(as: "come" | "fail" = "come") {
      gate.resolve(as);
      await page.unrouteAll({ behavior: "wait" });
      await Promise.all(held.map((request) => request.response()));
      await untilAlive(page);
      // A browser with nothing to paint may never call it: hence the timeout.
      const deadline = { timeout: 5_000 };
      await page.evaluate(
        (by) => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, by), by)),
        deadline,
      );
    },
  };
}

/** In the page itself: slow loads are given up after four seconds, and Playwright may take longer on a busy machine. */
const acts: Record<string, { act(): unknown; leadsTo: string }> = {
  Back: { act: () => history.back(), leadsTo: "/products/waf" },
  Forward: { act: () => history.forward(), leadsTo: `${start}#faq` },
  "another link": {
    act: () => document.querySelector<HTMLElement>('#slot-main a[href="/products/eip"]:not(svg a)')?.click(),
    leadsTo: "/products/eip",
  },
  "an in-page link": {
    act: () => document.querySelector<HTMLElement>('#slot-main nav a[href="#uptime"]')?.click(),
    leadsTo: `${start}#uptime`,
  },
  "a language switch": {
    act: () => document.querySelector<HTMLElement>('#slot-header button[name="locale"][value="zh"]')?.click(),
    leadsTo: `/zh${start}`,
  },
  "a form submission": {
    act: () => document.querySelector<HTMLFormElement>('#slot-header form[role="search"]')?.requestSubmit(),
    leadsTo: "/search?q=",
  },
  Escape: {
    act: () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    leadsTo: start,
  },
};

function press(link: Locator): Promise<void> {
  return link.evaluate((element: HTMLElement) => element.click());
}

for (const [what, { act, leadsTo }] of Object.entries(acts)) {
  test(`${what} wins over a slow navigation to another fragment's page`, async ({ page }) => {
    await stand(page);
    const { release } = await hold(page);
    await press(linkTo(page, elsewhere));
    await page.evaluate(act);
    await release();

    await expect(page).toHaveURL(leadsTo);
  });
}

test("another link, Escape and Back each win over a slow navigation within a fragment", async ({ page }) => {
  const to = (name: string) => page.locator(`${main} nav a[href="/document/getting-started/${name}"]`).first();
  await open(page, "/document");
  await linkTo(page, "/document/getting-started/first-server").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your first server");
  const steps = await page.evaluate(() => history.length);

  const first = await hold(page);
  await press(to("first-network"));
  await expect.poll(() => first.held.length).toBeGreaterThan(0);
  await press(to("regions-and-zones"));
  await first.release();
  await expect(page).toHaveURL("/document/getting-started/regions-and-zones");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);

  for (const [act, leadsTo] of [
    [() => page.keyboard.press("Escape"), "regions-and-zones"],
    [() => page.goBack(), "first-server"],
  ] as const) {
    const { held, release } = await hold(page);
    await press(to("paying-and-currency"));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await act();
    await release();
    await expect(page).toHaveURL(`/document/getting-started/${leadsTo}`);
  }
});

test("Back cancels a navigation that is about to fail, without an error message", async ({ page, pageLog }) => {
  pageLog.expect(/Failed to load resource|Loading|RUNTIME-|Federation Runtime/);
  await stand(page);
  const { release } = await hold(page);
  await press(linkTo(page, elsewhere));
  await page.evaluate(() => history.back());
  await release("fail");

  await expect(page).toHaveURL("/products/waf");
  await expect(page.getByRole("main").getByText(words.en.unavailable)).toHaveCount(0);
});

test("an in-page link wins over a slow document navigation", async ({ page }) => {
  await stand(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/nowhere", () => held.resolve());
  await page.route("**/is-asked", async (route) => {
    await held.promise;
    await route.fulfill({ body: "" });
  });
  const stopped = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  // In the page: Playwright would wait for the document.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/nowhere" });
    document.querySelector("main")?.prepend(link);
    const place = document.querySelector<HTMLElement>('#slot-main nav a[href="#faq"]');
    void fetch("/is-asked").then(() => place?.click());
    link.click();
  });
  await stopped;
  await expect(page).toHaveURL(`${start}#faq`);
  expect(await isMarked(page)).toBe(true);
});

test("an in-page link, Back, Forward, a reload and another document each keep the earlier scroll position", {
  tag: "@core",
}, async ({ page, pageLog }) => {
  pageLog.expect(/status of 404/);
  // A later document may have a font that the first one lacked, which would break lines differently.
  await withoutFonts(page, pageLog);
  await open(page, start);
  await scrollTo(page, 600);
  await pressPlace(page, "#faq");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
  await scrollTo(page, (await scrolled(page)) - 150);
  // By position in the window: content above may have another height in another document, for example without an exchange rate.
  const place = () => page.locator("#faq").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const left = await place();

  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL(`${start}#faq`);
  await expect.poll(place).toBe(left);

  await page.reload();
  await untilAlive(page);
  await expect.poll(place).toBe(left);
  await page.goto("/nowhere");
  await page.goBack();
  await untilAlive(page);
  await expect(page).toHaveURL(`${start}#faq`);
  await expect.poll(place).toBe(left);
});

test("going back returns the focus to the followed link, and the current-page marks follow the URL", async ({
  page,
}) => {
  await open(page, start);
  const banner = page.getByRole("banner");
  const link = linkTo(page, elsewhere);
  const section = (name: string) => banner.getByRole("button", { name, exact: true });
  await pressPlace(page, "#faq");
  await expect(page.locator(`${main} nav a[href="#faq"]`)).toHaveAttribute("aria-current", "location");
  await link.click();
  await expect(page.locator(main)).toBeFocused();
  await expect(section("Solutions")).toHaveAttribute("aria-current", "true");
  await expect(section("Products")).not.toHaveAttribute("aria-current");

  await page.goBack();
  await expect(link).toBeFocused();
  await expect(section("Products")).toHaveAttribute("aria-current", "true");
  await expect(section("Solutions")).not.toHaveAttribute("aria-current");
  await page.goForward();
  await expect(section("Solutions")).toHaveAttribute("aria-current", "true");

  await page.goBack();
  await linkTo(page, "/products/blb").click();
  await expect(page).toHaveURL("/products/blb");
  await expect(page.locator(main)).toBeFocused();
  await expect(page.locator(`${main} nav a[href="#faq"]`)).not.toHaveAttribute("aria-current");
});

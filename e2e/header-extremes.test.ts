import type { Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { menuOf, playVisitor, visitor } from "./support/fake-visitor.ts";
import { layOut } from "./support/lay-out.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { words } from "./support/words.ts";

const word = words.en;
const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
};

/** Replaces the texts of header and footer; their behaviour stays the same. */
async function override(page: Page, join: " " | ""): Promise<void> {
  await page.evaluate((between) => {
    for (const slot of document.querySelectorAll("#slot-header, #slot-footer")) {
      const walker = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue?.trim();
        if (text) node.nodeValue = [text, text, text].join(between).replaceAll(" ", between);
      }
    }
  }, join);
}

/** Describes elements that extend beyond the window, or are cut off by their own box. */
async function overflows(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    for (const element of document.querySelectorAll(
      "#slot-header :is(a, button, summary), #slot-footer :is(a, button, summary)",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const isSeen = width > 2;
      if (isSeen && (left < -1 || right > innerWidth + 1))
        found.push(`beyond the edge: ${element.textContent?.slice(0, 40)}`);
    }
    return found;
  });
}

async function openProducts(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  // Not by name, which a test may have changed.
  const menu = banner.locator(":scope > button");
  if (await menu.isVisible()) await menu.click();
  await banner.locator("nav button[popovertarget]").first().click();
  // On a phone the panel slides in.
  await expect(page.locator("nav [popover]:popover-open a").filter({ visible: true }).first()).toBeInViewport();
  await settled(page);
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`at ${size} size`, () => {
    test.use({ viewport });

    for (const [what, join] of [
      ["three times as long", " "],
      ["without spaces", ""],
    ] as const) {
      test(`names ${what} stay within the window, with menus open`, async ({ page }) => {
        await open(page, "/products/bcc");
        await override(page, join);
        expect(await overflows(page)).toEqual([]);
        await openProducts(page);
        await expect(page.locator("nav [popover]:popover-open a").filter({ visible: true }).first()).toBeVisible();
        expect(await overflows(page)).toEqual([]);
      });
    }

    test("a group of 200 links scrolls within its panel, down to the last one", async ({ page }) => {
      await open(page, "/products/bcc");
      await openProducts(page);
      const list = page.locator("nav [popover]:popover-open details[open] ul");
      await list.evaluate((ul) => {
        const first = ul.firstElementChild;
        while (first && ul.childElementCount < 200) ul.append(first.cloneNode(true));
      });
      const last = list.locator("a").last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      expect(await overflows(page)).toEqual([]);
    });

    test("without the site's own font nothing is clipped, and the header keeps its height", async ({
      page,
      pageLog,
    }) => {
      await open(page, "/products/bcc");
      const height = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
      await withoutFonts(page, pageLog);
      await page.reload();
      await page.evaluate(() => document.fonts.ready);
      await openProducts(page);
      expect(await overflows(page)).toEqual([]);
      expect(await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height)).toBe(height);
    });

    test("with custom text spacing nothing is clipped", async ({ page }) => {
      await open(page, "/products/bcc");
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await overflows(page)).toEqual([]);
      await openProducts(page);
      expect(await overflows(page)).toEqual([]);
    });
  });
}

test("in forced colours panels have edges, seals are visible, and current entries are marked by a line", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/products/bcc");
  const banner = page.getByRole("banner");
  const products = banner.getByRole("button", { name: word.products, exact: true });
  await products.click();
  const marks = await products.evaluate((button) => {
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    const edge = (element: Element | null | undefined, side: "top" | "bottom" | "inline-start", pseudo?: string) => {
      if (!element) return "no such element";
      const style = getComputedStyle(element, pseudo);
      const isSeen =
        style.getPropertyValue(`border-${side}-width`) !== "0px" &&
        style.getPropertyValue(`border-${side}-style`) === "solid" &&
        !/^rgba.*, 0\)$/.test(style.getPropertyValue(`border-${side}-color`));
      return isSeen;
    };
    return {
      panel: edge(panel, "bottom"),
      seal: edge(panel?.querySelector("a [aria-hidden]:has(> svg > use)"), "top"),
      entry: edge(button, "bottom", "::after"),
      group: edge(panel?.querySelector("details[open] summary"), "inline-start"),
    };
  });
  expect(marks).toEqual({ panel: true, seal: true, entry: true, group: true });
});

test("in print there is no navigation, and the footer has the contact details", async ({ page }) => {
  await open(page, "/products/bcc");
  await page.emulateMedia({ media: "print" });
  const footer = page.getByRole("contentinfo");
  await expect(page.locator("#slot-header header")).toBeHidden();
  await expect(footer.getByText("contact@zhiancloud.example")).toBeVisible();
  await expect(footer.getByRole("link", { name: word.privacy })).toBeVisible();
  await expect(footer.getByRole("button", { name: "Dark" })).toBeHidden();
  await expect(footer.locator('a[href="/products/bci"]')).toBeHidden();
  await expect(page.getByRole("link", { name: word.backToTop })).toBeHidden();
});

test("with reduced motion the header stays where it is while the page is scrolled", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/products/bcc");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(page.getByRole("banner").getByRole("button", { name: word.products, exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test("the footer's index is collapsed on a phone and expanded on a desktop, without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.setViewportSize(sizes.desk);
  await page.goto("/");
  const link = page.getByRole("contentinfo").locator('a[href="/products/bci"]');
  await expect(link).toBeVisible();
  await expect(page.getByRole("contentinfo").locator("summary").first()).toBeHidden();
  await page.setViewportSize(sizes.phone);
  await expect(link).toBeHidden();
  await page.getByRole("contentinfo").locator("summary").first().click();
  await expect(link).toBeVisible();
  await context.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  test("all targets in the sheet are large enough, and language, currency and account are in view", async ({
    page,
  }) => {
    await open(page, "/products/bcc");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Menu", exact: true }).tap();
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("#slot-header [popover]:popover-open :is(a, button, summary, input)")]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    for (const name of [word.language, word.currency]) {
      await expect(banner.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(banner.getByRole("link", { name: word.register })).toBeInViewport({ ratio: 1 });
    expect(await small()).toEqual([]);
    await banner.getByRole("button", { name: word.products, exact: true }).tap();
    await expect(banner.locator('a[href="/products/bcc"]').filter({ visible: true })).toBeVisible();
    expect(await small()).toEqual([]);
  });

  test("at 320 px, a long user name leaves language and currency on one line", async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const username = "W".repeat(32);
    await playVisitor(context);
    await page.route("**/console/user/overview", (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: { ...visitor, username } } }),
    );
    await open(page, "/products/bcc");
    await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(menuOf(page, username)).toBeInViewport({ ratio: 1 });
    for (const name of [word.language, word.currency]) {
      const lines = await menuOf(page, name).evaluate((button) =>
        [...button.querySelectorAll("span")].map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return text.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1]);
    }
  });

  test("closing the search that the sheet opened returns to the sheet", async ({ page }) => {
    await open(page, "/");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Menu", exact: true }).tap();
    await banner.getByRole("button", { name: word.search, exact: true }).filter({ visible: true }).first().tap();
    await expect(banner.getByRole("combobox")).toBeFocused();
    await banner.getByRole("button", { name: "Close search", exact: true }).tap();
    await expect(banner.getByRole("button", { name: word.products, exact: true })).toBeVisible();
  });

  test("by keyboard, closing a level of the sheet returns the focus to the button that opened it", async ({ page }) => {
    await open(page, "/");
    const banner = page.getByRole("banner");
    const menu = banner.getByRole("button", { name: "Menu", exact: true });
    const products = banner.getByRole("button", { name: word.products, exact: true });
    const search = banner.getByRole("button", { name: word.search, exact: true }).filter({ visible: true }).first();
    await menu.press("Enter");

    await products.press("Enter");
    await banner.getByRole("button", { name: "Back", exact: true }).filter({ visible: true }).press("Enter");
    await expect(products).toBeFocused();
    await products.press("Enter");
    await banner.getByRole("searchbox").filter({ visible: true }).press("Escape");
    await expect(products).toBeFocused();

    await search.press("Enter");
    await expect(banner.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(products).toBeHidden();
  });
});

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** The light sample of a part in the gallery. */
function sample(page: Page, part: string): Locator {
  return page.getByRole("article", { name: part, exact: true }).getByRole("region").first();
}

async function open(page: Page): Promise<void> {
  await page.goto("/_gallery/");
  await expect(page.locator("fieldset[data-chosen]").first()).toBeAttached();
}

async function prepared(button: Locator): Promise<void> {
  await button.hover();
  await expect(button).toHaveAttribute("aria-haspopup", "menu");
}

function takesFocus(button: Locator): Promise<boolean> {
  return button.evaluate((element: HTMLElement) => {
    const before = document.activeElement;
    element.focus();
    const has = document.activeElement === element;
    if (before instanceof HTMLElement) before.focus();
    return has;
  });
}

test.describe("dialogs", () => {
  test("trap the focus, make the rest inert, and return the focus", async ({ page }) => {
    await open(page);
    const trigger = sample(page, "dialog").getByRole("button", { name: "Delete the server" });
    await trigger.click();
    const dialog = page.getByRole("dialog", { name: "Delete this server?" });
    await expect(dialog.getByRole("heading")).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog[open]") !== null,
      );
      expect(isInside).toBe(true);
    }
    // Behind it nothing is focusable, and nothing scrolls.
    expect(await takesFocus(page.getByRole("button", { name: "Open the cart" }).first())).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test("close from the inside out: tooltip, menu, inner dialog, outer dialog", async ({ page }) => {
    await open(page);
    const trigger = sample(page, "dialog").getByRole("button", { name: "Delete the server" });
    await trigger.click();
    const outer = page.getByRole("dialog", { name: "Delete this server?" });

    for (let step = 0; step < 2; step += 1) await page.keyboard.press("Tab");
    await expect(outer.getByRole("button", { name: "Backups" })).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expect(outer).toBeVisible();

    const more = outer.getByRole("button", { name: "More" });
    await prepared(more);
    await more.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(outer).toBeVisible();

    const erase = outer.getByRole("button", { name: "Delete" });
    await erase.click();
    const inner = page.getByRole("dialog", { name: "Are you sure?" });
    await expect(inner).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inner).toHaveCount(0);
    await expect(outer).toBeVisible();
    await expect(erase).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(outer).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test("close on an outside click only if no input is lost", async ({ page }) => {
    await open(page);
    await sample(page, "sheet").getByRole("button", { name: "Open the cart" }).first().click();
    await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await sample(page, "dialog").getByRole("button", { name: "Delete the server" }).click();
    await page.mouse.click(20, 400);
    await expect(page.getByRole("dialog", { name: "Delete this server?" })).toBeVisible();
  });

  test("scroll their content, and in a short window as a whole", async ({ page }) => {
    await open(page);
    await sample(page, "dialog").getByRole("button", { name: "Read the terms" }).click();
    const dialog = page.getByRole("dialog", { name: "Terms of service" });
    const agree = dialog.getByRole("button", { name: "Agree" });
    await expect(agree).toBeInViewport();
    await dialog.getByText("Clause 24.").scrollIntoViewIfNeeded();
    await expect(dialog.getByText("Clause 24.")).toBeInViewport();
    // 1280 × 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await agree.scrollIntoViewIfNeeded();
    await expect(agree).toBeInViewport();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe("menus", () => {
  test("support arrow keys, skip disabled items, and return the focus", async ({ page }) => {
    await open(page);
    const button = sample(page, "menu").getByRole("button", { name: "More" });
    await button.focus();
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await page.keyboard.press("ArrowDown");
    const item = (name: string) => page.getByRole("menuitem", { name });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await expect(item("Delete")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(item("Documents")).toBeFocused();
    await page.keyboard.press("r");
    await expect(item("Restart")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await button.click();
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  test("are plain lists while the code for menus cannot be loaded, and menus once it can", async ({
    page,
    pageLog,
  }) => {
    pageLog.expect(/Failed to load resource/);
    const isHeadless = (url: URL) => /\/_gallery\/(?!gallery)[^/]+\.js$/.test(url.pathname);
    await page.route(isHeadless, (route) => route.abort());
    await open(page);
    const button = sample(page, "menu").getByRole("button", { name: "More" });
    const asked = page.waitForRequest((request) => isHeadless(new URL(request.url())));
    await button.hover();
    await asked;
    await button.click();
    const list = page.locator("[popover=auto]:popover-open");
    await list.getByRole("button", { name: "Restart" }).click();
    await expect(list).toHaveCount(0);

    await page.unroute(isHeadless);
    await page.mouse.move(0, 0);
    await prepared(button);
    await button.click();
    await expect(page.getByRole("menu")).toBeVisible();
  });

  test("are not loaded before the first interaction", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await open(page);
    expect(scripts).toHaveLength(1);
  });
});

test.describe("tooltips", () => {
  test("appear on hover and on keyboard focus, and stay while the pointer is over them", async ({ page }) => {
    await open(page);
    const term = sample(page, "tooltip").getByRole("button", { name: "today's rate" });
    await term.hover();
    const tip = page.getByRole("tooltip");
    await expect(tip).toBeVisible();
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toHaveCount(0);
    await page.mouse.move(0, 0);
    await term.focus();
    await expect(tip).toBeVisible();
    await expect(term).toHaveAccessibleDescription("16,000 rupiah to the dollar, demo data");
  });
});

test.describe("toasts", () => {
  test("appear above an open dialog, return to their place, and can be dismissed", async ({ page }) => {
    await open(page);
    const error = sample(page, "toasts").getByRole("button", { name: "An error" });
    await error.click();
    const toast = page.getByRole("alert").filter({ hasText: "Not saved" });
    await expect(toast).toBeVisible();
    await sample(page, "dialog").getByRole("button", { name: "Delete the server" }).click();
    await expect(page.getByRole("dialog").getByRole("alert").first()).toContainText("Not saved");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Not saved: you are offline.")).toHaveCount(0);
  });
});

test.describe("tabs", () => {
  test("respond to arrow keys, even before scripts load, and are printed in full", async ({ page, pageLog }) => {
    pageLog.expect(/Failed to load resource/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/_gallery/");
    const tabs = sample(page, "tabs");
    await tabs.getByRole("radio", { name: "Web shop" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.getByText("Runs at night")).toBeVisible();
    await expect(tabs.getByText("Grows for a sale")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(tabs.getByText("Grows for a sale")).toBeVisible();
    await expect(sample(page, "faq").getByText("Each day at midnight")).toBeVisible();
  });
});

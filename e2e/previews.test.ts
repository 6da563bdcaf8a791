import type { Page } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { fragments } from "./support/fragments-command.ts";
import { buildNew } from "./support/new-fragment.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const stamp = Date.now().toString(36);
const name = `mf-disk-${stamp}`;
const route = `/disk-${stamp}`;
const version = "0.3.0-pr.12";
let preview: { id: string; address: string };

// From the error pages.
test.beforeEach(({ pageLog }) => pageLog.expect(/status of (404|410)/));

const bar = (page: Page) => page.getByRole("region", { name: /^(Preview|预览)$/ });

test.beforeAll(async () => {
  const options = ["--route", route, "--title", "Disks", "--title-zh", "云硬盘"];
  await fragments("publish", await buildNew({ name, version, options }));
  preview = JSON.parse(await fragments("preview", name, version, "--json"));
});

test("a preview link shows an unreleased fragment, hydrated, among all others, to its holder only", async ({
  page,
  browser,
}) => {
  await page.goto(preview.address);
  await untilAlive(page);
  expect(new URL(page.url()).pathname).toBe(route);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Disks");
  await expect(bar(page)).toContainText(`You are viewing ${name} ${version}, which has not been released.`);
  await expect(page.getByRole("banner")).toBeVisible();
  const tools = await page.evaluate(() => ["__SINGLE_SPA_DEVTOOLS__", "__FEDERATION__"].map((tool) => tool in window));
  expect(tools).toEqual([true, true]);

  const stranger = await browser.newPage();
  expect((await stranger.goto(site.url + route))?.status()).toBe(404);
  await stranger.close();
});

test("the preview bar is in both languages, has no axe issues, and survives client-side navigation", async ({
  page,
}) => {
  await page.goto(preview.address);
  await untilAlive(page);
  expect(await violationsOf(page)).toEqual([]);
  await mark(page);
  await page.getByRole("link", { name: "ZhiAn Cloud" }).first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await isMarked(page)).toBe(true);
  await expect(bar(page)).toBeVisible();
  await open(page, `/zh${route}`);
  await expect(bar(page)).toContainText(`您看到的是尚未发布的 ${name} ${version}`);
  expect(await violationsOf(page)).toEqual([]);
});

test("a preview is paused, resumed and left by keyboard alone", async ({ page }) => {
  await page.goto(preview.address);
  await untilAlive(page);
  // The skip link comes first.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("button", { name: "Show the released site" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("You are viewing the released site.");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Disks");
  await bar(page).getByRole("button", { name: "Show the preview" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Disks");
  await bar(page).getByRole("button", { name: "Leave the preview" }).press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(site.url + route);
});

test("a revoked preview shows a page that says so", async ({ page }) => {
  const { id, address } = JSON.parse(await fragments("preview", name, version, "--json"));
  await fragments("preview", "revoke", id);
  expect((await page.goto(address))?.status()).toBe(410);
  await expect(page.getByText("This preview was revoked.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

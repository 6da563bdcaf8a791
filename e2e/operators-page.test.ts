import type { BrowserContext, Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { buildChanged } from "./support/changed-fragment.ts";
import { fragments } from "./support/fragments-command.ts";
import { widthOf } from "./support/lay-out.ts";
import { type OwnSite, readServed, startOwnSite } from "./support/own-site.ts";
import { site as shared } from "./support/site.ts";
import { tellField } from "./support/tell-field.ts";
import { expect, test } from "./support/test.ts";

const before = "Serverless Container";
const after = "Serverless Container, by an operator";
// A reused registry still has the releases of earlier runs.
const version = `9.1.0-${Date.now().toString(36)}`;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("operators");
  const folder = await buildChanged({
    name: "mf-products",
    version,
    edits: {
      "src/content/products/bci/en.yaml": (text) => text.replace(`title: ${before}`, `title: ${after}`),
    },
  });
  await fragments("publish", folder);
});

test.afterAll(() => site.stop());

/** Signs in with the link that `npm start` prints, and `fragments ops` again. */
async function signIn(page: Page): Promise<void> {
  const [link = ""] = (await fragments("ops")).split("\n");
  await page.goto(link);
  await page.getByRole("button", { name: /^(Sign in|登录)$/ }).click();
  await page.getByRole("link", { name: "operators", exact: true }).click();
  // A key pressed before that would go to the previous page.
  await page.waitForURL("**/ops/operators");
}

async function confirm(page: Page, action: string, reason: string): Promise<void> {
  await page.getByLabel("Reason", { exact: true }).fill(reason);
  await page.getByRole("button", { name: action, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Done. This is revision" })).toBeVisible();
}

/** Waits until visitors without a history get this title. */
async function expectServed(title: string): Promise<void> {
  await expect
    .poll(async () => /<h1[^>]*>([^<]*)</.exec(await (await fetch(`${site.url}/products/bci`)).text())?.[1])
    .toBe(title);
}

async function revisionOf(page: Page): Promise<number> {
  return Number(/Revision (\d+)/.exec((await page.locator("#state").textContent()) ?? "")?.[1]);
}

async function openSecond(context: BrowserContext, address: string): Promise<Page> {
  const second = await context.newPage();
  await second.goto(address);
  return second;
}

test("an operator new to the system runs a canary, promotes it, and rolls everything back", async ({
  page,
  context,
}) => {
  await signIn(page);
  const overview = `${shared.registryUrl}/ops/operators`;
  const second = await openSecond(context, overview);
  const row = second.getByRole("row").filter({ has: second.getByRole("link", { name: "mf-products", exact: true }) });
  await expectServed(before);

  await page.getByRole("link", { name: "mf-products", exact: true }).click();
  await page.getByRole("link", { name: `Canary mf-products ${version}` }).click();
  await expect(page.getByLabel("Share of visitors, in %")).toHaveValue("10");
  await confirm(page, "Canary", "to see how it does");
  // Nobody touches the second window.
  await expect(row).toContainText("10 % of visitors");
  await expect(row).toContainText("to see how it does");

  await page.getByRole("link", { name: "mf-products", exact: true }).click();
  await page.getByRole("link", { name: `Promote mf-products ${version}` }).click();
  await confirm(page, "Promote", "it was quiet");
  const promoted = await revisionOf(page);
  await expectServed(after);
  await expect(row).toContainText("it was quiet");
  await expect(second.locator("#state")).toContainText("One shell serves it.");

  await page.getByRole("link", { name: "Roll back mf-products" }).click();
  await confirm(page, "Roll back", "the heading is wrong");
  await expectServed(before);

  await page.getByRole("link", { name: `Restore ${promoted}` }).click();
  await expect(page.getByRole("alert")).toContainText("was rolled back here");
  await page.getByLabel("Serve it even though it was rolled back here").check();
  await confirm(page, "Restore", "it was right after all");
  await expectServed(after);
  await page.getByRole("link", { name: `Restore ${promoted - 1}`, exact: true }).click();
  await expect(page.getByRole("table", { name: "What this changes" })).toContainText("10 % of visitors");
  await page.getByRole("link", { name: "Cancel" }).click();

  await page.getByRole("link", { name: "Freeze", exact: true }).click();
  await confirm(page, "Freeze", "the night of the sale");
  await expect(second.locator("#state")).toContainText("the night of the sale");
  await expect(fragments("promote", "mf-products", version, "--env", "operators")).rejects.toThrow(/was frozen/);
  await page.getByRole("link", { name: "Unfreeze", exact: true }).click();
  await confirm(page, "Unfreeze", "it is over");
  expect(await fragments("log", "--env", "operators", "--limit", "3")).toMatch(/unfreeze +- +- +it is over/);
});

test("F-20 the slower of two operators is shown the other's change", async ({ page, context, pageLog }) => {
  pageLog.expect(/status of 409/);
  await signIn(page);
  await page.getByRole("link", { name: "Freeze", exact: true }).click();
  const second = await openSecond(context, page.url());
  await confirm(page, "Freeze", "the first");
  await expect(second.getByRole("link", { name: "This has changed: reload" })).toBeVisible();
  await second.getByLabel("Reason", { exact: true }).fill("the second");
  await second.getByRole("button", { name: "Freeze", exact: true }).click();
  await expect(second.getByRole("alert")).toContainText("Someone else made a change first");
  await page.getByRole("link", { name: "Unfreeze", exact: true }).click();
  await confirm(page, "Unfreeze", "and back");
});

test("compares a canary with the stable release in words, charts and tables, without JavaScript", async ({
  browser,
}) => {
  const { "mf-products": stable = "" } = await readServed("operators");
  const { "mf-products": other = "" } = await readServed("production");
  await site.change("promote", "mf-products", other, "--again");
  await site.change("canary", "mf-products", version, "--percent", "20", "--again");
  const vitals = { lcp: 1500, inp: 100, cls: 20 };
  await tellField("operators", { fragment: "mf-products", version: other, vitals });
  await tellField("operators", { fragment: "mf-products", version, vitals: { ...vitals, inp: 312 } });

  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signIn(page);
  await page.getByRole("link", { name: /^mf-products.*Last hour/ }).click();
  const hour = page.getByRole("region", { name: "Last hour" });
  await expect(hour.getByRole("img")).toHaveCount(5);
  await expect(hour.getByRole("img", { name: `Canary ${version}:` })).toHaveCount(5);
  const row = hour.getByRole("table", { name: "Each release in this period" }).getByRole("row");
  await expect(row.filter({ hasText: `${version} Canary` })).toContainText(/from 1,200 pages/);
  await expect(hour.getByRole("listitem").filter({ hasText: "Canary" }).last()).toContainText("20 % of visitors");

  const points = hour.getByRole("table", { name: "All points of the charts, as a table" });
  await expect(points).toBeHidden();
  await hour.getByText("All points of the charts, as a table").focus();
  await page.keyboard.press("Enter");
  await expect(points).toBeVisible();

  await page.getByRole("link", { name: version, exact: true }).click();
  // The pages of the minute in which the canary started, or also of the next one.
  await expect(page.getByRole("listitem").filter({ hasText: "Worse: INP p75" })).toContainText(/from (80|160) and /);
  await page.emulateMedia({ media: "print" });
  await page.goBack();
  // On paper nothing can be expanded.
  await expect(points).toBeVisible();
  await page.context().close();
  await site.change("promote", "mf-products", stable, "--again");
});

test("an expanded table stays open and focused while new figures arrive", async ({ page }) => {
  await signIn(page);
  const { "mf-products": served = "" } = await readServed("operators");
  await tellField("operators", { fragment: "mf-products", version: served, vitals: { inp: 100 } });
  await page.goto(`${shared.registryUrl}/ops/operators/fragments/mf-products`);
  const opened = page.locator("#see-points-hour");
  await opened.press("Enter");
  await page
    .locator("#field-hour > p")
    .first()
    .evaluate((line) => line.replaceChildren("of an hour ago"));
  await expect(page.locator("#field-hour")).not.toContainText("of an hour ago");
  await expect(page.locator("#points-hour")).toHaveAttribute("open");
  await expect(opened).toBeFocused();
});

test("lists the active previews, and revokes one", async ({ page }) => {
  await fragments("preview", "mf-products", version, "--reason", "for the night shift");
  await signIn(page);
  await page.getByRole("link", { name: "production", exact: true }).click();
  const row = page.getByRole("table", { name: "Previews" }).getByRole("row").filter({ hasText: "for the night shift" });
  await row.getByRole("link", { name: /^Revoke mf-products/ }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("The preview was revoked");
  await expect(row).toHaveCount(0);
});

/** Tabs to an element, as a keyboard user does. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not come to ${id}`);
}

test("works with the keyboard alone, and without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await context.close();

  const scripted = await (await browser.newContext()).newPage();
  await signIn(scripted);
  await expect(scripted.locator("#freeze")).toBeVisible();
  await tabTo(scripted, "freeze");
  await scripted.keyboard.press("Enter");
  await expect(scripted.getByRole("heading", { level: 1 })).toHaveText("Freeze: operators");
  await tabTo(scripted, "reason");
  await scripted.keyboard.type("by keyboard");
  await scripted.keyboard.press("Enter");
  await expect(scripted.locator("#unfreeze")).toBeVisible();
  await tabTo(scripted, "unfreeze");
  await scripted.keyboard.press("Enter");
  await expect(scripted.getByRole("heading", { level: 1 })).toHaveText("Unfreeze: operators");
  await tabTo(scripted, "reason");
  await scripted.keyboard.type("by keyboard too");
  await scripted.keyboard.press("Enter");
  await expect(scripted.locator("#freeze")).toBeVisible();
  await scripted.context().close();
});

for (const [language, scheme, width] of [
  ["en", "light", 1440],
  ["zh", "dark", 1440],
  ["zh", "light", 390],
  ["en", "dark", 320],
] as const) {
  test(`is accessible: ${language}, ${scheme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page);
    const root = `${shared.registryUrl}/ops/operators`;
    await page.goto(`${root}?lang=${language}`);
    await expect(page).toHaveURL(root);
    await expect(page.locator("html")).toHaveAttribute("lang", language === "zh" ? "zh-CN" : "en-GB");
    const change = new URLSearchParams({ action: "canary", fragment: "mf-products", version });
    const { "mf-products": stable = "" } = await readServed("production");
    const releases = new URLSearchParams({ fragment: "mf-products", from: stable, to: version });
    const paths = [
      "",
      "/fragments/mf-products",
      `/fragments/mf-products/${version}`,
      "/shell",
      "/history",
      "/compare?from=0&to=1",
      `/compare?${releases}`,
      `/change?${change}`,
      "/change?action=restore&revision=1",
      "/../login",
    ];
    for (const path of paths) {
      await page.goto(root + path);
      expect(await violationsOf(page), path).toEqual([]);
      expect(await widthOf(page), path).toBeLessThanOrEqual(width);
      const name = `${path.replaceAll(/[^a-z]+/g, "-").slice(0, 24)}-${language}-${scheme}-${width}.png`;
      await page.screenshot({ path: `var/e2e/operators/overview${name}`, fullPage: true });
    }
  });
}

import type { Page } from "@playwright/test";
import { freePort } from "@zhian/chaos/free-port";
import { logIn } from "./support/account-pages.ts";
import { open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { widthOf } from "./support/lay-out.ts";
import { startOwnApi } from "./support/own-api.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

// Follows docs/guides/edit-content.md.

let api: Awaited<ReturnType<typeof startOwnApi>>;
let site: OwnSite;

test.beforeAll(async () => {
  const port = await freePort();
  api = await startOwnApi("content", `http://127.0.0.1:${port}`);
  // A cached page would briefly show the previously published content.
  const settings = { SHELL_PORT: String(port), SHELL_API_URL: api.url, SHELL_PAGE_FRESH_SECONDS: "0" };
  site = await startOwnSite("content", settings);
});

test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

const title = "Who we are, told by an editor";
const privacy = {
  path: "/protocol/privacyProtocal",
  before: /^Privacy policy/,
  after: "Privacy, as an editor would have it",
};
const entry = { en: "Service status", zh: "服务状态" };

/** Logs in as the outbox page explains. */
async function logInAsEditor(page: Page, target: string): Promise<void> {
  const text = await (await fetch(`${api.url}/dev/outbox`)).text();
  const password = /id="editor-password">([\w-]+)</.exec(text)?.[1] ?? "";
  expect(password).not.toBe("");
  await open(page, `${site.url}/console/login?by=password&target=${encodeURIComponent(target)}`);
  await logIn(page, { username: "editor", password, phone: "" });
  await expect(page).toHaveURL(site.url + target);
}

/** The page as everyone else sees it. */
async function published(path: string): Promise<string> {
  return (await fetch(site.url + path, { headers: { accept: "text/html" } })).text();
}

async function openItem(page: Page, query: string): Promise<void> {
  await open(page, `${site.url}/console/content?${query}`);
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
}

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
}

/** Navigates from another page within the same document: the content comes from the api, whose responses the browser caches. */
async function goToPrivacy(page: Page): Promise<void> {
  await open(page, `${site.url}/about`);
  await page.locator(`#slot-footer a[href="${privacy.path}"]`).first().click();
  await expect(page).toHaveURL(site.url + privacy.path);
}

const rows = (page: Page) => page.getByRole("list", { name: "Entries" }).getByRole("listitem");
const menu = (page: Page) => page.getByRole("banner").getByRole("navigation").first();

/** One entry too many for an English row does not wrap into a second row: the last ones move under "More". */
async function expectOneRow(page: Page): Promise<void> {
  const about = { zh: "关于我们", en: "About us" } as const;
  for (const locale of ["zh", "en"] as const) {
    await open(page, site.url + at(locale, "/about"));
    const entries = menu(page).locator(":scope > ul > li");
    const tops = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, locale).toBe(1);
    const more = menu(page).getByRole("button", { name: "More", exact: true });
    await expect(more).toHaveCount(locale === "en" ? 1 : 0);
    if (locale === "en") await more.click();
    await expect(menu(page).getByRole("link", { name: about[locale] })).toBeVisible();
    await page.keyboard.press("Escape");
  }
}

test("an editor adds an entry with a hot badge, moves it, edits a title, previews, publishes and restores", async ({
  page,
  pageLog,
}) => {
  test.slow();
  // Invalid input is refused by its status, which the browser logs.
  pageLog.expect(/Failed to load resource.*422/);
  await logInAsEditor(page, "/console/content");

  await test.step("a new entry with a badge is moved up with its button, and to the top by dragging", async () => {
    await openItem(page, "kind=navigation");
    await page.getByRole("button", { name: "Add an entry" }).click();
    await page.getByLabel("Name (English)").fill(entry.en);
    await page.getByLabel("Name (Chinese)").fill(entry.zh);
    await page.getByLabel("Link", { exact: true }).fill("/notice");
    await expect(page.getByRole("checkbox", { name: "Hot badge" })).toBeChecked();
    const up = page.getByRole("button", { name: `Move up ${entry.en}` });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
    const handle = rows(page).filter({ hasText: entry.en }).locator("[data-handle]");
    await handle.dragTo(rows(page).first());
    await expect(rows(page).first()).toContainText(entry.en);
    await saveDraft(page);
  });

  await test.step("invalid input is rejected next to its field, and is kept", async () => {
    await openItem(page, "kind=seo&id=/about");
    const english = page.getByRole("group", { name: "English" });
    await english.getByLabel("Title").fill(`${title} ${"x".repeat(60)}`);
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("at most 60 characters");
    await expect(english.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
    await english.getByLabel("Title").fill(title);
    await saveDraft(page);
  });

  await test.step("the preview is visible to the editor only, and is not indexed", async () => {
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page).toHaveURL(`${site.url}/about`);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByText("Preview: this page shows your drafts")).toBeVisible();
    await expect(menu(page).getByRole("listitem").first()).toContainText(entry.en);
    await expect(menu(page).getByRole("listitem").first().getByRole("img", { name: "Hot" })).toBeVisible();
    await expectOneRow(page);
    expect(await violationsOf(page)).toEqual([]);
    for (const path of ["/about", "/"]) {
      const page = await published(path);
      expect(page).not.toContain(title);
      expect(page).not.toContain(entry.en);
      expect(page).not.toContain("drafts-bar");
    }
    await page.getByRole("button", { name: "End preview" }).click();
    await expect(page).toHaveURL(`${site.url}/about`);
    await expect(page).not.toHaveTitle(title);
    await expect(menu(page)).not.toContainText(entry.en);
  });

  await test.step("the preview shows the drafts even if the browser has cached the published version", async () => {
    await goToPrivacy(page);
    await expect(page).toHaveTitle(privacy.before);
    await openItem(page, `kind=seo&id=${privacy.path}`);
    await page.getByRole("group", { name: "English" }).getByLabel("Title").fill(privacy.after);
    await saveDraft(page);
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page).toHaveURL(site.url + privacy.path);
    await expect(page).toHaveTitle(privacy.after);
    await goToPrivacy(page);
    await expect(page).toHaveTitle(privacy.after);
    expect(await published(privacy.path)).not.toContain(privacy.after);
    await page.getByRole("button", { name: "End preview" }).click();
    await expect(page.locator("#drafts-bar")).toHaveCount(0);
    await goToPrivacy(page);
    await expect(page).toHaveTitle(privacy.before);
  });

  await test.step("all drafts are published together, for everyone", async () => {
    await open(page, `${site.url}/console/content`);
    await page.getByLabel("What changed, and why").fill("The status page is asked for often");
    await page.getByRole("button", { name: "Publish all drafts" }).click();
    await expect(page.getByText("You have no drafts")).toBeVisible();
    await expect.poll(() => published("/about")).toContain(`<title>${title}</title>`);
    await expect.poll(() => published(privacy.path)).toContain(`<title>${privacy.after}</title>`);
    await expect.poll(() => published("/")).toContain(entry.en);
    await expect.poll(() => published("/zh")).toContain(entry.zh);
  });

  await test.step("the history says who, when and why, and an earlier version can be restored", async () => {
    await openItem(page, "kind=navigation");
    const versions = page.getByRole("list", { name: "Versions, newest first" }).locator("> li");
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText("editor");
    await expect(versions.first()).toContainText("The status page is asked for often");
    await versions
      .first()
      .getByRole("button", { name: /^Show change/ })
      .click();
    await expect(versions.first().locator("ins", { hasText: entry.zh })).toBeVisible();
    await versions
      .last()
      .getByRole("button", { name: /^Restore/ })
      .click();
    await expect(rows(page).first()).not.toContainText(entry.en);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(versions).toHaveCount(3);
    await expect.poll(() => published("/")).not.toContain(entry.en);
  });
});

for (const locale of ["en", "zh"] as const) {
  test(`the editor's forms fit phones and desktops, without axe issues (${locale})`, async ({ page }) => {
    test.slow();
    await logInAsEditor(page, "/console/content");
    for (const query of ["", "?kind=seo", "?kind=navigation", "?kind=notices&id=bos-conditional-writes-example"]) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `${site.url}${at(locale, "/console/content")}${query}`);
        await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
        expect.soft(await violationsOf(page), `${query} at ${width}`).toEqual([]);
        expect.soft(await widthOf(page), `${query} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
}

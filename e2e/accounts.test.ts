import type { Page } from "@playwright/test";
import { accountWords, enterCode, formOf, logIn, register, someAccount } from "./support/account-pages.ts";
import { type Account, giveSession, register as makeAccount } from "./support/accounts.ts";
import { open, untilAlive } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { widthOf } from "./support/lay-out.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const basic = "/console/accountCenter/basicInfo";
const safety = "/console/accountCenter/safetySet";
/** The browser's message for a response that is a refusal. */
const refused = /Failed to load resource.*(422|429|401)/;

let forgetful: Account;

test.beforeAll(async () => {
  forgetful = await makeAccount();
});

async function fitsEveryWindow(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "dark"],
    [320, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    expect.soft(await violationsOf(page), `${width} ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const locale of journeyLanguages(0)) {
  const word = accountWords[locale];

  test(`a visitor registers, sees the account, verifies their real name, and logs in again (${locale})`, {
    tag: "@core",
  }, async ({ page, context }) => {
    const account = someAccount();
    await register(page, account, { locale, target: at(locale, basic) });
    const main = page.getByRole("main");
    await expect(main.getByText(account.username)).toBeVisible();
    await expect(main.getByText(`${account.phone.slice(0, 3)}****${account.phone.slice(7)}`)).toBeVisible();
    await fitsEveryWindow(page);

    await main.getByRole("button", { name: word.verify }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(word.realName).fill("李伟");
    await dialog.getByLabel(word.number).fill("11010519491231002X");
    expect.soft(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: word.submit }).click();
    await expect(main.getByText(word.checked)).toBeVisible();

    // After signing out elsewhere, the visitor is sent to the login and then back to the same page.
    await context.clearCookies();
    await open(page, at(locale, safety));
    await expect(page).toHaveURL(new RegExp(`${at(locale, "/console/login")}\\?target=`));
    await untilAlive(page);
    await page
      .getByRole("navigation", { name: /Ways to log in|登录方式/ })
      .getByRole("link")
      .nth(1)
      .click();
    await logIn(page, account, locale);
    await expect(page).toHaveURL(at(locale, safety));
    await expect(main.getByText(word.own)).toBeVisible();
    await fitsEveryWindow(page);
  });

  test(`the sign-in pages fit every window and have no axe issues (${locale})`, async ({ page }) => {
    for (const path of ["/console/login", "/console/login?by=password", "/console/register", "/fogetPwd"]) {
      await open(page, at(locale, path));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await fitsEveryWindow(page);
    }
  });
}

test("another session is ended from the security settings", async ({ page, browser, pageLog }) => {
  pageLog.expect(refused);
  const account = someAccount();
  const word = accountWords.en;
  await register(page, account, { target: safety });
  const second = await browser.newContext({ baseURL: site.url });
  const other = await second.newPage();
  await open(other, `/console/login?by=password&target=${encodeURIComponent(basic)}`);
  await logIn(other, account);
  await expect(other).toHaveURL(basic);

  await page.reload();
  await untilAlive(page);
  await page.getByRole("button", { name: word.endOthers }).click();
  await expect(page.getByRole("button", { name: word.endOthers })).toBeHidden();
  await other.reload();
  await expect(other).toHaveURL(/\/console\/login\?target=/);
  await second.close();
});

test("B-A-62 after repeated wrong passwords the wait grows and counts down, across reloads, and no input is lost", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(refused);
  const word = accountWords.en;
  const nobody = someAccount();
  await open(page, "/console/login?by=password");
  const form = formOf(page);
  const button = form.getByRole("button", { name: word.logIn });
  const waits = /\(\d+:\d\d\)/;
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect(button).not.toHaveText(waits);
    await logIn(page, nobody);
    await expect(form.getByText(word.wrongLogin).or(button.filter({ hasText: waits }))).toBeVisible();
  }
  await expect(form.getByLabel(word.account)).toHaveValue(nobody.username);
  await expect(form.getByLabel(word.password)).toHaveValue(nobody.password);
  // A response may arrive before the wait is over, and a reload take longer than the wait: each further attempt waits longer.
  await expect(async () => {
    await expect(button).not.toHaveText(waits);
    await logIn(page, nobody);
    await expect(button).toHaveText(waits, { timeout: 3_000 });
    await expect(form.getByLabel(word.account)).toHaveValue(nobody.username);
    await expect(form.getByLabel(word.password)).toHaveValue(nobody.password);
    await page.reload();
    await untilAlive(page);
    await expect(button).toHaveText(waits, { timeout: 3_000 });
  }).toPass();
});

test("B-A-69 a login never redirects to another site, whatever its URL says", async ({ page, pageLog }) => {
  // The page that is left may just be requesting private data.
  pageLog.expect(refused);
  const account = someAccount();
  await register(page, account, { target: basic });
  for (const target of ["//evil.example", "https://evil.example/", "javascript:alert(1)", "/\\evil.example"]) {
    await page.context().clearCookies();
    await open(page, `/console/login?by=password&target=${encodeURIComponent(target)}`);
    await logIn(page, account);
    await expect(page).toHaveURL("/");
  }
});

test("a visitor can log in by keyboard alone on a phone", async ({ page, pageLog }) => {
  pageLog.expect(refused);
  const account = someAccount();
  await register(page, account, { target: basic });
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/console/login?by=password&target=${encodeURIComponent(basic)}`);
  await formOf(page).getByLabel(accountWords.en.account).focus();
  await page.keyboard.type(account.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(basic);
  await expect(page.getByRole("main").getByText(account.username)).toBeVisible();
});

test("a passkey is created and logs in; on an IP address the page links to the host that supports passkeys", async ({
  browser,
}) => {
  const named = `http://localhost:${site.shellPort}`;
  const context = await browser.newContext({ baseURL: named });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = someAccount();
  const word = accountWords.en;
  await register(page, account, { target: safety });
  const visitorId = async () => (await context.cookies()).find(({ name }) => name === "account-visitor")?.value;
  const registered = await visitorId();
  expect(registered).toMatch(/^[\w-]{22}$/);
  const form = page.getByRole("form", { name: word.addKey });
  await form.getByLabel(word.keyName).fill("test key");
  await form.getByRole("button", { name: word.addKey }).click();
  await expect(page.getByRole("row", { name: /test key/ })).toBeVisible();

  await context.clearCookies();
  await open(page, `/console/login?target=${encodeURIComponent(basic)}`);
  await page.getByRole("button", { name: word.passkey }).click();
  await expect(page).toHaveURL(basic);
  await expect(page.getByRole("main").getByText(account.username)).toBeVisible();
  expect(await visitorId()).toBe(registered);

  await open(page, `${site.url}/console/login?target=%2Fnews`);
  const twin = page.getByRole("link", { name: "Open it at localhost" });
  await expect(twin).toHaveAttribute("href", `${named}/console/login?target=%2Fnews`);
  await context.close();
});

test("without JavaScript a page has no private data, and no password can end up in a URL", {
  tag: "@core",
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/console/login?by=password");
  await expect(formOf(page)).toHaveAttribute("method", "post");
  await expect(formOf(page).getByRole("button", { name: accountWords.en.logIn })).toBeDisabled();
  await page.goto(basic);
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  await context.close();
});

// Runs last: most of the minute between two codes to one phone has passed by now.
test("a forgotten password is reset with a code, and every session is ended", async ({ page, pageLog }) => {
  // May have to wait for a minute between two codes.
  test.slow();
  pageLog.expect(refused);
  const account = forgetful;
  const word = accountWords.en;
  await giveSession(page.context(), account.session);
  await open(page, basic);

  const elsewhere = await page.context().browser()?.newContext({ baseURL: site.url });
  const visitor = await elsewhere?.newPage();
  if (!visitor) throw new Error("no other browser");
  await open(visitor, "/forgot-password?target=%2Fnews");
  await expect(visitor).toHaveURL("/fogetPwd?target=%2Fnews");
  const form = formOf(visitor);
  await form.getByLabel(word.account).fill(account.phone);
  await form.getByLabel(word.code).fill("000000");
  await form.getByRole("button", { name: word.next }).click();
  await expect(form.getByLabel(word.code)).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel(word.account)).toHaveValue(account.phone);
  await enterCode(visitor, account.phone);
  await form.getByRole("button", { name: word.next }).click();
  await form.getByLabel(word.newPassword).fill("another three words");
  await form.getByRole("button", { name: word.setPassword }).click();
  await expect(visitor.getByText(word.passwordSet)).toBeVisible();
  await elsewhere?.close();

  await page.reload();
  await expect(page).toHaveURL(/\/console\/login\?target=/);
  expect((await page.context().cookies()).find(({ name }) => name === "accessToken")?.value).not.toBe(
    account.session.token,
  );
  await untilAlive(page);
  await page.goto(`/console/login?by=password&target=${encodeURIComponent(basic)}`);
  await untilAlive(page);
  await logIn(page, { ...account, password: "another three words" });
  await expect(page).toHaveURL(basic);
});

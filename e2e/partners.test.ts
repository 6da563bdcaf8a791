import { type Page } from "@playwright/test";
import { accountWords, enterCode, formOf, someAccount, type TestAccount } from "./support/account-pages.ts";
import { giveSession, logIn } from "./support/accounts.ts";
import { open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { widthOf } from "./support/lay-out.ts";
import { codeSentTo, dragByHand, moveByKeys, somePhone, watchPuzzle } from "./support/puzzle.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const texts = {
  en: {
    open: "Fill in the form",
    kind: "Delivery partner",
    company: "Company",
    contact: "Name",
    phone: "Mobile number",
    send: "Send code",
    code: "Verification code",
    note: "What you make or do",
    submit: "Send application",
    arrived: "We have received your application",
    ask: "Write a question",
    question: "Your question",
    submitQuestion: "Send question",
    asked: "We have received your question",
  },
  zh: {
    open: "填写申请",
    kind: "交付伙伴",
    company: "公司名称",
    contact: "联系人",
    phone: "手机号",
    send: "发送验证码",
    code: "验证码",
    note: "业务介绍",
    submit: "提交申请",
    arrived: "申请已收到",
    ask: "填写问题",
    question: "你的问题",
    submitQuestion: "提交问题",
    asked: "问题已收到",
  },
} as const;

async function judgedInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOf(page), colorScheme).toEqual([]);
  }
}

for (const locale of journeyLanguages(1)) {
  const word = texts[locale];

  test(`from an empty application to its reference number, by keyboard alone (${locale})`, async ({ page }) => {
    test.slow();
    const puzzle = watchPuzzle(page);
    const phone = somePhone();
    await open(page, at(locale, "/partners/ecology"));
    const block = page.locator("#apply");
    const opener = block.getByRole("button", { name: word.open });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(block.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(block.getByRole("radio", { name: word.kind })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(locale === "zh" ? "演示科技有限公司" : "PT Contoh Sentosa");
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(locale === "zh" ? "李雷" : "Sari");
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(phone);
    await judgedInBothSchemes(page);

    const send = block.getByRole("button", { name: word.send });
    await send.focus();
    await page.keyboard.press("Enter");
    const handle = page.getByRole("slider");
    await expect(handle).toBeVisible();
    await moveByKeys(page, handle, await puzzle.left());
    await expect(block.getByLabel(word.code, { exact: false })).toBeFocused();
    await page.keyboard.insertText(await codeSentTo(phone));
    await block.getByLabel(word.note, { exact: false }).fill("x");
    // Input survives a reload of the tab.
    await page.reload();
    await expect(block.getByLabel(word.phone, { exact: false })).toHaveValue(phone);
    await block.getByRole("button", { name: word.submit }).focus();
    await page.keyboard.press("Enter");

    await expect(block.getByRole("status")).toBeFocused();
    await expect(block.getByRole("status")).toContainText(word.arrived);
    await expect(block.getByText(/^ZC-\d{8}-[2-9A-HJ-NP-Z]{8}$/)).toBeVisible();
    await judgedInBothSchemes(page);
  });

  test(`a question is accepted once its puzzle is solved, on a narrow screen too (${locale})`, async ({ page }) => {
    const puzzle = watchPuzzle(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, at(locale, "/about"));
    const block = page.locator("#ask");
    await block.getByRole("button", { name: word.ask }).click();
    await block.getByLabel(word.question, { exact: false }).fill("Which size?");
    await block.getByRole("textbox").first().fill("Sari");
    await block.getByLabel(word.phone, { exact: false }).fill(somePhone());
    await judgedInBothSchemes(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await block.getByRole("button", { name: word.submitQuestion }).click();
    const handle = page.getByRole("slider");
    await expect(handle).toBeVisible();
    await dragByHand(page, handle, await puzzle.left());
    await expect(block.getByRole("status")).toContainText(word.asked);
    await expect(block.getByText(/^ZX-\d{8}-[2-9A-HJ-NP-Z]{8}$/)).toBeVisible();
  });
}

test("a referral link leads to a sign-up, and the sign-up to a rebate", async ({ page, context, browser }) => {
  test.slow();
  const demo = await demoAccount();
  await giveSession(context, await logIn(demo));
  await open(page, "/partners/cps");
  const block = page.locator("#your-code");
  const link = block.getByText(/\/console\/register\?recommend=[2-9A-HJ-NP-Z]{8}$/);
  await expect(link).toBeVisible();
  await expect(block.getByRole("img", { name: "QR code of your link" })).toBeVisible();
  const path = new URL((await link.textContent()) ?? "").search;
  await judgedInBothSchemes(page);

  const account = someAccount();
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await registerBy(visitor, account, path);
  await other.close();

  await page.reload();
  const newest = block.getByRole("table").getByRole("row").nth(1);
  await expect(newest).toContainText(`${account.username.slice(0, 1)}**`);
  await expect(newest).toContainText("$5");
  await expect(newest).toContainText("Pending");
  await expect(newest).not.toContainText("demo");
});

/** Follows a recommender's link, and registers. */
async function registerBy(page: Page, account: TestAccount, recommend: string): Promise<void> {
  const word = accountWords.en;
  const clicked = page.waitForResponse(/\/v1\/console\/clickPoint$/);
  await open(page, `/console/register${recommend}`);
  expect((await clicked).ok()).toBe(true);
  const form = formOf(page);
  await form.getByLabel(word.username).fill(account.username);
  await form.getByLabel(word.phone).fill(account.phone);
  await enterCode(page, account.phone);
  await form.getByLabel(word.password).fill(account.password);
  await form.getByRole("button", { name: word.register }).click();
  await expect(page).not.toHaveURL(/register/);
}

/** A recommender's account, as the outbox page describes it. */
async function demoAccount(): Promise<{ username: string; password: string }> {
  const text = await (await fetch(`${site.apiUrl}/dev/outbox`)).text();
  const password = /id="demo-password">([\w-]+)</.exec(text)?.[1] ?? "";
  expect(password).not.toBe("");
  return { username: "demo", password };
}

import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./alive.ts";
import { codeSentTo, moveByKeys, somePhone, watchPuzzle } from "./puzzle.ts";
import { at, type Locale } from "./words.ts";

/** The labels by which tests find the pages of an account. */
export const accountWords = {
  en: {
    username: /^User name/,
    account: /^User name or mobile number/,
    phone: /^Mobile number/,
    code: /^Verification code/,
    password: /^Password/,
    newPassword: /^New password/,
    anyCode: /^(Send code|Resend|\d+ seconds retry)$/,
    codeSent: "The code has been sent",
    register: "Register",
    logIn: /^Log in/,
    next: "Continue",
    setPassword: "Set new password",
    passwordSet: /^Your new password is set/,
    wrongLogin: "Incorrect user name or password.",
    basic: "Account",
    verify: "Verify your real name",
    realName: /^Name on the identity card/,
    number: /^Identity card number/,
    submit: "Submit",
    checked: "Under review",
    verified: "Person verified",
    own: "This session",
    endOthers: "End all others",
    passkey: "Log in with a passkey",
    keyName: /^Passkey name/,
    addKey: "Add a passkey",
  },
  zh: {
    username: /^用户名/,
    account: /^用户名或手机号/,
    phone: /^手机号/,
    code: /^验证码/,
    password: /^密码/,
    newPassword: /^新密码/,
    anyCode: /^(发送验证码|重新发送|\d+ 秒后重试)$/,
    codeSent: "验证码发送成功",
    register: "注册",
    logIn: /^登录/,
    next: "下一步",
    setPassword: "设置新密码",
    passwordSet: /^新密码已设置/,
    wrongLogin: "用户名或密码错误",
    basic: "用户中心",
    verify: "开始认证",
    realName: /^身份证姓名/,
    number: /^身份证号码/,
    submit: "提交认证",
    checked: "审核中",
    verified: "个人已认证",
    own: "当前会话",
    endOthers: "结束其他所有会话",
    passkey: "用通行密钥登录",
    keyName: /^密钥名称/,
    addKey: "添加通行密钥",
  },
} as const;

export interface TestAccount {
  username: string;
  password: string;
  phone: string;
}

/** An account that no other test uses. */
export function someAccount(): TestAccount {
  const phone = somePhone();
  return {
    username: `visitor-${phone.slice(3)}`,
    password: `three words ${phone.slice(4).split("").toReversed().join("-")}`,
    phone,
  };
}

export const formOf = (page: Page) => page.getByRole("main").getByRole("form");

/** Requests a code through the form on the page, solving the puzzle by keyboard, and enters it. */
export async function enterCode(page: Page, phone: string, locale: Locale = "en"): Promise<void> {
  const word = accountWords[locale];
  const sent = page.getByText(word.codeSent);
  const button = formOf(page).getByRole("button", { name: word.anyCode });
  await solveFor(page, button);
  await expect(sent.or(button.filter({ hasText: /\d/ })).first()).toBeVisible();
  if (!(await sent.isVisible())) {
    // A phone gets one message per minute, for any purpose: the button counts down the api's waiting time.
    await expect(button).toBeEnabled();
    await solveFor(page, button);
    await expect(sent).toBeVisible();
  }
  await expect(formOf(page).getByLabel(word.code)).toBeFocused();
  await formOf(page)
    .getByLabel(word.code)
    .fill(await codeSentTo(phone));
}

async function solveFor(page: Page, button: Locator): Promise<void> {
  const puzzle = watchPuzzle(page);
  await button.click();
  const handle = page.getByRole("slider");
  await expect(handle).toBeVisible();
  await moveByKeys(page, handle, await puzzle.left());
  await expect(handle).toBeHidden();
}

/** Registers as a visitor does, and ends at the address of `target`. */
export async function register(
  page: Page,
  account: TestAccount,
  { locale = "en", target }: { locale?: Locale; target: string },
) {
  const word = accountWords[locale];
  await open(page, at(locale, `/console/register?target=${encodeURIComponent(target)}`));
  const form = formOf(page);
  await form.getByLabel(word.username).fill(account.username);
  await form.getByLabel(word.phone).fill(account.phone);
  await enterCode(page, account.phone, locale);
  await form.getByLabel(word.password).fill(account.password);
  await form.getByRole("button", { name: word.register }).click();
  await expect(page).toHaveURL(target);
}

/** Logs in by password on the open login page. */
export async function logIn(page: Page, { username, password }: TestAccount, locale: Locale = "en"): Promise<void> {
  const word = accountWords[locale];
  await formOf(page).getByLabel(word.account).fill(username);
  await formOf(page).getByLabel(word.password).fill(password);
  await formOf(page).getByRole("button", { name: word.logIn }).click();
}

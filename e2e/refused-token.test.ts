import type { Page } from "@playwright/test";
import { type Account, register } from "./support/accounts.ts";
import { domainWords } from "./support/domain-words.ts";
import { logInLink } from "./support/fake-visitor.ts";
import { openSearch } from "./support/header.ts";
import { signedInTabs } from "./support/signed-in-tabs.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

interface Middle {
  fragment: string;
  path: string;
  /** A visitor's action there that calls the api. */
  act(page: Page): Promise<void>;
  /** The address afterwards; if absent, the same as before. */
  after?: RegExp;
}

const follow = (href: string) => (page: Page) => page.getByRole("main").locator(`a[href="${href}"]`).first().click();

const middles: readonly Middle[] = [
  {
    fragment: "mf-header-footer",
    path: "/products/bcc",
    act: async (page) => (await openSearch(page, words.en.search)).fill("firewall"),
  },
  { fragment: "mf-products", path: "/", act: follow("/products/bcc"), after: /\/products\/bcc$/ },
  {
    fragment: "mf-solutions",
    path: "/about",
    async act(page) {
      await page.locator("#ask").getByRole("button", { name: "Write a question" }).click();
      await page.locator("#ask").getByLabel("Your question").fill("Which size?");
      await page.locator("#ask").getByRole("textbox").first().fill("Sari");
      await page.locator("#ask").getByLabel("Mobile number").fill("13900000000");
      await page.locator("#ask").getByRole("button", { name: "Send question" }).click();
    },
  },
  {
    fragment: "mf-news-docs",
    path: "/document/getting-started/first-server",
    act: (page) => page.getByRole("main").getByRole("button", { name: "Yes", exact: true }).click(),
  },
  {
    fragment: "mf-calculator",
    path: "/products/waf",
    act: (page) => page.getByRole("button", { name: "Quote calculator" }).first().click(),
  },
  {
    fragment: "mf-domain",
    path: "/products/bcd",
    async act(page) {
      await page.getByRole("textbox", { name: domainWords.en.box }).fill("a-name-of-ours.com");
      await page.getByRole("main").getByRole("button", { name: domainWords.en.search, exact: true }).first().click();
    },
    after: /\/products\/bcd\/search/,
  },
  {
    fragment: "mf-account",
    path: "/console/accountCenter/safetySet",
    act: (page) => page.getByRole("main").getByRole("link", { name: "Account", exact: true }).click(),
    after: /\/console\/login\?target=/,
  },
];

let account: Account;

test.beforeAll(async () => {
  account = await register();
});

for (const { fragment, path, act, after } of middles) {
  test(`F-86 a token that is rejected while ${fragment} is in use signs out every tab`, async ({
    page,
    context,
    pageLog,
  }) => {
    pageLog.expect(/status of 401/);
    const other = await signedInTabs(page, account, { page: path, other: "/news" });
    // What the page loads by itself must not meet the rejection before the visitor does.
    await expect(page.locator('#slot-main section[aria-busy="true"]')).toHaveCount(0);
    await context.route("**/api/v1/**", (route) =>
      route.fulfill({ status: 401, json: { code: 401, msg: "refused", data: null } }),
    );

    await act(page);
    for (const tab of [page, other]) await expect(logInLink(tab)).toBeAttached();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("accessToken");
    await expect(other).toHaveURL("/news");
    await expect(page).toHaveURL(after ?? path);
  });
}

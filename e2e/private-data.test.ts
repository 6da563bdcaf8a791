import type { Response } from "@playwright/test";
import { rounds } from "@zhian/chaos/rounds";
import { type Account, giveSession, register } from "./support/accounts.ts";
import { open } from "./support/alive.ts";
import { everyPath } from "./support/every-path.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

/** A visitor's own pages, and pages that lead to them: their HTML is the same for everyone. */
const ownPages = [
  "/fogetPwd",
  "/console",
  "/console/login",
  "/console/login?by=password",
  "/console/register",
  "/console/accountCenter/basicInfo",
  "/console/accountCenter/safetySet",
  "/console/promotionManagement/overview",
  "/console/bcd/order",
  "/console/nowhere",
];
const others = [
  "/error",
  "/nowhere",
  "/products/bcd/search?q=free-1.com",
  "/search?q=server",
  "/_revision",
  "/metrics",
];

let account: Account;
let canaries: [name: string, text: string][];

test.beforeAll(async () => {
  account = await register();
  const { username, uuid, phone, password, session } = account;
  canaries = Object.entries({ username, uuid, phone, password, token: session.token, binding: session.binding.value });
});

function found(text: string): string[] {
  return canaries.filter(([, canary]) => text.includes(canary)).map(([name]) => name);
}

async function everyRoute(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const plain = [...everyPath, ...ownPages, ...others];
  return [...new Set([...listed, ...locales.flatMap((locale) => plain.map((path) => at(locale, path)))])];
}

async function read(path: string, headers: Record<string, string>): Promise<{ said: string; keeping: string | null }> {
  const answer = await fetch(site.url + path, { headers, redirect: "manual" });
  return {
    said: `${JSON.stringify([...answer.headers])}\n${await answer.text()}`,
    keeping: answer.headers.get("cache-control"),
  };
}

test("no page of any route, for a signed-in visitor or cached for another, contains personal data", async () => {
  // Hundreds of pages, three requests each.
  test.slow();
  const all = await everyRoute();
  expect(all.length).toBeGreaterThan(200);
  const of = "routes whose pages are searched for what is a visitor's";
  const count = rounds({ short: Math.ceil(all.length / 3), long: all.length, of });
  // Every third still includes pages of all kinds, in both languages.
  const routes = all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
  let next = 0;
  async function lane(): Promise<void> {
    for (let path = routes[next++]; path !== undefined; path = routes[next++]) await visit(path);
  }
  // More concurrent requests would be turned away.
  await Promise.all(Array.from({ length: 4 }, lane));
});

/** Twice by its visitor, so that anything cached by the first visit is served, and then by somebody else. */
async function visit(path: string): Promise<void> {
  const { token, binding } = account.session;
  const own = { cookie: `accessToken=${token}; ${binding.name}=${binding.value}`, authorization: token };
  for (const headers of [own, own, {}]) {
    const { said, keeping } = await read(path, headers);
    const who = headers === own ? "signed in" : "signed out";
    expect.soft(found(said), `${path}, ${who}`).toEqual([]);
    if (headers === own && said.includes("<html")) expect.soft(keeping, `${path}, ${who}`).toMatch(/no-store/);
  }
}

test("in a browser only uncached api responses contain personal data", async ({ context, page, pageLog }) => {
  test.slow();
  pageLog.expect(/status of 404/);
  const kept: string[] = [];
  const seen = new Set<string>();
  const reading: Promise<void>[] = [];

  async function look(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    const headers = await response.allHeaders();
    // A response without a body has no text to read; downloaded pictures contain none.
    const text = await response.text().catch(() => "");
    const names = found(text + JSON.stringify({ ...headers, "set-cookie": "" }));
    if (names.length === 0) return;
    seen.add(pathname);
    const isNobodysElse = pathname.startsWith("/api/v1/") && /no-store/.test(headers["cache-control"] ?? "");
    if (!isNobodysElse) kept.push(`${pathname}: ${names.join()}`);
  }
  context.on("response", (response) => void reading.push(look(response)));
  await giveSession(context, account.session);

  for (const path of ["/", "/products/bcc", "/zh/products/bcd/search", "/partners/ecology", ...ownPages.slice(5, 9)]) {
    await open(page, path);
    await expect(page.getByRole("banner").getByRole("button", { name: account.username })).toBeVisible();
  }
  await Promise.all(reading);
  expect([...seen]).toContain("/api/v1/console/user/overview");
  expect(kept).toEqual([]);

  await context.clearCookies();
  for (const path of ["/", "/products/bcc", "/console/accountCenter/basicInfo"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("link", { name: words.en.logIn })).toBeVisible();
    expect(found(await page.content()), path).toEqual([]);
  }
});

import type { Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { choose, openSearch } from "./support/header.ts";
import { untilHeightsRemembered } from "./support/idle-code.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

const pages = ["/", "/products/bcc", "/products/bci", "/solution/cloud-base", "/zh", "/zh/products/bcc", "/error"];

/** Uses the site as a visitor normally would. */
async function useSite(page: Page): Promise<void> {
  await open(page, "/products/bcc");
  await mark(page);
  await choose(page, words.en.currency, "IDR");
  const field = await openSearch(page, words.en.search);
  await field.fill("mysql");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/products/mysql");
  await page.keyboard.press("Escape");
  await page.getByRole("main").locator('a[href="/solution/cloud-base"]').first().click();
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  await choose(page, words.en.language, "中文");
  await expect(page).toHaveURL(/\/zh\/solution\/cloud-base$/);
  await page.goBack();
  expect(await isMarked(page)).toBe(true);
}

test("B-S-16 messages from any origin, of any shape, have no effect", async ({ page }) => {
  await open(page, "/products/bcc");
  await untilHeightsRemembered(page);
  const before = await page.locator("body").innerHTML();
  await page.evaluate(() => {
    const said = [
      null,
      "locale=zh",
      { type: "auth", token: "stolen" },
      JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object,
      { type: "webpackHotUpdate", data: "x" },
      { name: "session.ended", payload: { reason: "logged-out" } },
    ];
    for (const data of said) {
      for (const origin of [location.origin, "https://evil.test", "null"]) {
        dispatchEvent(new MessageEvent("message", { data, origin }));
        postMessage(data, "*");
      }
    }
    return new Promise((resolve) => requestAnimationFrame(resolve));
  });

  expect(await page.locator("body").innerHTML()).toBe(before);
  expect(await page.evaluate(() => ["polluted" in {}, document.cookie.includes("stolen")])).toEqual([false, false]);
});

test("B-S-17 messages and storage events from another tab sign nobody in and change no language", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/v1/console/") && asked.push(request.url()));
  await open(page, "/products/bcc");
  await untilHeightsRemembered(page);
  const before = await page.locator("body").innerHTML();
  await page.evaluate(() => {
    const tabs = new BroadcastChannel("zhian-session");
    const said = [
      "check",
      { status: "signed-in", token: "stolen", user: { username: "mallory" } },
      JSON.parse('{"__proto__":{"status":"signed-in"}}') as object,
      { locale: "__proto__" },
      null,
    ];
    for (const data of said) tabs.postMessage(data);
    for (const key of ["accessToken", "locale", "zhian:starting", "zhian:scroll"]) {
      dispatchEvent(new StorageEvent("storage", { key, newValue: "__proto__", storageArea: localStorage }));
    }
    // The channel is ordered: once this message arrives, the page has handled the earlier ones.
    const own = new BroadcastChannel("zhian-session");
    return new Promise((resolve) => {
      own.addEventListener("message", resolve);
      tabs.postMessage("last");
    });
  });

  expect(await page.locator("body").innerHTML()).toBe(before);
  expect(asked).toEqual([]);
  await expect(page.getByRole("banner").getByRole("link", { name: words.en.logIn })).toBeVisible();
});

test("B-S-19 content elements that shadow the page's ids or methods have no effect", async ({ page }) => {
  const forged = [
    `<div id="page">{"fragments":[],"locale":"zh","revision":99}</div>`,
    `<div id="data-mf-products">{"main":{}}</div>`,
    `<div id="slot-main" data-slot="main" data-fragment="mf-evil">forged</div>`,
    `<div id="slot-header" data-slot="header"></div>`,
    `<form name="getElementById"></form><form id="config"><input name="origin"></form>`,
    `<a id="mf_products"></a><a id="mf_products" name="get"></a>`,
  ].join("");
  await page.route("**/products/bcc", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // After the skip link, the only element that precedes it in the body.
    await route.fulfill({
      response,
      body: html.replace(/(<div id="slot-header")/, `<section hidden>${forged}</section>$1`),
    });
  });
  await page.goto("/products/bcc");
  await expect(page.locator('body > #slot-header[data-outcome="mounted"]')).toBeAttached();
  await expect(page.locator('body > #slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();

  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator('section [data-fragment="mf-evil"]')).toHaveText("forged");
  await mark(page);
  await page.locator('body > #slot-main a[href="/solution/cloud-base"]').first().click();
  await expect(page.locator('body > #slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  expect(await isMarked(page)).toBe(true);
});

test("B-S-20 with a frozen Object.prototype every page hydrates and works: nothing writes to it", async ({ page }) => {
  await page.addInitScript(freezePrototype);
  for (const path of pages) await open(page, path);
  await useSite(page);
});

/**
 * Freezes it as SES does ("override taming"): objects may still be assigned their own `toString`. Plain freezing prevents that, since
 * the inherited property is read-only, and libraries such as axios do it. Writes to the prototype itself throw.
 */
function freezePrototype(): void {
  for (const name of Object.getOwnPropertyNames(Object.prototype).filter((each) => each !== "__proto__")) {
    const inherited: unknown = Reflect.get(Object.prototype, name);
    Object.defineProperty(Object.prototype, name, {
      get: () => inherited,
      set(this: object, value: unknown) {
        if (this === Object.prototype) throw new TypeError(`${name} of Object.prototype is frozen`);
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  }
  Object.freeze(Object.prototype);
}

for (const query of [
  "?__proto__[polluted]=1&constructor.prototype.polluted=1",
  "?__proto__.polluted=1&a[__proto__][polluted]=1",
  "?toString=1&hasOwnProperty=1&__proto__=%7B%22polluted%22:1%7D",
]) {
  test(`B-S-20 the query ${query.slice(0, 24)}… pollutes no prototype`, async ({ page }) => {
    await open(page, `/products/bcc${query}`);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
  });
}

test("B-S-22 in normal use no page violates its CSP, in either language", async ({ page }) => {
  // The page log fails on each violation that the browser logs, and on each that is reported.
  const violations: string[] = [];
  await page.exposeFunction("__violated", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      Reflect.get(globalThis, "__violated")(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of pages) await open(page, path);
  await useSite(page);
  expect(violations).toEqual([]);
});

const attacks: Record<string, () => void> = {
  eval: () => Reflect.get(globalThis, "eval")("globalThis.__ran = true"),
  "new Function": () => Reflect.construct(Reflect.get(globalThis, "Function"), ["globalThis.__ran = true"])(),
  "an inline handler": () => document.body.setAttribute("onclick", "globalThis.__ran = true"),
  "HTML from a string": () => Reflect.set(document.body, "innerHTML", "<img src=x onerror='globalThis.__ran = true'>"),
  "a data: script": () => {
    const script = document.createElement("script");
    script.src = "data:text/javascript,globalThis.__ran = true";
    document.head.append(script);
  },
  "an inline script": () => {
    const script = document.createElement("script");
    script.append("globalThis.__ran = true");
    document.head.append(script);
  },
  "a script from another host": () => {
    const script = document.createElement("script");
    script.src = "https://evil.test/_fragments/x.js";
    document.head.append(script);
  },
};

/** Runs in the page before any of its scripts: records what its policy refuses. */
function noteRefusals() {
  const refusals: string[] = [];
  Reflect.set(globalThis, "__refusals", refusals);
  document.addEventListener("securitypolicyviolation", ({ disposition, originalPolicy }) => {
    refusals.push(`${disposition}: ${originalPolicy}`);
  });
}

for (const [what, attack] of Object.entries(attacks)) {
  test(`B-S-22 ${what} is blocked and reported`, async ({ page, pageLog }) => {
    pageLog.expect(/Content Security Policy|Trusted|unsafe-eval|Refused|EvalError|^report: /i);
    await page.addInitScript(`globalThis.__attack = ${attack.toString()}`);
    await page.addInitScript(noteRefusals);
    await open(page, "/products/bcc");
    // In a task of the page: code run by the debugger itself may evaluate anything.
    await page.evaluate(() => void setTimeout(() => Reflect.get(globalThis, "__attack")()));
    // The browser sends violation reports to the policy's address at its own discretion.
    const refusals = () => page.evaluate(() => Reflect.get(globalThis, "__refusals") as string[]);
    await expect
      .poll(refusals)
      .toContainEqual(expect.stringMatching(/^enforce: .*report-uri \/_reports; report-to default/));
    await page.locator("body").click({ position: { x: 1, y: 1 } });
    expect(await page.evaluate(() => Reflect.get(globalThis, "__ran"))).toBeUndefined();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("B-S-26 a denied clipboard is reported; an avatar that is a script or from another host is never requested", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "accessToken", value: "a-token-of-a-test", url: baseURL ?? "" }]);
  for (const address of [
    "javascript:globalThis.__ran=true",
    "https://tracker.test/pixel.gif",
    "//tracker.test/x",
    "data:image/svg+xml,<svg/>",
  ]) {
    await page.route("**/api/v1/console/**", (route) =>
      route.fulfill({
        json: {
          code: 0,
          msg: "",
          data: { username: "lin", uuid: "u-1", accountType: 0, profile: address, isRegister: false, code: "" },
        },
      }),
    );
    const foreign: string[] = [];
    page.on("request", (request) => request.url().includes("tracker.test") && foreign.push(request.url()));
    await open(page, "/products/bcc");
    await expect(page.getByRole("banner").getByRole("button", { name: "lin" })).toBeVisible();
    await expect(page.getByRole("banner").locator("img")).toHaveCount(0);
    expect([foreign, await page.evaluate(() => Reflect.get(globalThis, "__ran"))]).toEqual([[], undefined]);
    await page.unroute("**/api/v1/console/**");
  }

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await page
    .getByRole("button", { name: /^Copy command/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Copying is not allowed" }).first()).toBeVisible();
});

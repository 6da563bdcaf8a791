import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { countLoads } from "./support/count-loads.ts";
import { choose } from "./support/header.ts";
import { withShortPauses } from "./support/short-pauses.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

const pages = ["/", "/products/bcc", "/products/bci", "/solution/cloud-base", "/zh", "/zh/products/bcc"];
const chunk = "**/_fragments/mf-products/*/page-product.*.js";

test("F-108 without cookies every page is anonymous, in its own language, with prices in dollars", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
  });
  for (const path of pages) {
    await context.clearCookies();
    await open(page, path);
    const word = words[path.startsWith("/zh") ? "zh" : "en"];
    await expect(page.locator("html")).toHaveAttribute("lang", word.lang);
    await expect(page.getByRole("banner").getByRole("link", { name: word.logIn })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: word.currency, exact: true })).toContainText(
      "USD",
    );
  }
  // A choice still applies for the lifetime of the document.
  await choose(page, words.zh.currency, "IDR");
  await expect(page.getByRole("banner").getByRole("button", { name: "货币", exact: true })).toContainText("IDR");
});

for (const [what, cookie] of [
  ["corrupt", "locale=%E0%A4%A; currency=\u00ff; visitor=x; accessToken=%"],
  ["duplicated", "locale=xx; locale=zh; currency=EUR; currency=IDR"],
  ["8 kB long", `locale=${"a".repeat(4000)}; accessToken=${"b".repeat(4100)}`],
  ["names of inherited properties", "locale=__proto__; currency=constructor; visitor=../../etc"],
  ["nameless", "=; ;;; =x; locale"],
] as const) {
  test(`F-109 cookies that are ${what} yield an anonymous page, and the site's own among them are cleared`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(`${baseURL}/products/bcc`, { headers: { cookie } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("/console/login");
    const names = ["locale", "currency", "visitor", "accessToken"].filter((name) => cookie.includes(`${name}=`));
    const cleared = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    for (const name of names) {
      expect(cleared.map(({ value }) => value)).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}=;.*(Max-Age=0|1970)`, "i")),
      );
    }
  });
}

test("F-109 a browser with invalid cookies gets a working page, and the cookies are cleared", async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? "";
  await context.addCookies([
    { name: "locale", value: "__proto__", url },
    { name: "currency", value: "x".repeat(4000), url },
    { name: "accessToken", value: "%", url },
  ]);
  await open(page, "/products/bcc");
  await expect(page.getByRole("banner").getByRole("link", { name: words.en.logIn })).toBeVisible();
  const left = (await context.cookies()).filter(({ name }) => ["locale", "currency", "accessToken"].includes(name));
  expect(left).toEqual([]);
});

const broken = {
  "cannot be accessed": () => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "forgets everything": () => {
    Storage.prototype.setItem = () => undefined;
    Storage.prototype.getItem = () => null;
  },
};

for (const [what, script] of Object.entries(broken)) {
  test(`F-110 with storage that ${what} everything works, and a lost chunk causes no reload loop`, async ({
    page,
    pageLog,
  }) => {
    pageLog.expect(/^report: |404|ChunkLoadError|Loading chunk|preload/);
    await page.addInitScript(script);
    await open(page, "/products/bcc");
    await mark(page);
    await choose(page, words.en.currency, "IDR");
    await page.getByRole("main").locator('a[href="/solution/cloud-base"]').first().click();
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
    await page.goBack();
    await expect(page.locator('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();
    expect(await isMarked(page)).toBe(true);

    const loads = countLoads(page);
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.goto("/products/bci");
    await expect(page.locator("#slot-main .zhian-unavailable")).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test("F-111 stored values of another version, or forged by a visitor, are ignored", async ({ page }) => {
  await open(page, "/products/bcc");
  for (const value of ["{", "null", "[[1]]", '[["k",{"x":"1e9","y":null}]]', '{"__proto__":{"polluted":1}}', "NaN"]) {
    await page.evaluate((stored) => {
      for (const key of ["zhian:scroll", "zhian:reloaded-at", "zhian:starting"]) {
        sessionStorage.setItem(key, stored);
        localStorage.setItem(key, stored);
      }
    }, value);
    await page.reload();
    await untilAlive(page);
    await expect(page.locator(".zhian-unavailable"), value).toHaveCount(0);
    expect(await page.evaluate(() => [scrollY, "polluted" in {}]), value).toEqual([0, false]);
  }
});

test("F-111 a stored reload time in the future does not block a reload that is due", async ({ page, pageLog }) => {
  pageLog.expect(/^report: |404|ChunkLoadError|Loading chunk|preload/);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("zhian:reloaded-at")) sessionStorage.setItem("zhian:reloaded-at", "99999999999999");
  });
  const loads = countLoads(page);
  await withShortPauses(page);
  await page.route(chunk, (route) => (loads() === 1 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/products/bcc");
  await expect.poll(loads).toBe(2);
  await untilAlive(page);
  await expect(page.locator(".zhian-unavailable")).toHaveCount(0);
});

test("F-56 after a tab was killed while a fragment started, its next document shows that fragment as HTML only", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/^report: |StalledError|preload/);
  await open(page, "/solution/cloud-base");
  const versions = await page.evaluate(() => {
    // The page's own state, as its shell reads it.
    const { fragments } = JSON.parse(document.querySelector("script#page")?.textContent ?? "{}") as {
      fragments: { name: string; version: string }[];
    };
    const left = fragments.filter(({ name }) => name === "mf-solutions").map(({ name, version }) => [name, version]);
    return Object.fromEntries(left) as Record<string, string>;
  });
  // The note left by a tab that was killed after blocking for ten seconds.
  const note = { versions, freeAt: Date.now() - 10_000, heldMs: 0 };
  await page.addInitScript((left) => sessionStorage.setItem("zhian:starting", left), JSON.stringify(note));
  await page.reload();
  const notice = page.locator("#slot-main .zhian-unavailable");
  await expect(notice).toBeVisible();
  await expect(page.locator('#slot-main[data-outcome="rendered"]').getByRole("heading", { level: 1 })).toBeVisible();
  for (const slot of ["header", "footer"])
    await expect(page.locator(`#slot-${slot}[data-outcome="mounted"]`)).toBeAttached();
  await notice.getByRole("button", { name: words.en.retry }).click();
  await untilAlive(page);
  await expect(notice).toHaveCount(0);
});

import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { open } from "./support/alive.ts";
import { type RawChromium, type RawPage, startRawChromium } from "./support/raw-chromium.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const user = { username: "lin-of-the-test", uuid: "u-1", accountType: 0, isRegister: false, code: "" };
const alive = `document.querySelector('#slot-main[data-outcome="mounted"]') && document.querySelector('#slot-header[data-outcome="mounted"]')`;
const idleCodeLoaded = `performance.getEntriesByType("resource").some(({ name }) => name.includes("/once-idle."))`;
const named = `document.body.innerText.includes("${user.username}")`;

/** Records whether the page came from the back-forward cache, and in how many of its first frames it showed a name. */
const watch = `
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    window.__restored = { frames: 0, named: 0 };
    const look = () => {
      window.__restored.frames += 1;
      if (${named}) window.__restored.named += 1;
      if (window.__restored.frames < 20) requestAnimationFrame(look);
    };
    look();
  });`;

let browser: RawChromium;
let server: Server;
let url: string;

test.beforeAll(async () => {
  browser = await startRawChromium();
  // The site, with an api that accepts every token.
  server = createServer((incoming, response) => {
    if (incoming.url?.startsWith("/api/v1/console/")) {
      response.setHeader("content-type", "application/json").end(JSON.stringify({ code: 0, msg: "", data: user }));
      return;
    }
    const { method, headers } = incoming;
    const upstream = ask(new URL(incoming.url ?? "/", site.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  await browser.stop();
  server.closeAllConnections();
});

async function openPage(path: string): Promise<RawPage> {
  const page = await browser.open("about:blank");
  await page.send("Page.enable");
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: watch });
  await page.send("Page.navigate", { url: url + path });
  await page.until(alive);
  return page;
}

/** Navigates to another document and back, changing cookies in between. */
async function awayAndBack(page: RawPage, meanwhile: string): Promise<void> {
  // Chromium keeps no page that is left while it loads, or that is too busy to be frozen in time.
  await page.until(`document.readyState === "complete" && ${idleCodeLoaded}`);
  await page.evaluate(`location.assign("/nowhere")`);
  await page.until(`location.pathname === "/nowhere" && document.readyState === "complete"`);
  // Chromium stores a written cookie later, but answers a document that reads after writing only then.
  await page.evaluate(`${meanwhile}; document.cookie`);
  await page.evaluate(`history.back()`);
  await page.until(`location.pathname !== "/nowhere" && ${alive}`);
}

test("F-112 a page restored after its visitor has signed out shows no name in any frame", async () => {
  const page = await openPage("/products/bcc");
  await page.evaluate(`window.__before = true; document.cookie = "accessToken=a-token-of-a-test; path=/"`);
  await page.send("Page.reload");
  // The previous document may also receive the token, and show the name while it is still there.
  await page.until(`!window.__before && ${named} && ${alive}`);
  await page.evaluate(`window.__same = true`);
  await awayAndBack(page, `document.cookie = "accessToken=; path=/; max-age=0"`);

  // The document may be back before its pageshow event.
  await page.until(`!window.__same || window.__restored?.frames === 20`);
  const restored = await page.evaluate(`window.__restored?.named ?? 0`);
  expect([restored, await page.evaluate(named)]).toEqual([0, false]);
});

test("F-113 a restored page picks up the currency and the language that were chosen meanwhile", async () => {
  const page = await openPage("/products/bcc");
  await page.evaluate(`window.__same = true`);
  await awayAndBack(page, `document.cookie = "currency=IDR; path=/"; document.cookie = "locale=zh; path=/"`);
  await page.until(`window.__same === true && window.__restored !== undefined`);
  await page.until(`location.pathname === "/zh/products/bcc" && document.documentElement.lang === "zh-Hans"`);
  await page.until(`document.querySelector("#slot-header").innerText.includes("IDR")`);
});

test("F-112 F-113 on a pageshow event alone, token, language and currency are read again at once", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "accessToken", value: "a-token-of-a-test", url: site.url }]);
  await page.route("**/api/v1/console/**", (route) => route.fulfill({ json: { code: 0, msg: "", data: user } }));
  await open(page, "/products/bcc");
  const name = page.getByRole("banner").getByRole("button", { name: user.username });
  await expect(name).toBeVisible();

  await context.addCookies([{ name: "currency", value: "IDR", url: site.url }]);
  await context.clearCookies({ name: "accessToken" });
  const asked = page.waitForRequest("**/_revision");
  const isNamed = await page.evaluate(
    (username) =>
      new Promise<boolean>((resolve) => {
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        requestAnimationFrame(() => resolve(document.body.innerText.includes(username)));
      }),
    user.username,
  );
  expect(isNamed).toBe(false);
  await asked;
  await expect(page.getByRole("banner").getByRole("button", { name: "Currency", exact: true })).toContainText("IDR");
});

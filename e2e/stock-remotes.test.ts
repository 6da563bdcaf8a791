import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import { integrityOf } from "@zhian/release/integrity-of";
import { isMarked, mark, open } from "./support/alive.ts";
import { fragments } from "./support/fragments-command.ts";
import { choose } from "./support/header.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { buildStock } from "./support/stock-remote.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

// A reused registry still has the releases of earlier runs.
const stamp = Date.now().toString(36);
const name = `mf-stock-${stamp}`;
const route = `/stock-${stamp}`;
const base = `/_fragments/${name}/1.0.0/`;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("stock-remotes");
  await fragments("publish", await buildStock({ bundler: "webpack", name, version: "1.0.0", route }));
  await site.change("promote", name, "1.0.0");
});

test.afterAll(() => site.stop());

/** Tests server HTML, hydration, a chunk with its style, another language, unmounting and mounting again. */
async function useAll(page: Page, title: { en: string; zh: string }): Promise<void> {
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  // Clears an earlier choice of language.
  await page.context().clearCookies();
  expect(await (await page.request.get(site.url + route)).text()).toContain(title.en);
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      Reflect.set(globalThis, "__rendered", document.querySelector("#slot-main h1"));
    }),
  );
  await open(page, site.url + route);
  await mark(page);
  expect(await heading.evaluate((node) => node === Reflect.get(globalThis, "__rendered"))).toBe(true);

  await page.getByRole("button", { name: "Show details" }).click();
  const details = page.getByText("Loaded as a chunk of its own");
  await expect(details).toHaveCSS("border-left-width", "7px");
  await expect(page.locator('link[rel="stylesheet"][href$="details.css"]')).toHaveAttribute("integrity", /^sha384-/);

  await choose(page, words.en.language, "中文");
  await expect(heading).toHaveText(title.zh);
  await expect(page.getByText("来自单独加载的代码块")).toBeVisible();

  await page.locator('#slot-header a[href="/zh"]').first().click();
  await expect(page.locator('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();
  await page.goBack();
  await expect(heading).toHaveText(title.zh);
  await expect(page.getByText("来自单独加载的代码块")).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}

test("a release built with stock webpack, and the next one with stock Rspack, hydrate, load chunks, and unmount", async ({
  page,
}) => {
  await useAll(page, { en: "Built by a stock bundler", zh: "由标准构建工具生成" });
  const edits = { "src/page.tsx": (text: string) => text.replace("Built by a stock", "Built by another") };
  await fragments("publish", await buildStock({ bundler: "rspack", name, version: "1.1.0", route, edits }));
  await site.change("promote", name, "1.1.0");
  await useAll(page, { en: "Built by another bundler", zh: "由标准构建工具生成" });
  await site.change("rollback", name);
});

test("a stock release that uses an export missing from the shell's React is rejected, with the line", async () => {
  const edits = {
    "src/page.tsx": (text: string) =>
      text.replace("{ lazy,", "{ useMagic, lazy,").replace("const [", "useMagic();\n  const ["),
  };
  await fragments("publish", await buildStock({ bundler: "webpack", name, version: "1.2.0", route, edits }));
  await expect(site.change("promote", name, "1.2.0")).rejects.toThrow(
    /uses useMagic of react in src\/page\.tsx:\d+, but the shell does not share it/,
  );
});

test("the exports that an Rspack release uses of shared modules are read from its code", async () => {
  const folder = await buildStock({ bundler: "rspack", name, version: "1.3.0", route });
  const { uses } = fragmentManifestSchema.parse(JSON.parse(await readFile(join(folder, "dist/fragment.json"), "utf8")));
  expect(Object.keys(uses?.["react"] ?? {})).toEqual(["lazy", "useState", "useEffect", "Suspense"]);
  expect(uses?.["react-dom/client"]).toEqual({
    hydrateRoot: expect.stringMatching(/^__federation_expose_app\.js:\d+:\d+$/),
    createRoot: expect.any(String),
  });
});

test.describe("a broken stock release", () => {
  test.beforeEach(async ({ page, pageLog }) => {
    pageLog.expect(
      /integrity|preload|net::ERR|ChunkLoadError|Loading (CSS )?chunk|RUNTIME-|Federation|does not satisfy/i,
    );
    pageLog.expect(/^report: /);
    // Otherwise the shell reloads the page once for a lost chunk.
    await page.addInitScript(() => sessionStorage.setItem("zhian:reloaded-at", String(Date.now())));
  });

  test("F-150 runs no changed chunk", async ({ page }) => {
    let ran = 0;
    await page.exposeFunction("__ran", () => (ran += 1));
    await page.route(`**${base}details.js`, async (given) => {
      const response = await given.fetch();
      await given.fulfill({ response, body: `${await response.text()};__ran()` });
    });
    await open(page, site.url + route);
    await untilOnlyMainFails(page, { click: true });
    expect(ran).toBe(0);
  });

  for (const chunk of ["unknown", "../1.1.0/details", "包"]) {
    test(`F-150 does not even request a chunk that it does not list: ${chunk}`, async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(decodeURI(request.url())));
      await replaceEntry(page, (text) => text.replaceAll('"details"', JSON.stringify(chunk)));
      await open(page, site.url + route);
      await untilOnlyMainFails(page, { click: true });
      expect(requested.filter((url) => url.includes(chunk))).toEqual([]);
    });
  }

  for (const [what, change] of [
    ["an empty entry", () => ""],
    ["an entry without a container", () => "var a = 1;"],
    [
      "a container that requires another major version of React",
      (text: string) =>
        text.replaceAll('requiredVersion:"^19.3.1",strictVersion:!1', 'requiredVersion:"^18.0.0",strictVersion:!0'),
    ],
  ] as const) {
    test(`F-155 breaks only its own slot with ${what}`, async ({ page }) => {
      await replaceEntry(page, change);
      await page.goto(site.url + route);
      await untilOnlyMainFails(page, { click: false });
    });
  }
});

/** Checks that the server's HTML stays below the notice, and that the rest of the page works. */
async function untilOnlyMainFails(page: Page, { click }: { click: boolean }): Promise<void> {
  await expect(page.locator('#slot-header[data-outcome="mounted"]')).toBeAttached();
  if (click) await page.getByRole("button", { name: "Show details" }).click();
  await expect(page.locator("#slot-main .zhian-unavailable")).toBeVisible();
  await expect(page.locator('#slot-footer[data-outcome="mounted"]')).toBeAttached();
  await choose(page, words.en.currency, "IDR");
}

/** Acts as a registry with fewer checks that has published this entry, and signed its hash. */
async function replaceEntry(page: Page, change: (text: string) => string): Promise<void> {
  const original = await (await page.request.get(`${site.url}${base}remoteEntry.js`)).text();
  const entry = change(original);
  await page.route(`**${base}remoteEntry.js`, (given) =>
    given.fulfill({ body: entry, contentType: "text/javascript" }),
  );
  await page.route(`**${route}`, async (given) => {
    const response = await given.fetch();
    await given.fulfill({
      response,
      body: (await response.text()).replaceAll(integrityOf(original), integrityOf(entry)),
    });
  });
}

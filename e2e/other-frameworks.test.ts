import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { rounds } from "@zhian/chaos/rounds";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isMarked, mark, open } from "./support/alive.ts";
import { serveAlone } from "./support/broken-release.ts";
import { check, outcomes } from "./support/check-command.ts";
import { countLoads } from "./support/count-loads.ts";
import { buildExample } from "./support/example.ts";
import { fragments } from "./support/fragments-command.ts";
import { choose } from "./support/header.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { collectReports } from "./support/reports.ts";
import { site as registry } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

const mounts = String(rounds({ short: 5, long: 12, of: "mounts by which the kit judges the examples" }));

const examples = [
  {
    folder: "plain-dom",
    name: "mf-price-list",
    route: "/price-list",
    title: { en: "Prices at a glance", zh: "价格一览" },
    /** An interaction that needs script. */
    async touch(page: Page) {
      const sort = page.getByRole("button", { name: "Lowest price first" });
      await sort.click();
      await expect(sort).toHaveAttribute("aria-pressed", "true");
    },
    /** An element that its own styles apply to. */
    styled: (page: Page) => page.getByRole("table"),
  },
  {
    folder: "vue",
    name: "mf-cost-planner",
    route: "/cost-planner",
    title: { en: "Plan your monthly costs", zh: "月度费用估算" },
    async touch(page: Page) {
      const count = page.getByRole("spinbutton", { name: "How many: Cloud Server" });
      const total = page.getByRole("status").filter({ hasText: "Total per month" });
      await count.fill("2");
      await expect(total).toContainText("$18");
      await count.fill("2.5");
      await expect(page.getByRole("alert").filter({ hasText: "Enter a whole number from 0 to 999." })).toBeVisible();
      await expect(total).toContainText("$0");
      await expect(count).toHaveValue("2.5");
    },
    styled: (page: Page) => page.getByRole("status").filter({ hasText: "Total per month" }),
  },
];

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("other-frameworks");
});

test.afterAll(() => site.stop());

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const mountedOf = (page: Page, name: string) =>
  page.locator(`#slot-main[data-fragment="${name}"][data-outcome="mounted"]`);

/** Scripts and styles of releases that the page has run, excluding those that were only prefetched. */
const filesOf = (page: Page) =>
  page.evaluate(() => {
    const { __loadedFiles: loaded } = window as unknown as { __loadedFiles: ReadonlySet<string> };
    return [...loaded].map((url) => new URL(url).pathname).filter((path) => path.startsWith("/_fragments/"));
  });

for (const { folder, name, route, title, touch, styled } of examples) {
  test.describe(`the example ${folder}`, () => {
    const base = `/_fragments/${name}/0.1.0/`;
    let built: string;

    test.beforeAll(async () => {
      built = await buildExample(folder);
      await fragments("publish", built);
      await site.change("promote", name, "0.1.0");
    });

    test("passes every rule of the conformance kit", async () => {
      const { code, text } = await check(built, "--rounds", mounts);
      expect(
        outcomes(text).map(([, what]) => what),
        text,
      ).toEqual(Array.from({ length: 8 }, () => "holds"));
      expect(code).toBe(0);
    });

    test("is served as HTML, is hydrated, follows currency and language, and unmounts", async ({ page }) => {
      const loads = countLoads(page);
      expect(await (await page.request.get(site.url + route)).text()).toContain(`<h1>${title.en}</h1>`);
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          Reflect.set(globalThis, "__rendered", document.querySelector("#slot-main h1"));
        }),
      );
      await open(page, site.url + route);
      await mark(page);
      expect(await heading(page).evaluate((node) => node === Reflect.get(globalThis, "__rendered"))).toBe(true);
      await touch(page);

      await expect(main(page).getByText(/\$\d/).first()).toBeVisible();
      await choose(page, words.en.currency, "IDR");
      await expect(
        main(page)
          .getByText(/Rp\s\d/)
          .first(),
      ).toBeVisible();
      await expect(main(page).getByText(/\$\d/)).toHaveCount(0);
      await choose(page, words.en.language, "中文");
      await expect(heading(page)).toHaveText(title.zh);
      await expect(page).toHaveTitle(`${title.zh} | 智安云`);
      await expect(page).toHaveURL(`${site.url}/zh${route}`);

      await page.locator('#slot-header a[href="/zh"]').first().click();
      await expect(mountedOf(page, "mf-products")).toBeAttached();
      await expect(main(page).getByText(title.zh)).toHaveCount(0);
      await page.goBack();
      await expect(mountedOf(page, name)).toBeAttached();
      await expect(heading(page)).toHaveText(title.zh);
      await expect(page).toHaveTitle(`${title.zh} | 智安云`);
      expect([loads(), await isMarked(page)]).toEqual([1, true]);
    });

    test("shares no files with the React pages", async ({ page }) => {
      await open(page, `${site.url}/products/bcc`);
      expect((await filesOf(page)).filter((path) => path.startsWith(base))).toEqual([]);
      await open(page, site.url + route);
      const files = await filesOf(page);
      expect(new Set(files.map((path) => path.split("/")[2]))).toEqual(new Set(["mf-header-footer", name]));
      expect(files.filter((path) => path.startsWith(base))).toEqual([`${base}entry.js`]);
    });

    test("loads its styles once when navigated to from another fragment's page", async ({ page }) => {
      await open(page, `${site.url}/products/bcc`);
      for (const from of ["/products/bcc", "/products/bbc"]) {
        await page.evaluate((to) => history.pushState({}, "", to), route);
        await expect(mountedOf(page, name)).toBeAttached();
        await expect(styled(page)).toHaveCSS("border-top-width", "2px");
        await page.evaluate((to) => history.pushState({}, "", to), from);
        await expect(mountedOf(page, "mf-products")).toBeAttached();
      }
      const link = page.locator(`link[rel="stylesheet"][href="${base}entry.css"]`);
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute("integrity", /^sha384-/);
    });

    test("has a fragment.json that matches the published schema", async ({ request }) => {
      const schema = await request.get(`${registry.registryUrl}/v1/fragment.schema.json`);
      const accepts = new Ajv2020({ allErrors: true }).compile((await schema.json()) as object);
      accepts(JSON.parse(await readFile(join(built, "dist/fragment.json"), "utf8")));
      expect(accepts.errors).toBeNull();
    });

    test("F-215 breaks only its own slot if it throws in a render or a mount", async ({ page, pageLog }) => {
      pageLog.expect(/^report: |broken on purpose|preload/);
      const throws =
        (what: string, when = "") =>
        (text: string) =>
          text.replace(what, `$&\n  ${when} throw new Error("broken on purpose");`);
      const brokenParts = {
        // A shell does not even serve a release that cannot render at all.
        "src/server.ts": throws("Promise<Rendered> {", 'if (request.currency === "IDR")'),
        // Conditional as far as a bundler can tell: it would remove all code after an unconditional throw.
        "src/app.ts": throws("mount(props: FragmentProps): Promise<void> {", "if (props.release)"),
      };
      await fragments("publish", await buildExample(folder, { version: "0.2.0", edits: brokenParts }));
      await serveAlone(site, name, "0.2.0");
      const reports = await collectReports(page);

      await page.context().addCookies([{ name: "currency", value: "IDR", url: site.url }]);
      await page.goto(site.url + route);
      await expect(main(page).getByRole("status").filter({ hasText: words.en.unavailable })).toBeVisible();
      await expect(heading(page)).toHaveText("This page is temporarily unavailable");
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ kind: "broken", fragment: name, version: "0.2.0" }));
      await choose(page, words.en.currency, "USD");
      await site.change("promote", name, "0.1.0", "--again");
      await open(page, site.url + route);
      await expect(heading(page)).toHaveText(title.en);
    });

    test("F-216 is not run if its entry was changed in transit: the server's HTML stays", async ({ page, pageLog }) => {
      pageLog.expect(/^report: |integrity|preload|net::ERR|Federation|RUNTIME-/i);
      await page.addInitScript(() => sessionStorage.setItem("zhian:reloaded-at", String(Date.now())));
      await page.route(`**${base}entry.js`, async (given) => {
        const response = await given.fetch();
        await given.fulfill({ response, body: `${await response.text()};globalThis.__ran=true` });
      });
      await page.goto(site.url + route);
      await expect(main(page).getByRole("status").filter({ hasText: words.en.unavailable })).toBeVisible();
      await expect(heading(page)).toHaveText(title.en);
      expect(await page.evaluate(() => Reflect.has(globalThis, "__ran"))).toBe(false);
      await expect(page.locator('#slot-footer[data-outcome="mounted"]')).toBeAttached();
    });
  });
}

test("F-219 setting HTML from a string is blocked and reported, but emptying an element is allowed", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/^report: |TrustedHTML|preload/);
  const edit = (text: string) =>
    text
      .replace("if (!isRendered) main.replaceChildren();", 'if (!isRendered) main.innerHTML = "";')
      .replace("show({ isSorted: !view.isSorted });", 'main.innerHTML = "<h1>From a string</h1>";');
  const folder = await buildExample("plain-dom", { version: "0.3.0", edits: { "src/mount-page.ts": edit } });
  await fragments("publish", folder);
  await site.change("promote", "mf-price-list", "0.3.0", "--no-watch");
  const reports = await collectReports(page);

  await open(page, `${site.url}/products/bcc`);
  await page.evaluate(() => history.pushState({}, "", "/price-list"));
  await expect(mountedOf(page, "mf-price-list")).toBeAttached();
  await page.getByRole("button", { name: "Lowest price first" }).click();
  await expect.poll(() => JSON.stringify(reports)).toContain("mf-price-list");
  await expect(heading(page)).toHaveText("Prices at a glance");
});

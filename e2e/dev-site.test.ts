import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@zhian/chaos/free-port";
import { isMarked, mark, open } from "./support/alive.ts";
import { buildNew } from "./support/new-fragment.ts";
import { root, site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const stamp = Date.now().toString(36);
const name = `mf-wip-${stamp}`;
const route = `/wip-${stamp}`;
let folder: string;
let url: string;
let program: ChildProcess;
let said = "";

test.beforeAll(async () => {
  const options = ["--route", route, "--title", "Work in progress", "--title-zh", "开发中"];
  folder = await buildNew({ name, version: "0.1.0", options });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const entry = join(root, "shared/build/src/dev-site/run-dev-site.ts");
  program = spawn(process.execPath, [entry, "--site", site.url, "--port", String(port)], { cwd: folder });
  program.stderr?.setEncoding("utf8").on("data", (text) => (said += text));
  await expect.poll(() => said, { intervals: [100] }).toContain(url);
});

test.afterAll(async () => {
  program.kill();
  await once(program, "exit");
});

test.beforeEach(({ pageLog }) => pageLog.expect(/status of 404/));

test("a team's local code runs in the site's pages on this machine only, under the site's CSP", async ({
  page,
  browser,
}) => {
  const answer = await open(page, url + route);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Work in progress");
  await expect(page.getByRole("banner").getByRole("link", { name: "ZhiAn Cloud" }).first()).toBeVisible();
  expect(said).not.toContain("The browser reported");

  const stranger = await browser.newPage();
  expect((await stranger.goto(site.url + route))?.status()).toBe(404);
  await stranger.close();
});

test("the local server bundle renders the HTML that the browser hydrates, in the page's language", async ({ page }) => {
  const html = await (await page.request.get(`${url}/zh${route}`)).text();
  expect(html).toMatch(/data-fragment="[^"]+" data-outcome="rendered">.*开发中<\/h1>/s);
  expect(html).toContain("<title>开发中");
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => Object.assign(window, { first: document.querySelector("h1") }));
  });
  await open(page, `${url}/zh${route}`);
  // Hydrated: the server's node is still in the document.
  expect(await page.evaluate(() => "first" in window && window.first === document.querySelector("h1"))).toBe(true);
});

test("navigating to the site's own pages and back loads no document", async ({ page }) => {
  await open(page, url + route);
  await mark(page);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Work in progress");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Work in progress");
  expect(await isMarked(page)).toBe(true);
});

test("a change is shown in place, without a reload", async ({ page }) => {
  await open(page, `${url}/zh${route}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("开发中");
  await mark(page);
  const file = join(folder, "src/locales/zh.json");
  const before = await readFile(file, "utf8");
  await writeFile(file, before.replaceAll("开发中", "改好了"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("改好了");
  await writeFile(file, before.replaceAll("开发中", "又改好了"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("又改好了");
  expect(await isMarked(page)).toBe(true);
  expect(said).not.toContain("The browser reported");
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { open } from "./support/alive.ts";
import { choose } from "./support/header.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { site as everybody, root } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

/**
 * A release as its team built it under contract 1.0, with the packages of that time: whatever changes here, these bytes are served as
 * long as a shell of 1.1 is. Made by the template of decision 31, at the address /yesterday.
 */
const yesterday = join(root, "e2e/fixtures/contract-1.0.tgz");

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("contract");
  const token = (await readFile(join(everybody.dataDir("registry"), "operator-token"), "utf8")).trim();
  const published = await fetch(`${everybody.registryUrl}/v1/fragments/mf-yesterday/releases`, {
    method: "POST",
    headers: { "content-type": "application/gzip", authorization: `Bearer ${token}` },
    body: await readFile(yesterday),
  });
  expect(published.ok, await published.text()).toBe(true);
  await site.change("promote", "mf-yesterday", "0.1.0");
});

test.afterAll(() => site.stop());

test("F-106 a release of the contract before the shell's is rendered, mounted, switched and unmounted beside today's", async ({
  page,
}) => {
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  expect(await (await page.request.get(`${site.url}/yesterday`)).text()).toMatch(
    /data-slot="main"[^>]*data-outcome="rendered"[^]*Made yesterday/,
  );
  await open(page, `${site.url}/yesterday`);
  await expect(heading).toHaveText("Made yesterday");

  await choose(page, words.en.language, "中文");
  await expect(heading).toHaveText("昨天做的");

  await page.getByRole("main").getByRole("link", { name: "返回首页" }).click();
  await expect(page.locator('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();
  await page.goBack();
  await expect(heading).toHaveText("昨天做的");
});

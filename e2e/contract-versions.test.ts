import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { open } from "./support/alive.ts";
import { makeFormerAssets } from "./support/former-shell.ts";
import { fragments } from "./support/fragments-command.ts";
import { choose } from "./support/header.ts";
import { buildNew } from "./support/new-fragment.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { site as everybody, root } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

/**
 * A release as its team built it under contract 1.0, with the packages of that time: whatever changes here, shells of contract
 * 1.1 must keep serving these bytes. Made from the template of decision 31, at the address /yesterday.
 */
const yesterday = join(root, "e2e/fixtures/contract-1.0.tgz");

test.beforeAll(async () => {
  const token = (await readFile(join(everybody.dataDir("registry"), "operator-token"), "utf8")).trim();
  const published = await fetch(`${everybody.registryUrl}/v1/fragments/mf-yesterday/releases`, {
    method: "POST",
    headers: { "content-type": "application/gzip", authorization: `Bearer ${token}` },
    body: await readFile(yesterday),
  });
  expect(published.ok, await published.text()).toBe(true);
});

test.describe("in the current shell", () => {
  let site: OwnSite;

  test.beforeAll(async () => {
    site = await startOwnSite("contract");
    await site.change("promote", "mf-yesterday", "0.1.0");
  });
  test.afterAll(() => site.stop());

  test("F-106 a release for the previous contract is rendered, mounted, translated and unmounted alongside current ones", async ({
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
});

test.describe("in a shell with the previous contract", () => {
  const name = `mf-early-${Date.now().toString(36)}`;
  let site: OwnSite;
  let folder: string;

  test.beforeAll(async () => {
    site = await startOwnSite("contract-before", { SHELL_ASSETS_DIR: await makeFormerAssets() });
    folder = await buildNew({ name, version: "0.1.0", options: ["--route", `/${name}`] });
    await fragments("publish", folder);
  });
  test.afterAll(() => site.stop());

  test("F-252 a current release cannot be promoted, and the error says what to do; one for that contract can", async ({
    page,
  }) => {
    const promote = ["promote", name, "0.1.0", "--env", "contract-before"];
    const says = `${name} 0.1.0 is built for contract 1.1, but the running shell has 1.0: deploy the newer shell first, or npm install @zhian/fragment@1.0.`;
    // A shell reports its contract to the registry within seconds.
    await expect
      .poll(() => fragments(...promote, "--preview").catch(({ message }: Error) => message), { intervals: [200] })
      .toContain(says);
    await expect(fragments(...promote, "--reason", "too early")).rejects.toThrow(says);
    await site.change("promote", "mf-yesterday", "0.1.0");
    await open(page, `${site.url}/yesterday`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Made yesterday");
  });

  test("F-252 the dev site rejects current code, and says which version to install", async () => {
    const entry = join(root, "shared/build/src/dev-site/run-dev-site.ts");
    const program = spawn(process.execPath, [entry, "--site", site.url], { cwd: folder });
    let said = "";
    program.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    const [code] = await once(program, "close");
    expect([code, said.trim()]).toEqual([
      1,
      `${site.url} uses contract 1.0, but this build targets 1.1.0: install the version of @zhian/fragment that matches the site.`,
    ]);
  });
});

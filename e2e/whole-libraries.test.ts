import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open, untilAlive } from "./support/alive.ts";
import { fragments } from "./support/fragments-command.ts";
import { buildNew } from "./support/new-fragment.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { root, site as shared } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const stamp = Date.now().toString(36);
const name = `mf-whole-${stamp}`;
const route = `/whole-${stamp}`;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("whole-libraries");
  const fixture = await readFile(join(root, "e2e/fixtures/whole-page.tsx"), "utf8");
  const folder = await buildNew({
    name,
    version: "0.1.0",
    options: ["--route", route],
    edits: { "src/pages/start.tsx": () => fixture },
  });
  await fragments("publish", folder);
  await site.change("promote", name, "0.1.0");
});

test.afterAll(() => site.stop());

test("a fragment can use everything in the router and i18next that the shell shares", async ({ page }) => {
  await open(page, site.url + route);
  const said = (label: string) => page.getByRole("status", { name: label });

  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    "1 server",
    "2 servers",
    "See: All of it",
    "全部功能",
    "title true, nothing false",
  ]);
  await expect(said("step")).toHaveText("first");
  await page.getByRole("textbox", { name: "words" }).fill("by hand");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(said("sent")).toHaveText("sent by hand");
  await page.getByRole("button", { name: "Fetch" }).click();
  await expect(said("fetched")).toHaveText("fetched beside");

  await page.getByRole("checkbox", { name: "Hold" }).check();
  await page.getByRole("link", { name: "Next step" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(`${site.url}${route}?step=second`);
  await expect(said("step")).toHaveText("second");
});

/** The results of each tool: third-party protocols, as far as they are used here. */
interface Inspected {
  __SINGLE_SPA_DEVTOOLS__?: { exposedMethods: { getRawAppData(): { name: string; status: string }[] } };
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: {
    renderers: Map<number, { rendererPackageName: string; version: string }>;
    getFiberRoots(renderer: number): Set<object>;
  };
  __FEDERATION__: {
    __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, object>> }[];
    moduleInfo: Record<string, { modules: { moduleName: string }[] }>;
  };
}

function inspect(page: Page) {
  return page.evaluate(() => {
    const tools = globalThis as unknown as Inspected;
    const react = tools.__REACT_DEVTOOLS_GLOBAL_HOOK__;
    const { __INSTANCES__: instances, moduleInfo } = tools.__FEDERATION__;
    const applications = tools.__SINGLE_SPA_DEVTOOLS__?.exposedMethods.getRawAppData();
    return {
      applications: applications?.map(({ name: app, status }) => `${app}: ${status}`),
      react: react && [...react.renderers.values()].map((each) => `${each.rendererPackageName} ${each.version}`),
      roots: react?.getFiberRoots(1).size,
      instances: instances.map((instance) => instance.name),
      shared: Object.entries(instances[0]?.shareScopeMap["default"] ?? {}).map(
        ([module, versions]) => `${module} ${Object.keys(versions).join()}`,
      ),
      remotes: Object.entries(moduleInfo).map(([remote, { modules }]) => [
        remote.replace(/:.*\//, ": "),
        modules.map(({ moduleName }) => moduleName),
      ]),
    };
  });
}

test("an operator's pages expose fragments, React and remotes to inspectors; a visitor's pages do not", async ({
  page,
  browser,
}) => {
  const [link = ""] = (await fragments("ops")).split("\n");
  await page.goto(link);
  await page.getByRole("button", { name: /^(Sign in|登录)$/ }).click();
  await page.goto(`${shared.registryUrl}/ops/production`);
  await page.getByRole("link", { name: /^(Open the site with inspectors|打开网站并启用调试工具)$/ }).click();
  await page.waitForURL(`${shared.url}/`);
  await open(page, `${shared.url}/products/bcc`);
  await expect.poll(async () => (await inspect(page)).remotes.length).toBeGreaterThan(2);
  const found = await inspect(page);

  expect(found.applications).toEqual(expect.arrayContaining(["mf-products: MOUNTED", "mf-header-footer: MOUNTED"]));
  expect(found.react).toEqual([expect.stringMatching(/^react-dom 19\./)]);
  expect(found.roots).toBeGreaterThanOrEqual(3);
  expect(found.instances).toContain("shell");
  expect(found.shared.join()).toMatch(/react-dom\/client 19\.[^]*@zhian\/fragment\/router/);
  expect(found.remotes).toEqual(
    expect.arrayContaining([
      ["shell", []],
      [expect.stringMatching(/^mf_products: remoteEntry\./), ["app"]],
    ]),
  );

  const visitor = await browser.newPage();
  await open(visitor, `${shared.url}/products/bcc`);
  const seen = await inspect(visitor);
  expect([seen.applications, seen.react, seen.remotes]).toEqual([undefined, undefined, []]);
  expect(await visitor.content()).not.toContain("inspectors");
  await visitor.close();

  await page.goto(`${shared.url}/_inspect`);
  await untilAlive(page);
  expect((await inspect(page)).applications).toBeUndefined();
});

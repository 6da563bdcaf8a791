import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { open } from "./support/alive.ts";
import { fragments } from "./support/fragments-command.ts";
import { buildNew } from "./support/new-fragment.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { root } from "./support/site.ts";
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

test("a fragment can use all of the router and of i18next that the shell shares", async ({ page }) => {
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

test("the inspectors of single-spa and Module Federation find mounted fragments and shared packages", async ({
  page,
}) => {
  // As the browser extension does it.
  await page.addInitScript(() => Reflect.set(window, "__SINGLE_SPA_DEVTOOLS__", {}));
  await open(page, site.url + route);
  const found = await page.evaluate(() => {
    // Third-party protocols, as far as they are used here.
    const { __SINGLE_SPA_DEVTOOLS__: inspector, __FEDERATION__: federation } = globalThis as unknown as {
      __SINGLE_SPA_DEVTOOLS__: { exposedMethods: { getRawAppData(): { name: string; status: string }[] } };
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, object>> }[] };
    };
    return {
      applications: inspector.exposedMethods.getRawAppData().map((app) => `${app.name}: ${app.status}`),
      instances: federation.__INSTANCES__.map((instance) => instance.name),
      shared: Object.keys(federation.__INSTANCES__[0]?.shareScopeMap["default"] ?? {}),
    };
  });

  expect(found.applications).toEqual(expect.arrayContaining([`${name}: MOUNTED`, "mf-header-footer: MOUNTED"]));
  expect(found.instances).toEqual(expect.arrayContaining(["shell", name.replaceAll("-", "_"), "mf_header_footer"]));
  expect(found.shared).toEqual(expect.arrayContaining(["react", "react-dom", "@zhian/fragment/router", "i18next"]));
});

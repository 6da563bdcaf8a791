import { open } from "./support/alive.ts";
import { fragments } from "./support/fragments-command.ts";
import { buildNew, rebuild } from "./support/new-fragment.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const stamp = Date.now().toString(36);
const name = `mf-walk-${stamp}`;
const route = `/walk-${stamp}`;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("new-fragments");
});

test.afterAll(() => site.stop());

test("a new team creates a fragment, sees it on the site, changes its heading, and rolls the change back", async ({
  page,
}) => {
  const options = ["--route", route, "--title", "Hello from us", "--title-zh", "你好，这里是我们"];
  const folder = await buildNew({ name, version: "0.1.0", options });
  expect((await fetch(site.url + route)).status).toBe(404);
  expect(await fragments("publish", folder)).toContain(`${name} 0.1.0 published`);
  expect((await fetch(site.url + route)).status).toBe(404);
  await site.change("promote", name, "0.1.0");

  const heading = page.getByRole("heading", { level: 1 });
  await open(page, site.url + route);
  await expect(heading).toHaveText("Hello from us");
  await expect(page).toHaveTitle("Hello from us | ZhiAn Cloud");
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await open(page, `${site.url}/zh${route}`);
  await expect(heading).toHaveText("你好，这里是我们");

  await rebuild(folder, {
    version: "0.2.0",
    edits: { "src/locales/en.json": (text) => text.replace("Hello from us", "Hello again") },
  });
  await fragments("publish", folder);
  await site.change("promote", name, "0.2.0");
  await open(page, site.url + route);
  await expect(heading).toHaveText("Hello again");

  await site.change("rollback", name);
  await open(page, site.url + route);
  await expect(heading).toHaveText("Hello from us");
});

test("a release that would break another team's page is rejected, with the line to change", async () => {
  const options = ["--route", `${route}-two`];
  const folder = await buildNew({
    name: `${name}-two`,
    version: "0.1.0",
    options,
    edits: { "src/fragment.ts": (text) => text.replace(`routes: ["${route}-two"]`, 'routes: ["/products/bcc"]') },
  });
  const refused = await fragments("publish", folder).catch((error: Error & { code: number }) => error);
  expect(refused).toMatchObject({
    code: 3,
    message: expect.stringMatching(
      /\/products\/bcc in main belongs to mf-products[^]*fragment\.ts:6[^]*routes: \["\/products\/bcc"\]/,
    ),
  });
});

import { untilAlive } from "./support/alive.ts";
import { makeBroken } from "./support/broken-release.ts";
import { fragments } from "./support/fragments-command.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

// A registry that is used again knows those of the runs before.
const version = `8.0.0-${Date.now().toString(36)}`;
// On pages that no new worker is warmed with: a release that fails there would never be served.
const faults = [
  ["F-67 throws", "/products/waf", "throw new Error('broken on purpose')"],
  ["F-68 loops", "/products/cds", "for (;;) {}"],
  ["F-69 fills its heap", "/zh/products/waf", "const held = []; for (;;) held.push(new Array(10000).fill({}))"],
  ["F-72 never answers", "/zh/products/cds", "await new Promise(() => {})"],
  ["F-75 ends its process", "/products/vpc", "process.exit(7)"],
] as const;

let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOwnSite("broken-releases");
  const folder = await makeBroken(
    "mf-products",
    version,
    Object.fromEntries(faults.map(([, path, code]) => [path, code])),
  );
  await fragments("publish", folder, "--as-built");
  await site.change("promote", "mf-products", version);
});

test.afterAll(() => site.stop());

for (const [fault, path] of faults) {
  test(`${fault} on the server: a stand-in from there, the page from the browser, all else as ever`, async ({
    page,
  }) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(html).toContain('data-fragment="mf-products" data-outcome="fallback"');
    expect(html).toMatch(path.startsWith("/zh") ? words.zh.unavailable : words.en.unavailable);
    expect(html).toContain('data-fragment="mf-header-footer" data-outcome="rendered"');
    expect(answer.headers.get("cache-control")).toMatch(/^private/);
    expect(html).not.toContain("broken on purpose");

    await page.goto(site.url + path);
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/temporarily unavailable|暂时无法显示/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect((await fetch(`${site.url}/solution/cloud-base`)).status).toBe(200);
  });
}

test("the operator takes it back, and the server renders again", async () => {
  await site.change("rollback", "mf-products");
  const html = await (await fetch(`${site.url}/products/bcc`)).text();

  expect(html).toContain('data-fragment="mf-products" data-outcome="rendered"');
});

import { untilAlive } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { makeBroken } from "./support/broken-release.ts";
import { fragments } from "./support/fragments-command.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

// A reused registry still has the releases of earlier runs.
const version = `8.0.0-${Date.now().toString(36)}`;
// Pages that are not used to warm new workers: a release that fails on those would never be served.
const faults = [
  ["F-67 throws", "/products/waf", "throw new Error('broken on purpose')"],
  ["F-68 loops", "/products/cds", "for (;;) {}"],
  ["F-69 fills its heap", "/zh/products/waf", "const held = []; for (;;) held.push(new Array(10000).fill({}))"],
  ["F-72 never answers", "/zh/products/cds", "await new Promise(() => {})"],
  ["F-75 ends its process", "/products/vpc", "process.exit(7)"],
] as const;

/** Works once, and fails from then on. */
const failsLater =
  "if ((globalThis.renders ??= new Set()).has(request.url)) throw new Error('broken later on purpose'); globalThis.renders.add(request.url);";
const laterPaths = { en: "/products/bbc", zh: "/zh/products/bbc" } as const;
const staleWords = { en: /You are viewing a copy from .+ UTC\./, zh: /以下是 .+ UTC 保存的副本。/ } as const;

let site: OwnSite;

test.beforeAll(async () => {
  // Cached pages are stale immediately: each request is a new render.
  // Hanging renders are given up soon, but not as soon as a merely late one on a busy machine.
  site = await startOwnSite("broken-releases", { SHELL_PAGE_FRESH_SECONDS: "0", SHELL_MIN_RENDER_MS: "5000" });
  const folder = await makeBroken("mf-products", version, {
    ...Object.fromEntries(faults.map(([, path, code]) => [path, code])),
    ...Object.fromEntries(Object.values(laterPaths).map((path) => [path, failsLater])),
  });
  await fragments("publish", folder, "--as-built");
  await site.change("promote", "mf-products", version);
});

test.afterAll(() => site.stop());

for (const [fault, path] of faults) {
  test(`${fault} on the server: a placeholder until the browser renders the slot, all else unaffected`, async ({
    page,
  }) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();

    // On a busy machine, a render that hangs or fills its heap is indistinguishable from a late one.
    expect(/F-68|F-69|F-72/.test(fault) ? [200, 503] : [200]).toContain(answer.status);
    expect(html).toContain('data-fragment="mf-products" data-outcome="fallback"');
    expect(html).toMatch(path.startsWith("/zh") ? words.zh.unavailable : words.en.unavailable);
    expect(html).toContain('data-fragment="mf-header-footer" data-outcome="rendered"');
    expect(answer.headers.get("cache-control")).toMatch(/^private/);
    expect(html).not.toContain("broken on purpose");

    // Once the shell no longer requests it, no visitor waits for it.
    await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
    const shifts = await watchShifts(page);
    await page.goto(site.url + path);
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/temporarily unavailable|暂时无法显示/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect((await shifts()).filter(({ where }) => where.includes('id="slot-footer"'))).toEqual([]);
    await expect.poll(async () => (await fetch(`${site.url}/solution/cloud-base`)).status).toBe(200);
  });
}

for (const locale of journeyLanguages(1)) {
  test(`F-67 the last good render is shown instead, with its time (${locale})`, async ({ page }) => {
    const address = site.url + laterPaths[locale];
    await expect.poll(async () => (await fetch(address)).text()).toContain('id="stale-note"');
    await page.goto(address);
    await untilAlive(page);
    const note = page.getByRole("status").filter({ hasText: staleWords[locale] });
    await expect(note).toBeVisible();
    await expect(note.locator("time")).toHaveAttribute("datetime", /^2\d{3}-\d\d-\d\dT[\d:.]+Z$/);
    await expect(page.locator("#slot-main")).toHaveAttribute("data-outcome", "mounted");
    expect(await violationsOf(page)).toEqual([]);

    await page
      .getByRole("main")
      .locator(`a[href^="${at(locale, "/products/")}"]`)
      .first()
      .click();
    await expect(page).not.toHaveURL(address);
    await expect(note).toHaveCount(0);
  });
}

test("after a rollback the server renders the page again", async () => {
  await site.change("rollback", "mf-products");
  await expect
    .poll(async () => (await fetch(`${site.url}/products/bcc`)).text())
    .toContain('data-fragment="mf-products" data-outcome="rendered"');
});

import type { Page } from "@playwright/test";
import { rounds } from "@zhian/chaos/rounds";
import { hashesFile } from "@zhian/contracts/hashes-file";
import type { PageState } from "@zhian/contracts/page";
import { open } from "./support/alive.ts";
import { expect, test } from "./support/test.ts";

const its = "/solution/cloud-base";

test.beforeEach(({ pageLog }) => {
  pageLog.expect(/integrity|preload|net::ERR|ChunkLoadError|Loading chunk|RUNTIME-|Federation Runtime/i);
  pageLog.expect(/^report: /);
});

/** URLs of all scripts in the releases of this page. */
async function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (file) => {
    // The page's own state, as its shell reads it.
    const { fragments } = JSON.parse(document.querySelector("script#page")?.textContent ?? "{}") as PageState;
    const addresses = fragments.map(async ({ base }) => {
      // Written by the build.
      const hashes = (await (await fetch(base + file)).json()) as Record<string, string>;
      return Object.keys(hashes).flatMap((path) => (path.endsWith(".js") ? [base + path] : []));
    });
    return (await Promise.all(addresses)).flat();
  }, hashesFile);
}

/** Loads a script as any bundler's runtime does. Returns whether it ran. */
async function runs(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (src) => {
    const script = document.createElement("script");
    script.src = src;
    document.head.append(script);
    return new Promise<boolean>((resolve) => {
      script.addEventListener("load", () => resolve(true));
      script.addEventListener("error", () => resolve(false));
    });
  }, address);
}

function changed(source: Buffer, round: number): Buffer {
  const copy = Buffer.from(source);
  // Covers every part of the file in turn, and every bit.
  const at = (round * 7919) % copy.length;
  copy[at] = (copy[at] ?? 0) ^ (1 << (round % 8));
  return copy;
}

test("F-41 a file with one flipped bit is never executed", async ({ page, request }) => {
  const count = rounds({ short: 50, long: 1000, of: "F-41 tampered files" });
  await open(page, its);
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(10);
  let served = 0;
  let body: Buffer = Buffer.alloc(0);
  let address = "";
  await page.route("**/_fragments/**", (route) => {
    // The page itself may still fetch the hashes of files that it loads later.
    if (new URL(route.request().url()).pathname !== address) return route.continue();
    served += 1;
    return route.fulfill({ body, contentType: "text/javascript", headers: { "cache-control": "no-store" } });
  });

  let executed = 0;
  for (let round = 0; round < count; round += 1) {
    address = scripts[round % scripts.length] ?? "";
    const source = Buffer.from(await (await request.get(address)).body());
    body = changed(source, round);
    if (await runs(page, address)) executed += 1;
  }
  expect([served, executed]).toEqual([count, 0]);

  // Unchanged files run when loaded in the same way.
  await page.unroute("**/_fragments/**");
  expect(await runs(page, scripts[0] ?? "")).toBe(true);
});

test("F-42 a file that the page has no hash for is never executed, whether entry or chunk", async ({ page }) => {
  await open(page, its);
  const lost = (await scriptsOf(page)).filter((path) => /mf-solutions.*(remoteEntry|page-solution\.)/.test(path));
  expect(lost.length).toBe(2);

  for (const address of lost) {
    const path = address.split("/").at(-1) ?? "";
    const canary = `\n;globalThis.__executed = true;`;
    await page.route(`**${its}`, async (route) => {
      const response = await route.fetch();
      const known = new RegExp(`"${path}":"sha384-[^"]+",?|,"rest":"sha384-[^"]+"`, "g");
      const html = (await response.text()).replace(known, "");
      await route.fulfill({ response, body: html.replaceAll(`,}`, "}") });
    });
    await page.route(`**/${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + canary });
    });
    await page.goto(its);
    await expect(page.locator("#slot-main .zhian-unavailable")).toBeVisible();
    await expect(page.locator('#slot-header[data-outcome="mounted"]')).toBeAttached();

    expect(await page.evaluate(() => Reflect.get(globalThis, "__executed")), path).toBeUndefined();
    await page.unrouteAll();
  }
});

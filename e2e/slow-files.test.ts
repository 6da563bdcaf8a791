import type { Page } from "@playwright/test";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { untilAlive } from "./support/alive.ts";
import { countLoads } from "./support/count-loads.ts";
import { countRunningTime } from "./support/running-time.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

const entry = /^\/_fragments\/mf-solutions\/.*\/remoteEntry\./;
const chunk = /^\/_fragments\/mf-solutions\/.*\/page-solution\..*js$/;
const its = "/solution/cloud-base";

let proxy: ChaosProxy;

test.beforeEach(async ({ pageLog }) => {
  pageLog.expect(
    /Failed to load resource|integrity|preload|MIME type|net::ERR|ChunkLoadError|Loading chunk|RUNTIME-|Federation Runtime/i,
  );
  pageLog.expect(/^report: /);
  proxy = await startChaosProxy({ target: site.url });
});

test.afterEach(() => proxy.close());

function notice(page: Page) {
  return page.getByRole("main").getByRole("status").filter({ hasText: words.en.unavailable });
}

/** Milliseconds from each document's start, by its own clock, until it reports that the fragment is missing. */
async function timeNotices(page: Page): Promise<() => number[]> {
  const times: number[] = [];
  await countRunningTime(page);
  await page.exposeFunction("__noticed", (ms: number) => times.push(ms));
  await page.addInitScript(() => {
    let begin: number | undefined;
    // The shell's script is the first script to load.
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) begin ??= window.__runningTime();
    };
    document.addEventListener("load", onLoad, { capture: true });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector("#slot-main .zhian-unavailable")) return;
      observer.disconnect();
      // Time before the shell's script has loaded is not the fragment's fault.
      void Reflect.get(globalThis, "__noticed")(window.__runningTime() - (begin ?? 0));
    }).observe(document, { subtree: true, childList: true });
  });
  return () => times;
}

for (const [what, fault, files, limitMs] of [
  ["F-38 an entry that hangs before its headers", { kind: "hang", at: "start" }, entry, 5_000],
  ["F-38 an entry that hangs after its headers", { kind: "hang", at: "headers", bytes: 500 }, entry, 5_000],
  ["F-38 a chunk that hangs after its headers", { kind: "hang", at: "headers", bytes: 500 }, chunk, 5_000],
  ["F-39 an entry that trickles in", { kind: "drip", bytesPerSecond: 200 }, entry, 8_000],
  ["F-39 a chunk that trickles in", { kind: "drip", bytesPerSecond: 200 }, chunk, 8_000],
] as const) {
  test(`${what} delays its slot by at most ${limitMs / 1000} s, and no other`, async ({ page }) => {
    const loads = countLoads(page);
    const noticed = await timeNotices(page);
    proxy.fault(fault, (path) => files.test(path));
    await page.goto(proxy.url + its, { waitUntil: "commit" });
    await expect(notice(page)).toBeVisible();

    expect(noticed()).toEqual([expect.any(Number)]);
    expect(noticed()[0]).toBeLessThanOrEqual(limitMs);
    for (const slot of ["header", "footer"])
      await expect(page.locator(`#slot-${slot}[data-outcome="mounted"]`)).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);

    await proxy.heal();
    // On a busy machine an attempt may exceed the page's own limits: the visitor retries.
    await expect(async () => {
      const retry = notice(page).getByRole("button", { name: words.en.retry });
      // It may come alive in between: then there is nothing to click.
      if (await retry.isVisible()) await retry.click({ timeout: 10_000 });
      await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });
    }).toPass();
    await untilAlive(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

for (const [row, fault] of [
  ["F-36", { kind: "status", status: 404 }],
  ["F-37", { kind: "status", status: 503 }],
  ["F-40", { kind: "truncate", bytes: 900 }],
  ["F-43", { kind: "wrong-type" }],
] as const) {
  test(`${row} ${fault.kind}: each document retries at most three times within 8 s, and reloads at most once`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    const asked: number[] = [];
    page.on("request", (request) => {
      if (entry.test(new URL(request.url()).pathname) && request.resourceType() === "script") asked.push(loads());
    });
    const noticed = await timeNotices(page);
    proxy.fault(fault, (path) => entry.test(path));
    await page.goto(proxy.url + its);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    expect(loads()).toBe(2);
    expect(noticed()[0]).toBeLessThanOrEqual(8_000);
    for (const document of [1, 2]) {
      // The preload may add one request to those of the script.
      expect(asked.filter((load) => load === document).length).toBeLessThanOrEqual(4);
    }

    // The next document within a minute was loaded by the visitor, and stays; on a busy machine, the minute may be over.
    await page.addInitScript(() => sessionStorage.setItem("zhian:reloaded-at", String(Date.now())));
    await page.reload();
    await expect(notice(page)).toBeVisible();
    expect(loads()).toBe(3);
  });
}

test("F-36 F-37 a file that loads on the second attempt loses no content and causes no reload", async ({ page }) => {
  const loads = countLoads(page);
  let isLost = true;
  proxy.fault({ kind: "status", status: 503 }, (path) => {
    const isHit = isLost && entry.test(path);
    if (isHit) isLost = false;
    return isHit;
  });
  await page.goto(proxy.url + its);
  await untilAlive(page);

  await expect(notice(page)).toHaveCount(0);
  expect([isLost, loads()]).toEqual([false, 1]);
});

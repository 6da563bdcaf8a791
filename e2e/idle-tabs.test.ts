import type { Route } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { untilIdleCodeLoaded } from "./support/idle-code.ts";
import { expect, test } from "./support/test.ts";

for (const [way, answer] of [
  ["rejects requests", (route: Route) => route.fulfill({ status: 503, body: "Too many requests at the moment" })],
  ["responds with nonsense", (route: Route) => route.fulfill({ body: "<!doctype html>" })],
  ["never responds", () => undefined],
  ["cannot be reached", (route: Route) => route.abort("connectionrefused")],
] as const) {
  test(`F-259 polling a site that ${way} leaves an open tab unaffected, and is retried`, async ({ page, pageLog }) => {
    pageLog.expect(/Failed to load resource/);
    await page.clock.install();
    let asks = 0;
    await page.route("**/_revision", (route) => {
      asks += 1;
      return answer(route);
    });
    await open(page, "/products/bcc");
    // Turning the clock by two minutes makes the browser give up a file that it is loading.
    await untilIdleCodeLoaded(page);
    await mark(page);
    for (const times of [1, 2]) {
      await expect
        .poll(async () => {
          await page.clock.fastForward(120_000);
          return asks;
        })
        .toBeGreaterThanOrEqual(times);
    }
    await page.getByRole("main").locator('a[href="/solution/cloud-base"]').first().click();
    await expect(page).toHaveURL("/solution/cloud-base");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
}

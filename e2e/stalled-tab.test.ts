import { setTimeout as sleep } from "node:timers/promises";
import { makeMisbehaving, serveAlone } from "./support/broken-release.ts";
import { fragments } from "./support/fragments-command.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { type RawChromium, startRawChromium } from "./support/raw-chromium.ts";
import { expect, test } from "./support/test.ts";

const version = `7.1.0-${Date.now().toString(36)}`;
const its = "/solution/cloud-base";

let site: OwnSite;
let browser: RawChromium;

test.beforeAll(async () => {
  site = await startOwnSite("stalled");
  await fragments("publish", await makeMisbehaving("mf-solutions", version), "--as-built");
  await serveAlone(site, "mf-solutions", version);
  // Playwright gives up on a page whose process has ended; a visitor reloads it.
  browser = await startRawChromium();
});

test.afterAll(async () => {
  await browser.stop();
  await site.stop();
});

test("F-56 a fragment in an endless loop stalls one document: killed and reloaded, the page keeps its HTML", async () => {
  const page = await browser.open("about:blank");
  for (const domain of ["Page", "Runtime", "Inspector"]) await page.send(`${domain}.enable`);
  const source = 'globalThis.__misbehave = "loops"';
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source });
  const looping = page.next("Runtime.consoleAPICalled");
  await page.send("Page.navigate", { url: site.url + its });
  await looping;

  // Visitors wait, and so do browsers before they offer to close a page: until then it might just be a slow device.
  await sleep(7_000);
  // The same as "exit page"; the process ends instead of responding.
  const ended = page.next("Inspector.targetCrashed");
  page.send("Page.crash").catch(() => undefined);
  await ended;
  await page.send("Page.reload");

  await page.until(`document.querySelector("#slot-main .zhian-unavailable button")`);
  for (const slot of ["header", "footer"])
    await page.until(`document.querySelector('#slot-${slot}[data-outcome="mounted"]')`);
  expect(await page.evaluate("globalThis.__misbehave")).toBe("loops");
  expect(
    await page.evaluate(`document.querySelector('#slot-main[data-outcome="rendered"] h1')?.textContent`),
  ).toBeTruthy();
  // The visitor can continue.
  await page.evaluate(`document.querySelector('#slot-header a[href="/products/bcc"]').click()`);
  await page.until(`document.querySelector('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')`);
});

import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Measured, VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import { aliveSelector } from "./alive.ts";

/** What a page has told: of its times, and of what went wrong. */
export interface Told {
  /** In the order of their parts. */
  beacons: VitalsBeacon[];
  reports: { kind: string; fragment?: string; version?: string; message?: string }[];
}

export type Way = "shift" | "hold" | "throw" | "press";

interface Slowing {
  shift(): void;
  hold(): void;
  throw(text: string): void;
  button(label: string): void;
}

declare global {
  var __slowing: Record<string, Slowing> | undefined;
  var __told: string[] | undefined;
  /** Names of those that wait for a slow api when they mount. */
  var __waiting: readonly string[] | undefined;
}

/** A page of a visitor of its own: pages of one client are not all counted. */
export async function openSlowPage(browser: Browser, visitor: number, waiting: readonly string[] = []): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": `203.0.113.${visitor}` },
  });
  await context.addInitScript((names) => {
    globalThis.__waiting = names;
    globalThis.__told = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => globalThis.__told?.push(`${address} ${text}`));
      return send(address, body);
    };
  }, waiting);
  await context.route("**/api/slow-one-of-a-test", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.fulfill({ json: {} });
  });
  return context.newPage();
}

/** Until its fragments are alive, and it measures itself. */
export async function untilMeasured(page: Page): Promise<void> {
  await page.waitForFunction((selector) => document.querySelector(selector), aliveSelector);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>("[data-slot][data-fragment]")].every(
        ({ dataset }) => dataset["slot"] === "overlay" || globalThis.__slowing?.[dataset["fragment"] ?? ""],
      ),
    undefined,
    { timeout: 20_000 },
  );
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/vitals\.\w+\.js$/.test(name)),
  );
  // It is there; now it runs.
  await page.waitForTimeout(200);
}

/** Each as its visitor meets it; what moves the page comes first, for nothing counts that does so after a press. */
export async function slowDown(page: Page, asked: Readonly<Record<Way, string>>, text: string): Promise<void> {
  await page.evaluate((name) => globalThis.__slowing?.[name]?.shift(), asked.shift);
  await page.waitForTimeout(150);
  await page.evaluate((name) => globalThis.__slowing?.[name]?.hold(), asked.hold);
  await page.waitForTimeout(500);
  await page.evaluate(([name = "", message = ""]) => globalThis.__slowing?.[name]?.throw(message), [asked.throw, text]);
  await page.evaluate(([name = "", label = ""]) => globalThis.__slowing?.[name]?.button(label), [asked.press, text]);
  // Where it has been put, whatever else its page does meanwhile.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2 + 10, height / 2 + 10);
  // The browser tells of a press with the frame after it. Then what moves the page counts again.
  await page.waitForTimeout(700);
}

/** As another tab in front of it would have it. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }
  });
}

export async function readTold(page: Page, beacons: number): Promise<Told> {
  const read = () => page.evaluate(() => globalThis.__told ?? []);
  await expect.poll(async () => of(await read(), "/_vitals").length).toBe(beacons);
  const told = await read();
  // The page's own words.
  return { beacons: of(told, "/_vitals") as VitalsBeacon[], reports: of(told, "/_reports") as Told["reports"] };
}

function of(told: readonly string[], address: string): unknown[] {
  return told
    .filter((line) => line.startsWith(`${address} `))
    .map((line): unknown => JSON.parse(line.slice(address.length)));
}

export function valueOf({ values }: VitalsBeacon, fragment: string, vital: Measured["vital"]): Measured | undefined {
  return values.find((value) => value.fragment === fragment && value.vital === vital);
}

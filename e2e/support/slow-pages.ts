import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Measured, VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import { aliveSelector } from "./alive.ts";

/** A page's reports of its times, and of its errors. */
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
  /** Names of the fragments that wait for a slow api when they mount. */
  var __waiting: readonly string[] | undefined;
  /** How many entries of each type the browser has reported, and which types the page's own code observes. */
  var __timings: { told: Record<string, number>; heard: string[]; pressedAt: number } | undefined;
}

/** The browser's entry types for a shift, a blocked thread, and a press. */
const types = ["layout-shift", "long-animation-frame", "event"];
/** Shifts count again this long after a press: the Layout Instability specification says half a second. */
const pressMs = 600;

/** Opens a page for a separate visitor: only some pages of one client are counted. */
export async function openSlowPage(browser: Browser, visitor: number, waiting: readonly string[] = []): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": `203.0.113.${visitor}` },
  });
  await context.addInitScript((wanted) => {
    const timings: NonNullable<typeof __timings> = { told: {}, heard: [], pressedAt: 0 };
    globalThis.__timings = timings;
    for (const type of wanted) {
      new PerformanceObserver((list) => {
        timings.told[type] = (timings.told[type] ?? 0) + list.getEntries().length;
      }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
    }
    addEventListener("click", () => (timings.pressedAt = performance.now()), true);
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type) timings.heard.push(options.type);
      return observe.call(this, options);
    };
  }, types);
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

/** Waits until the page's fragments are mounted, and it measures itself. */
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
  await page.waitForFunction((all) => all.every((type) => globalThis.__timings?.heard.includes(type)), types);
}

/** Applies each way as a visitor would meet it; shifts come first, since they do not count after a press. */
export async function slowDown(page: Page, asked: Readonly<Record<Way, string>>, text: string): Promise<void> {
  await untilTold(page, "layout-shift", () =>
    page.evaluate((name) => globalThis.__slowing?.[name]?.shift(), asked.shift),
  );
  await untilTold(page, "long-animation-frame", () =>
    page.evaluate((name) => globalThis.__slowing?.[name]?.hold(), asked.hold),
  );
  await page.evaluate(([name = "", message = ""]) => globalThis.__slowing?.[name]?.throw(message), [asked.throw, text]);
  await page.evaluate(([name = "", label = ""]) => globalThis.__slowing?.[name]?.button(label), [asked.press, text]);
  // At its fixed position, whatever else the page does meanwhile.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await untilTold(page, "event", () => page.mouse.click(width * 0.5 + 10, height * 0.8 + 10));
  await page.waitForFunction((ms) => performance.now() - (globalThis.__timings?.pressedAt ?? 0) > ms, pressMs);
}

/** Waits until the browser has reported the effect of `work`. */
async function untilTold(page: Page, type: string, work: () => Promise<unknown>): Promise<void> {
  const told = () => page.evaluate((of) => globalThis.__timings?.told[of] ?? 0, type);
  const before = await told();
  await work();
  await expect.poll(told, { message: `entries of ${type}` }).toBeGreaterThan(before);
}

/** Hides and shows the page, as if another tab had been in front of it. */
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
  // The page's own data.
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

import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright";
import { openPhone } from "./phone.ts";

export interface SecondPage {
  /** From the click to the frame that shows the new page's heading, in ms. */
  painted: number;
  /** From the click to the page's last change, in ms. */
  settled: number;
  /** Layout shift without recent input, from the click on. */
  cls: number;
}

interface Way {
  url: string;
  /** Target of a link in the page's main part to another part of the site. */
  to: string;
}

const limitMs = 60_000;
/** A page is at rest after this long without a change or a request. */
const restMs = 1_000;

declare global {
  interface Window {
    benchSecond?: SecondPage & { startedAt: number; changedAt: number };
  }
}

/** Opens the page as `loadPage` does, hovers over a link, waits for the prefetch, and follows the link. */
export async function openSecondPage(browser: Browser, { url, to }: Way): Promise<SecondPage> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(url, { waitUntil: "load", timeout: limitMs });
    await page.waitForFunction(isAlive, undefined, { timeout: limitMs });
    const link = page.locator(`#slot-main a[href="${to}"]`).first();
    const untilQuiet = watchQuiet(page);
    await link.hover();
    await untilQuiet();
    await page.evaluate(watchClick);
    await link.click();
    return await readSecondPage(page);
  } finally {
    await context.close();
  }
}

/** Returns a function that waits until no request has started or been pending for `restMs`: "networkidle" covers the load only. */
function watchQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on("request", (request) => {
    underWay.add(request);
    changedAt = performance.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    changedAt = performance.now();
    while (underWay.size > 0 || performance.now() - changedAt < restMs) await sleep(50);
  };
}

async function readSecondPage(page: Page): Promise<SecondPage> {
  const isAtRest = (rest: number) => {
    // Missing if a document was loaded: then there is no second page to measure.
    if (!window.benchSecond) return true;
    const { painted, changedAt } = window.benchSecond;
    return painted > 0 && performance.now() - changedAt > rest;
  };
  await page.waitForFunction(isAtRest, restMs, { timeout: limitMs, polling: 100 });
  const told = await page.evaluate(() => window.benchSecond);
  if (!told) throw new Error(`${page.url()} was loaded as a new document`);
  const { painted, settled, cls } = told;
  return { painted, settled, cls };
}

/** Runs in the page. */
function isAlive(): boolean {
  const slots = [...document.querySelectorAll<HTMLElement>("[data-slot][data-outcome]")];
  const isWhole = !document.querySelector(`[data-late="waiting"]`);
  return isWhole && slots.length > 0 && slots.every(({ dataset }) => dataset["outcome"] === "mounted");
}

/** Runs in the page. */
function watchClick(): void {
  const { pathname } = location;
  const heading = () => document.querySelector("#slot-main h1")?.textContent ?? "";
  const before = heading();
  const second = { startedAt: 0, changedAt: 0, painted: 0, settled: 0, cls: 0 };
  window.benchSecond = second;

  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      second.startedAt = timeStamp;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) second.cls += Number(entry.value);
        }
      }).observe({ type: "layout-shift" });
      new MutationObserver(() => {
        second.changedAt = performance.now();
        second.settled = second.changedAt - second.startedAt;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      requestAnimationFrame(tryPaint);
    },
    { capture: true, once: true },
  );

  function tryPaint() {
    if (location.pathname === pathname || heading() === before || heading() === "")
      return requestAnimationFrame(tryPaint);
    // A page counts as shown once it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        second.painted = performance.now() - second.startedAt;
      }),
    );
  }
}

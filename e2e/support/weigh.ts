import type { Page } from "@playwright/test";
import { open } from "./alive.ts";

export interface Weight {
  /** Transferred bytes, excluding the document. */
  script: number;
  stylesheet: number;
  font: number;
  /** Including the document. */
  requests: number;
}

declare global {
  interface Window {
    /** When the last slot was mounted. */
    __aliveAt?: number;
  }
}

/** Opens a page, and weighs its requests until script has taken it over; later ones do not delay the visitor. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  await watchWeight(page);
  await open(page, path);
  return readWeight(page);
}

/** Makes each document record when it was taken over. Call before the page is opened. */
export async function watchWeight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const slots = [...document.querySelectorAll("[data-slot][data-fragment]")];
      const isAlive = slots.length > 0 && slots.every((slot) => slot.getAttribute("data-outcome") === "mounted");
      if (isAlive) window.__aliveAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-outcome"] });
  });
}

/** Reads the weight of a page that is alive. */
export async function readWeight(page: Page): Promise<Weight> {
  const files = await page.evaluate(() => {
    const aliveAt = window.__aliveAt ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime <= aliveAt)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
  });
  // The extra bytes of a machine without a Chinese font.
  const weighed = files.filter(({ path: file }) => !file.includes("/han-"));
  const bytesOf = (ending: string) =>
    weighed.reduce((sum, { path: file, bytes }) => sum + (file.endsWith(ending) ? bytes : 0), 0);
  return { script: bytesOf(".js"), stylesheet: bytesOf(".css"), font: bytesOf(".woff2"), requests: weighed.length + 1 };
}

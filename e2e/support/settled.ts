import type { Page } from "@playwright/test";

/** Waits until the page is at rest: animations have finished, and colours are final. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    // An endless animation, such as a busy button's, never finishes.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

import type { Page } from "@playwright/test";

/** The page at rest: animations have ended, and colours are final. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    // An endless animation, such as a busy button's, never ends.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

import type { Page } from "@playwright/test";

/** The page as it has come to rest: what moves has arrived, and colours are those that it ends at. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What goes on for ever, such as a busy button, never arrives.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

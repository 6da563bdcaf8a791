import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Milliseconds that the document has actually run so far, to a quarter of a second. */
    __runningTime(): number;
  }
}

/**
 * Gives each document of the page a separate clock that does not count time lost to a busy machine, so that limits of the shell can
 * be tested on any machine. Call before the page is opened.
 */
export async function countRunningTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turnMs = 250;
    let turns = 0;
    const turn = () => {
      turns += 1;
      setTimeout(turn, turnMs);
    };
    setTimeout(turn, turnMs);
    window.__runningTime = () => turns * turnMs;
  });
}

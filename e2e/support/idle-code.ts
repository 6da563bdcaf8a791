import type { Page } from "@playwright/test";

/** The page's visitor asks to save data: it prefetches nothing. Call it before the page opens. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

/** Waits for the code that a page loads by itself once it is idle: what it does then must not coincide with the test's next step. */
export async function untilIdleCodeLoaded(page: Page, chunks: readonly string[] = ["once-idle"]): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      // Not the browser's list of resources, which is empty in a test that turns the clock.
      const loaded = [...(window.__loadedFiles ?? [])];
      return wanted.every((chunk) => loaded.some((name) => name.includes(`/${chunk}.`)));
    },
    chunks,
    { polling: 50 },
  );
}

/** Waits until the idle page has laid out, for two frames, the sections out of sight: from then on, it does not change by itself. */
export async function untilHeightsRemembered(page: Page): Promise<void> {
  await untilIdleCodeLoaded(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    const hasChanged = () => document.querySelector('[style*="content-visibility"]') !== null;
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (hasChanged());
  });
}

/** Waits until the page has fetched the hashes of all files that it may load later. */
export async function untilHashesFetched(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { fragments } = JSON.parse(document.querySelector("script#page")?.textContent ?? "{}");
      const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
      return fragments.every(({ base, rest }: { base: string; rest?: string }) => {
        return !rest || fetched.has(`${base}hashes.json`);
      });
    },
    undefined,
    { polling: 50 },
  );
}

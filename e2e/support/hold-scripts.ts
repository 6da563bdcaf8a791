import type { Page } from "@playwright/test";

export interface HeldScripts {
  release(): void;
}

/** Keeps the shell's script from arriving, and with it every other, until it is let go. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/_shell/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}

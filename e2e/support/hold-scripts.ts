import type { Page } from "@playwright/test";

export interface HeldScripts {
  release(): void;
}

/** Keeps the shell's script from arriving, and with it every other, until it is let go. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_shell/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}

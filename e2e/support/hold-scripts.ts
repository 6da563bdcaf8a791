import type { Page } from "@playwright/test";

export interface HeldScripts {
  release(): void;
}

/** Holds back the shell's script, and with it all others, until it is released. */
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

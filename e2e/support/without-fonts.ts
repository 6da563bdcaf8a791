import type { Page } from "@playwright/test";
import type { PageLog } from "./page-log.ts";

/** From now on, the page gets no fonts and keeps the fallback: a late font would break lines differently. */
export async function withoutFonts(page: Page, log: PageLog): Promise<void> {
  log.expect(/Failed to load|net::ERR|preload/);
  await page.route("**/*.woff2", (route) => route.abort());
}

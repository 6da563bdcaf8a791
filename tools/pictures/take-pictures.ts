import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright";

interface PicturesOptions {
  chromiumPath: string;
  siteUrl: string;
  /** Signs its first visitor in to the operator's page. */
  opsLink: string;
  folder: string;
}

/** A typical window on a small laptop. */
const viewport = { width: 1280, height: 800 };
/** On WebP's scale: text stays sharp, and a picture is smaller than 100 kB. */
const quality = 82;

/** Takes the two pictures of the README: `site.webp`, the home page, and `ops.webp`, the operator's page of one environment. */
export async function takePictures({ chromiumPath, siteUrl, opsLink, folder }: PicturesOptions): Promise<void> {
  // This command handles signals itself: it also has servers to stop.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  try {
    const page = await browser.newPage({ viewport, locale: "en-US", reducedMotion: "reduce" });
    await page.goto(siteUrl);
    await page.locator('#slot-main[data-outcome="mounted"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await keep(page, join(folder, "site.webp"));

    await page.goto(opsLink);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "production", exact: true }).click();
    await page.waitForURL("**/ops/production");
    await keep(page, join(folder, "ops.webp"));
  } finally {
    await browser.close();
  }
}

/** Playwright itself does not support WebP. */
async function keep(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
  await writeFile(file, Buffer.from(data, "base64"));
}

import puppeteer, { type Browser, type ConsoleMessage, type Page } from "puppeteer-core";
import { type Driver, type Engine, keyHoldMs, type Settings } from "./driver.ts";

interface Program {
  browser: "chrome" | "firefox";
  path: string;
  args?: string[];
}

/** Firefox preferences that emulate system settings. */
function prefsFor({ reducedMotion = false, forcedColors = false }: Settings): Record<string, unknown> {
  return {
    "ui.prefersReducedMotion": Number(reducedMotion),
    // Overlay scroll bars, which take no width from the page, as in the other engines.
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": true,
    // 2: the page's own colours are never used.
    "browser.display.document_color_use": forcedColors ? 2 : 0,
  };
}

/** Starts Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function startByPuppeteer({ browser, path, args = [] }: Program, settings: Settings): Promise<Engine> {
  const launched = await puppeteer.launch({
    browser,
    executablePath: path,
    args,
    extraPrefsFirefox: prefsFor(settings),
    // A busy machine is slow.
    timeout: 240_000,
    protocolTimeout: 240_000,
  });
  return {
    begin: () => begin(launched, browser === "chrome" ? settings : {}),
    stop: () => launched.close(),
  };
}

async function begin(browser: Browser, { reducedMotion, forcedColors }: Settings): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  const media = [
    ...(reducedMotion ? [{ name: "prefers-reduced-motion", value: "reduce" }] : []),
    ...(forcedColors ? [{ name: "forced-colors", value: "active" }] : []),
  ];
  // Firefox uses its preferences instead.
  if (media.length > 0) await page.emulateMediaFeatures(media);
  const complaints = collectComplaints(page);
  return {
    version: await browser.version(),
    goTo: async (url) => void (await page.goto(url)),
    // Not awaited: Firefox does not always report a same-document navigation. Journeys wait for what they expect to see there.
    back: async () => void page.goBack({ waitUntil: [] }).catch(() => {}),
    forward: async () => void page.goForward({ waitUntil: [] }).catch(() => {}),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(key, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key, { delay: keyHoldMs });
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    picture: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    complaints: () => complaints,
    async openTab() {
      const tab = await context.newPage();
      tab.setDefaultTimeout(240_000);
      // The tab has a separate window, which is narrower at first.
      await tab.setViewport(page.viewport());
      await page.bringToFront();
      return {
        goTo: async (url) => void (await tab.goto(url)),
        evaluate: (expression) => tab.evaluate(expression),
      };
    },
    end: () => context.close(),
  };
}

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

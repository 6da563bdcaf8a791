import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from "playwright";

/** Lighthouse's mobile throttling, applied by the browser. */
const throttling = {
  latencyMs: 150,
  downBytesPerSecond: (1.6 * 1024 * 1024) / 8,
  upBytesPerSecond: (0.75 * 1024 * 1024) / 8,
  cpuSlowdown: 4,
};

export interface Phone {
  /** Created by `openPhone` with empty caches; the caller closes it. */
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** Opens an empty page on a phone with a slow network. */
export async function openPhone(browser: Browser): Promise<Phone> {
  return openTab(await browser.newContext({ ...devices["Pixel 7"], locale: "en-US" }));
}

/** Opens another empty page on the same phone, keeping its caches. */
export async function openTab(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: throttling.latencyMs,
    downloadThroughput: throttling.downBytesPerSecond,
    uploadThroughput: throttling.upBytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling.cpuSlowdown });
  return { context, page, session };
}

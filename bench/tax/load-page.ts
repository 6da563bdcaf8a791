import type { Browser, Page } from "playwright";
import { logRequests } from "./network-log.ts";
import { installProbe, type ProbeReport } from "./page-probe.ts";
import { openPhone, type Phone } from "./phone.ts";

const limitMs = 60_000;

export interface PageLoad extends ProbeReport {
  /** Requests started before everything was hydrated. */
  requests: number;
  totalBytes: number;
  /** Transfer size of the scripts, without headers. */
  scriptBytes: number;
  documentBytes: number;
  html: string;
  /** Path of each of the requests. */
  paths: string[];
}

/** Visits with empty caches on a throttled phone. Throws if the page is not hydrated within a minute. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const phone = await openPhone(browser);
  try {
    return await loadInto(phone, url);
  } finally {
    await phone.context.close();
  }
}

/** The same in an empty tab of a phone that stays open. */
export async function loadInto({ page, session }: Phone, url: string): Promise<PageLoad> {
  const log = await logRequests(session);
  await page.addInitScript(installProbe);
  const answer = await page.goto(url, { waitUntil: "commit", timeout: limitMs });
  if (answer?.status() !== 200) throw new Error(`${url} returned ${answer?.status()}`);
  await waitUntilAlive(page);
  const told = await page.evaluate(readPage);
  const used = log.filter(({ startedAtMs }) => startedAtMs < told.originMs + told.report.hydrated);
  return {
    ...told.report,
    requests: used.length,
    totalBytes: used.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: told.scriptBytes,
    documentBytes: told.documentBytes,
    html: await answer.text(),
    paths: used.map(({ url }) => new URL(url).pathname),
  };
}

async function waitUntilAlive(page: Page): Promise<void> {
  const isAlive = () => window.benchProbe.hydrated > 0;
  try {
    await page.waitForFunction(isAlive, undefined, { timeout: limitMs, polling: 100 });
    // Later long tasks and paints belong to the load too.
    await page.waitForLoadState("networkidle", { timeout: limitMs });
  } catch (cause) {
    const outcomes = await page.$$eval<string[], HTMLElement>("[data-slot]", (slots) =>
      slots.map(({ dataset }) => `${dataset["slot"]} is ${dataset["outcome"]}`),
    );
    throw new Error(`${page.url()} did not come alive: ${outcomes.join(", ")}`, { cause });
  }
}

/** Runs in the page. */
function readPage() {
  const report = window.benchProbe;
  const scripts = new Map<string, number>();
  for (const entry of performance.getEntriesByType("resource")) {
    // Entries of that type have this interface.
    const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
    if (!/\.m?js$/.test(new URL(name).pathname) || startTime > report.hydrated) continue;
    scripts.set(name, Math.max(scripts.get(name) ?? 0, encodedBodySize));
  }
  const [navigation] = performance.getEntriesByType("navigation");
  return {
    report,
    originMs: performance.timeOrigin,
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    // Entries of that type have this interface.
    documentBytes: (navigation as PerformanceNavigationTiming | undefined)?.encodedBodySize ?? 0,
  };
}

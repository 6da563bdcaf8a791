import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { type Spread, spreads } from "../statistics.ts";

interface PressRound {
  /** The time of all the page's listeners for a press: the 99th percentile of a thousand. */
  pressMs: number;
  pressMsWithout: number;
  lcpMs: number;
  lcpMsWithout: number;
  /** From the LCP to the first request for the measuring code. */
  askedAfterLcpMs: number;
}

export interface VitalPresses {
  figures: Record<keyof PressRound, Spread>;
  rounds: PressRound[];
  /** Size of the measuring code, compressed with brotli. */
  chunkBytes: number;
}

interface PressOptions {
  root: string;
  url: string;
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

interface Loaded {
  pressMs: number;
  lcpMs: number;
  askedAt: number;
}

/** Opens the same page with and without the measuring code, in turn, and presses in it. */
export async function measurePresses(options: PressOptions): Promise<VitalPresses> {
  const { root, url, rounds, chromiumPath, detail } = options;
  // This command handles signals itself: it also has servers to stop.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const made: PressRound[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      detail(`page: round ${round + 1} of ${rounds}`);
      const first = await load(browser, url, round % 2 === 0);
      const second = await load(browser, url, round % 2 === 1);
      const [measured, without] = round % 2 === 0 ? [first, second] : [second, first];
      made.push({
        pressMs: measured.pressMs,
        pressMsWithout: without.pressMs,
        lcpMs: measured.lcpMs,
        lcpMsWithout: without.lcpMs,
        askedAfterLcpMs: measured.askedAt - measured.lcpMs,
      });
    }
  } finally {
    await browser.close();
  }
  return { figures: spreads(made.map((round) => ({ ...round }))), rounds: made, chunkBytes: await chunkBytes(root) };
}

async function load(browser: Browser, url: string, isMeasured: boolean): Promise<Loaded> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // The signal with which a visitor opts out.
    if (!isMeasured) await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
    await page.goto(url);
    await page.waitForSelector('#slot-header[data-outcome="mounted"]', { state: "attached" });
    await page.waitForFunction(
      (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/${name}.`)),
      isMeasured ? "vitals" : "once-idle",
    );
    await page.waitForLoadState("networkidle");
    return await page.evaluate(pressAThousandTimes);
  } finally {
    await context.close();
  }
}

/** Runs in the page. Measures the cost of a press apart from the page's own handlers: its target has none. */
async function pressAThousandTimes() {
  const target = document.createElement("span");
  document.querySelector("main, #slot-main")?.append(target);
  const times: number[] = [];
  for (let press = 0; press < 1_000; press += 1) {
    const begin = performance.now();
    for (const type of ["pointerdown", "pointerup", "click", "keydown"]) {
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }
    times.push(performance.now() - begin);
    // Yields now and then: visitors do not press twice in one task.
    if (press % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  target.remove();
  const lcpMs = await new Promise<number>((resolve) => {
    const see = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
    new PerformanceObserver(see).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const chunk = performance.getEntriesByType("resource").find(({ name }) => name.includes("/vitals."));
  times.sort((a, b) => a - b);
  return {
    pressMs: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    lcpMs,
    askedAt: chunk?.startTime ?? Number.NaN,
  };
}

async function chunkBytes(root: string): Promise<number> {
  const folder = join(root, "shell/dist/browser");
  const files = (await readdir(folder)).filter((name) => /^vitals\.\w+\.js\.br$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

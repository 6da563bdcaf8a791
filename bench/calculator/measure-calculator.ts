import { setTimeout as delay } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { type LoggedRequest, logRequests } from "../tax/network-log.ts";
import { openPhone } from "../tax/phone.ts";

interface CalculatorRound {
  /** Size of the calculator's files loaded before it was opened. */
  beforeKb: number;
  /** From the click of the first tap on the opener to a form that accepts input, with empty caches. */
  coldMs: number;
  /** The same once more, after closing it, on an unthrottled CPU. */
  warmMs: number;
  /** The same on the phone's CPU. */
  warmPhoneMs: number;
  /** Size of everything that the first opening fetched. */
  openedKb: number;
}

export interface CalculatorFindings {
  figures: Record<keyof CalculatorRound, Spread>;
  rounds: CalculatorRound[];
  load: number[];
}

interface CalculatorOptions {
  /** A page of the site. */
  url: string;
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

declare global {
  interface Window {
    formOpened: Promise<number>;
  }
}

const limitMs = 60_000;
/** How long a tap lasts: the time the page has to react to the touch before the click. */
const tapMs = 80;
const ownPath = "/_fragments/mf-calculator/";

/** Opens the quote calculator three times on a phone with a slow network. */
export async function measureCalculator({
  url,
  rounds,
  chromiumPath,
  detail,
}: CalculatorOptions): Promise<CalculatorFindings> {
  // This command handles signals itself: it also has servers to stop.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const made: CalculatorRound[] = [];
  const load: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      made.push(await openThrice(browser, url));
      load.push(loadAverage());
    }
  } finally {
    await browser.close();
  }
  const toFigures = (round: CalculatorRound): Record<keyof CalculatorRound, number> => ({ ...round });
  return { figures: spreads(made.map(toFigures)), rounds: made, load };
}

async function openThrice(browser: Browser, url: string): Promise<CalculatorRound> {
  const { context, page, session } = await openPhone(browser);
  try {
    const log = await logRequests(session);
    await page.goto(url, { timeout: limitMs });
    await page.waitForSelector('#slot-header[data-outcome="mounted"]', { state: "attached", timeout: limitMs });
    await page.waitForLoadState("networkidle", { timeout: limitMs });
    const before = log.length;
    const coldMs = await tapAndWait(page, session);
    await page.waitForLoadState("networkidle", { timeout: limitMs });
    const fetched = log.slice(before);
    if (!fetched.some(isOwn)) throw new Error("opening the calculator fetched none of its files");
    await closeIt(page);
    const warmPhoneMs = await tapAndWait(page, session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await closeIt(page);
    const warmMs = await tapAndWait(page, session);
    return {
      beforeKb: kilobytes(log.slice(0, before).filter(isOwn)),
      coldMs,
      warmMs,
      warmPhoneMs,
      openedKb: kilobytes(fetched),
    };
  } finally {
    await context.close();
  }
}

function isOwn({ url }: LoggedRequest): boolean {
  return url.includes(ownPath);
}

function kilobytes(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function closeIt(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForSelector("#slot-overlay dialog[open]", { state: "detached", timeout: limitMs });
}

async function tapAndWait(page: Page, session: CDPSession): Promise<number> {
  const opener = page.locator('form:has([name="quote"]) button:visible').first();
  await opener.scrollIntoViewIfNeeded();
  const box = await opener.boundingBox();
  if (!box) throw new Error("the page shows no opener");
  await page.evaluate(waitForForm);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await delay(tapMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return page.evaluate(() => window.formOpened);
}

/** Runs in the page, before the tap. */
function waitForForm(): void {
  window.formOpened = new Promise((resolve) => {
    window.addEventListener("click", ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
    function look(begin: number) {
      if (document.querySelector("#slot-overlay dialog[open] input")) resolve(performance.now() - begin);
      else requestAnimationFrame(() => look(begin));
    }
  });
}

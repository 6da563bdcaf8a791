import { type Browser, chromium, type Page } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { type LoggedRequest, logRequests } from "../tax/network-log.ts";
import { openPhone } from "../tax/phone.ts";

export interface CalculatorRound {
  /** Of the calculator's files, before it was asked for. */
  beforeKb: number;
  /** From the first press of the opener to a form that takes input, with nothing in any cache. */
  coldMs: number;
  /** The same once more, after closing it. */
  warmMs: number;
  /** Of everything that the first opening fetched. */
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

const limitMs = 60_000;

/** Opens the quote calculator on a phone with a slow network, twice. */
export async function measureCalculator({
  url,
  rounds,
  chromiumPath,
  detail,
}: CalculatorOptions): Promise<CalculatorFindings> {
  // Signals are this command's: it has servers to end besides.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const made: CalculatorRound[] = [];
  const load: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      made.push(await openTwice(browser, url));
      load.push(loadAverage());
    }
  } finally {
    await browser.close();
  }
  const toFigures = (round: CalculatorRound): Record<keyof CalculatorRound, number> => ({ ...round });
  return { figures: spreads(made.map(toFigures)), rounds: made, load };
}

async function openTwice(browser: Browser, url: string): Promise<CalculatorRound> {
  const { context, page, session } = await openPhone(browser);
  try {
    const log = await logRequests(session);
    await page.goto(url, { timeout: limitMs });
    await page.waitForSelector('#slot-header[data-outcome="mounted"]', { state: "attached", timeout: limitMs });
    await page.waitForLoadState("networkidle", { timeout: limitMs });
    const before = log.length;
    const coldMs = await page.evaluate(openAndWait);
    await page.waitForLoadState("networkidle", { timeout: limitMs });
    const fetched = log.slice(before);
    await closeIt(page);
    const warmMs = await page.evaluate(openAndWait);
    const own = ownFolderOf(fetched);
    return {
      beforeKb: kilobytes(log.slice(0, before).filter((request) => request.url.startsWith(own))),
      coldMs,
      warmMs,
      openedKb: kilobytes(fetched),
    };
  } finally {
    await context.close();
  }
}

/** Where the files of the release lie that the first opening has fetched. */
function ownFolderOf(fetched: readonly LoggedRequest[]): string {
  const entry = fetched.find(({ url }) => url.includes("/_fragments/"));
  if (!entry) throw new Error("opening the calculator has fetched no fragment");
  return entry.url.slice(0, entry.url.lastIndexOf("/") + 1);
}

function kilobytes(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function closeIt(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForSelector("#slot-overlay dialog[open]", { state: "detached", timeout: limitMs });
}

/** Runs in the page. */
function openAndWait(): Promise<number> {
  const openers = [...document.querySelectorAll<HTMLButtonElement>('form:has([name="quote"]) button')];
  const opener = openers.find((button) => button.checkVisibility());
  if (!opener) throw new Error("the page has no opener in sight");
  const begin = performance.now();
  opener.click();
  return new Promise((resolve) => {
    function look() {
      if (document.querySelector("#slot-overlay dialog[open] input")) resolve(performance.now() - begin);
      else requestAnimationFrame(look);
    }
    look();
  });
}

import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { loadPage, type PageLoad } from "./load-page.ts";
import { openSecondPage, type SecondPage } from "./second-page.ts";

/** A page of another fragment, which the measured page links to. */
const secondPath = "/solution/cloud-base";

export interface TaxRound {
  lcp: number;
  menu: number;
  hydrated: number;
  tbt: number;
  cls: number;
  requests: number;
  scriptKb: number;
  totalKb: number;
  documentKb: number;
  /** Compressed apart from each other, for the budgets: one document carries both. */
  htmlKb: number;
  cssKb: number;
  /** The second page: see SecondPage. */
  secondPainted: number;
  secondSettled: number;
  secondCls: number;
}

export interface TaxResult {
  url: string;
  figures: Record<keyof TaxRound, Spread>;
  /** In how many rounds the menu opened before any slot was alive. */
  menuBeforeScript: number;
  rounds: TaxRound[];
  /** What the last round requested until it was hydrated. */
  requested: string[];
}

export interface Tax {
  browser: string;
  composed: TaxResult;
  oneBundle: TaxResult;
  load: number[];
}

interface TaxOptions {
  composed: string;
  oneBundle: string;
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

/** Loads the page of both sites in turns, so that what else the machine does meets both alike. */
export async function measureTax({ composed, oneBundle, rounds, chromiumPath, detail }: TaxOptions): Promise<Tax> {
  // Signals are this command's: it has servers to end besides.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const results = [composed, oneBundle].map((url) => ({
    url,
    rounds: new Array<TaxRound>(),
    menuBeforeScript: 0,
    requested: new Array<string>(),
  }));
  const load: number[] = [];
  try {
    // The browser's own first use of a font takes longer than all later ones.
    for (const { url } of results) await loadPage(browser, { url, clicksMenu: false });
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      // Neither is always the first one.
      for (const result of round % 2 === 0 ? results : results.toReversed()) {
        await warm(result.url);
        const loaded = await loadPage(browser, { url: result.url, clicksMenu: false });
        const clicked = await loadPage(browser, { url: result.url, clicksMenu: true });
        const second = await openSecondPage(browser, { url: result.url, to: secondPath });
        result.rounds.push(toRound(loaded, clicked, second));
        result.requested = loaded.paths;
        if (!clicked.menuNeededScript) result.menuBeforeScript += 1;
      }
      load.push(loadAverage());
    }
    const [first, second] = results.map((result) => ({ ...result, figures: spreads(result.rounds.map(toFigures)) }));
    if (!first || !second) throw new Error("there are two sites to compare");
    return { browser: browser.version(), composed: first, oneBundle: second, load };
  } finally {
    await browser.close();
  }
}

/** What the first visitor after a change waits for is not what the others do. */
async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await fetch(url);
    await answer.body?.cancel();
  }
}

function toRound(loaded: PageLoad, clicked: PageLoad, second: SecondPage): TaxRound {
  const styles = /<style\b[^>]*>([^]*?)<\/style>/g;
  const css = [...loaded.html.matchAll(styles)].map(([, text]) => text).join("\n");
  return {
    lcp: loaded.lcp,
    menu: clicked.menu,
    hydrated: loaded.hydrated,
    tbt: loaded.tbt,
    cls: loaded.cls,
    requests: loaded.requests,
    scriptKb: loaded.scriptBytes / 1000,
    totalKb: loaded.totalBytes / 1000,
    documentKb: loaded.documentBytes / 1000,
    htmlKb: pressedKb(loaded.html.replace(styles, "")),
    cssKb: pressedKb(css),
    secondPainted: second.painted,
    secondSettled: second.settled,
    secondCls: second.cls,
  };
}

function pressedKb(text: string): number {
  return brotliCompressSync(text).byteLength / 1000;
}

/** An interface is no record of strings; what is in it is. */
function toFigures(round: TaxRound): Record<keyof TaxRound, number> {
  return { ...round };
}

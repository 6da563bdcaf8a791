import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreadOf, spreads } from "../statistics.ts";
import { loadPage, type PageLoad } from "./load-page.ts";
import { type OpenedMenu, openMenu } from "./open-menu.ts";
import { openSecondPage, type SecondPage } from "./second-page.ts";

/** A page of another fragment that the measured page links to. */
const secondPath = "/solution/cloud-base";

/** Per round, which uses their median. */
const menuLoads = 3;

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
  /** Compressed separately, for the budgets: one document contains both. */
  htmlKb: number;
  cssKb: number;
  /** The second page: see SecondPage. */
  secondPainted: number;
  secondSettled: number;
  secondCls: number;
}

interface TaxResult {
  url: string;
  figures: Record<keyof TaxRound, Spread>;
  /** The number of rounds in which the menu opened before any slot was hydrated. */
  menuBeforeScript: number;
  rounds: TaxRound[];
  /** The last round's requests until hydration. */
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

/** Loads the page of both sites in turn, so that other load on the machine affects both alike. */
export async function measureTax({ composed, oneBundle, rounds, chromiumPath, detail }: TaxOptions): Promise<Tax> {
  // This command handles signals itself: it also has servers to stop.
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
    // The browser's first use of a font takes longer than all later ones.
    for (const { url } of results) await loadPage(browser, url);
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      // The order alternates, so that neither always goes first.
      for (const result of round % 2 === 0 ? results : results.toReversed()) {
        await warm(result.url);
        const loaded = await loadPage(browser, result.url);
        const menus = await openMenus(browser, result.url);
        const second = await openSecondPage(browser, { url: result.url, to: secondPath });
        result.rounds.push(toRound(loaded, menus, second));
        result.requested = loaded.paths;
        if (!menus.some(({ neededScript }) => neededScript)) result.menuBeforeScript += 1;
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

/** When a tap falls within a frame is random, and varies more than the two sites differ. */
async function openMenus(browser: Browser, url: string): Promise<OpenedMenu[]> {
  const menus: OpenedMenu[] = [];
  for (let load = 0; load < menuLoads; load += 1) menus.push(await openMenu(browser, url));
  return menus;
}

/** The first visitor after a change waits longer than others. */
async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await fetch(url);
    await answer.body?.cancel();
  }
}

function toRound(loaded: PageLoad, menus: OpenedMenu[], second: SecondPage): TaxRound {
  const styles = /<style\b[^>]*>([^]*?)<\/style>/g;
  const css = [...loaded.html.matchAll(styles)].map(([, text]) => text).join("\n");
  return {
    lcp: loaded.lcp,
    menu: spreadOf(menus.map(({ openedMs }) => openedMs)).median,
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

/** An interface is not assignable to a record, but its spread is. */
function toFigures(round: TaxRound): Record<keyof TaxRound, number> {
  return { ...round };
}

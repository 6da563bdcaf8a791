import { type Browser, chromium } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreadOf, spreads } from "../statistics.ts";
import { installProbe } from "../tax/page-probe.ts";
import { openPhone } from "../tax/phone.ts";
import type { SignedIn } from "./sign-in.ts";

/** Times of one visit, in ms since its navigation started. */
interface Visit {
  lcp: number;
  hydrated: number;
  cls: number;
}

interface OwnVisit extends Visit {
  /** When the first of the four calls started. */
  called: number;
  /** When the menu showed the name. */
  named: number;
}

export interface LayoutCalls {
  signedOut: Record<keyof Visit, Spread>;
  signedIn: Record<keyof OwnVisit, Spread>;
  /** LCP with the calls minus LCP without, in the same round. */
  cost: Spread;
  /** From the LCP to the first call, the minimum of all rounds: if it is negative, the calls could have delayed the LCP. */
  callsAfterLcp: Spread;
  load: number[];
}

interface LayoutCallsOptions {
  /** A page of the site. */
  url: string;
  visitor: SignedIn;
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

const limitMs = 60_000;
const calls = /\/api\/v1\/console\/(?:check-token|certification|user\/overview|cloud-recommend)/;

/** Loads the page on a phone with a slow network, alternating between signed out and signed in, with empty caches. */
export async function measureLayoutCalls(options: LayoutCallsOptions): Promise<LayoutCalls> {
  const { rounds, chromiumPath, detail } = options;
  // This command handles signals itself: it also has servers to stop.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const out: Visit[] = [];
  const own: OwnVisit[] = [];
  const load: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      // The order alternates, so that neither always goes first.
      for (const isOwn of round % 2 === 0 ? [true, false] : [false, true]) {
        if (isOwn) own.push(await visitSignedIn(browser, options));
        else out.push(await visitSignedOut(browser, options));
      }
      load.push(loadAverage());
    }
  } finally {
    await browser.close();
  }
  return {
    signedOut: spreads(out.map(({ lcp, hydrated, cls }) => ({ lcp, hydrated, cls }))),
    signedIn: spreads(own.map(({ lcp, hydrated, cls, called, named }) => ({ lcp, hydrated, cls, called, named }))),
    cost: spreadOf(own.flatMap(({ lcp }, round) => (out[round] ? [lcp - out[round].lcp] : []))),
    callsAfterLcp: spreadOf(own.map(({ called, lcp }) => called - lcp)),
    load,
  };
}

async function visitSignedOut(browser: Browser, { url }: LayoutCallsOptions): Promise<Visit> {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(installProbe);
    await page.goto(url, { timeout: limitMs });
    await page.waitForFunction(() => window.benchProbe.hydrated > 0, undefined, { timeout: limitMs, polling: 100 });
    await page.waitForLoadState("networkidle", { timeout: limitMs });
    const { lcp, hydrated, cls } = await page.evaluate(() => window.benchProbe);
    return { lcp, hydrated, cls };
  } finally {
    await context.close();
  }
}

async function visitSignedIn(browser: Browser, { url, visitor }: LayoutCallsOptions): Promise<OwnVisit> {
  const { context, page } = await openPhone(browser);
  try {
    // Cookies for the whole site: with the page's own path they would not be sent to the api.
    const site = new URL("/", url).href;
    await context.addCookies(visitor.cookies.map((cookie) => ({ ...cookie, url: site })));
    await page.addInitScript(installProbe);
    await page.goto(url, { timeout: limitMs });
    const named = await page.waitForFunction(
      (username) => {
        const slot = document.querySelector('[data-slot="header"]');
        return slot?.textContent.includes(username) ? performance.now() : undefined;
      },
      visitor.username,
      { timeout: limitMs, polling: "raf" },
    );
    await page.waitForFunction(() => window.benchProbe.hydrated > 0, undefined, { timeout: limitMs, polling: 100 });
    await page.waitForLoadState("networkidle", { timeout: limitMs });
    const { lcp, hydrated, cls } = await page.evaluate(() => window.benchProbe);
    const begun = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
    );
    const called = begun.filter(({ name }) => calls.test(name)).map(({ startTime }) => startTime);
    if (called.length < 4) throw new Error(`${url} made ${called.length} of the four calls of a layout load`);
    return { lcp, hydrated, cls, called: Math.min(...called), named: (await named.jsonValue()) ?? 0 };
  } finally {
    await context.close();
  }
}

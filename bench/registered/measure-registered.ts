import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import type { Cores } from "../load/cores.ts";
import { loadAverage } from "../machine.ts";
import { percentile, type Spread, spreads } from "../statistics.ts";
import { loadPage } from "../tax/load-page.ts";
import { sendLoad } from "../throughput/send-load.ts";
import type { SizedSite } from "./start-sites.ts";

const path = "/products/bcc";
const connections = 10;
const wholeShare = 0.9;
const loadsEach = 3;

interface RegisteredRound {
  pagesPerSecond: number;
  /** Turned away, or not complete. */
  refused: number;
  lcp: number;
}

export interface RegisteredSite {
  fragments: number;
  htmlKb: number;
  /** The same, compressed with brotli. */
  pressedKb: number;
  figures: Record<keyof RegisteredRound, Spread>;
  rounds: RegisteredRound[];
}

export interface Registered {
  /** Smallest first: the reference for the others. */
  sites: RegisteredSite[];
  load: number[];
}

interface RegisteredOptions {
  root: string;
  cores: Cores;
  sites: readonly SizedSite[];
  rounds: number;
  seconds: number;
  chromiumPath: string;
  detail(text: string): void;
}

/** Measures one page on sites with increasing numbers of fragments: its bytes, its uncached pages per second, and its LCP on a phone. */
export async function measureRegistered(options: RegisteredOptions): Promise<Registered> {
  const { sites, rounds, chromiumPath, detail } = options;
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const load: number[] = [];
  try {
    const measured = await Promise.all(
      sites.map(async ({ fragments, shell }) => {
        const html = await (await fetch(shell.url + path)).text();
        const bytes = Buffer.byteLength(html);
        const pressedKb = brotliCompressSync(html).byteLength / 1000;
        return { fragments, url: shell.url + path, bytes, pressedKb, rounds: new Array<RegisteredRound>() };
      }),
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const site of round % 2 === 0 ? measured : measured.toReversed()) {
        detail(`round ${round + 1} of ${rounds}, ${site.fragments} fragments`);
        const { pages, refused, seconds } = await sendLoad(options.root, {
          url: site.url,
          isUnique: true,
          leastBytes: site.bytes * wholeShare,
          connections,
          seconds: options.seconds,
          prefix: options.cores.client,
        });
        await warm(site.url);
        const lcp = await usualLcp(browser, site.url);
        site.rounds.push({ pagesPerSecond: pages / seconds, refused, lcp });
      }
      load.push(loadAverage());
    }
    return {
      sites: measured.map(({ fragments, bytes, pressedKb, rounds: all }) => ({
        fragments,
        htmlKb: bytes / 1000,
        pressedKb,
        figures: spreads(all.map((one) => ({ ...one }))),
        rounds: all,
      })),
      load,
    };
  } finally {
    await browser.close();
  }
}

/** The first visitor waits longer than others: a cached page is compressed from its second response on. */
async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).arrayBuffer();
}

/** The median of a few loads: single loads of the same page differ by a fifth. */
async function usualLcp(browser: Browser, url: string): Promise<number> {
  const all: number[] = [];
  for (let load = 0; load < loadsEach; load += 1) all.push((await loadPage(browser, url)).lcp);
  return percentile(all, 0.5);
}

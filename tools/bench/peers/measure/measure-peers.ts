import { type Browser, chromium } from "playwright";
import { loadAverage } from "../../machine.ts";
import { type Spread, spreads } from "../../statistics.ts";
import { loadPage } from "../../tax/load-page.ts";
import type { PeerSite, System } from "../start/peer-site.ts";
import { type PeerRound, visitPeer } from "./visit-peer.ts";

export interface PeerResult {
  system: System;
  registered: number;
  figures: Record<keyof PeerRound, Spread>;
  rounds: PeerRound[];
}

export interface PeerVisits {
  browser: string;
  results: PeerResult[];
  load: number[];
}

interface PeersOptions {
  sites: readonly PeerSite[];
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

/** Visits all sites in turns, so that what else the machine does meets all alike. */
export async function measurePeers({ sites, rounds, chromiumPath, detail }: PeersOptions): Promise<PeerVisits> {
  // Signals are this command's: it has servers to end besides.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const measured = sites.map((site) => ({ site, rounds: new Array<PeerRound>() }));
  const load: number[] = [];
  try {
    // The browser's own first use of a font takes longer than all later ones, and a server's first use of a file.
    for (const { system, url } of sites) {
      detail(`warm up, ${system}`);
      await loadPage(browser, url);
    }
    for (let round = 0; round < rounds; round += 1) {
      // None is always the first one.
      for (const one of round % 2 === 0 ? measured : measured.toReversed()) {
        detail(`round ${round + 1} of ${rounds}, ${one.site.system} with ${one.site.registered}`);
        one.rounds.push(await visitOnce(browser, one.site));
      }
      load.push(loadAverage());
    }
    return {
      browser: browser.version(),
      results: measured.map(({ site: { system, registered }, rounds: all }) => ({
        system,
        registered,
        figures: spreads(all.map((round) => ({ ...round }))),
        rounds: all,
      })),
      load,
    };
  } finally {
    await browser.close();
  }
}

/** What the first visitor after a change waits for is not what the others do: the second answer of a kept page is the one that is compressed. */
async function visitOnce(browser: Browser, { system, url }: PeerSite): Promise<PeerRound> {
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).arrayBuffer();
  try {
    return await visitPeer(browser, url);
  } catch (cause) {
    throw new Error(`${system} could not be visited`, { cause });
  }
}

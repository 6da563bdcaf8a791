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

/** Visits all sites in turn, so that other load on the machine affects all alike. Throws when as many rounds fail as are wanted. */
export async function measurePeers({ sites, rounds, chromiumPath, detail }: PeersOptions): Promise<PeerVisits> {
  // This command handles signals itself: it also has servers to stop.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const measured = sites.map((site) => ({ site, rounds: new Array<PeerRound>() }));
  const load: number[] = [];
  try {
    // Warms up: the browser's first use of a font, and a server's first use of a file, take longer than later ones.
    for (const { system, url } of sites) {
      detail(`warm up, ${system}`);
      await loadPage(browser, url);
    }
    let failures = 0;
    for (let round = 0; round < rounds; ) {
      try {
        const visits = await visitAll(round);
        for (const [index, visit] of visits) measured[index]?.rounds.push(visit);
        load.push(loadAverage());
        round += 1;
      } catch (error) {
        failures += 1;
        if (failures === rounds) throw error;
      }
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

  /** If one visit fails, the whole round is repeated: figures are compared round by round. */
  async function visitAll(round: number): Promise<[index: number, PeerRound][]> {
    const visits: [number, PeerRound][] = [];
    const order = [...sites.entries()];
    // The order alternates, so that no site always goes first.
    for (const [index, site] of round % 2 === 0 ? order : order.toReversed()) {
      detail(`round ${round + 1} of ${rounds}, ${site.system} with ${site.registered}`);
      visits.push([index, await visitOnce(browser, site)]);
    }
    return visits;
  }
}

/** Requests the page first: the first visitor after a change waits longer, and a cached page is compressed from its second response on. */
async function visitOnce(browser: Browser, { system, url }: PeerSite): Promise<PeerRound> {
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).arrayBuffer();
  try {
    return await visitPeer(browser, url);
  } catch (cause) {
    throw new Error(`${system} could not be visited`, { cause });
  }
}

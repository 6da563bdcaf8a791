import type { Counted } from "../../registry/src/health/counted.ts";
import type { Random } from "./random.ts";

/** Shells report every few seconds. */
export const tickSeconds = 5;

export interface Traffic {
  pagesPerSecond: number;
  /** Share of visitors, from 0 to 1, who get the release in question. */
  share: number;
  /** Share of failing pages, from 0 to 1: of this release, and of the one beside it. */
  failedShare: number;
  failedBeside: number;
}

export interface Tick {
  tried: Counted;
  beside: Counted;
}

/** A visitor views this many pages on average, so a fault that a visitor sees rarely occurs only once. */
const pagesPerVisitor = 4;
/** Visitors for whom everything fails, for example because of an extension, whichever release they get. */
const brokenVisitors = 1 / 2000;

/** The shells' counts within one tick. A visitor gets the same release on each page. */
export function simulateTick(traffic: Traffic, random: Random): Tick {
  const tally = { tried: emptyTally(), beside: emptyTally() };
  const visitors = random.poisson((traffic.pagesPerSecond * tickSeconds) / pagesPerVisitor);
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const isTried = random.next() < traffic.share;
    const one = isTried ? tally.tried : tally.beside;
    const pages = drawPages(random);
    const failing = random.next() < brokenVisitors ? 1 : isTried ? traffic.failedShare : traffic.failedBeside;
    let failed = 0;
    for (let page = 0; page < pages; page += 1) if (random.next() < failing) failed += 1;
    one.pages += pages;
    one.failed += failed;
    if (failed > 0) one.clients += 1;
  }
  return { tried: toCounted(tally.tried), beside: toCounted(tally.beside) };
}

/** Geometric distribution: after each page, the visitor continues or leaves. */
function drawPages({ next }: Random): number {
  return 1 + Math.floor(Math.log(1 - next()) / Math.log(1 - 1 / pagesPerVisitor));
}

interface Tally {
  pages: number;
  failed: number;
  clients: number;
}

function emptyTally(): Tally {
  return { pages: 0, failed: 0, clients: 0 };
}

function toCounted({ pages, failed, clients }: Tally): Counted {
  return { pages, failed: failed > 0 ? { browser: failed } : {}, clients };
}

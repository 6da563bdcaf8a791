import type { Counted } from "../../registry/src/health/counted.ts";
import type { Random } from "./random.ts";

/** Shells report every few seconds. */
export const tickSeconds = 5;

export interface Traffic {
  pagesPerSecond: number;
  /** Share of visitors, from 0 to 1, who are given the release in question. */
  share: number;
  /** Of its pages, and of those of the release beside it: from 0 to 1. */
  failedShare: number;
  failedBeside: number;
}

export interface Tick {
  tried: Counted;
  beside: Counted;
}

/** A visitor looks at so many pages on average: a fault for one of them has seldom happened only once. */
const pagesPerVisitor = 4;
/** Visitors on whose machine everything fails, such as by an extension: whatever release they are given. */
const brokenVisitors = 1 / 2000;

/** The counts of the shells within one tick. A visitor has the same release on each page. */
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

/** Geometric: after each page, another one or not. */
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

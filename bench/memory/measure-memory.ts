import { setTimeout as pause } from "node:timers/promises";
import { createFlipper, type Flipper } from "../flips/flip-releases.ts";
import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreadOf } from "../statistics.ts";
import { type ProcessSize, sizeOf } from "./process-size.ts";
import { slopeOf } from "./slope.ts";

type Sizes = Record<keyof ProcessSize, Spread>;

export interface Memory {
  pages: number;
  flips: number;
  /** The shell and its renderer together: warm and at rest, after the pages, and after the flips. */
  start: Sizes;
  afterPages: Sizes;
  afterFlips: Sizes;
  /** Growth while pages were served, in MiB per 10,000 pages. */
  slopeMb: number;
  samples: number[];
  notGood: number;
  load: number[];
}

interface MemoryOptions {
  site: LoadSite;
  dir: string;
  pages: number;
  flips: number;
  detail(text: string): void;
}

/** Well below the shell's capacity, so that nothing queues and everything is freed in time. */
const rate = 50;
const flipRate = 10;
const sampleEveryMs = 1000;
const restSamples = 15;
/** Two flips until the second release of each fragment is served; the others end with the first releases served again. */
const flipsOver = 2;
const warmingFlips = 22;

/** Requests pages, then changes the served releases repeatedly, and compares the shell's memory afterwards with the start. */
export async function measureMemory({ site, dir, pages, flips, detail }: MemoryOptions): Promise<Memory> {
  const flipper = await createFlipper(site, dir);
  return withShell(site, async (shell) => {
    const load: number[] = [];
    detail("warming up");
    const warm = await warmUp({ site, shell, flipper, pages: Math.ceil(pages / 2) });
    const start = await atRest(shell);

    detail(`${pages} pages`);
    const given = await givePages(site, shell, pages);
    const afterPages = await atRest(shell);
    load.push(loadAverage());

    const beside = startLoad(site, { url: shell.url, paths: [pagePath], rate: flipRate });
    for (let index = 0; index < flips; index += 1) {
      detail(`flip ${index + 1} of ${flips}`);
      await flipper.flip(shell);
    }
    const { counts } = await beside.stop();
    const afterFlips = await atRest(shell);
    load.push(loadAverage());
    const notGood = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.good;
    return {
      pages,
      flips,
      start,
      afterPages,
      afterFlips,
      slopeMb: slopeOf(given.samples) * 10_000,
      samples: given.samples.map(({ rssMb }) => Math.round(rssMb)),
      notGood: notGood + warm + given.notGood,
      load,
    };
  });
}

interface WarmUp {
  site: LoadSite;
  shell: LoadServer;
  flipper: Flipper;
  pages: number;
}

/** Half of the pages by each of the flipped releases, since both stay loaded; then a few flips. Returns how many were not good. */
async function warmUp({ site, shell, flipper, pages }: WarmUp): Promise<number> {
  const first = await givePages(site, shell, pages / 2);
  for (let index = 0; index < flipsOver; index += 1) await flipper.flip(shell);
  const second = await givePages(site, shell, pages / 2);
  for (let index = 0; index < warmingFlips; index += 1) await flipper.flip(shell);
  return first.notGood + second.notGood;
}

/** Requests this many pages, and samples the shell's memory meanwhile. */
async function givePages(site: LoadSite, shell: LoadServer, pages: number) {
  const seconds = pages / rate;
  const report = startLoad(site, { url: shell.url, paths: [pagePath], rate, seconds }).report;
  const samples: { pages: number; rssMb: number }[] = [];
  const startedAt = performance.now();
  let isOver = false;
  void report.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    samples.push({ pages: ((performance.now() - startedAt) / 1000) * rate, rssMb: sizeOf(shell.pid).rssMb });
    await pause(sampleEveryMs);
  }
  const { counts } = await report;
  return { samples, notGood: Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.good };
}

/** Samples without requests: the memory in use now stays allocated for good, or until the next collection. */
async function atRest(shell: LoadServer): Promise<Sizes> {
  const sizes: ProcessSize[] = [];
  for (let sample = 0; sample < restSamples; sample += 1) {
    await pause(sampleEveryMs);
    sizes.push(sizeOf(shell.pid));
  }
  const spread = (figure: keyof ProcessSize) => spreadOf(sizes.map((size) => size[figure]));
  return { rssMb: spread("rssMb"), threads: spread("threads"), descriptors: spread("descriptors") };
}

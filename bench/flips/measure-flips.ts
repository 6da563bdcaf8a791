import { setTimeout as pause } from "node:timers/promises";
import { findSaturation } from "../load/find-saturation.ts";
import { failuresOf, type LoadReport } from "../load/load-order.ts";
import type { LoadSite } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { percentile } from "../statistics.ts";
import { createFlipper, type Flip } from "./flip-releases.ts";
import { judgeViews } from "./judge-views.ts";

export interface Flips {
  flips: number;
  rate: number;
  pages: number;
  /** Pages that were not complete, by how the request ended. */
  failed: Partial<LoadReport["counts"]>;
  problems: LoadReport["problems"];
  mixed: number;
  wentBack: number;
  /** Flips that no page showed. */
  unseen: number;
  seenMs: { p50: number; p99: number; max: number };
  /** p99 during the flips, and over the same number of seconds without flips before them. */
  pageP99Ms: number;
  steadyP99Ms: number;
  load: number[];
}

interface FlipOptions {
  site: LoadSite;
  dir: string;
  times: number;
  detail(text: string): void;
}

const share = 0.5;
/** Two hundred flips take ten minutes. */
const everyMs = 3000;
const steadySeconds = 20;

/** Repeatedly promotes and rolls back while a shell serves pages at half its capacity. */
export async function measureFlips({ site, dir, times, detail }: FlipOptions): Promise<Flips> {
  const flipper = await createFlipper(site, dir);
  return withShell(site, async (shell) => {
    const rate = (await findSaturation(site, shell, detail)).rate * share;
    const paths = [pagePath];
    detail("without a flip");
    const steady = await startLoad(site, { url: shell.url, paths, rate, seconds: steadySeconds }).report;
    const pages = startLoad(site, { url: shell.url, paths, rate });
    const flips: Flip[] = [];
    const load: number[] = [];
    for (let index = 0; index < times; index += 1) {
      detail(`${index + 1} of ${times}`);
      const [flip] = await Promise.all([flipper.flip(shell), pause(everyMs)]);
      flips.push(flip);
      if (index % 20 === 0) load.push(loadAverage());
    }
    const report = await pages.stop();
    if (!report.goodMs || !steady.goodMs) throw new Error(`no whole page arrived: ${JSON.stringify(report.counts)}`);
    const { mixed, wentBack, seenMs } = judgeViews(report.views, flipper.start, flips);
    return {
      flips: times,
      rate,
      pages: Object.values(report.counts).reduce((sum, count) => sum + count, 0),
      failed: failuresOf(report),
      problems: report.problems,
      mixed,
      wentBack,
      unseen: times - seenMs.length,
      seenMs: { p50: percentile(seenMs, 0.5), p99: percentile(seenMs, 0.99), max: percentile(seenMs, 1) },
      pageP99Ms: report.goodMs.p99,
      steadyP99Ms: steady.goodMs.p99,
      load,
    };
  });
}

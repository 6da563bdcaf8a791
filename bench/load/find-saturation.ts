import { setTimeout as pause } from "node:timers/promises";
import type { LoadReport } from "./load-order.ts";
import type { LoadServer, LoadSite } from "./load-site.ts";
import { startLoad } from "./start-load.ts";
import { pagePath } from "./with-shell.ts";

export interface Saturation {
  /** Pages per second: the highest rate found at which every page was complete and 99 of 100 arrived within 250 ms. */
  rate: number;
  p99Ms: number;
}

const firstRate = 10;
const growth = 2;
const halvings = 5;
const stepSeconds = 4;
const attempts = 3;
/** Lets the leftovers of an overload finish, so that they do not count against the next attempt. */
const restMs = 1000;
export const acceptableMs = 250;

/** Raises the rate until it is too high, then bisects. Each step has three attempts: one stall of the machine does not end the search. */
export async function findSaturation(
  site: LoadSite,
  shell: LoadServer,
  detail: (text: string) => void,
): Promise<Saturation> {
  const best: Saturation = { rate: 0, p99Ms: 0 };
  const holds = async (rate: number) => {
    detail(`trying ${Math.round(rate)} pages per second`);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const report = await startLoad(site, { url: shell.url, paths: [pagePath], rate, seconds: stepSeconds }).report;
      if (!isAcceptable(report)) {
        await pause(restMs);
        continue;
      }
      Object.assign(best, { rate, p99Ms: report.goodMs?.p99 ?? 0 });
      return true;
    }
    return false;
  };
  let tooMuch = firstRate;
  while (await holds(tooMuch)) tooMuch *= growth;
  if (best.rate === 0) throw new Error(`the shell does not serve ${firstRate} pages per second`);
  for (let step = 0; step < halvings; step += 1) {
    const middle = (best.rate + tooMuch) / 2;
    if (!(await holds(middle))) tooMuch = middle;
  }
  return best;
}

function isAcceptable({ counts, goodMs }: LoadReport): boolean {
  const { good, ...others } = counts;
  return good > 0 && Object.values(others).every((count) => count === 0) && (goodMs?.p99 ?? 0) <= acceptableMs;
}

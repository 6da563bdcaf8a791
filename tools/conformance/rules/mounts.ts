import type { Page } from "playwright";
import { type Held, takeStock, walk } from "../../../e2e/support/leak-detector.ts";
import { isSameDocument, markDocument, open } from "../on-page.ts";
import { type Rule, withVisitor } from "../rule.ts";

declare global {
  interface Window {
    __timers?: { pending(): number };
  }
}

/** What is kept once, such as code and the positions of the last entries, is there before it is counted. */
const warmUpRounds = 5;
/** A heap is never the same to the byte. */
const heapGrowth = 0.05;

/** Whoever comes and goes leaves nothing behind: no node, no listener, no timer of its own, no memory. */
export const mounts: Rule = {
  name: "mounts",
  what: "leaves nothing behind when it is unmounted",
  appliesTo: ({ comesAndGoes }) => comesAndGoes,
  judge: (bench) =>
    withVisitor(bench, async ({ context, page }) => {
      const { path, away, manifest } = bench.subject;
      const steps = [
        [path, manifest.name],
        [away.path, away.fragment],
      ] as const;
      await page.addInitScript(countTimers, `/_fragments/${manifest.name}/`);
      await open(page, bench, away.path);
      await markDocument(page);
      const session = await context.newCDPSession(page);
      const take = async () => ({ ...(await takeStock(session)), timers: await pendingTimers(page) });
      await walk(page, steps, warmUpRounds);
      const stocks = [await take()];
      // Whatever grows once may be somebody's cache: a leak grows again.
      for (let time = 0; time < 2 && (time === 0 || grown(stocks).length > 0); time += 1) {
        await walk(page, steps, bench.rounds);
        stocks.push(await take());
      }
      const reloaded = (await isSameDocument(page)) ? [] : ["a navigation has loaded another document"];
      return [...reloaded, ...grown(stocks).map(({ more, unit }) => `${bench.rounds} mounts leave ${more} ${unit}`)];

      function grown(taken: readonly Stock[]): Growth[] {
        const [first = [], ...later] = taken
          .slice(1)
          .map((after, index) => growth(taken[index] ?? after, after, bench.rounds));
        return first.filter(({ unit }) => later.every((growths) => growths.some((again) => again.unit === unit)));
      }
    }),
};

type Stock = Held & { timers: number };

interface Growth {
  more: number;
  unit: string;
}

const units = { detached: "nodes that only scripts know", nodes: "nodes", listeners: "listeners", timers: "timers" };
const kinds = ["detached", "nodes", "listeners", "timers"] as const;

function growth(before: Stock, after: Stock, rounds: number): Growth[] {
  const grown = kinds
    .map((kind) => ({ more: after[kind] - before[kind], unit: units[kind] }))
    // One left with every second mount is a leak; a few in all are on their way out.
    .filter(({ more }) => more >= rounds / 2);
  const more = Math.round((after.heapBytes - before.heapBytes) / 1000);
  return after.heapBytes / before.heapBytes <= 1 + heapGrowth ? grown : [...grown, { more, unit: "kB in memory" }];
}

/** Once those of the last navigation have run out: the fewest, when it has not become less for a while. */
async function pendingTimers(page: Page): Promise<number> {
  const lookMs = 250;
  let fewest = Number.POSITIVE_INFINITY;
  let sinceLess = 0;
  for (let looks = 0; looks < 40 && sinceLess < 8; looks += 1) {
    const pending = await page.evaluate(() => window.__timers?.pending() ?? 0);
    sinceLess = pending < fewest ? 0 : sinceLess + 1;
    fewest = Math.min(fewest, pending);
    await page.waitForTimeout(lookMs);
  }
  return fewest;
}

/** Runs in the page before anything else: counts what scripts below `base` start, themselves or by a library, and nobody ends. */
function countTimers(base: string): void {
  Error.stackTraceLimit = 50;
  const isCounted = () => new Error().stack?.includes(base) ?? false;
  const pending = new Set<number>();
  const { setTimeout: later, clearTimeout: cancel, setInterval: repeat, clearInterval: stop } = window;
  window.__timers = { pending: () => pending.size };
  Object.assign(window, {
    setTimeout(work: TimerHandler, ms?: number, ...args: unknown[]) {
      const id = later(
        (...given: unknown[]) => {
          pending.delete(id);
          if (typeof work === "function") work(...given);
        },
        ms,
        ...args,
      );
      if (isCounted()) pending.add(id);
      return id;
    },
    setInterval(work: TimerHandler, ms?: number, ...args: unknown[]) {
      const id = repeat(work, ms, ...args);
      if (isCounted()) pending.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      pending.delete(id ?? 0);
      cancel(id);
    },
    clearInterval(id?: number) {
      pending.delete(id ?? 0);
      stop(id);
    },
  });
}

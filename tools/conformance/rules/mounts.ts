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

/** Whoever comes and goes leaves nothing behind: no node, no listener, no timer, no memory. */
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
      await page.addInitScript(countTimers);
      await open(page, bench, away.path);
      await markDocument(page);
      const session = await context.newCDPSession(page);
      const take = async () => ({ ...(await takeStock(session)), timers: await pendingTimers(page) });
      await walk(page, steps, warmUpRounds);
      const before = await take();
      await walk(page, steps, bench.rounds);
      const after = await take();
      const reloaded = (await isSameDocument(page)) ? [] : ["a navigation has loaded another document"];
      return [...reloaded, ...growth(before, after, bench.rounds)];
    }),
};

type Stock = Held & { timers: number };

function growth(before: Stock, after: Stock, rounds: number): string[] {
  const kinds = ["detached", "nodes", "listeners", "timers"] as const;
  const names = { detached: "nodes that only scripts know", nodes: "nodes", listeners: "listeners", timers: "timers" };
  const grown = kinds
    .map((kind) => ({ kind, more: after[kind] - before[kind] }))
    // One left with every second mount is a leak; a few in all are somebody's cache, or on their way out.
    .filter(({ more }) => more >= rounds / 2)
    .map(({ kind, more }) => `${rounds} mounts leave ${more} ${names[kind]}`);
  const heap = after.heapBytes / before.heapBytes - 1;
  const kilobytes = Math.round((after.heapBytes - before.heapBytes) / 1000);
  return heap <= heapGrowth ? grown : [...grown, `${rounds} mounts leave ${kilobytes} kB in memory`];
}

function pendingTimers(page: Page): Promise<number> {
  return page.evaluate(() => window.__timers?.pending() ?? 0);
}

/** Runs in the page before anything else: counts what is started and neither ends nor is ended. */
function countTimers(): void {
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
      pending.add(id);
      return id;
    },
    setInterval(work: TimerHandler, ms?: number, ...args: unknown[]) {
      const id = repeat(work, ms, ...args);
      pending.add(id);
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

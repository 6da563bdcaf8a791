import { type CDPSession, expect, type Page } from "@playwright/test";

/** What the browser counts itself, in a tenth of a second. */
export interface Counts {
  /** Nodes that only scripts still reference. */
  detached: number;
  nodes: number;
  listeners: number;
}

export interface Held extends Counts {
  /** JavaScript values only: the browser's own data about them, mainly compiled code, is not counted. Takes a heap snapshot. */
  heapBytes: number;
}

/** Counts until nothing changes: what is in flight has listeners too, and would hide as many that leak later. */
export async function countAtRest(countOnce: () => Promise<Counts>): Promise<Counts> {
  let counts = await countOnce();
  const isAtRest = async () => {
    const { detached, nodes, listeners } = counts;
    counts = await countOnce();
    return counts.detached === detached && counts.nodes === nodes && counts.listeners === listeners;
  };
  await expect.poll(isAtRest).toBe(true);
  return counts;
}

/**
 * What the page holds more of than before, in words; memory may grow by a share. Poll it: a request in flight has listeners too, and is
 * no leak.
 */
export function growth(before: Held, after: Held, heapShare: number): string[] {
  const grown = (["detached", "nodes", "listeners"] as const)
    .filter((what) => after[what] > before[what])
    .map((what) => `${after[what] - before[what]} ${what}`);
  const percent = (after.heapBytes / before.heapBytes - 1) * 100;
  return percent <= heapShare * 100 ? grown : [...grown, `${percent.toFixed(1)} % of heapBytes`];
}

const ownTypes = new Set([
  "object",
  "closure",
  "array",
  "string",
  "concatenated string",
  "sliced string",
  "regexp",
  "number",
]);

export interface Stocktaker {
  takeStock: () => Promise<Held>;
  takeStockAtRest: () => Promise<Held>;
}

/**
 * Takes stock of the page. Call before the page is opened: timers of a minute and more fire whenever stock is taken.
 * For a minute after each mount, single-spa keeps data for its slow-fragment warning: a fast test would count more of it.
 */
export async function createStocktaker(page: Page): Promise<Stocktaker> {
  await page.addInitScript(() => {
    const longMs = 60_000;
    const [begin, end] = [window.setTimeout, window.clearTimeout];
    const waiting = new Map<number, () => void>();
    Reflect.set(window, "setTimeout", (work: () => void, ms = 0, ...given: unknown[]) => {
      if (ms < longMs) return begin(work, ms, ...given);
      const run = () => {
        waiting.delete(id);
        Reflect.apply(work, undefined, given);
      };
      const id = begin(run, ms);
      waiting.set(id, run);
      return id;
    });
    Reflect.set(window, "clearTimeout", (id: number) => {
      waiting.delete(id);
      end(id);
    });
    Reflect.set(window, "__hurry", () => {
      for (const [id, run] of waiting) {
        end(id);
        run();
      }
    });
  });
  const hurry = () => page.evaluate(() => Reflect.get(window, "__hurry")());
  const hurryAndCount = async () => {
    await hurry();
    return count(page);
  };
  return {
    takeStock: async () => {
      await hurry();
      return takeStock(page);
    },
    takeStockAtRest: async () => ({
      ...(await countAtRest(hurryAndCount)),
      heapBytes: await withSession(page, ownBytes),
    }),
  };
}

/** Counts the page's content after garbage collection. */
export function count(page: Page): Promise<Counts> {
  return withSession(page, countIn);
}

export function takeStock(page: Page): Promise<Held> {
  return withSession(page, async (session) => ({ ...(await countIn(session)), heapBytes: await ownBytes(session) }));
}

/** A session retains the detached nodes that it has listed: without an end, they would be counted after the page has released them. */
async function withSession<T>(page: Page, work: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const result = await work(session);
  await session.detach();
  return result;
}

async function countIn(session: CDPSession): Promise<Counts> {
  // The second pass collects objects that the first has released: finalizers, weak references, React's alternate tree.
  for (const _time of [1, 2]) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
  return { detached: detachedNodes.length, nodes, listeners: jsEventListeners };
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

async function ownBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await session.send("HeapProfiler.takeHeapSnapshot", {});
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  // V8's heap snapshot format.
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (ownTypes.has(types[0][nodes[at + typeAt] ?? 0] ?? "")) bytes += nodes[at + sizeAt] ?? 0;
  }
  return bytes;
}

/** Navigates through these paths in the page, as often as requested; waits each time until the path's fragment is mounted. */
export async function walk(
  page: Page,
  steps: readonly (readonly [path: string, fragment: string])[],
  times: number,
): Promise<void> {
  await page.evaluate(
    async ([given, count]) => {
      const main = document.querySelector<HTMLElement>("#slot-main");
      for (let time = 0; time < count; time += 1) {
        for (const [path, fragment] of given) {
          history.pushState({}, "", path);
          await new Promise<void>((resolve) => {
            const look = () => {
              const isThere = main?.dataset["fragment"] === fragment && main.dataset["outcome"] === "mounted";
              if (isThere && main.querySelector("h1")) resolve();
              else setTimeout(look, 5);
            };
            look();
          });
        }
      }
    },
    [steps, times] as const,
  );
}

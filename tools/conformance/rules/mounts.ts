import { type Held as Stock, takeStock, walk } from "../../../e2e/support/leak-detector.ts";
import { watchLeftovers } from "../../../e2e/support/leftovers/leftovers.ts";
import { isSameDocument, markDocument, open } from "../on-page.ts";
import { type Rule, withVisitor } from "../rule.ts";

/** Enough that data retained once, such as code and the positions of the last entries, exists before counting. */
const warmUpRounds = 5;
/** Heap sizes are never exactly equal. */
const heapGrowth = 0.05;

/** Repeated mounts and unmounts leave nothing behind: no timer, listener, change outside the slot, or memory. */
export const mounts: Rule = {
  name: "mounts",
  what: "leaves nothing behind when it is unmounted",
  appliesTo: ({ comesAndGoes }) => comesAndGoes,
  judge: (bench) =>
    withVisitor(bench, async ({ page }) => {
      const { path, away, manifest } = bench.subject;
      const steps = [
        [path, manifest.name],
        [away.path, away.fragment],
      ] as const;
      const leftovers = await watchLeftovers(page, manifest);
      await open(page, bench, away.path);
      await markDocument(page);
      await leftovers.begin();
      await walk(page, steps, warmUpRounds);
      const stocks = [await takeStock(page)];
      // One-time growth may be a cache: a leak grows again.
      for (let time = 0; time < 2 && (time === 0 || grown(stocks).length > 0); time += 1) {
        await walk(page, steps, bench.rounds);
        stocks.push(await takeStock(page));
      }
      const reloaded = (await isSameDocument(page)) ? [] : ["a navigation loaded a new document"];
      const mounted = warmUpRounds + bench.rounds * (stocks.length - 1);
      return [
        ...reloaded,
        ...grown(stocks).map(({ more, unit }) => `${bench.rounds} mounts leave ${more} ${unit}`),
        ...(await leftovers.read()).map((left) => `${mounted} mounts leave ${left}`),
      ];

      function grown(taken: readonly Stock[]): Growth[] {
        const [first = [], ...later] = taken
          .slice(1)
          .map((after, index) => growth(taken[index] ?? after, after, bench.rounds));
        return first.filter(({ unit }) => later.every((growths) => growths.some((again) => again.unit === unit)));
      }
    }),
};

interface Growth {
  more: number;
  unit: string;
}

const units = { detached: "detached nodes", nodes: "nodes", listeners: "listeners" };
const kinds = ["detached", "nodes", "listeners"] as const;

function growth(before: Stock, after: Stock, rounds: number): Growth[] {
  const grown = kinds
    .map((kind) => ({ more: after[kind] - before[kind], unit: units[kind] }))
    // One per two mounts or more is a leak; a few in total are yet to be collected.
    .filter(({ more }) => more >= rounds / 2);
  const more = Math.round((after.heapBytes - before.heapBytes) / 1000);
  return after.heapBytes / before.heapBytes <= 1 + heapGrowth ? grown : [...grown, { more, unit: "kB of memory" }];
}

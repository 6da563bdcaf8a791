import { rounds } from "@zhian/chaos/rounds";
import { isMarked, mark, open } from "./support/alive.ts";
import { untilIdleCodeLoaded } from "./support/idle-code.ts";
import { count, countAtRest, createStocktaker, growth, walk } from "./support/leak-detector.ts";
import { expect, test } from "./support/test.ts";

const products = ["/products/bcc", "mf-products"] as const;
const solutions = ["/solution/cloud-base", "mf-solutions"] as const;

for (const { what, steps, times, heapGrowth } of [
  {
    what: "F-57 L-17 mounts and unmounts of each fragment",
    steps: [solutions, products],
    times: rounds({ short: 15, long: 100, of: "F-57 L-17 mounts of each fragment" }),
    heapGrowth: 0.02,
  },
  {
    what: "L-17 route changes within and between fragments",
    steps: [["/products/bci", "mf-products"], ["/", "mf-products"], solutions, products],
    times: rounds({ short: 5, long: 50, of: "L-17 rounds of four changes of route" }),
    heapGrowth: 0.05,
  },
] as const) {
  test(`${what} leak no nodes, listeners or memory`, async ({ page }) => {
    const { takeStock, takeStockAtRest } = await createStocktaker(page);
    await open(page, products[0]);
    await mark(page);
    await untilIdleCodeLoaded(page, ["once-idle", "vitals"]);
    // Retained once, such as code and the positions of the last 50 entries: present before counting starts.
    await walk(page, steps, 5);
    const before = await takeStockAtRest();
    await walk(page, steps, times);

    expect(await isMarked(page)).toBe(true);
    await expect.poll(async () => growth(before, await takeStock(), heapGrowth)).toEqual([]);
  });
}

test("F-57 the leak detector does not itself retain the nodes that it counts", async ({ page }) => {
  await open(page, products[0]);
  await untilIdleCodeLoaded(page);
  const { detached } = await countAtRest(() => count(page));
  const detachedNow = async () => (await count(page)).detached;

  await page.evaluate(() => Reflect.set(globalThis, "__retained", document.createElement("p")));
  await expect.poll(detachedNow).toBe(detached + 1);
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "__retained"));
  await expect.poll(detachedNow).toBe(detached);
});

import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Offer } from "@zhian/contracts/offer";
import { siteOffers } from "@zhian/testing/site-catalogue";
import { createCatalogues } from "./catalogues.ts";
import type { ServedOffers } from "./served-offers.ts";

const idOf = (letter: string) => `sha384-${letter.repeat(64)}`;
const [one, two, three] = ["A", "B", "C"].map(idOf);
const none: readonly Offer[] = [];

let asked: string[];
let kept: ServedOffers[];
let faults: unknown[];
let now: number;
let found: Record<string, readonly Offer[]>;

beforeEach(() => {
  [asked, kept, faults, now] = [[], [], [], 0];
  found = { [String(one)]: siteOffers.slice(0, 1), [String(two)]: siteOffers.slice(0, 2) };
});

function open(last?: ServedOffers) {
  return createCatalogues({
    async fetchOffers(id) {
      asked.push(id);
      const offers = found[id];
      if (!offers) throw new Error("404");
      return offers;
    },
    last,
    keep: async (served) => void kept.push(served),
    onError: (error) => faults.push(error),
    now: () => now,
  });
}

describe("the catalogue for any caller", () => {
  it("is fetched once by its name, and the most served one is cached", async () => {
    const catalogues = open();
    const both = await Promise.all([catalogues.of(one), catalogues.of(one)]);
    expect(both.map(({ offers }) => offers.length)).toEqual([1, 1]);
    expect(await catalogues.of(one)).toBe(both[0]);
    expect(asked).toEqual([one]);
    expect(kept.map(({ id }) => id)).toEqual([one]);
    expect((await catalogues.of(undefined)).id).toBe(one);
  });

  it("is a canary's for visitors in that canary only", async () => {
    const catalogues = open();
    await catalogues.of(one);
    expect((await catalogues.of(`${two};canary`)).offers).toHaveLength(2);
    expect((await catalogues.of(undefined)).id).toBe(one);
    expect(kept.map(({ id }) => id)).toEqual([one]);
  });

  it("is the last most served one while no shell answers, and is fetched again after a while", async () => {
    const catalogues = open({ id: String(one), offers: siteOffers.slice(0, 1) });
    expect((await catalogues.of(three)).id).toBe(one);
    expect((await catalogues.of(three)).id).toBe(one);
    expect(asked).toEqual([three]);
    expect(faults).toHaveLength(1);
    found[String(three)] = none;
    now = 5_000;
    expect((await catalogues.of(three)).id).toBe(three);
  });

  it("is cached now and then while shells are a revision apart, and finally the last one", async () => {
    const catalogues = open();
    for (let round = 0; round < 20; round += 1) await catalogues.of(round % 2 ? two : one);
    expect(kept.map(({ id }) => id)).toEqual([one]);
    now = 5_000;
    await catalogues.of(two);
    await catalogues.of(two);
    expect(kept.map(({ id }) => id)).toEqual([one, two]);
  });

  it("is empty before any shell has reported", async () => {
    expect((await open().of(undefined)).offers).toEqual([]);
  });

  it.each(["", "none", "sha384-short", `${one};other`, `${one}\n`, "../../etc/passwd"])(
    "asks no shell for %j",
    async (header) => {
      expect((await open().of(header)).offers).toEqual([]);
      expect(asked).toEqual([]);
    },
  );

  it("fetches a bounded number of unknown names at once", async () => {
    const catalogues = open();
    const names = Array.from({ length: 40 }, (_, index) => `sha384-${String(index).padStart(64, "0")}`);
    await Promise.all(names.map((name) => catalogues.of(name)));
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});

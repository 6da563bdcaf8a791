import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Brought } from "@zhian/contracts/brought";
import { siteOffers, sitePages } from "@zhian/testing/site-catalogue";
import { createCatalogues } from "./catalogues.ts";
import type { ServedBrought } from "./served-brought.ts";

const idOf = (letter: string) => `sha384-${letter.repeat(64)}`;
const [one, two, three] = ["A", "B", "C"].map(idOf);
const nothing: Brought = { offers: [], pages: [] };
const some = (count: number): Brought => ({ offers: siteOffers.slice(0, count), pages: [...sitePages] });

let asked: string[];
let kept: ServedBrought[];
let faults: unknown[];
let now: number;
let found: Record<string, Brought>;

beforeEach(() => {
  [asked, kept, faults, now] = [[], [], [], 0];
  found = { [String(one)]: some(1), [String(two)]: some(2) };
});

function open(last?: ServedBrought) {
  return createCatalogues({
    async fetchBrought(id) {
      asked.push(id);
      const brought = found[id];
      if (!brought) throw new Error("404");
      return brought;
    },
    last,
    keep: async (served) => void kept.push(served),
    onError: (error) => faults.push(error),
    now: () => now,
  });
}

describe("the catalogue for any caller", () => {
  it("is fetched once by its name, and stored as the usual one", async () => {
    const catalogues = open();
    const both = await Promise.all([catalogues.of(one), catalogues.of(one)]);
    expect(both.map(({ offers }) => offers.length)).toEqual([1, 1]);
    expect(await catalogues.of(one)).toBe(both[0]);
    expect(asked).toEqual([one]);
    expect(kept.map(({ id }) => id)).toEqual([one]);
    expect((await catalogues.of(undefined)).id).toBe(one);
  });

  it("is a canary's only for visitors in that canary", async () => {
    const catalogues = open();
    await catalogues.of(one);
    expect((await catalogues.of(`${two};canary`)).offers).toHaveLength(2);
    expect((await catalogues.of(undefined)).id).toBe(one);
    expect(kept.map(({ id }) => id)).toEqual([one]);
  });

  it("is the usual one while no shell answers, and is requested again after a while", async () => {
    const catalogues = open({ id: String(one), ...some(1) });
    expect((await catalogues.of(three)).id).toBe(one);
    expect((await catalogues.of(three)).id).toBe(one);
    expect(asked).toEqual([three]);
    expect(faults).toHaveLength(1);
    found[String(three)] = nothing;
    now = 5_000;
    expect((await catalogues.of(three)).id).toBe(three);
  });

  it("is stored only now and then while shells are a revision apart, ending with the last one", async () => {
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
    "is not requested from a shell for %j",
    async (header) => {
      expect((await open().of(header)).offers).toEqual([]);
      expect(asked).toEqual([]);
    },
  );

  it("is requested for only a few unknown names at once", async () => {
    const catalogues = open();
    const names = Array.from({ length: 40 }, (_, index) => `sha384-${String(index).padStart(64, "0")}`);
    await Promise.all(names.map((name) => catalogues.of(name)));
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});

import { describe, expect, it } from "@jest/globals";
import * as fc from "fast-check";
import { cutGroups } from "./cut-groups.ts";
import { isTruncated } from "./is-truncated.ts";

const groupOf = (count: number) => ({ count, links: Array.from({ length: count }, (_, index) => index) });
const shownOf = (counts: readonly number[]) => cutGroups(counts.map(groupOf)).map(({ links }) => links.length);
/** Including the line that leads to the rest. */
const linesOf = (counts: readonly number[]) =>
  cutGroups(counts.map(groupOf)).map((group) => group.links.length + (isTruncated(group) ? 1 : 0));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** As many groups as an entry can have. */
const anyCounts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 24 });

describe("the part of a menu that a page includes", () => {
  it("is the whole menu if it is small", () => {
    expect(shownOf([6, 6])).toEqual([6, 6]);
    expect(shownOf([40])).toEqual([40]);
  });

  it("has the same number of lines for each large group, one of them for the rest, and small groups whole", () => {
    expect(shownOf([5, 6, 2, 5, 9, 23, 4])).toEqual([5, 6, 2, 5, 9, 8, 4]);
    expect(shownOf([10, 12, 4, 10, 18, 46, 8])).toEqual([5, 5, 4, 5, 5, 5, 5]);
  });

  it("has the first links of each group", () => {
    const [first] = cutGroups([groupOf(41)]);
    expect(first?.links).toEqual(groupOf(39).links);
    expect(first && isTruncated(first)).toBe(true);
  });

  it("has at most 40 lines, or two per group", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        expect(sum(linesOf(counts))).toBeLessThanOrEqual(Math.max(40, 2 * counts.length));
      }),
    );
  });

  it("leaves no group empty, and no space unused", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        expect(Math.min(...shownOf(counts))).toBeGreaterThan(0);
        expect(sum(linesOf(counts))).toBeGreaterThanOrEqual(Math.min(40, sum(counts)));
      }),
    );
  });

  it("gives no group over one line more than a truncated group", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const lines = linesOf(counts);
        const cut = lines.filter((_, index) => (shownOf(counts)[index] ?? 0) < (counts[index] ?? 0));
        expect(cut.filter((length) => length < Math.max(...lines) - 1)).toEqual([]);
      }),
    );
  });

  it("does not change when groups that are truncated anyway grow", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 41, max: 500 }), { minLength: 1, maxLength: 24 }), (counts) => {
        expect(shownOf(counts.map((count) => 2 * count))).toEqual(shownOf(counts));
      }),
    );
  });
});

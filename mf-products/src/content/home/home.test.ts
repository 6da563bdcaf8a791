import { describe, expect, it } from "@jest/globals";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { readPage } from "@zhian/testing/read-pages";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import type { HomeContent } from "../../model/home-content.ts";

const home = await readPage<HomeContent>(import.meta.dirname);
const { places, links } = home.map;

describe("the home page", () => {
  it("has every text in both languages, none of them empty", () => {
    expect(faultsOfContent(home)).toEqual([]);
    expect(faultsOfSeo(home.seo)).toEqual([]);
  });

  it("shows every kind of product once", () => {
    const kinds = home.map.groups.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(siteCatalogue.map(({ kind }) => kind)));
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe("the map of all products", () => {
  const at = new Map(places.map((place) => [place.id, place]));

  it("has each of them once, in its own grid cell", () => {
    expect(places.map(({ id }) => id).sort()).toEqual(siteCatalogue.map(({ code }) => code).sort());
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(siteCatalogue.length);
    // Every second row is shifted by half a cell.
    expect(places.filter(({ x, y }) => (x + y) % 2 !== 1)).toEqual([]);
  });

  it("has labels in both languages that fit on two short lines", () => {
    expect(faultsOfContent(places.map(({ label }) => label)).filter((fault) => !/English in its/.test(fault))).toEqual(
      [],
    );
    expect(places.filter(({ label }) => label.en.length > 24 || label.zh.length > 10)).toEqual([]);
  });

  it("has no duplicate lines, and none hidden by another mark", () => {
    const pairs = links.map((pair) => [...pair].sort().join(" "));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    const lengths = links.map(([from, to]) => {
      const [a, b] = [at.get(from), at.get(to)];
      return a && b ? `${Math.abs(a.x - b.x)} ${Math.abs(a.y - b.y)}` : `${from} or ${to} has no place`;
    });
    // To the neighbour in the row, to the nearest two in the next row, or straight down between two.
    expect(lengths.filter((length) => !["2 0", "1 1", "0 2"].includes(length))).toEqual([]);
  });

  it("connects every product", () => {
    const linked = new Set(links.flat());
    expect(places.filter(({ id }) => !linked.has(id))).toEqual([]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { isInSection } from "./current-section.ts";
import { defaultNavigation } from "./default-navigation.ts";
import type { NavEntry } from "./navigation.ts";
import { changesHeader, changesLocale, isInIndustryNews, isInNews } from "./news-section.ts";
import { productIndex } from "./product-index.ts";

const move = (from: string, to: string) => ({
  currentUrl: new URL(from, "http://localhost"),
  nextUrl: new URL(to, "http://localhost"),
});

describe("revalidation of the header", () => {
  it.each([
    ["/", "/products/bcc", false],
    ["/products/bcc", "/zh/products/bcc", true],
    ["/news", "/zixun", true],
    ["/zixun", "/zixun/cloud", false],
    ["/zh/zixun/cloud", "/zh", true],
  ])("from %s to %s: %s", (from, to, expected) => {
    expect(changesHeader(move(from, to))).toBe(expected);
  });

  it("does not include the footer unless the language changes", () => {
    expect(changesLocale(move("/news", "/zixun"))).toBe(false);
    expect(changesLocale(move("/news", "/zh/news"))).toBe(true);
  });

  it("distinguishes news sections from paths with the same prefix", () => {
    expect(["/news", "/zh/notice/detail", "/zixun/cloud"].every(isInNews)).toBe(true);
    expect(isInNews("/newsletter")).toBe(false);
    expect(isInIndustryNews("/zh/zixun/cloud/1")).toBe(true);
  });
});

describe("the default navigation", () => {
  it.each(["en", "zh"] as const)("has all products in %s, by category", (locale) => {
    const navigation = defaultNavigation(siteCatalogue, locale);
    const counts = productIndex(navigation).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(siteCatalogue.length);
    expect(navigation[0]).toMatchObject({ form: "groups", products: siteCatalogue.length });
    expect(navigation.some((entry) => isInSection(entry, "/solution/cloud-base"))).toBe(true);
    expect(navigation.filter((entry) => isInSection(entry, "/products/bcc/sizes"))).toHaveLength(1);
  });
});

it("lists the products of a single pane in the footer's index, too", () => {
  const links = [{ name: "Cloud Server", link: "/products/bcc", desc: "", code: "bcc" }];
  const only = { name: "Compute", link: "/prices", desc: "" };
  const below = { id: 8, name: "Compute", links, count: 1, all: "/prices" };
  const [category] = productIndex([{ form: "single", id: 7, name: "Products", only, below }]);
  expect(category).toMatchObject({
    id: 8,
    name: "Compute",
    count: 1,
    all: "/prices",
    links: [{ link: "/products/bcc" }],
  });
});

describe("a menu truncated to its first links", () => {
  const group = (folder: string, count: number) => ({
    id: 1,
    name: "Group",
    links: ["a", "b"].map((name) => ({ name, link: folder + name, desc: "" })),
    count,
    all: "/",
  });
  const entry = (folder: string, count: number): NavEntry => ({
    form: "groups",
    id: 1,
    name: "Entry",
    desc: "",
    groups: [group(folder, count)],
    products: 0,
  });

  it("is the section of pages beside and below its links", () => {
    expect(isInSection(entry("/products/", 3), "/products/c")).toBe(true);
    expect(isInSection(entry("/products/", 3), "/products/c/price")).toBe(true);
    expect(isInSection(entry("/products/", 3), "/product")).toBe(false);
    expect(isInSection(entry("/products/", 2), "/products/c")).toBe(false);
  });

  it("is not the section of every page if its links are at the top level", () => {
    expect(isInSection(entry("/", 3), "/about")).toBe(false);
  });
});

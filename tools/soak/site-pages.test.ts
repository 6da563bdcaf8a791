import { describe, expect, it } from "@jest/globals";
import { choosePaths } from "./site-pages.ts";

const documents = Array.from({ length: 30 }, (_, index) => `/document/${index}`);
const paths = ["/", "/zh", "/news", "/zh/news", ...documents, ...documents.map((path) => `/zh${path}`)];

describe("choosePaths", () => {
  it("takes every section in both languages, and a few pages of a large one", () => {
    const chosen = choosePaths(paths, 1);
    expect(chosen).toEqual(expect.arrayContaining(["/", "/zh", "/news", "/zh/news"]));
    expect(chosen.filter((path) => path.startsWith("/document/"))).toHaveLength(8);
    expect(chosen.filter((path) => path.startsWith("/zh/document/"))).toHaveLength(8);
  });

  it("takes the same pages for the same seed, and others for another", () => {
    expect(choosePaths(paths, 3)).toEqual(choosePaths(paths, 3));
    expect(choosePaths(paths, 3).toSorted()).not.toEqual(choosePaths(paths, 4).toSorted());
  });
});

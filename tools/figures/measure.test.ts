import { describe, expect, it } from "@jest/globals";
import { missedAims } from "./aims.ts";
import { figuresTable } from "./figures-table.ts";
import { findClones } from "./find-clones.ts";
import { findFolderCircles } from "./folder-circles.ts";
import { measure } from "./measure.ts";
import { readSource } from "./read-source.ts";
import { createResolver } from "./resolve-imports.ts";
import { findSmallFiles } from "./small-files.ts";
import type { SourceTree } from "./source-tree.ts";
import { findUnusedExports } from "./unused-exports.ts";

const noEntry = () => false;

/** A tree of sources by path. */
function treeOf(files: Record<string, string>): SourceTree {
  const sources = Object.entries(files).map(([path, text]) => ({ path, ...readSource(text, { isTsx: false }) }));
  const resolve = createResolver([], new Set(Object.keys(files)));
  const links = sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, ...link }) => resolve(path, specifier).map((to) => ({ from: path, to, ...link }))),
  );
  return { sources, links };
}

const long = "const line = 1;\n".repeat(16);

describe("findFolderCircles", () => {
  const link = (from: string, to: string) => ({ from: `${from}/a.ts`, to: `${to}/b.ts` });

  it("finds folders that import each other, directly and indirectly", () => {
    expect(findFolderCircles([link("a", "b"), link("b", "a")])).toEqual([["a", "b"]]);
    expect(findFolderCircles([link("a", "b"), link("b", "c"), link("c", "a"), link("c", "d")])).toEqual([
      ["a", "b", "c"],
    ]);
  });

  it("leaves out a folder and its own subfolders", () => {
    expect(findFolderCircles([link("a", "a/b"), link("a/b", "a"), link("a", "c")])).toEqual([]);
  });
});

describe("findSmallFiles", () => {
  it("finds a short file with one importer", () => {
    const tree = treeOf({ "api/a.ts": `import { b } from "./b.ts";\n${long}`, "api/b.ts": "export const b = 1;\n" });
    expect(findSmallFiles(tree)).toEqual([{ file: "api/b.ts", importer: "api/a.ts" }]);
  });

  it.each([
    ["two others import", { "api/c.ts": 'import { b } from "./b.ts";' }],
    ["its test imports as well", { "api/b.test.ts": 'import { b } from "./b.ts";' }],
    ["is loaded dynamically", { "api/a.ts": 'const a = import("./b.ts");' }],
    ["is longer", { "api/b.ts": `export const b = 1;\n${long}` }],
    ["another package imports", { "api/a.ts": "", "shell/a.ts": 'import { b } from "../api/b.ts";' }],
  ])("leaves out a file that %s", (_, files) => {
    const tree = treeOf({ "api/a.ts": 'import { b } from "./b.ts";', "api/b.ts": "export const b = 1;\n", ...files });
    expect(findSmallFiles(tree)).toEqual([]);
  });

  it("leaves out the files that every fragment has", () => {
    const files = {
      "mf-a/src/server.tsx": 'import { a } from "./fallback.tsx";',
      "mf-a/src/fallback.tsx": "export const a = 1;",
    };
    expect(findSmallFiles(treeOf(files))).toEqual([]);
  });
});

describe("findUnusedExports", () => {
  const find = (files: Record<string, string>) =>
    findUnusedExports(treeOf(files), noEntry).map(({ name, usedBy }) => `${name}: ${usedBy}`);
  const module = "export const a = 1;\nexport const b = a;\nexport const c = 2;\nexport interface D {}\n";

  it("distinguishes exports used by tests only from unused ones", () => {
    const files = {
      "api/a.ts": module,
      "api/b.ts": 'import { c } from "./a.ts";',
      "api/a.test.ts": 'import { b } from "./a.ts";',
    };
    expect(find(files)).toEqual(["a: own file", "b: tests", "D: nobody"]);
  });

  it("omits exports used by their own file and a test", () => {
    expect(find({ "api/a.ts": module, "api/a.test.ts": 'import { a, b, c, D } from "./a.ts";' })).toEqual([
      "b: tests",
      "c: tests",
      "D: tests",
    ]);
  });

  it("treats a module imported as a namespace as used", () => {
    expect(find({ "api/a.ts": module, "api/b.ts": 'import * as a from "./a.ts";' })).toEqual([]);
  });

  it("omits entry points", () => {
    const tree = treeOf({ "api/a.ts": module, "api/a.test.ts": 'import { b } from "./a.ts";' });
    expect(findUnusedExports(tree, (path) => path === "api/a.ts")).toEqual([]);
  });
});

describe("findClones", () => {
  const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => `w${from + index}`);

  it("finds the longest repeated sequence, once", () => {
    const files = [
      { path: "a.ts", tokens: words(0, 30) },
      { path: "b.ts", tokens: ["x", ...words(5, 20), "y"] },
    ];
    expect(findClones(files, 10)).toEqual([{ file: "b.ts", first: "a.ts", tokens: 20 }]);
    expect(findClones(files, 21)).toEqual([]);
  });

  it("finds a repetition within a file, but not one that overlaps itself", () => {
    expect(findClones([{ path: "a.ts", tokens: [...words(0, 12), ...words(0, 12)] }], 10)).toEqual([
      { file: "a.ts", first: "a.ts", tokens: 12 },
    ]);
    expect(findClones([{ path: "a.ts", tokens: Array.from({ length: 19 }, () => "same") }], 10)).toEqual([]);
  });

  it("does not continue into the next file", () => {
    const files = [
      { path: "a.ts", tokens: words(0, 6) },
      { path: "b.ts", tokens: words(6, 6) },
      { path: "c.ts", tokens: words(0, 12) },
    ];
    expect(findClones(files, 10)).toEqual([]);
  });
});

describe("measure", () => {
  const files = {
    "api/src/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
    "api/src/b.ts": "export const b = 1;\n",
    "api/src/a.test.ts": 'import { a } from "./a.ts";\n',
    "mf-a/src/content/page.ts": long,
    "tools/t/main.ts": long,
  };

  it("separates content, tools and tests, and names the workspaces", () => {
    const { groups } = measure(treeOf(files), noEntry);
    expect(groups.map(({ name, figures }) => [name, figures.files, figures.lines])).toEqual([
      ["product without content", 2, 3],
      ["product with content", 3, 19],
      ["api", 2, 3],
      ["content", 1, 16],
      ["tools", 1, 16],
      ["tests", 1, 1],
    ]);
  });

  it("names each missed target, with its locations", () => {
    expect(missedAims(measure(treeOf(files), noEntry))).toEqual([
      "files of 15 lines or less with one importer: 1, at most 0",
      "  api/src/b.ts ← api/src/a.ts",
      "exports that only tests use: 1, at most 0",
      "  api/src/a.ts: a",
    ]);
  });

  it("prints one row for each group", () => {
    const { groups } = measure(treeOf(files), noEntry);
    const [head, , ...rows] = figuresTable(groups).split("\n");
    expect(head).toMatch(/files +lines +p50 .* comments$/);
    expect(rows).toHaveLength(groups.length);
    expect(rows[0]).toMatch(/^ {2}product without content +2 +3 /);
  });
});

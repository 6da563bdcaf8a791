import { describe, expect, it } from "@jest/globals";
import { readSource } from "./read-source.ts";

const read = (source: string, isTsx = false) => readSource(source, { isTsx });

describe("readSource", () => {
  it("counts lines, and those that contain only comments", () => {
    const { lines, filledLines, commentLines } = read(
      [
        "// 智安",
        "const a = 1; // no",
        "",
        "/**",
        " * Two.",
        " */",
        'const b = "// none";',
        "const c = /[/*]/;",
        "",
      ].join("\n"),
    );
    expect({ lines, filledLines, commentLines }).toEqual({ lines: 8, filledLines: 7, commentLines: 4 });
  });

  it("does not mistake JSX text for a comment", () => {
    expect(read("const a = <p>http://a.example /* b */</p>;", true).tokens).toContain("http://a.example /* b */");
  });

  it("measures top-level functions, arrow functions and methods, not nested ones", () => {
    const { functionLines } = read(
      [
        "export function one() {",
        "  const inner = () => {",
        "  };",
        "}",
        'const two = async () => "智安";',
        "export class Three {",
        "  #four() {",
        "  }",
        "}",
        "const five = 5;",
      ].join("\n"),
    );
    expect(functionLines).toEqual([4, 1, 2]);
  });

  it("counts `any`, casts and non-null assertions, but not `as const`", () => {
    const { anys, casts, nonNulls } = read(
      "const a = b as any; const c = [1] as const; const d = e!.f as unknown as G;",
    );
    expect({ anys, casts, nonNulls }).toEqual({ anys: 1, casts: 3, nonNulls: 1 });
  });

  it("counts suppression comments, classes, and functions with more than three parameters", () => {
    const { ignores, classes, manyParams } = read(
      [
        "// @ts-expect-error the types are wrong",
        "// oxlint-disable-next-line max-lines",
        '"@ts-ignore";',
        "class A { constructor(a, b, c, d) {} e(a, b, c, d) {} f(a, b, c) {} }",
        "const g = { h(a, b, c, d) {} };",
      ].join("\n"),
    );
    expect({ ignores, classes, manyParams }).toEqual({ ignores: 2, classes: 1, manyParams: 3 });
  });

  it("is independent of files read before", () => {
    const first = read("// a\nfunction b() {\n}\n");
    read("const long = `智安云 ${1}`;\n".repeat(20));
    expect(read("// a\nfunction b() {\n}\n")).toEqual(first);
  });

  it("reads a program that begins with a hashbang", () => {
    expect(read("#!/usr/bin/env node\nconst a = 1;\n").lines).toBe(2);
  });

  it("finds imports with the names they import", () => {
    const { imports } = read(
      [
        'import a, { b as c, type D } from "./one.ts";',
        'import * as e from "./two.ts";',
        'export { f as g } from "./three.ts";',
        'const h = await import("./four.ts");',
        'let i: import("./five.ts").J;',
        'import "./six.ts";',
      ].join("\n"),
    );
    expect(imports).toEqual([
      { specifier: "./one.ts", names: ["default", "b", "D"], isDynamic: false },
      { specifier: "./two.ts", names: ["*"], isDynamic: false },
      { specifier: "./three.ts", names: ["f"], isDynamic: false },
      { specifier: "./six.ts", names: [], isDynamic: false },
      { specifier: "./four.ts", names: ["*"], isDynamic: true },
      { specifier: "./five.ts", names: ["*"], isDynamic: true },
    ]);
  });

  it("finds exports, but not re-exports from a package", () => {
    const { exports } = read(
      [
        "export const { a, b: [c, ...k], l = 1 } = d;",
        "export interface E {}",
        "export default function f() {}",
        'export { type G, h } from "./i.ts";',
        'export { j } from "package";',
      ].join("\n"),
    );
    expect(exports).toEqual([
      { name: "a", isType: false },
      { name: "c", isType: false },
      { name: "k", isType: false },
      { name: "l", isType: false },
      { name: "E", isType: true },
      { name: "default", isType: false },
      { name: "G", isType: true },
      { name: "h", isType: false },
    ]);
  });

  it("returns the tokens of the code, without comments and imports", () => {
    expect(read('import a from "b";\n// c\nd("e f", 1.5);').tokens).toEqual([
      "d",
      "(",
      '"e f"',
      ",",
      "1",
      ".",
      "5",
      ")",
      ";",
    ]);
  });
});

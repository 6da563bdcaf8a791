import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { madeOnce } from "./made-once.ts";

let dir: string;
let source: string;
let program: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "made-once-"));
  source = join(dir, "source.txt");
  writeFileSync(source, "first");
  program = join(dir, "make.mjs");
  writeProgram(`appendFileSync("${dir}/runs", "x"); writeFileSync(folder + "/copy", readFileSync("${source}"));`);
});

afterEach(() => rmSync(dir, { recursive: true }));

function writeProgram(body: string): void {
  const head = 'import { appendFileSync, readFileSync, writeFileSync } from "node:fs"; const folder = process.argv[2];';
  writeFileSync(program, `${head}\n${body}`);
}

const make = (from = [source]) => madeOnce({ name: "copy", program, from }, join(dir, "made"));
const copy = (made: string) => readFileSync(join(made, "copy"), "utf8");
const runs = () => readFileSync(join(dir, "runs"), "utf8").length;

describe("madeOnce", () => {
  it("builds once, and again when its input changes, replacing the old result", () => {
    const first = make();
    expect([make(), copy(first), runs()]).toEqual([first, "first", 1]);
    writeFileSync(source, "second");
    const second = make();
    expect([copy(second), runs()]).toEqual(["second", 2]);
    expect(readdirSync(join(dir, "made")).filter((name) => name.startsWith("copy-"))).toHaveLength(1);
  });

  it("depends on every file of a folder except tests", () => {
    const made = join(dir, "made");
    const folder = mkdtempSync(join(dir, "sources-"));
    const first = make([source, folder]);
    writeFileSync(join(folder, "a.test.ts"), "");
    expect(make([source, folder])).toBe(first);
    writeFileSync(join(folder, "a.ts"), "");
    expect(make([source, folder])).not.toBe(first);
    expect(readdirSync(made)).toHaveLength(2);
  });

  it("leaves nothing behind when the program fails, and reports why", () => {
    writeProgram(`writeFileSync(folder + "/half", ""); throw new Error("no disk");`);
    expect(make).toThrow("no disk");
    writeProgram(`writeFileSync(folder + "/copy", "whole");`);
    const made = make();
    expect([copy(made), readdirSync(made)]).toEqual(["whole", ["copy"]]);
  });
});

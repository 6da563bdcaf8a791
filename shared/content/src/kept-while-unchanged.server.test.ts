import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { keptWhileUnchanged } from "./kept-while-unchanged.ts";

let dir: string;
let reads: number;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "kept-"));
  reads = 0;
  write("one", "first");
  write("two", "second");
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Dated a minute ago: a file as new as the read itself is read again. */
function write(name: string, text: string): void {
  writeFileSync(join(dir, name), text);
  const before = Date.now() / 1000 - 60;
  utimesSync(join(dir, name), before, before);
}

const both = () => [join(dir, "one"), join(dir, "two"), join(dir, "three")];
const reading = () =>
  keptWhileUnchanged(
    async () => {
      reads += 1;
      const [one, two] = both();
      return `${await readFile(one ?? "", "utf8")} ${await readFile(two ?? "", "utf8")}`;
    },
    () => both(),
  );

it("reads once while nothing changes, and again after each change, including a new file", async () => {
  const read = reading();
  expect([await read(dir), await read(dir), reads]).toEqual(["first second", "first second", 1]);
  write("two", "2nd in another size");
  expect([await read(dir), await read(dir), reads]).toEqual([
    "first 2nd in another size",
    "first 2nd in another size",
    2,
  ]);
  write("three", "new");
  await read(dir);
  expect(reads).toBe(3);
});

it("does not cache a file that is written while it is read", async () => {
  const read = reading();
  writeFileSync(join(dir, "one"), "younger than the reading");
  await read(dir);
  utimesSync(join(dir, "one"), Date.now() / 1000 + 60, Date.now() / 1000 + 60);
  await read(dir);
  await read(dir);
  expect(reads).toBe(3);
});

it("reads again after a failure", async () => {
  const read = reading();
  await rm(join(dir, "two"));
  await expect(read(dir)).rejects.toThrow(/ENOENT/);
  write("two", "back");
  expect(await read(dir)).toBe("first back");
});

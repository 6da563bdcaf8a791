import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { rounds } from "./rounds.ts";

const kills = { short: 20, long: 200, of: "kills" };

it("returns the short count unless the run is a long one", () => {
  expect(rounds(kills, {})).toBe(20);
  expect(rounds(kills, { LONG: "1" })).toBe(200);
});

it("records by how much a run was shortened", () => {
  const dir = mkdtempSync(join(tmpdir(), "rounds-"));
  const file = join(dir, "rounds.jsonl");
  rounds(kills, { ROUNDS_FILE: file });
  rounds({ ...kills, of: "flips" }, { ROUNDS_FILE: file });
  expect(
    readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { of: "kills", count: 20, long: 200 },
    { of: "flips", count: 20, long: 200 },
  ]);
  rmSync(dir, { recursive: true });
});

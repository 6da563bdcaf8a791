import { expect, it } from "@jest/globals";
import { formatRounds } from "./format-rounds.ts";

it("says once for each long run how much of it was done", () => {
  const notes = [
    { of: "kills", count: 24, long: 200 },
    { of: "kills", count: 24, long: 200 },
    { of: "changes", count: 50, long: 50 },
  ];

  expect(formatRounds(notes.map((note) => `${JSON.stringify(note)}\n`).join(""))).toEqual([
    "shortened: kills 24 of 200",
    "whole: changes 50",
  ]);
});

import { describe, expect, it } from "@jest/globals";
import programs from "./fixtures/press-programs.json" with { type: "json" };
import people from "./fixtures/presses.json" with { type: "json" };
import { judgeKeys, judgeTaps } from "./judge-presses.ts";

function judge({ by, ...movement }: (typeof people)[number]) {
  return (by === "keys" ? judgeKeys : judgeTaps)({ ...movement, ageMs: 30_000 });
}

describe("judgeKeys and judgeTaps", () => {
  it.each(people)("accept as human: $name", (presses) => {
    expect(judge(presses)).toBeUndefined();
  });

  it.each(programs)("B-S-25 reject as automated: $name", ({ why, ...presses }) => {
    expect(judge(presses)).toBe(why);
  });

  it.each(people)("B-S-25 trust only the server's clock: $name, for a puzzle made a moment ago", (presses) => {
    expect(judgeTaps({ ...presses, ageMs: 10 })).toBe("longer than the puzzle is old");
  });
});

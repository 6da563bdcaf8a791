import { describe, expect, it } from "@jest/globals";
import { toField } from "../../field/field.ts";
import { spansAt } from "../../field/span.ts";
import type { HistoryEntry } from "../../model/history.ts";
import { placeMoments } from "./moments.ts";

const now = new Date("2026-06-01T08:01:30Z");
const [hour] = spansAt(now);

function entry(revision: number, minutesAgo: number): HistoryEntry {
  return {
    environment: "production",
    revision,
    previous: "0".repeat(64),
    at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    by: "a test",
    action: "promote",
    fragment: "mf-a",
    version: "1.0.0",
    reason: "a test",
    served: { stable: "1.0.0" },
  };
}

describe("the change markers", () => {
  it("have a number each, or one label for all that are close together", () => {
    const field = toField(hour, [], [entry(1, 50), entry(2, 20), entry(3, 18), entry(4, 17)]);
    expect(placeMoments(field)).toEqual([{ x: 15.8, label: "1" }, { x: 65.8, label: "2–4" }, { x: 69.2 }, { x: 70.8 }]);
  });

  it("are limited to the last twenty", () => {
    const entries = Array.from({ length: 30 }, (_, index) => entry(index + 1, 59 - index));
    expect(placeMoments(toField(hour, [], entries))).toHaveLength(20);
  });
});

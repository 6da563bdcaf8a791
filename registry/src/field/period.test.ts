import { describe, expect, it } from "@jest/globals";
import type { HistoryEntry, Served } from "../model/history.ts";
import { lastPeriod } from "./period.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));

function history(...served: (Served | undefined)[]): HistoryEntry[] {
  return served.map((one, index) => ({
    environment: "production",
    revision: index + 1,
    previous: "0".repeat(64),
    at: at(index).toISOString(),
    by: "a test",
    action: "promote" as const,
    fragment: "mf-a",
    reason: "a test",
    ...(one && { version: one.stable, served: one }),
  }));
}

describe("when a release was last served", () => {
  const canary = { stable: "1.0.0", canary: { version: "2.0.0", percent: 10 } };

  it.each<[string, HistoryEntry[], ReturnType<typeof lastPeriod>]>([
    ["never", history({ stable: "1.0.0" }), undefined],
    ["as the first release", history({ stable: "2.0.0" }), { isCanary: false, from: at(0) }],
    [
      "as a canary, whose share has grown",
      history({ stable: "1.0.0" }, canary, { ...canary, canary: { version: "2.0.0", percent: 50 } }),
      { isCanary: true, from: at(1), other: "1.0.0" },
    ],
    [
      "as a canary that was rolled back",
      history(canary, { stable: "1.0.0" }),
      { isCanary: true, from: at(0), to: at(1), other: "1.0.0" },
    ],
    [
      "as a canary that was promoted",
      history(canary, { stable: "2.0.0" }),
      { isCanary: false, from: at(1), other: "1.0.0" },
    ],
    [
      "with another release's canary beside it",
      history({ stable: "1.0.0" }, { stable: "2.0.0" }, { stable: "2.0.0", canary: { version: "3.0.0", percent: 1 } }),
      { isCanary: false, from: at(1), other: "1.0.0" },
    ],
    [
      "a second time",
      history({ stable: "2.0.0" }, { stable: "3.0.0" }, { stable: "2.0.0" }),
      { isCanary: false, from: at(2), other: "3.0.0" },
    ],
    ["until nothing was served", history({ stable: "2.0.0" }, undefined), { isCanary: false, from: at(0), to: at(1) }],
  ])("%s", (_, entries, expected) => {
    expect(lastPeriod(entries, "2.0.0")).toEqual(expected);
  });
});

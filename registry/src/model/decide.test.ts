import { describe, expect, it } from "@jest/globals";
import type { Change } from "./change.ts";
import { toChannel } from "./channel.ts";
import { decide } from "./decide.ts";
import { type HistoryEntry, noHash } from "./history.ts";

const promote = (version: string, again = false): Change => ({ action: "promote", version, reason: "r", again });
const canary = (version: string, percent = 10): Change => ({ action: "canary", version, percent, reason: "r" });
const rollback = (to?: string): Change => ({ action: "rollback", reason: "r", ...(to !== undefined && { to }) });

const recall = (version?: string): Change => ({
  action: "recall",
  reason: "r",
  ...(version !== undefined && { version }),
});

/** Returns what the environment serves after each change in turn, or the refusal's code. */
function outcomes(...changes: Change[]): string[] {
  const entries: HistoryEntry[] = [];
  return changes.map((change) => {
    const decision = decide(toChannel(entries), change);
    if (decision.status === "refused") return decision.refusal.code;
    if (decision.status === "nothing-to-do") return "nothing-to-do";
    const { status: _, ...decided } = decision;
    const { action, reason } = change;
    const at = "2026-01-01T00:00:00.000Z";
    const place = { environment: "production", revision: entries.length + 1, previous: noHash, at, by: "t" };
    entries.push({ ...place, action, fragment: "mf-a", reason, ...decided });
    const { stable, canary: out } = decided.served;
    return out ? `${stable} and ${out.version} at ${out.percent}` : stable;
  });
}

describe("rollback", () => {
  it("goes one release back, one further each time, and never forward", () => {
    expect(outcomes(promote("1"), promote("2"), promote("3"), rollback(), rollback(), rollback())).toEqual([
      "1",
      "2",
      "3",
      "2",
      "1",
      "no-earlier-release",
    ]);
  });

  it("skips releases that were rolled back before", () => {
    expect(outcomes(promote("1"), promote("2"), rollback(), promote("3"), rollback()).at(-1)).toBe("1");
  });

  it("does not return to a release just rolled back, even if it was served twice", () => {
    expect(outcomes(promote("1"), promote("2"), promote("1"), rollback(), rollback()).slice(-2)).toEqual([
      "2",
      "no-earlier-release",
    ]);
  });

  it("B-R-16 is refused with no release or only one", () => {
    expect(outcomes(rollback())).toEqual(["no-earlier-release"]);
    expect(outcomes(promote("1"), rollback())).toEqual(["1", "no-earlier-release"]);
  });

  it("goes to a named earlier release, and from there only further back", () => {
    const start = [promote("1"), promote("2"), promote("3"), promote("4"), rollback("2")];
    expect(outcomes(...start, rollback()).slice(-2)).toEqual(["2", "1"]);
    expect(outcomes(...start, rollback("3")).at(-1)).toBe("not-an-earlier-release");
  });

  it("B-R-16 refuses a release that was rolled back, the current one, and one never served", () => {
    const start = [promote("1"), promote("2"), rollback()];
    expect(outcomes(...start, rollback("2")).at(-1)).toBe("not-an-earlier-release");
    expect(outcomes(...start, rollback("1")).at(-1)).toBe("not-an-earlier-release");
    expect(outcomes(...start, rollback("9")).at(-1)).toBe("not-an-earlier-release");
  });

  it("rolls back the canary first, and leaves the stable release alone", () => {
    expect(outcomes(promote("1"), promote("2"), canary("3"), rollback(), rollback()).slice(-2)).toEqual(["2", "1"]);
  });
});

describe("promote", () => {
  it("B-R-15 refuses a release that was rolled back, unless confirmed with --again", () => {
    const start = [promote("1"), promote("2"), rollback()];
    expect(outcomes(...start, promote("2")).at(-1)).toBe("withdrawn");
    expect(outcomes(...start, canary("2")).at(-1)).toBe("withdrawn");
    expect(outcomes(...start, promote("2", true), rollback()).slice(-2)).toEqual(["2", "1"]);
  });

  it("changes nothing if the release is already served to everyone", () => {
    expect(outcomes(promote("1"), promote("1"))).toEqual(["1", "nothing-to-do"]);
  });

  it("ends a canary, whichever release it promotes", () => {
    expect(outcomes(promote("1"), canary("2"), promote("2")).at(-1)).toBe("2");
    expect(outcomes(promote("1"), canary("2"), promote("1")).at(-1)).toBe("1");
  });
});

describe("canary", () => {
  it("needs a stable release other than itself", () => {
    expect(outcomes(canary("1"))).toEqual(["no-stable-release"]);
    expect(outcomes(promote("1"), canary("1")).at(-1)).toBe("already-stable");
  });

  it("grows and shrinks", () => {
    expect(outcomes(promote("1"), canary("2", 0), canary("2", 50), canary("2", 50)).slice(1)).toEqual([
      "1 and 2 at 0",
      "1 and 2 at 50",
      "nothing-to-do",
    ]);
  });
});

describe("recall", () => {
  it("F-242 withdraws the latest release, canary or stable, or an earlier one by its version", () => {
    expect(outcomes(promote("1"), promote("2"), recall()).at(-1)).toBe("1");
    expect(outcomes(promote("1"), canary("2"), recall()).at(-1)).toBe("1");
    expect(outcomes(promote("1"), promote("2"), recall("1"), recall("1")).slice(-2)).toEqual(["2", "nothing-to-do"]);
    expect(outcomes(promote("1"), promote("2"), canary("3"), recall("1")).at(-1)).toBe("2 and 3 at 10");
  });

  it("F-242 excludes the release from rollbacks, and from promotion unless confirmed", () => {
    const start = [promote("1"), promote("2"), promote("3"), recall("2")];
    expect(outcomes(...start, rollback()).at(-1)).toBe("1");
    expect(outcomes(...start, promote("2")).at(-1)).toBe("withdrawn");
    expect(outcomes(...start, promote("2", true), rollback("3"), recall("2")).slice(-3)).toEqual(["2", "3", "3"]);
    expect(outcomes(promote("1"), recall())).toEqual(["1", "no-earlier-release"]);
    expect(outcomes(recall())).toEqual(["no-stable-release"]);
  });
});

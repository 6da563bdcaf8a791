import { describe, expect, it } from "@jest/globals";
import { lastMinuteBefore, localTime, stateAt, zones } from "./activity-state.ts";

const times = { startsAt: "2026-11-30T17:00:00Z", endsAt: "2026-12-31T17:00:00Z" };

describe("the state of an activity", () => {
  it.each([
    ["2026-11-30T16:59:59.999Z", "upcoming"],
    ["2026-11-30T17:00:00.000Z", "running"],
    ["2026-12-31T16:59:59.999Z", "running"],
    ["2026-12-31T17:00:00.000Z", "ended"],
    ["2030-01-01T00:00:00.000Z", "ended"],
  ])("at %s is %s", (now, state) => {
    expect(stateAt(times, Date.parse(now))).toBe(state);
  });

  it.each([
    ["invalid dates", { startsAt: "soon", endsAt: "later" }],
    ["an end before the start", { startsAt: times.endsAt, endsAt: times.startsAt }],
    ["no end", { startsAt: times.startsAt, endsAt: "" }],
    ["no duration", { startsAt: times.startsAt, endsAt: times.startsAt }],
  ])("with %s is over", (_, broken) => {
    expect(stateAt(broken, Date.parse("2026-12-01T00:00:00Z"))).toBe("ended");
  });
});

describe("local times", () => {
  it("are on the next day where it is past midnight", () => {
    expect(zones.map(({ hours }) => localTime("2026-12-31T16:30:00Z", hours))).toEqual([
      { day: "2026-12-31", time: "23:30" },
      { day: "2027-01-01", time: "00:30" },
    ]);
  });

  it("show an end as the last minute before it", () => {
    expect(localTime(lastMinuteBefore(times.endsAt), 7)).toEqual({ day: "2026-12-31", time: "23:59" });
    expect(localTime(lastMinuteBefore(times.endsAt), 8)).toEqual({ day: "2027-01-01", time: "00:59" });
  });

  it("are absent for an invalid date", () => {
    expect(localTime("soon", 7)).toBeNull();
    expect(lastMinuteBefore("soon")).toBe("soon");
  });
});

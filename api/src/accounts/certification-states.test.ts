import { describe, expect, it } from "@jest/globals";
import { nextStanding } from "./certification-states.ts";

const submitted = { happens: "submitted", kind: "enterprise" } as const;
const granted = { happens: "granted" } as const;
const refused = { happens: "refused" } as const;

describe("a real-name verification", () => {
  it.each([
    [{ state: "none" }, submitted, { state: "submitted", kind: "enterprise" }],
    [{ state: "refused", kind: "personal" }, submitted, { state: "submitted", kind: "enterprise" }],
    [{ state: "submitted", kind: "personal" }, granted, { state: "personal", kind: "personal" }],
    [{ state: "submitted", kind: "enterprise" }, granted, { state: "enterprise", kind: "enterprise" }],
    [{ state: "submitted", kind: "personal" }, refused, { state: "refused", kind: "personal" }],
  ] as const)("goes from %j on %j to %j", (from, event, to) => {
    expect(nextStanding(from, event)).toEqual(to);
  });

  it.each([
    [{ state: "submitted", kind: "personal" }, submitted],
    [{ state: "personal", kind: "personal" }, submitted],
    [{ state: "enterprise", kind: "enterprise" }, submitted],
    [{ state: "none" }, granted],
    [{ state: "none" }, refused],
    [{ state: "refused", kind: "personal" }, granted],
    [{ state: "personal", kind: "personal" }, refused],
    [{ state: "enterprise", kind: "enterprise" }, granted],
  ] as const)("stays at %j on %j", (from, event) => {
    expect(nextStanding(from, event)).toBeUndefined();
  });
});

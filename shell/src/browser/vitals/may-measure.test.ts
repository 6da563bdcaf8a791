import { expect, it } from "@jest/globals";
import { mayMeasure } from "./may-measure.ts";

const willing = (wish: object = {}): Navigator => Object.assign(Object.create(window.navigator), wish);

it.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["opts out of data sharing", { globalPrivacyControl: true }],
  ["saves data", { connection: { saveData: true } }],
])("F-225 measures no page of a visitor who %s", (_, wish) => {
  expect(mayMeasure(willing(wish), 1)).toBe(false);
});

it("measures the configured share of other visitors, and none if no share is configured", () => {
  const measured = (share?: number) =>
    Array.from({ length: 1_000 }, () => mayMeasure(willing(), share)).filter(Boolean).length;
  expect([measured(1), measured(0), measured()]).toEqual([1_000, 0, 0]);
  // Exceeded about once in a billion runs.
  expect(Math.abs(measured(0.5) - 500)).toBeLessThan(100);
});

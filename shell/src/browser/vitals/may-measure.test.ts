import { expect, it } from "@jest/globals";
import { mayMeasure } from "./may-measure.ts";

const willing = (wish: object = {}): Navigator => Object.assign(Object.create(window.navigator), wish);

it.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["asks that nothing is shared", { globalPrivacyControl: true }],
  ["saves data", { connection: { saveData: true } }],
])("F-225 measures no page of a visitor who %s", (_, wish) => {
  expect(mayMeasure(willing(wish), 1)).toBe(false);
});

it("measures as large a share of the others as the site says, and none where it says nothing", () => {
  const measured = (share?: number) =>
    Array.from({ length: 1_000 }, () => mayMeasure(willing(), share)).filter(Boolean).length;
  expect([measured(1), measured(0), measured()]).toEqual([1_000, 0, 0]);
  // Exceeded about once in a billion runs.
  expect(Math.abs(measured(0.5) - 500)).toBeLessThan(100);
});

import { expect, it } from "@jest/globals";
import { mayPrefetch } from "./network.ts";

it.each([
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ saveData: true, effectiveType: "4g" }, false],
  [{ effectiveType: "4g" }, true],
  [undefined, true],
])("F-49 prefetches on %j: %s", (connection, isAllowed) => {
  expect(mayPrefetch({ onLine: true, connection } as unknown as Navigator)).toBe(isAllowed);
});

it("F-48 prefetches nothing while offline", () => {
  expect(mayPrefetch({ onLine: false } as unknown as Navigator)).toBe(false);
});

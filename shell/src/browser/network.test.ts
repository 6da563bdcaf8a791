import { expect, it } from "@jest/globals";
import { mayPrefetch } from "./network.ts";

it.each([
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ saveData: true, effectiveType: "4g" }, false],
  [{ effectiveType: "4g" }, true],
  [undefined, true],
])("F-49 prefetches on %j: %s", (connection, isAllowed) => {
  expect(mayPrefetch({ connection } as unknown as Navigator)).toBe(isAllowed);
});

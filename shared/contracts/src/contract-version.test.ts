import { expect, it } from "@jest/globals";
import { contractRange, isServedBy } from "./contract-version.ts";

it.each([
  ["1.1.0", ">=1.1.0 <1.3.0"],
  ["1.0.0", ">=1.0.0 <1.2.0"],
  ["2.0.0", ">=2.0.0 <2.2.0"],
])("F-106 a release of contract %s is for shells of the same minor and the next", (version, range) => {
  expect(contractRange(version)).toBe(range);
});

it.each([
  ["1.1.0", "1.1.0", true],
  ["1.1.0", "1.2.3", true],
  ["1.1.0", "1.3.0", false],
  ["1.1.0", "1.0.0", false],
  ["1.1.0", "2.1.0", false],
])("F-106 a release of contract %s in a shell of %s is served: %s", (version, shell, isServed) => {
  expect(isServedBy(version, shell)).toBe(isServed);
});

import { expect, it } from "@jest/globals";
import { contractRange, isServedBy } from "./contract-version.ts";

it.each([
  ["1.1.0", ">=1.1.0 <1.3.0"],
  ["1.0.0", ">=1.0.0 <1.2.0"],
  ["2.0.0", ">=2.0.0 <2.2.0"],
])("F-106 a release with contract %s is for shells of the same and the next minor version", (version, range) => {
  expect(contractRange(version)).toBe(range);
});

it.each([
  ["1.1.0", "1.1.0", true],
  ["1.1.0", "1.2.3", true],
  ["1.1.0", "1.3.0", false],
  ["1.1.0", "1.0.0", false],
  ["1.1.0", "2.1.0", false],
])("F-106 a release with contract %s, in a shell with contract %s, is served: %s", (version, shell, isServed) => {
  expect(isServedBy(version, shell)).toBe(isServed);
});

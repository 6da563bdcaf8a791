import { expect, it } from "@jest/globals";
import { contractRange } from "./contract-version.ts";

it.each([
  ["1.1.0", ">=1.1.0 <1.3.0"],
  ["1.0.0", ">=1.0.0 <1.2.0"],
  ["2.0.0", ">=2.0.0 <2.2.0"],
])("F-106 a release of contract %s is for shells of the same minor and the next", (version, range) => {
  expect(contractRange(version)).toBe(range);
});

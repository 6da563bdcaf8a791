import { expect, it } from "@jest/globals";
import { canonicalPath } from "./canonical-path.ts";

it.each([
  ["console/accountCenter/safetySet", "/console/ACCOUNTCENTER/safetyset", "/console/accountCenter/safetySet"],
  ["console/accountCenter/safetySet", "/zh/console/accountcenter/SafetySet", "/zh/console/accountCenter/safetySet"],
  ["zixun/:son/:id", "/Zixun/Cloud/Some-Article", "/zixun/Cloud/Some-Article"],
  ["solution/*", "/zh/solution/generalSolution/digitalCollection", "/zh/solution/generalSolution/digitalCollection"],
  ["products/bcd/search", "/products/bcd/search", "/products/bcd/search"],
])("with the route %s, spells %s as %s", (path, written, spelled) => {
  expect(canonicalPath([{ route: {} }, { route: { path: "zh?" } }, { route: { path } }], written)).toBe(spelled);
});

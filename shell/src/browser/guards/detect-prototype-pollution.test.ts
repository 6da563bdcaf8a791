import { afterEach, expect, it } from "@jest/globals";
import { detectPrototypePollution } from "./detect-prototype-pollution.ts";

const map = Array.prototype.map;

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, "polluted");
  Object.defineProperty(Array.prototype, "map", { value: map, writable: true, configurable: true });
});

it("F-59 reports properties added to or replaced on a prototype at once, and only once", () => {
  const takeChanges = detectPrototypePollution();
  expect(takeChanges()).toEqual([]);

  Object.defineProperty(Object.prototype, "polluted", { value: "x", configurable: true, enumerable: true });
  Object.defineProperty(Array.prototype, "map", { value: () => [], writable: true, configurable: true });
  expect(takeChanges()).toEqual(["polluted", "map"]);
  const seen: string[] = [];
  for (const key in {}) seen.push(key);
  expect(seen).toEqual([]);
  expect(takeChanges()).toEqual([]);
});

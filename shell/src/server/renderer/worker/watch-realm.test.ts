import { afterEach, describe, expect, it } from "@jest/globals";
import { watchRealm } from "./watch-realm.ts";

const undo: (() => void)[] = [];
afterEach(() => {
  for (const back of undo.splice(0)) back();
});

function put(owner: object, key: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  Object.defineProperty(owner, key, { value, configurable: true, writable: true });
  undo.push(() => (before ? Object.defineProperty(owner, key, before) : Reflect.deleteProperty(owner, key)));
}

describe("watchRealm", () => {
  it("reports nothing for an unchanged realm", () => {
    const changes = watchRealm();
    Object.assign({}, { toString: 1 });
    expect(changes()).toEqual([]);
  });

  it("allows a new global, which a library may create", () => {
    const changes = watchRealm();
    put(globalThis, "__library", {});
    expect(changes()).toEqual([]);
  });

  it.each([
    ["Object.prototype.redirect", Object.prototype, "redirect", "/login"],
    ["Array.prototype.map", Array.prototype, "map", (): never[] => []],
    ["JSON.stringify", JSON, "stringify", (): string => ""],
    ["globalThis.structuredClone", globalThis, "structuredClone", (): null => null],
    ["Promise.prototype.then", Promise.prototype, "then", (): void => {}],
  ])("F-74 names %s", (name, owner, key, value) => {
    const changes = watchRealm();
    put(owner, key, value);
    const found = changes();
    // Restored before the expectation, which needs what was replaced.
    for (const back of undo.splice(0)) back();
    expect(found).toEqual([name]);
  });

  it("F-74 reports removed members", () => {
    put(Object.prototype, "passing", () => undefined);
    const changes = watchRealm();
    Reflect.deleteProperty(Object.prototype, "passing");
    expect(changes()).toEqual(["Object.prototype.passing"]);
  });
});

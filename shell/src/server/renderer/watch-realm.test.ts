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
  it("finds nothing where nothing was changed", () => {
    const changes = watchRealm();
    Object.assign({}, { toString: 1 });
    expect(changes()).toEqual([]);
  });

  it("lets a library make a global of its own", () => {
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
    // As it is again: what has been replaced is needed to judge.
    for (const back of undo.splice(0)) back();
    expect(found).toEqual([name]);
  });

  it("F-74 names what was taken away", () => {
    put(Object.prototype, "passing", () => undefined);
    const changes = watchRealm();
    Reflect.deleteProperty(Object.prototype, "passing");
    expect(changes()).toEqual(["Object.prototype.passing"]);
  });
});

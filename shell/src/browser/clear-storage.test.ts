import { expect, it } from "@jest/globals";
import { clearOwnStorage, clearWholeStorage } from "./own-storage.ts";

it("clears the site's own keys and leaves the others", () => {
  localStorage.setItem("zhian:draft", "1");
  localStorage.setItem("theme", "dark");
  clearOwnStorage(() => localStorage);
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

it("clears whatever stands there, whoever has put it there", () => {
  localStorage.setItem("zhian:draft", "1");
  localStorage.setItem("theme", "dark");
  clearWholeStorage(() => localStorage);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("F-110 survives storage that is blocked", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(() => clearOwnStorage(blocked)).not.toThrow();
  expect(() => clearWholeStorage(blocked)).not.toThrow();
});

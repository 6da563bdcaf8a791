import { expect, it } from "@jest/globals";
import { clearStorage } from "./clear-storage.ts";

it("clears the keys with a prefix and leaves the others", () => {
  localStorage.setItem("zhian:draft", "1");
  localStorage.setItem("theme", "dark");
  clearStorage(() => localStorage, "zhian:");
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

it("clears all keys if no prefix is given", () => {
  localStorage.setItem("zhian:draft", "1");
  localStorage.setItem("theme", "dark");
  clearStorage(() => localStorage);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("F-110 survives storage that is blocked", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(() => clearStorage(blocked, "zhian:")).not.toThrow();
  expect(() => clearStorage(blocked)).not.toThrow();
});

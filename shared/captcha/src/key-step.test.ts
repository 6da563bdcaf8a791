import { expect, it } from "@jest/globals";
import { keyStep } from "./key-step.ts";

const at = { left: 5, most: 258 };

it("moves by one pixel, by ten with Shift, and to the ends", () => {
  expect(keyStep("ArrowRight", false, at)).toBe(6);
  expect(keyStep("ArrowRight", true, at)).toBe(15);
  expect(keyStep("ArrowLeft", true, at)).toBe(0);
  expect(keyStep("End", false, at)).toBe(258);
  expect(keyStep("ArrowUp", true, { left: 255, most: 258 })).toBe(258);
  expect(keyStep("Home", false, at)).toBe(0);
  expect(keyStep("a", false, at)).toBeUndefined();
});

import { expect, it } from "@jest/globals";
import { countText } from "./count-text.ts";

it("normalises digits of other scripts, and leaves invalid input unchanged", () => {
  expect(countText(" １２ ")).toBe("12");
  expect(countText("1234567890123")).toBe("1234567890123");
  expect(countText("1e3")).toBe("1e3");
  expect(countText("-5")).toBe("-5");
});

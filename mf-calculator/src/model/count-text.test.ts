import { expect, it } from "@jest/globals";
import { countText } from "./count-text.ts";

it("leaves a number of servers as it was typed, but for another form of the same digits", () => {
  expect(countText(" １２ ")).toBe("12");
  expect(countText("1e3")).toBe("1e3");
  expect(countText("-5")).toBe("-5");
});

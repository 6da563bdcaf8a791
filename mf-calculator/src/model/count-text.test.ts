import { expect, it } from "@jest/globals";
import { countText } from "./count-text.ts";

it("takes another form of the same digits for them, and leaves what is wrong as it was typed", () => {
  expect(countText(" １２ ")).toBe("12");
  expect(countText("1234567890123")).toBe("1234567890123");
  expect(countText("1e3")).toBe("1e3");
  expect(countText("-5")).toBe("-5");
});

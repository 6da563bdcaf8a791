import { describe, expect, it } from "@jest/globals";
import { digitsOf, phoneDigits } from "./digits.ts";

describe("a pasted phone number", () => {
  it.each([
    ["138 0013 8000", "13800138000"],
    ["+86 138-0013-8000", "13800138000"],
    ["86 13800138000", "13800138000"],
    ["0086 138 0013 8000", "13800138000"],
    ["（+86）138 0013 8000", "13800138000"],
    ["１３８００１３８０００", "13800138000"],
    ["138001380001", "13800138000"],
    ["1380013800", "1380013800"],
    ["8613800138", "8613800138"],
    ["电话 138 0013 8000 🙂", "13800138000"],
  ])("%s is %s", (pasted, digits) => {
    expect(phoneDigits(pasted)).toBe(digits);
  });
});

it("takes a code's digits and no more than there are", () => {
  expect(digitsOf(" 12 34 56 78", 6)).toBe("123456");
  expect(digitsOf("验证码：１２３４５６", 6)).toBe("123456");
});

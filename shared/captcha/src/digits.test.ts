import { describe, expect, it } from "@jest/globals";
import { digitKinds } from "./digits.ts";

describe("a pasted phone number", () => {
  it.each([
    ["138 0013 8000", "13800138000"],
    ["+86 138-0013-8000", "13800138000"],
    ["86 13800138000", "13800138000"],
    ["0086 138 0013 8000", "13800138000"],
    ["（+86）138 0013 8000", "13800138000"],
    ["１３８００１３８０００", "13800138000"],
    ["138001380001", "138001380001"],
    ["1380013800", "1380013800"],
    ["8613800138", "8613800138"],
    ["电话 138 0013 8000 🙂", "13800138000"],
  ])("%s is read as %s", (pasted, digits) => {
    expect(digitKinds.phone.read(pasted)).toBe(digits);
  });
});

describe("a pasted code", () => {
  it.each([
    [" 12 34 56", "123456"],
    ["验证码：１２３４５６", "123456"],
    ["【智安云】验证码 123456，5 分钟内有效", "123456"],
    ["1234567", "1234567"],
  ])("%s is read as %s", (pasted, digits) => {
    expect(digitKinds.code.read(pasted)).toBe(digits);
  });
});

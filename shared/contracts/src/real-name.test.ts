import { describe, expect, it } from "@jest/globals";
import { isCreditCode, isEnterpriseName, isIdentityNumber, isPersonName, toIdentityNumber } from "./real-name.ts";

describe("the name of a person", () => {
  it.each(["李华", "买买提·艾力", "Li Hua"])("may be %s", (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each(["", "李", "<b>李华</b>", "李".repeat(65)])("may not be %j", (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe("the name of an enterprise", () => {
  it("may be 演示科技有限公司", () => {
    expect(isEnterpriseName("演示科技有限公司")).toBe(true);
  });

  it.each(["", "演示科", "<b>演示科技</b>", "演".repeat(101)])("may not be %j", (name) => {
    expect(isEnterpriseName(name)).toBe(false);
  });
});

describe("an identity card number", () => {
  it("passes with a valid date and check digit", () => {
    expect(isIdentityNumber("11010519491231002X")).toBe(true);
  });

  it.each([
    "110105194912310021",
    "110105194913310021",
    "11010519491231002",
    "010105194912310021",
    "11010529991231002X",
    "",
  ])("may not be %j", (number) => {
    expect(isIdentityNumber(number)).toBe(false);
  });
});

describe("a unified social credit code", () => {
  it("passes with a valid check digit", () => {
    expect(isCreditCode("91350100M000100Y43")).toBe(true);
  });

  it.each(["91350100M000100Y44", "91350100M000100Y4", "9135O100M000100Y43", "91350100M000100O43", ""])(
    "may not be %j",
    (number) => {
      expect(isCreditCode(number)).toBe(false);
    },
  );
});

it("reads a number without spaces and in ASCII capitals", () => {
  expect(toIdentityNumber(" １１０１０５ 19491231 002x ")).toBe("11010519491231002X");
});

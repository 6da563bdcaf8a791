import { describe, expect, it } from "@jest/globals";
import { faultOfRealName } from "./real-names.ts";

const person = { kind: "personal", name: "李华", number: "11010519491231002X" } as const;
const firm = { kind: "enterprise", name: "演示科技有限公司", number: "91350100M000100Y43" } as const;

describe("a real name and its number", () => {
  it.each([person, firm, { ...person, name: "买买提·艾力" }])("takes %j", (given) => {
    expect(faultOfRealName(given)).toBeUndefined();
  });

  it.each([
    "110105194912310021",
    "110105194913310021",
    "11010519491231002",
    "010105194912310021",
    "11010529991231002X",
    "",
  ])("refuses the identity number %s", (number) => {
    expect(faultOfRealName({ ...person, number })).toBe("number");
  });

  it.each(["91350100M000100Y44", "91350100M000100Y4", "9135O100M000100Y43", ""])(
    "refuses the credit code %s",
    (number) => {
      expect(faultOfRealName({ ...firm, number })).toBe("number");
    },
  );

  it.each(["", "李", "<b>李华</b>", "李".repeat(65)])("refuses the name %s", (name) => {
    expect(faultOfRealName({ ...person, name })).toBe("name");
  });
});

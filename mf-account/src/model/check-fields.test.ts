import { expect, it } from "@jest/globals";
import { rules, toNumber } from "./check-fields.ts";

const table: readonly [keyof typeof rules, string, string | undefined][] = [
  ["newName", "lin.wei-1", undefined],
  ["newName", "智安云用户", undefined],
  ["newName", "abc", "fault.newName"],
  ["newName", "a".repeat(33), "fault.newName"],
  ["newName", "a b c d", "fault.newName"],
  ["newName", "13800138000", "fault.newName"],
  ["newName", "' OR 1=1 --", "fault.newName"],
  ["account", " ", "fault.account"],
  ["account", "13800138000", undefined],
  ["phone", "", "fault.phoneMissing"],
  ["phone", "12800138000", "fault.phone"],
  ["phone", "13800138000", undefined],
  ["code", "12345", "fault.code"],
  ["code", "123456", undefined],
  ["newPassword", "1234567", "fault.newPassword"],
  ["newPassword", "12345678", undefined],
  ["newPassword", "a".repeat(128), undefined],
  ["newPassword", "a".repeat(129), "fault.newPassword"],
  ["newPassword", "🙂".repeat(4), "fault.newPassword"],
  ["linkName", " ", "fault.label"],
  ["linkName", "长".repeat(32), undefined],
  ["linkName", "长".repeat(33), "fault.linkName"],
  ["keyName", "", "fault.label"],
  ["keyName", "k".repeat(64), undefined],
  ["keyName", "k".repeat(65), "fault.keyName"],
  ["personalNumber", "11010519491231002X", undefined],
  ["personalNumber", "110105 19491231 002x", undefined],
  ["personalNumber", "11010519491231", "fault.personalNumber"],
  ["enterpriseNumber", "91350100M000100Y43", undefined],
  ["enterpriseNumber", "91350100M000100O43", "fault.enterpriseNumber"],
];

it.each(table)("%s says of %j: %s", (rule, value, fault) => {
  expect(rules[rule](value)).toBe(fault);
});

it("reads an identity number as it is meant", () => {
  expect(toNumber(" １１０１０５ 19491231 002x ")).toBe("11010519491231002X");
});

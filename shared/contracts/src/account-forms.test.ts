import { describe, expect, it } from "@jest/globals";
import { type AccountFormName, readAccountForm } from "./account-forms.ts";
import type { Fault } from "./form-faults.ts";

const right: Record<AccountFormName, Record<string, string>> = {
  signIn: { username: "13800138000", password: "x" },
  signInByPhone: { phone: "13800138000", code: "123456" },
  registration: { username: "lin.wei-1", phone: "13800138000", code: "123456", password: "12345678" },
  resetCode: { account: "lin.wei-1", code: "123456" },
  resetPassword: { password: "12345678" },
  passwordChange: { present: "x", password: "12345678" },
  personalRealName: { name: "李华", number: "11010519491231002X" },
  enterpriseRealName: { name: "演示科技有限公司", number: "91350100M000100Y43" },
  referralLink: { name: "长".repeat(32) },
  passkeyName: { name: "k".repeat(64) },
};
const names = Object.keys(right) as AccountFormName[];

it.each(names)("reads a valid %s form", (name) => {
  expect(readAccountForm(name, right[name])).toEqual({ status: "right", form: right[name] });
});

it.each(names)("reports every field of an empty %s form as missing", (name) => {
  const faults = Object.fromEntries(Object.keys(right[name]).map((field) => [field, "missing"]));
  const empty = Object.fromEntries(Object.keys(right[name]).map((field) => [field, ""]));
  expect(readAccountForm(name, {})).toEqual({ status: "wrong", faults });
  expect(readAccountForm(name, empty)).toEqual({ status: "wrong", faults });
});

describe("a field", () => {
  it.each<[AccountFormName, string, string, Fault]>([
    ["signIn", "username", " ", "missing"],
    ["registration", "username", "abc", "wrong"],
    ["registration", "username", "a".repeat(33), "wrong"],
    ["registration", "username", "a b c d", "wrong"],
    ["registration", "username", "13800138000", "wrong"],
    ["registration", "username", "１３８００１３８０００", "wrong"],
    ["registration", "username", "' OR 1=1 --", "wrong"],
    ["registration", "phone", "12800138000", "wrong"],
    ["registration", "code", "12345", "wrong"],
    ["registration", "password", "1234567", "wrong"],
    ["registration", "password", "a".repeat(129), "wrong"],
    ["registration", "password", "🙂".repeat(4), "wrong"],
    ["personalRealName", "name", "李", "wrong"],
    ["personalRealName", "number", "11010519491231", "wrong"],
    ["personalRealName", "number", "110105194912310021", "wrong"],
    ["enterpriseRealName", "name", "演示", "wrong"],
    ["enterpriseRealName", "number", "91350100M000100O43", "wrong"],
    ["referralLink", "name", "长".repeat(33), "wrong"],
    ["passkeyName", "name", "k".repeat(65), "wrong"],
  ])("of a %s form, %s, rejects %j as %s", (name, field, value, fault) => {
    expect(readAccountForm(name, { ...right[name], [field]: value })).toEqual({
      status: "wrong",
      faults: { [field]: fault },
    });
  });

  it.each<[AccountFormName, string, string, string]>([
    ["registration", "username", " ｌｉｎ.wei ", "lin.wei"],
    ["registration", "username", "智安云用户", "智安云用户"],
    ["registration", "password", " a".repeat(64), " a".repeat(64)],
    ["resetCode", "account", " lin.wei ", "lin.wei"],
    ["personalRealName", "number", " 110105 19491231 002x ", "11010519491231002X"],
    ["passkeyName", "name", " laptop ", "laptop"],
  ])("of a %s form, %s, reads %j as %j", (name, field, value, read) => {
    expect(readAccountForm(name, { ...right[name], [field]: value })).toMatchObject({ form: { [field]: read } });
  });
});

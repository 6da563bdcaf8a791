import { describe, expect, it } from "@jest/globals";
import zh from "../locales/zh.json" with { type: "json" };
import { checkForm, firstFault } from "./check-form.ts";
import { type CheckedField, emptyForm, type QuoteForm } from "./quote-form.ts";

const good: QuoteForm = {
  ...emptyForm,
  number: "3",
  province: "广东省",
  city: "深圳市",
  phone: "13800138000",
  authCode: "123456",
};

/** Each value with the message that the specification quotes. */
const table: readonly [CheckedField, Partial<QuoteForm>, string | undefined][] = [
  ["number", { number: "" }, "请输入您的服务器数量"],
  ["number", { number: "0" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "1000" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "1e3" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "1.5" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "-1" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "十" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "🙂" }, "输入格式不正确，请输入1~999之间的整数"],
  ["number", { number: "1" }, undefined],
  ["number", { number: "999" }, undefined],
  ["number", { number: " ９ " }, undefined],
  ["province", { province: "", city: "" }, "请选择所在城市"],
  ["province", { city: "" }, "请选择所在城市"],
  ["phone", { phone: "" }, "请输入您的手机号"],
  ["phone", { phone: "1380013800" }, "手机格式错误，请校验后重新输入"],
  ["phone", { phone: "138001380001" }, "手机格式错误，请校验后重新输入"],
  ["phone", { phone: "12800138000" }, "手机格式错误，请校验后重新输入"],
  ["phone", { phone: "14400138000" }, "手机格式错误，请校验后重新输入"],
  ["authCode", { authCode: "" }, "请输入验证码"],
  ["authCode", { authCode: "1234567" }, "验证码最多 6 位数字，请检查后重新输入"],
  ["compony", { compony: "<script>" }, "企业名称最多 32 个字，不能包含表情、尖括号等符号"],
  ["compony", { compony: "长".repeat(33) }, "企业名称最多 32 个字，不能包含表情、尖括号等符号"],
];

describe("the form's rules", () => {
  it.each(table)("says of %s as %j: %s", (field, change, message) => {
    const fault = checkForm({ ...good, ...change })[field];
    expect(fault && zh[fault]).toBe(message);
  });

  it("find nothing wrong with what is right, company or not", () => {
    expect(checkForm(good)).toEqual({});
    expect(checkForm({ ...good, compony: "演示科技（深圳）有限公司" })).toEqual({});
  });

  it("name the first field that is wrong as they stand on the page", () => {
    expect(firstFault(checkForm(emptyForm))).toBe("number");
    expect(firstFault(checkForm({ ...good, phone: "" }))).toBe("phone");
  });
});

it.each(["130", "145", "153", "162", "178", "189", "199"])("takes a number that begins with %s", (prefix) => {
  expect(checkForm({ ...good, phone: `${prefix}00138000` })).toEqual({});
});

it.each(["120", "144", "154", "161", "179", "194"])("takes none that begins with %s", (prefix) => {
  expect(checkForm({ ...good, phone: `${prefix}00138000` })).toEqual({ phone: "fault.phone" });
});

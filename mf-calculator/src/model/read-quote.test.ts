import { describe, expect, it } from "@jest/globals";
import type { QuoteField } from "@zhian/contracts/quote-form";
import zh from "../locales/zh.json" with { type: "json" };
import { emptyForm, type QuoteValues } from "./quote-form.ts";
import { readQuote } from "./read-quote.ts";

const good: QuoteValues = {
  ...emptyForm,
  servers: "3",
  province: "广东省",
  city: "深圳市",
  phone: "13800138000",
  code: "123456",
};

const texts: Readonly<Record<string, string>> = zh;

function faultsOf(values: QuoteValues) {
  const read = readQuote(values);
  return read.status === "wrong" ? read.faults : {};
}

/** Each value with the message that the specification quotes. */
const table: readonly [QuoteField, Partial<QuoteValues>, string | undefined][] = [
  ["servers", { servers: "" }, "请输入您的服务器数量"],
  ["servers", { servers: "0" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "1000" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "1e3" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "1.5" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "-1" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "十" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "🙂" }, "输入格式不正确，请输入1~999之间的整数"],
  ["servers", { servers: "1" }, undefined],
  ["servers", { servers: "999" }, undefined],
  ["servers", { servers: " ９ " }, undefined],
  ["province", { province: "", city: "" }, "请选择所在城市"],
  ["city", { city: "" }, "请选择所在城市"],
  ["city", { city: "杭州市" }, "请选择所在城市"],
  ["phone", { phone: "" }, "请输入您的手机号"],
  ["phone", { phone: "1380013800" }, "手机格式错误，请校验后重新输入"],
  ["phone", { phone: "138001380001" }, "手机格式错误，请校验后重新输入"],
  ["phone", { phone: "12800138000" }, "手机格式错误，请校验后重新输入"],
  ["phone", { phone: "14400138000" }, "手机格式错误，请校验后重新输入"],
  ["code", { code: "" }, "请输入验证码"],
  ["code", { code: "1234567" }, "验证码最多 6 位数字，请检查后重新输入"],
  ["company", { company: "<script>" }, "企业名称最多 32 个字，不能包含表情、尖括号等符号"],
  ["company", { company: "长".repeat(33) }, "企业名称最多 32 个字，不能包含表情、尖括号等符号"],
];

describe("the form's rules", () => {
  it.each(table)("check %s in %j: %s", (field, change, message) => {
    const fault = faultsOf({ ...good, ...change })[field];
    expect(fault && texts[`fault.${field}.${fault}`]).toBe(message);
  });

  it("accept a valid form, with or without a company, and return its parsed values", () => {
    expect(readQuote(good)).toEqual({
      status: "right",
      form: {
        systemType: "公有云系统",
        level: 2,
        servers: 3,
        hasProducts: false,
        province: "广东省",
        city: "深圳市",
        company: "",
        phone: "13800138000",
        code: "123456",
      },
    });
    const more = { ...good, level: "3", hasProducts: "yes", company: " 演示科技（深圳）有限公司 " };
    expect(readQuote(more)).toMatchObject({
      status: "right",
      form: { level: 3, hasProducts: true, company: "演示科技（深圳）有限公司" },
    });
  });

  it("report each missing field of an empty form", () => {
    expect(faultsOf(emptyForm)).toEqual({
      servers: "missing",
      province: "missing",
      city: "missing",
      phone: "missing",
      code: "missing",
    });
  });
});

it.each(["130", "145", "153", "162", "178", "189", "199"])("accepts a phone number that begins with %s", (prefix) => {
  expect(faultsOf({ ...good, phone: `${prefix}00138000` })).toEqual({});
});

it.each(["120", "144", "154", "161", "179", "194"])("rejects a phone number that begins with %s", (prefix) => {
  expect(faultsOf({ ...good, phone: `${prefix}00138000` })).toEqual({ phone: "wrong" });
});

import { describe, expect, it } from "@jest/globals";
import { levelPacks } from "@zhian/contracts/level-packs";
import { provinceCities } from "@zhian/contracts/province-cities";
import { isPhone } from "@zhian/contracts/quote-rules";
import type { QuoteBody } from "@zhian/contracts/quote-wire";
import fc from "fast-check";
import { isApiFault } from "../http/api-fault.ts";
import { readQuoteForm } from "./read-quote-form.ts";

const body: QuoteBody = {
  provinceCity: "浙江省/杭州市",
  systemType: "公有云系统",
  product: levelPacks[2].join(","),
  systemNum: 12,
  isPurchaseSafeProduct: "否",
  corporateName: "",
  phone: "13800138000",
  code: "123456",
};

function saidOf(wrong: Partial<QuoteBody>): unknown {
  try {
    return readQuoteForm({ ...body, ...wrong });
  } catch (error) {
    if (!isApiFault(error)) throw error;
    return [error.status, (error.data as { field?: string } | null)?.field, error.words.zh];
  }
}

const choice = "提交错误，请检查提交内容是否有误！";
const phone = "手机格式错误，请校验后重新输入";
const count = "输入格式不正确，请输入1~999之间的整数";
const city = "请选择所在城市";

describe("readQuoteForm", () => {
  it("maps wire fields to our own names", () => {
    expect(readQuoteForm(body)).toEqual({
      province: "浙江省",
      city: "杭州市",
      systemType: "公有云系统",
      level: 2,
      servers: 12,
      hasProducts: false,
      company: "",
      phone: "13800138000",
      code: "123456",
    });
    expect(readQuoteForm({ ...body, product: levelPacks[3].join(","), isPurchaseSafeProduct: "是" })).toMatchObject({
      level: 3,
      hasProducts: true,
    });
  });

  it.each([0, -1, 1.5, 1_000, 1e3, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "B-A-38 refuses %d servers with the specified text",
    (systemNum) => {
      expect(saidOf({ systemNum })).toEqual([422, "systemNum", count]);
    },
  );

  it.each([1, 999])("accepts %d servers", (systemNum) => {
    expect(saidOf({ systemNum })).toMatchObject({ servers: systemNum });
  });

  it.each([
    "广东省/杭州市",
    "浙江省",
    "浙江省/",
    "/杭州市",
    "浙江省/杭州市/西湖区",
    "constructor/name",
    "__proto__/a",
    "浙江省/杭州",
    "",
  ])("B-A-39 refuses the city %j with the specified text", (provinceCity) => {
    expect(saidOf({ provinceCity })).toEqual([422, "provinceCity", city]);
  });

  it("accepts every city of every province", () => {
    for (const [province, cities] of Object.entries(provinceCities)) {
      for (const each of cities)
        expect(saidOf({ provinceCity: `${province}/${each}` })).toMatchObject({ province, city: each });
    }
  });

  it.each([
    ["systemType", "公有云"],
    ["systemType", "线下 IDC"],
    ["systemType", "线下ⅠDC"],
    ["systemType", "Public cloud"],
    ["product", "二级"],
    ["product", "waf,hosteye"],
    ["product", `${levelPacks[2].join(",")},ddos`],
    ["product", [...levelPacks[2]].reverse().join(",")],
    ["isPurchaseSafeProduct", "yes"],
    ["isPurchaseSafeProduct", "否 "],
    ["isPurchaseSafeProduct", ""],
  ])("B-A-40 refuses %s %j with the specified text", (field, value) => {
    expect(saidOf({ [field]: value })).toEqual([422, field, choice]);
  });

  it.each([
    ["33 characters", "智".repeat(33)],
    ["an emoji", "云☁️公司"],
    ["a flag", "\u{1f1e8}\u{1f1f3}"],
    ["HTML", "<script>alert(1)</script>"],
    ["a formula", '=cmd|"/c calc"!A1'],
    ["a formula after a space", " @SUM(1)"],
    ["a signed number", "+8613800138000"],
    ["a line break", "一\r\n二"],
    ["NUL", "a\u0000b"],
    ["a text direction override", "a\u202eb"],
    ["a lone surrogate", "\ud83d"],
  ])("B-A-41 refuses a company of %s with the specified text", (_what, corporateName) => {
    expect(saidOf({ corporateName })).toEqual([422, "corporateName", choice]);
  });

  it.each(["", "杭州某某（演示）科技有限公司", "O’Neill & Sons, Ltd. – Jakarta", "𠮷".repeat(32), "1 + 1 = 2"])(
    "accepts the company %j",
    (corporateName) => {
      expect(saidOf({ corporateName })).toMatchObject({ company: corporateName });
    },
  );

  it.each([
    ["1380013800", phone],
    ["138001380000", phone],
    ["１３８００１３８０００", phone],
    ["+8613800138000", phone],
    ["138 0013 8000", phone],
    ["13800138000\n", phone],
    ["13800138000\r\n13900139000", phone],
    ["01380013800", phone],
    ["", "请输入您的手机号"],
  ])("B-A-24 B-A-30 refuses the phone %j with the specified text", (wrong, said) => {
    expect(saidOf({ phone: wrong })).toEqual([422, "phone", said]);
  });

  it("requires a code", () => {
    expect(saidOf({ code: "" })).toEqual([422, "code", "请输入验证码"]);
  });
});

describe("isPhone", () => {
  const known = "130 139 145 149 150 153 155 159 162 165 166 167 170 178 180 189 190 193 195 199".split(" ");
  const unknown = "100 110 120 140 144 154 160 161 163 164 168 169 179 194 200 062".split(" ");

  it.each(known)("accepts a number that begins with %s", (prefix) => {
    expect(isPhone(`${prefix}12345678`)).toBe(true);
  });

  it.each(unknown)("B-A-24 B-A-31 refuses a number that begins with %s", (prefix) => {
    expect(isPhone(`${prefix}12345678`)).toBe(false);
  });

  it("B-A-24 B-A-31 accepts eleven ASCII digits only", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9+ ]{0,16}$/)), (text) => {
        expect(!isPhone(text) || /^1[3-9][0-9]{9}$/.test(text)).toBe(true);
      }),
    );
  });

  it("B-A-33 checks the length first, so that long texts are not slow", () => {
    const numbers = ["1".repeat(1_000_000), `1${"3".repeat(999_999)}`, `${"13800138000".repeat(100_000)}x`];
    expect(numbers.map(isPhone)).toEqual([false, false, false]);
  });
});

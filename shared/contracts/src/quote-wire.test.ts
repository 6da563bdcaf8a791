import { expect, it } from "@jest/globals";
import { type QuoteForm, quoteFormSchema } from "./quote-form.ts";
import { fieldsOfWire, fromWire, toWire, wireNames } from "./quote-wire.ts";

const form: QuoteForm = {
  systemType: "公有云系统",
  level: 3,
  servers: 12,
  hasProducts: false,
  province: "广东省",
  city: "深圳市",
  company: "演示公司",
  phone: "13800138000",
  code: "123456",
};

const body = {
  provinceCity: "广东省/深圳市",
  systemType: "公有云系统",
  product: "waf,hosteye,las,cag,vss,ssl,ddos,cwds,ztsacs",
  systemNum: 12,
  isPurchaseSafeProduct: "否",
  corporateName: "演示公司",
  phone: "13800138000",
  code: "123456",
};

it("sends exactly the specification's fields, by name", () => {
  expect(toWire(form)).toEqual(body);
  expect(toWire({ ...form, level: 2, hasProducts: true })).toMatchObject({
    product: "waf,hosteye,las,cag,vss,ssl",
    isPurchaseSafeProduct: "是",
  });
});

it("round-trips", () => {
  for (const level of [2, 3] as const) {
    for (const hasProducts of [true, false]) {
      expect(fromWire(toWire({ ...form, level, hasProducts }))).toEqual({ ...form, level, hasProducts });
    }
  }
});

it("drops unknown fields", () => {
  expect(fromWire({ ...body, provinceCity: "广东省/深圳市/南山区" })).toMatchObject({ city: undefined });
  expect(fromWire({ ...body, provinceCity: 7, product: "waf", isPurchaseSafeProduct: "yes" })).toMatchObject({
    province: undefined,
    level: undefined,
    hasProducts: undefined,
  });
});

it("has a wire name for each field of the form, in the form's order", () => {
  expect(Object.keys(wireNames)).toEqual(Object.keys(quoteFormSchema.shape));
  expect(["systemNum", "provinceCity", "price"].map(fieldsOfWire)).toEqual([["servers"], ["province", "city"], []]);
});

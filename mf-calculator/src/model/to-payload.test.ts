import { expect, it } from "@jest/globals";
import { emptyForm } from "./quote-form.ts";
import { toPayload } from "./to-payload.ts";

it("sends exactly the fields of the specification, in its words", () => {
  const form = { ...emptyForm, rank: "三级" as const, number: "12", province: "广东省", city: "深圳市" };
  expect(toPayload({ ...form, compony: " 演示公司 ", phone: "13800138000", authCode: "123456" })).toEqual({
    provinceCity: "广东省/深圳市",
    systemType: "公有云系统",
    product: "waf,hosteye,las,cag,vss,ssl,ddos,cwds,ztsacs",
    systemNum: 12,
    isPurchaseSafeProduct: "否",
    corporateName: "演示公司",
    phone: "13800138000",
    code: "123456",
  });
});

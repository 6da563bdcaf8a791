import { createHash } from "node:crypto";
import { expect, it } from "@jest/globals";
import { levelPacks } from "@zhian/contracts/level-packs";
import { quoteDigest } from "./quote-digest.ts";
import { readQuoteForm } from "./read-quote-form.ts";

const body = {
  provinceCity: "浙江省/杭州市",
  systemType: "公有云系统",
  product: levelPacks[2].join(","),
  systemNum: 12,
  isPurchaseSafeProduct: "否",
  corporateName: "演示公司",
  phone: "13800138000",
  code: "123456",
};

it("the digest equals the one that earlier versions stored for the same form", () => {
  const stored =
    '{"province":"浙江省","city":"杭州市","systemType":"公有云系统","level":2,"servers":12,"hasProducts":false,' +
    '"company":"演示公司","phone":"13800138000","code":"123456"}';
  expect(quoteDigest(readQuoteForm(body))).toBe(createHash("sha256").update(stored).digest("base64url"));
});

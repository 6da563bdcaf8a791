import { expect, it } from "@jest/globals";
import { emptyForm, readQuoteDraft, valuesOf } from "./quote-form.ts";

it("reads a form from any stored draft", () => {
  expect(readQuoteDraft({ ...emptyForm, servers: "12" }).servers).toBe("12");
  expect(readQuoteDraft(JSON.parse('{"level":"4","servers":7,"systemType":"线下IDC"}'))).toEqual({
    ...emptyForm,
    systemType: "线下IDC",
  });
});

it("takes the prefilled values from the event", () => {
  expect(valuesOf({ rank: "三级", style: "私有云平台", number: 12 })).toEqual({
    level: "3",
    systemType: "私有云平台",
    servers: "12",
  });
  expect(valuesOf({})).toEqual({});
});

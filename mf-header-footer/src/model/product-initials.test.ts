import { expect, it } from "@jest/globals";
import { catalogue } from "@zhian/contracts/catalogue";
import { productInitials } from "./product-initials.ts";

it.each(catalogue.map(({ code, name }) => [code, name.zh]))(
  "has a letter for each Han character of %s, %s",
  (code, name) => {
    const han = name.match(/\p{Script=Han}/gu) ?? [];
    expect(productInitials[code]).toMatch(new RegExp(`^[a-z]{${han.length}}$`));
  },
);

it("has no letters for what is no product", () => {
  expect(Object.keys(productInitials).sort()).toEqual(catalogue.map(({ code }) => code).sort());
});

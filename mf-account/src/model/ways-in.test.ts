import { expect, it } from "@jest/globals";
import { loginLeadingTo, recommendIn, wayIn } from "./ways-in.ts";

it("passes on only the return address and the referral code", () => {
  const here = { locale: "zh", search: "?by=password&target=%2Fproducts%2Fbcc%3Fx%3D1&recommend=AB12" } as const;
  expect(wayIn("/console/register", here)).toBe("/zh/console/register?target=%2Fproducts%2Fbcc%3Fx%3D1&recommend=AB12");
  expect(wayIn("/console/login", { locale: "en", search: "" }, [["by", "password"]])).toBe(
    "/console/login?by=password",
  );
});

it("keeps the full address, with its query, as the return address", () => {
  expect(loginLeadingTo("/zh/console/bcd/order?cart=1~a.com", "zh")).toBe(
    "/zh/console/login?target=%2Fzh%2Fconsole%2Fbcd%2Forder%3Fcart%3D1~a.com",
  );
});

it("ignores an invalid referral code", () => {
  expect(recommendIn("?recommend=AB12-x_y")).toBe("AB12-x_y");
  for (const bad of ["", "?recommend=", "?recommend=%3Cscript%3E", `?recommend=${"a".repeat(65)}`]) {
    expect(recommendIn(bad)).toBeUndefined();
  }
});

import { expect, it } from "@jest/globals";
import { readVisitor } from "./read-visitor.ts";

const own = "A".repeat(22);
const ofAccount = "B".repeat(22);
const token = "accessToken=a-token-of-a-test";

it.each([
  ["the browser's own", `visitor=${own}`, own],
  ["the account's, while there is a token", `visitor=${own}; account-visitor=${ofAccount}; ${token}`, ofAccount],
  ["the account's, if the browser has none", `account-visitor=${ofAccount}; ${token}`, ofAccount],
  ["the browser's own once the token is gone", `visitor=${own}; account-visitor=${ofAccount}`, own],
  ["the browser's own next to an invalid token", `visitor=${own}; account-visitor=${ofAccount}; accessToken=x`, own],
  ["none after an account that has signed out", `account-visitor=${ofAccount}`, undefined],
  ["the browser's own if the account's is malformed", `visitor=${own}; account-visitor=../etc; ${token}`, own],
  ["neither of two malformed ones", `visitor=x; account-visitor=y; ${token}`, undefined],
])("uses as the visitor's id %s", (_, cookies, id) => {
  expect(readVisitor(cookies).id).toBe(id);
});

it.each([
  [`account-visitor=${ofAccount}`, []],
  [`account-visitor=${"B".repeat(23)}; ${token}`, ["account-visitor"]],
  ["visitor=; account-visitor=", ["visitor", "account-visitor"]],
])("clears the malformed ids in %s", (cookies, broken) => {
  expect(readVisitor(cookies).broken).toEqual(broken);
});

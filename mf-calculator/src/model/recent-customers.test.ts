import { expect, it } from "@jest/globals";
import { provinceNames } from "./province-names.ts";
import { recentCustomers } from "./recent-customers.ts";

it("lists thirteen, each with a masked phone number and a province that has an English name", () => {
  expect(recentCustomers).toHaveLength(13);
  expect(recentCustomers.filter(({ phone }) => !/^1\d\d\*{4}\d{4}$/.test(phone))).toEqual([]);
  expect(recentCustomers.filter(({ province }) => !provinceNames[province])).toEqual([]);
});

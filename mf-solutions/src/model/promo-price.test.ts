import { expect, it } from "@jest/globals";
import { promoPrice } from "./promo-price.ts";

it.each([
  [69, 20, 55.2],
  [9, 30, 6.3],
  [169, 15, 143.65],
  [8900, 0, 8900],
  [49, 100, 0],
])("%d USD with %d %% off is %d USD", (usd, percentOff, price) => {
  expect(promoPrice(usd, percentOff)).toBe(price);
});

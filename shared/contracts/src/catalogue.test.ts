import { expect, it } from "@jest/globals";
import { productOf } from "./catalogue.ts";
import { solutionOf } from "./solution-list.ts";

it.each(["constructor", "__proto__", "toString", ""])("does not take %j for a product or a solution", (word) => {
  expect(productOf([], word)).toBeUndefined();
  expect(solutionOf(word)).toBeUndefined();
});

import { describe, expect, it } from "@jest/globals";
import { catalogue, productOf } from "./catalogue.ts";
import { solutionOf, solutions } from "./solution-list.ts";

describe("the catalogue", () => {
  it("has 54 products, each with its own code, seal and names", () => {
    expect(catalogue).toHaveLength(54);
    for (const distinct of ["code", "seal"] as const) {
      expect(new Set(catalogue.map((product) => product[distinct])).size).toBe(54);
    }
    expect(new Set(catalogue.map(({ name }) => name.en)).size).toBe(54);
    expect(new Set(catalogue.map(({ name }) => name.zh)).size).toBe(54);
  });

  it("counts 21 cloud products, 23 security services and 10 security products", () => {
    const count = (category: number) => catalogue.filter((product) => product.category === category).length;
    expect([count(2), count(3), count(4)]).toEqual([21, 23, 10]);
  });

  it.each(["constructor", "__proto__", "toString", ""])("does not take %j for a product or a solution", (word) => {
    expect(productOf(word)).toBeUndefined();
    expect(solutionOf(word)).toBeUndefined();
  });
});

describe("the solutions", () => {
  it("are twelve, made of products that exist", () => {
    expect(solutions).toHaveLength(12);
    expect(solutions.flatMap(({ products }) => products).filter((code) => !productOf(code))).toEqual([]);
  });
});

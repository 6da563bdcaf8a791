import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { canonicalPath, createRouteTable, ownerOf } from "./routes.ts";

const fragments = [
  { name: "mf-products", slots: ["main"], routes: ["/", "/products/*"] },
  { name: "mf-domain", slots: ["main"], routes: ["/products/bcd/*"] },
  { name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] },
];
const owner = (slot: string, path: string) => ownerOf(fragments, slot, path)?.name;

describe("ownerOf", () => {
  it("assigns a path to the longest literal prefix", () => {
    expect(owner("main", "/products/bcc")).toBe("mf-products");
    expect(owner("main", "/products/bcd")).toBe("mf-domain");
    expect(owner("main", "/products/bcd/price")).toBe("mf-domain");
  });

  it("finds no owner for an unknown path, and matches whole segments only", () => {
    expect(owner("main", "/productsx")).toBeUndefined();
    expect(owner("header", "/anything")).toBe("mf-header-footer");
  });
});

describe("createRouteTable", () => {
  it("assigns every path to the same owner as ownerOf", () => {
    const path = fc
      .array(fc.constantFrom("a", "b", "a.b", "zh"), { maxLength: 4 })
      .map((parts) => `/${parts.join("/")}`);
    const pattern = fc.tuple(path, fc.boolean()).map(([at, isPrefix]) => {
      if (!isPrefix) return at;
      return at === "/" ? "/*" : `${at}/*`;
    });
    const fragment = fc.record({
      name: fc.string(),
      slots: fc.uniqueArray(fc.constantFrom("header", "main"), { minLength: 1 }),
      routes: fc.array(pattern, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 6 }), fc.constantFrom("header", "main"), path, (all, slot, at) => {
        expect(createRouteTable(all).ownerOf(slot, at)).toBe(ownerOf(all, slot, at));
      }),
    );
  });
});

describe("canonicalPath", () => {
  it("drops trailing slashes", () => {
    expect(canonicalPath("/home//")).toBe("/home");
    expect(canonicalPath("/")).toBe("/");
  });
});

import { describe, expect, it } from "@jest/globals";
import { canonicalPath, ownerOf } from "./routes.ts";

const fragments = [
  { name: "mf-products", slots: ["main"], routes: ["/", "/products/*"] },
  { name: "mf-domain", slots: ["main"], routes: ["/products/bcd/*"] },
  { name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] },
];
const owner = (slot: string, path: string) => ownerOf(fragments, slot, path)?.name;

describe("ownerOf", () => {
  it("gives a path to the longest literal prefix", () => {
    expect(owner("main", "/products/bcc")).toBe("mf-products");
    expect(owner("main", "/products/bcd")).toBe("mf-domain");
    expect(owner("main", "/products/bcd/price")).toBe("mf-domain");
  });

  it("knows no owner of an unknown path, and never a prefix of a word", () => {
    expect(owner("main", "/productsx")).toBeUndefined();
    expect(owner("header", "/anything")).toBe("mf-header-footer");
  });
});

describe("canonicalPath", () => {
  it("drops trailing slashes", () => {
    expect(canonicalPath("/home//")).toBe("/home");
    expect(canonicalPath("/")).toBe("/");
  });
});

import { describe, expect, it } from "@jest/globals";
import { filterProducts } from "./product-filter.ts";

const links = [
  { name: "Vulnerability Scanning Service", link: "/products/vss", desc: "", code: "vss" },
  { name: "Web Application Firewall", link: "/products/waf", desc: "Blocks injection", code: "waf" },
  { name: "WAF reports", link: "/products/wafr", desc: "", code: "wafr" },
];
const names = new Map([
  ["vss", "Vulnerability Scanning Service 漏洞扫描服务 VSS ldsmfw"],
  ["waf", "Web Application Firewall Web 应用防火墙 WAF yyfhq"],
]);
const found = (words: string) => filterProducts(links, words, names).map(({ code }) => code);

describe("the filter of the products panel", () => {
  it("finds a product by code, by name and by its name in the other language", () => {
    expect(found("vss")).toEqual(["vss"]);
    expect(found("scan")).toEqual(["vss"]);
    expect(found("扫描")).toEqual(["vss"]);
  });

  it("finds a Chinese name by any part of its pinyin initials", () => {
    expect(found("lds")).toEqual(["vss"]);
    expect(found("fhq")).toEqual(["waf"]);
  });

  it("requires every word, and ranks an exact code first", () => {
    expect(found("web fire")).toEqual(["waf"]);
    expect(found("wafr")).toEqual(["wafr"]);
    expect(found("WAF")[0]).toBe("waf");
  });

  it("shows all products for an empty query, and none without a match", () => {
    expect(found("  ")).toEqual(["vss", "waf", "wafr"]);
    expect(found("teapot")).toEqual([]);
  });
});

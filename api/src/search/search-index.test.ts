import { beforeAll, describe, expect, it } from "@jest/globals";
import { siteOffers, sitePages } from "@zhian/testing/site-catalogue";
import fc from "fast-check";
import { toEntry, toPageEntries } from "../catalogue/content-brought.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

let index: SearchIndex;
let codes: string[];

beforeAll(() => {
  codes = siteOffers.map(({ code }) => code);
  index = createSearchIndex([...siteOffers.map(toEntry), ...toPageEntries(sitePages)]);
});

function links(q: string, locale: "en" | "zh" = "en"): string[] {
  return index.search({ q, locale, limit: 50 }).hits.map(({ link }) => link);
}

describe("search", () => {
  it.each(["扫描", "scan", "vss", "VSS", "漏洞扫描", "vulnerability", "vulnerabilty scaning", "ldsm"])(
    "finds the vulnerability scanner first for %s, in both languages of the interface",
    (q) => {
      expect(links(q, "en")[0]).toBe("/products/vss");
      expect(links(q, "zh")[0]).toBe("/products/vss");
    },
  );

  it.each([
    ["cloud server", "/products/bcc"],
    ["云服务器", "/products/bcc"],
    ["bcc, 防火墙", "/products/waf"],
    ["等保", "/products/dengbao"],
    ["容器", "/products/bci"],
    ["印尼", "/products/cdn"],
    ["电商", "/solution/ecommerce"],
    ["privacy policy", "/protocol/privacyProtocal"],
  ])("for %s finds, among others, %s", (q, link) => {
    expect(links(q)).toContain(link);
  });

  it("ranks a product first for its code", () => {
    expect(codes.filter((code) => links(code)[0] !== `/products/${code}`)).toEqual([]);
  });

  it("answers in the requested language, whatever the query's is", () => {
    const [hit] = index.search({ q: "scan", locale: "zh", limit: 1 }).hits;
    expect(hit).toEqual({
      kind: "product",
      code: "vss",
      link: "/products/vss",
      name: "漏洞扫描服务 VSS",
      summary: "主机、Web、数据库全面扫描，先修最要命的。",
    });
  });

  it.each(["", "   ", "…。、", "qqqqzzzz", "<>&\"'"])("finds nothing for %j", (q) => {
    expect(index.search({ q, locale: "en", limit: 20 })).toEqual({ hits: [], total: 0 });
  });

  it("counts all hits and returns no more than the limit", () => {
    const { hits, total } = index.search({ q: "安全", locale: "zh", limit: 3 });
    expect(hits).toHaveLength(3);
    expect(total).toBeGreaterThan(10);
  });

  it("B-A-71 accepts any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (q) => {
        expect(index.search({ q, locale: "en", limit: 5 }).hits.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

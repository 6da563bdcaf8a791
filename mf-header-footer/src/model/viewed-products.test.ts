import { beforeEach, describe, expect, it } from "@jest/globals";
import { recordViewed, viewedKey } from "./record-viewed.ts";
import { readViewed } from "./viewed-products.ts";

const storage = () => window.sessionStorage;

beforeEach(() => window.sessionStorage.clear());

describe("recently viewed products", () => {
  it("are remembered once each, most recent first", () => {
    for (const code of ["bcc", "bci", "waf", "bcc", "vss"]) recordViewed(`/products/${code}`, storage);
    expect(readViewed(storage).slice(0, 4)).toEqual(["vss", "bcc", "waf", "bci"]);
  });

  it("take up a bounded amount of storage", () => {
    for (let page = 0; page < 500; page += 1) recordViewed(`/products/code${page}`, storage);
    expect(window.sessionStorage.getItem(viewedKey)?.length).toBeLessThanOrEqual(200);
    expect(readViewed(storage)[0]).toBe("code499");
  });

  it("do not include other pages", () => {
    for (const path of ["/", "/products", "/products/bcd/search", "/solution/waf", "/products/__proto__"]) {
      recordViewed(path, storage);
    }
    expect(readViewed(storage)).toEqual([]);
  });

  it.each(["{", "<b> ../etc __proto__", '[1,null,{"a":1}]', "\u0000"])("F-111 are empty if %j is stored", (value) => {
    window.sessionStorage.setItem(viewedKey, value);
    expect(readViewed(storage)).toEqual([]);
    recordViewed("/products/waf", storage);
    expect(readViewed(storage)[0]).toBe("waf");
  });

  it("F-110 are empty if storage is not accessible", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    expect(() => recordViewed("/products/waf", blocked)).not.toThrow();
    expect(readViewed(blocked)).toEqual([]);
  });
});

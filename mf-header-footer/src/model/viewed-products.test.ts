import { beforeEach, describe, expect, it } from "@jest/globals";
import { recordViewed, viewedKey } from "./record-viewed.ts";
import { readViewed } from "./viewed-products.ts";

const storage = () => window.sessionStorage;

beforeEach(() => window.sessionStorage.clear());

describe("products that were viewed", () => {
  it("are remembered once each, the last one first", () => {
    for (const code of ["bcc", "bci", "waf", "bcc", "vss"]) recordViewed(`/products/${code}`, storage);
    expect(readViewed(storage).slice(0, 4)).toEqual(["vss", "bcc", "waf", "bci"]);
  });

  it("take no more room the longer a tab lives", () => {
    for (let page = 0; page < 500; page += 1) recordViewed(`/products/code${page}`, storage);
    expect(window.sessionStorage.getItem(viewedKey)?.length).toBeLessThanOrEqual(200);
    expect(readViewed(storage)[0]).toBe("code499");
  });

  it("ignores pages that are not products", () => {
    for (const path of ["/", "/products", "/products/bcd/search", "/solution/waf", "/products/__proto__"]) {
      recordViewed(path, storage);
    }
    expect(readViewed(storage)).toEqual([]);
  });

  it.each(["{", "<b> ../etc __proto__", '[1,null,{"a":1}]', "\u0000"])("F-111 are none when %j is stored", (value) => {
    window.sessionStorage.setItem(viewedKey, value);
    expect(readViewed(storage)).toEqual([]);
    recordViewed("/products/waf", storage);
    expect(readViewed(storage)[0]).toBe("waf");
  });

  it("F-110 are none where storage cannot be reached", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    expect(() => recordViewed("/products/waf", blocked)).not.toThrow();
    expect(readViewed(blocked)).toEqual([]);
  });
});

import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type CartEntry, readCart, writeCart } from "./cart-cookie.ts";

/** Characters that a cookie's value may contain without quoting or encoding (RFC 6265, section 4.1.1). */
const cookieOctets = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

function entries(...all: [domainName: string, duration: number][]): CartEntry[] {
  return all.map(([domainName, duration]) => ({ domainName, duration }));
}

describe("the cart cookie", () => {
  it("stores names and years, and no price", () => {
    const cart = entries(["kopinusa.com", 1], ["智安.中国", 3], ["kopinusa.co.id", 10]);
    const { value, left } = writeCart(cart);
    expect(value).toBe("1~kopinusa.com~xn--49s97w.xn--fiqs8s*3~kopinusa.co.id*10");
    expect(left).toEqual([]);
    expect(readCart(value)).toEqual({ entries: cart, isDamaged: false });
  });

  it("is empty for an empty cart", () => {
    expect(writeCart([])).toEqual({ value: "", left: [] });
    expect(readCart("")).toEqual({ entries: [], isDamaged: false });
  });

  it.each([
    ["of another version", "2~a.com"],
    ["in another format", '[{"domainName":"a.com","price":0.01}]'],
    ["a single word", "null"],
    ["cut off", "1~a.com~b.co*"],
  ])("is reported as damaged: %s", (_what, value) => {
    expect(readCart(value).isDamaged).toBe(true);
  });

  it.each([
    ["invalid years", "a.com*0~b.com*11~c.com*-1~d.com*1.5~e.com*x~f.com*"],
    ["a price", "a.com*1*0.01"],
    ["invalid names", "..~-a.com~a_b.com~http://x.com~__proto__~a"],
    ["names that are not in canonical form", "A.com~www.a.com~a.com.~xn--a.com"],
  ])("keeps readable entries, and drops %s", (_what, parts) => {
    expect(readCart(`1~good.com~${parts}`)).toEqual({ entries: entries(["good.com", 1]), isDamaged: true });
  });

  it("reads a name once, and at most 200 of 10,000", () => {
    expect(readCart("1~a.com~a.com*9").entries).toEqual(entries(["a.com", 1]));
    const many = Array.from({ length: 10_000 }, (_, n) => `n${n}.id`).join("~");
    expect(readCart(`1~${many}`)).toMatchObject({ entries: { length: 200 }, isDamaged: true });
  });

  it("reports the names it has no room for, and never drops one silently", () => {
    const cart = Array.from({ length: 200 }, (_, n) => ({ domainName: `${"x".repeat(55)}${n}.com`, duration: 10 }));
    const { value, left } = writeCart(cart);
    expect(value.length).toBeLessThanOrEqual(3_800);
    expect([...readCart(value).entries, ...left]).toEqual(cart);
    expect(left.length).toBeGreaterThan(0);
    expect(writeCart(entries(["no name", 1])).left).toHaveLength(1);
  });

  it("round-trips every cart", () => {
    // A pasted `www.` is dropped, see above.
    const name = fc.stringMatching(/^[a-z0-9]{1,20}\.(com|id|co\.id|cn)$/).filter((text) => !text.startsWith("www."));
    const entry = fc.record({ domainName: name, duration: fc.integer({ min: 1, max: 10 }) });
    const cart = fc.uniqueArray(entry, { selector: ({ domainName }) => domainName, maxLength: 60 });
    fc.assert(
      fc.property(cart, (all) => {
        const { value } = writeCart(all);
        expect(value).toMatch(cookieOctets);
        expect(readCart(value)).toEqual({ entries: all, isDamaged: false });
      }),
    );
  });

  it("never throws, whatever the cookie contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        for (const value of [text, `1~${text}`]) {
          for (const { duration } of readCart(value).entries)
            expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(duration);
        }
      }),
    );
  });
});

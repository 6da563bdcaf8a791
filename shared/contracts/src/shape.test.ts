import { describe, expect, it } from "@jest/globals";
import { eventNames, siteEvents } from "./events.ts";
import { number, object, oneOf, optional, text, textUpTo } from "./shape.ts";
import { siteState } from "./state.ts";
import { userSchema } from "./user-schema.ts";

const user = { username: "demo", uuid: "u-1", accountType: 1, recommendID: "r-1" };

describe("a shape", () => {
  it("returns known fields and drops the rest", () => {
    const shape = object<{ name: string; age?: number }>({ name: text, age: optional(number) });
    expect(shape({ name: "a", other: 1 })).toEqual({ name: "a" });
    expect(shape({ name: "a", age: 0 })).toEqual({ name: "a", age: 0 });
  });

  it("F-64 names the invalid member", () => {
    const shape = object({ outer: object({ inner: number }) });
    expect(() => shape({ outer: { inner: "1" } })).toThrow("outer.inner is not a number");
    expect(() => shape({ outer: null })).toThrow("outer is not an object");
    expect(() => shape(undefined)).toThrow("the value is not an object");
    expect(() => number(Number.NaN)).toThrow(TypeError);
  });

  it("F-64 does not read members from a prototype", () => {
    const shape = object({ status: text });
    expect(() => shape(Object.create({ status: "inherited" }))).toThrow("status is not a string");
    expect(() => object({ toString: text })({})).toThrow("toString is not a string");
  });

  it("F-64 accepts only the values and lengths it defines", () => {
    expect(oneOf(0, 1)(0)).toBe(0);
    expect(() => oneOf("en", "zh")("__proto__")).toThrow('is not one of "en", "zh"');
    expect(textUpTo(2)("ab")).toBe("ab");
    expect(() => textUpTo(2)("abc")).toThrow("at most 2 characters");
  });
});

describe("the bus catalogues", () => {
  it("F-64 reject a payload that is not an object, for any event", () => {
    for (const name of eventNames)
      for (const payload of [undefined, null, "", 1]) {
        expect(() => siteEvents[name](payload)).toThrow(TypeError);
      }
  });

  it("accept a user as the api sends it", () => {
    const auth = { status: "signed-in", token: "t", isRecommend: false, user: userSchema.parse(user) };
    expect(siteState.auth.shape(auth)).toEqual(auth);
  });

  it("F-64 reject a sign-in without its token, and drop a token without a sign-in", () => {
    expect(() => siteState.auth.shape({ status: "signed-in", isRecommend: false })).toThrow("token");
    expect(siteState.auth.shape({ status: "signed-out", token: "t" })).toEqual({ status: "signed-out" });
  });
});

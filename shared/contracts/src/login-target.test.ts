import { describe, expect, it } from "@jest/globals";
import { loginTarget } from "./login-target.ts";

const site = { origin: "https://zhiancloud.example", allowed: ["https://console.example"] };

describe("the target after login", () => {
  it.each([
    ["/news/detail?id=3", "/news/detail?id=3"],
    ["/zh/products/bcc#prices", "/zh/products/bcc#prices"],
    ["https://zhiancloud.example/about", "/about"],
    ["https://console.example/order?cart=1~a.com", "https://console.example/order?cart=1~a.com"],
    ["/console/bcd/order?cart=1~a.com", "/console/bcd/order?cart=1~a.com"],
    ["/search?q=https://evil.example", "/search?q=https://evil.example"],
  ])("for %s is %s", (wanted, expected) => {
    expect(loginTarget(wanted, site)).toBe(expected);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "https:evil.example",
    "https://zhiancloud.example.evil.example/",
    "https://zhiancloud.example@evil.example/",
    "https://user:word@zhiancloud.example/",
    "http://zhiancloud.example/",
    "https://console.example:444/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "blob:https://zhiancloud.example/1",
    " //evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "news",
    "?next=1",
    "#here",
    "/console/login",
    "/zh/console/login?target=/x",
    `/${"a".repeat(2_000)}`,
    "",
    null,
    undefined,
  ])("B-A-69 for %j is the home page", (wanted) => {
    expect(loginTarget(wanted, site)).toBe("/");
  });
});

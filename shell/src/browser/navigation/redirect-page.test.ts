import { expect, it } from "@jest/globals";
import { firstRedirect, isPassing, redirectPage } from "./redirect-page.ts";

it.each([
  ["/news/detail", "?id=3&from=mail", "/news/detail?id=3"],
  ["/products/bcc", "", "/products/bcc"],
  ["/search", "?q=a%26b%3Dc&x=1", "/search?q=a%26b%3Dc"],
  ["/products/bcd/search", `?q=${"x".repeat(2_000)}`, "/products/bcd/search"],
])("keeps %s%s as %s: the path with its first query parameter", (pathname, search, page) => {
  expect(redirectPage({ pathname, search })).toBe(page);
});

it.each(["/console/login", "/zh/console/register", "/fogetPwd", "/zh/forgot-password"])(
  "never redirects back to %s, a page for signing in",
  (pathname) => {
    const here = { pathname, search: "?target=%2F", origin: "https://zhiancloud.example" };
    expect(isPassing(pathname)).toBe(true);
    expect(firstRedirect(here, "/news/detail?id=3")).toBe("/news/detail?id=3");
    expect(firstRedirect(here, undefined)).toBe("/");
    for (const evil of ["//evil.example", "https://evil.example/", "javascript:alert(1)", "/\\evil.example"])
      expect(firstRedirect(here, evil)).toBe("/");
  },
);

it("starts with the page that is opened, whatever was saved before", () => {
  const here = { pathname: "/products/bcc", search: "?a=1&b=2", origin: "https://zhiancloud.example" };
  expect(isPassing("/console/accountCenter/basicInfo")).toBe(false);
  expect(firstRedirect(here, "/news")).toBe("/products/bcc?a=1");
});

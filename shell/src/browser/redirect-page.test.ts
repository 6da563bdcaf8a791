import { expect, it } from "@jest/globals";
import { redirectPage } from "./redirect-page.ts";

it.each([
  ["/news/detail", "?id=3&from=mail", "/news/detail?id=3"],
  ["/products/bcc", "", "/products/bcc"],
  ["/search", "?q=a%26b%3Dc&x=1", "/search?q=a%26b%3Dc"],
])("keeps %s%s as %s: the path with its first query pair", (pathname, search, page) => {
  expect(redirectPage({ pathname, search })).toBe(page);
});

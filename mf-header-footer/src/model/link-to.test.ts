import { expect, it } from "@jest/globals";
import { linkTo } from "./link-to.ts";

it("B-S-11 keeps the visitor's language within the site, and marks other links as external", () => {
  expect(linkTo("zh", "/products/bcc?x=1")).toEqual({ href: "/zh/products/bcc?x=1" });
  const external = { href: "https://docs.example/a", rel: "external noopener noreferrer" };
  expect(linkTo("zh", "https://docs.example/a")).toEqual(external);
  expect(linkTo("en", "https://docs.example/a")).toEqual(external);
});

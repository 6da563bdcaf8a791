import { expect, it } from "@jest/globals";
import { linkTo } from "./link-to.ts";

it("B-S-11 leads to this site in the visitor's language, and elsewhere as the CMS has it, as an external link", () => {
  expect(linkTo("zh", "/products/bcc?x=1")).toEqual({ href: "/zh/products/bcc?x=1" });
  const external = { href: "https://docs.example/a", rel: "external noopener noreferrer" };
  expect(linkTo("zh", "https://docs.example/a")).toEqual(external);
  expect(linkTo("en", "https://docs.example/a")).toEqual(external);
});

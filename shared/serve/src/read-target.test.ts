import { expect, it } from "@jest/globals";
import { readTarget } from "./read-target.ts";

it.each([
  ["/products/bcc?a=b", "/products/bcc?a=b", "here"],
  ["http://there:8080/products/bcc?a=b", "/products/bcc?a=b", "there:8080"],
  ["HTTPS://there", "/", "there"],
  ["http://there?a=b", "/?a=b", "there"],
  ["//there/x", "//there/x", "here"],
  ["http://user@there/", undefined, "here"],
  ["http:///x", undefined, "here"],
  ["there:80", undefined, "here"],
  ["*", undefined, "here"],
])("reads %j as %j on the host %j", (url, target, host) => {
  const headers = { host: "here" };
  expect(readTarget({ url, headers })).toBe(target);
  expect(headers.host).toBe(host);
});

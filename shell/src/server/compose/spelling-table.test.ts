import { expect, it } from "@jest/globals";
import { createSpellingTable } from "./spelling-table.ts";

const spellingOf = createSpellingTable([
  "/",
  "/products/bcc",
  "/products/*",
  "/products/bcd/*",
  "/fogetPwd",
  "/zhianCloud/SSLCertificate",
  "/console/*",
]);

it.each([
  ["/Products/bcc", "/products/bcc"],
  ["/products/BCC", "/products/bcc"],
  ["/PRODUCTS", "/products"],
  ["/Products/WAF", "/products/WAF"],
  ["/Products/BCD/Search", "/products/bcd/Search"],
  ["/fogetpwd", "/fogetPwd"],
  ["/FOGETPWD", "/fogetPwd"],
  ["/zhiancloud/sslcertificate", "/zhianCloud/SSLCertificate"],
  ["/Console/accountCenter/basicInfo", "/console/accountCenter/basicInfo"],
])("%s is spelled %s", (path, spelled) => {
  expect(spellingOf(path)).toBe(spelled);
});

it.each([
  "/",
  "/products/bcc",
  "/products/waf",
  "/products",
  "/fogetPwd",
  "/console/accountCenter",
  "/Nowhere",
  "/productsX",
])("%s stays as it is", (path) => {
  expect(spellingOf(path)).toBeUndefined();
});

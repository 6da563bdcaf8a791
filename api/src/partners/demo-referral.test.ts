import { expect, it } from "@jest/globals";
import { priceOf } from "@zhian/contracts/catalogue";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { demoOrders } from "./demo-referral.ts";

it("books rebates of what the orders cost on the products' own pages", () => {
  expect(demoOrders).toEqual({
    server: priceOf(siteCatalogue, "bcc.perMonth.g2.4x16"),
    database: priceOf(siteCatalogue, "mysql.perMonth.two4"),
    firewall: priceOf(siteCatalogue, "waf.perMonth.professional"),
  });
});

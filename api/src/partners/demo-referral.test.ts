import { expect, it } from "@jest/globals";
import { priceOf } from "@zhian/contracts/catalogue";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { demoOrders } from "./demo-referral.ts";

it("demo orders cost what the products' own pages show", () => {
  expect(demoOrders).toEqual({
    server: priceOf(siteCatalogue, "bcc.perMonth.g2.4x16"),
    database: priceOf(siteCatalogue, "mysql.perMonth.two4"),
    firewall: priceOf(siteCatalogue, "waf.perMonth.professional"),
  });
});

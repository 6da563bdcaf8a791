import { describe, expect, it } from "@jest/globals";
import { testConfig } from "@zhian/testing/site-fixture";
import { orderLink } from "./order-link.ts";

const here = { config: testConfig, locale: "en" } as const;

describe("the order link", () => {
  it("is the console's order page for signed-in visitors", () => {
    expect(orderLink(here, "1~a.com*3", true)).toBe(`${testConfig.consoleUrl}/bcd/order?cart=1~a.com*3`);
  });

  it("goes through the login for other visitors, with the order as the return address", () => {
    const target = encodeURIComponent(`${testConfig.consoleUrl}/bcd/order?cart=1~a.com`);
    expect(orderLink(here, "1~a.com", false)).toBe(`${testConfig.consoleUrl}/login?target=${target}`);
    const own = { config: { ...testConfig, consoleUrl: "/console" }, locale: "zh" } as const;
    expect(orderLink(own, "1~a.com", false)).toBe(
      `/zh/console/login?target=${encodeURIComponent("/zh/console/bcd/order?cart=1~a.com")}`,
    );
    expect(orderLink(own, `1~${"a".repeat(1_500)}.com`, false)).toBe(
      `/zh/console/login?target=${encodeURIComponent("/zh/console/bcd/order")}`,
    );
  });
});

import { describe, expect, it } from "@jest/globals";
import { networkOf } from "./network-of.ts";

describe("networkOf", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7", "203.0.113"],
    ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2", "2001:db8:1"],
    ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0"],
    ["::1", "0:0:0:0", "0:0:0"],
    ["::FFFF:cb00:7107", "203.0.113.7", "203.0.113"],
    ["2001:DB8::1", "2001:db8:0:0", "2001:db8:0"],
    ["2001:db8:0:1::9", "2001:db8:0:1", "2001:db8:0"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0", "64:ff9b:0"],
    ["", "", ""],
    ["203.0.113", "203.0.113", "203.0.113"],
    ["unknown", "unknown", "unknown"],
  ])("B-A-28 counts %s as address %s in network %s", (ip, address, network) => {
    expect(networkOf(ip)).toEqual({ address, network });
  });
});

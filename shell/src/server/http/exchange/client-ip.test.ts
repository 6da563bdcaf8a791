import { describe, expect, it } from "@jest/globals";
import { clientIpOf } from "./client-ip.ts";

const client = (remoteAddress: string | undefined, forwarded?: string) =>
  clientIpOf({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } });

describe("the client's address", () => {
  it.each([
    ["203.0.113.9", undefined, "203.0.113.9"],
    ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["::ffff:203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "junk", "10.1.2.3"],
    ["::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8::1", undefined, "2001:db8:0:0"],
    ["2001:db8:0:1::9", undefined, "2001:db8:0:1"],
    [undefined, undefined, ""],
  ])("for a peer %s with X-Forwarded-For %s is %s", (peer, forwarded, expected) => {
    expect(client(peer, forwarded)).toBe(expected);
  });
});

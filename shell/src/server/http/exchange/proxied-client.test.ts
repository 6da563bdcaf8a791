import { describe, expect, it } from "@jest/globals";
import { createVisitorAddress } from "./proxied-client.ts";

type Asking = Parameters<ReturnType<typeof createVisitorAddress>>[0];

function addressOf(trusted: string[], remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  // All that it reads of a request.
  return createVisitorAddress(trusted)({ socket: { remoteAddress }, headers } as unknown as Asking);
}

describe("who asks", () => {
  it("is whom a trusted edge names last", () => {
    expect(addressOf(["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, 198.51.100.7")).toBe("198.51.100.7");
    expect(addressOf(["127.0.0.1"], "::ffff:127.0.0.1", "2001:db8::7")).toBe("2001:db8::7");
    expect(addressOf(["fd00::/8"], "fd00::1", "198.51.100.7")).toBe("198.51.100.7");
  });

  it.each([
    ["nobody is trusted", [], "127.0.0.1", "6.6.6.6", "127.0.0.1"],
    ["somebody else is trusted", ["10.0.0.0/8"], "198.51.100.9", "6.6.6.6", "198.51.100.9"],
    ["the edge names nobody", ["10.0.0.0/8"], "10.0.0.1", undefined, "10.0.0.1"],
    ["the edge names what is no address", ["10.0.0.0/8"], "10.0.0.1", "6.6.6.6, unknown", "10.0.0.1"],
  ])("is the peer itself where %s", (_case, trusted, peer, forwarded, expected) => {
    expect(addressOf(trusted, peer, forwarded)).toBe(expected);
  });
});

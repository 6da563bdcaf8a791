import { expect, it } from "@jest/globals";
import { isPublicAddress, lookupPublic } from "./public-address.ts";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "192.0.2.1",
  "198.18.0.1",
  "203.0.113.9",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2001::1",
  "192.88.99.1",
  "192.52.193.1",
  "::8.8.8.8",
  "::ffff:0:8.8.8.8",
  "64:ff9b::8.8.8.8",
  "64:ff9b:1::8.8.8.8",
  "fec0::1",
  "3fff::1",
  "5f00::1",
  "100::1",
  "fe80::1%eth0",
  "2606:4700::1111/128",
  "8.8.8",
  "134744072",
  "0x08.8.8.8",
  "8.8.8.8:443",
  "localhost",
  "",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "198.20.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it("refuses a name that resolves to a non-public address", async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  lookupPublic("localhost", {}, resolve);
  expect((await promise)?.message).toMatch(/^localhost is at .*, which is not public\.$/);
});

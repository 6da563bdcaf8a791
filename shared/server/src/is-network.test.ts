import { expect, it } from "@jest/globals";
import { isNetwork } from "./is-network.ts";

it.each(["127.0.0.1", "10.0.0.0/8", "10.1.2.3/32", "::1", "fd00::/8", "2001:db8::/128", "::ffff:10.0.0.0/104"])(
  "%s is a network",
  (text) => {
    expect(isNetwork(text)).toBe(true);
  },
);

it.each([
  "",
  "everyone",
  "1",
  "10/8",
  "10.0.0/24",
  "0x7f.0.0.1",
  "010.0.0.1",
  "10.0.0.0/",
  "10.0.0.0/33",
  "10.0.0.0/-1",
  "10.0.0.0/8/8",
  "10.0.0.0/255.0.0.0",
  "0.0.0.0/0",
  "::/0",
  "::/129",
  "fe80::1%eth0",
  "[::1]",
  "127.0.0.1:8080",
  "loopback",
])("%s is not a network", (text) => {
  expect(isNetwork(text)).toBe(false);
});

import { describe, expect, it } from "@jest/globals";
import { createClientAddress, guessClientAddress } from "./client-address.ts";

const asking = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
});

/** Ways to write what is not an address, or must not be trusted. */
const garbage = [
  "unknown",
  "_hidden",
  "198.51.100.7:443",
  "[2001:db8::7]",
  "[2001:db8::7]:443",
  "for=198.51.100.7",
  "198.51.100",
  "0xC6336407",
  "3325256711",
  "198.51.100.256",
  "0306.063.0144.07",
  "2001:db8::7::1",
  "::ffff:198.51.100.256",
  "10.0.0.0/8",
  "fe80::1%<script>",
  "fe80::1%",
  "１９８.５１.１００.７",
  "x".repeat(10_000),
];

describe("the client's address behind configured proxies", () => {
  const addressOf = (trusted: string[], peer: string | undefined, forwarded?: string) =>
    createClientAddress(trusted)(asking(peer, forwarded));

  it("is the last one that a trusted proxy names", () => {
    expect(addressOf(["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, 198.51.100.7")).toBe("198.51.100.7");
    expect(addressOf(["127.0.0.1"], "::ffff:127.0.0.1", "2001:db8::7")).toBe("2001:db8::7");
    expect(addressOf(["fd00::/8"], "fd00::1", "198.51.100.7")).toBe("198.51.100.7");
  });

  it("F-178 is found behind every trusted proxy, and behind no other", () => {
    const edge = ["10.0.0.1", "192.0.2.0/24"];
    expect(addressOf(edge, "10.0.0.1", "6.6.6.6, 198.51.100.7, 192.0.2.5")).toBe("198.51.100.7");
    expect(addressOf(edge, "10.0.0.1", "6.6.6.6, 192.0.2.5, 10.0.0.2")).toBe("10.0.0.2");
    expect(addressOf(edge, "10.0.0.1", "192.0.2.6, 192.0.2.5")).toBe("192.0.2.6");
  });

  it.each([
    ["no proxy is trusted", [], "127.0.0.1", "6.6.6.6", "127.0.0.1"],
    ["only another proxy is trusted", ["10.0.0.0/8"], "198.51.100.9", "6.6.6.6", "198.51.100.9"],
    ["the proxy sends no header", ["10.0.0.0/8"], "10.0.0.1", undefined, "10.0.0.1"],
    ["the proxy sends an empty header", ["10.0.0.0/8"], "10.0.0.1", " , ,", "10.0.0.1"],
    ["the proxy sends an invalid address", ["10.0.0.0/8"], "10.0.0.1", "6.6.6.6, unknown", "10.0.0.1"],
  ])("is the peer's if %s", (_case, trusted, peer, forwarded, expected) => {
    expect(addressOf(trusted, peer, forwarded)).toBe(expected);
  });

  it.each([
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["::FFFF:c633:6407", "198.51.100.7"],
    ["2001:DB8:0:0::7", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
    ["fe80::1%br-lan.100", "fe80::1"],
  ])("is normalised: %s to %s", (forwarded, address) => {
    expect(addressOf(["127.0.0.1"], "127.0.0.1", forwarded)).toBe(address);
    expect(addressOf([], forwarded)).toBe(address);
  });

  it("is found behind a trusted proxy whose own address is IPv4-mapped or has a zone", () => {
    expect(addressOf(["10.0.0.0/8"], "::ffff:10.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
    expect(addressOf(["::ffff:10.0.0.1"], "10.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
    expect(addressOf(["fe80::/10"], "fe80::1%br-lan.100", "198.51.100.7")).toBe("198.51.100.7");
    expect(addressOf(["10.0.0.0/8"], "127.0.0.1", "::ffff:10.0.0.1, 6.6.6.6")).toBe("127.0.0.1");
  });

  it("is unknown if the peer has disconnected", () => {
    expect(addressOf(["10.0.0.0/8"], undefined, "198.51.100.7")).toBe("");
  });

  it.each(garbage)("F-178 is the last trusted proxy's if that one sends %s", (text) => {
    expect(addressOf(["10.0.0.0/8"], "10.0.0.1", text)).toBe("10.0.0.1");
    expect(addressOf(["10.0.0.0/8"], "10.0.0.1", `6.6.6.6, ${text}`)).toBe("10.0.0.1");
    expect(addressOf(["10.0.0.0/8"], "10.0.0.1", `6.6.6.6, ${text}, 10.0.0.2`)).toBe("10.0.0.2");
    expect(addressOf(["10.0.0.0/8"], "10.0.0.1", `${text}, 198.51.100.7`)).toBe("198.51.100.7");
  });
});

describe("the client's address without configured proxies", () => {
  it.each([
    ["203.0.113.9", undefined, "203.0.113.9"],
    ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["::ffff:203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "junk", "10.1.2.3"],
    ["::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6"],
    ["fe80::1%eth0", "198.51.100.1", "198.51.100.1"],
    // A client in our own network may claim anything: only what our proxy has seen counts.
    ["127.0.0.1", "6.6.6.6, 10.0.0.5", "10.0.0.5"],
    [undefined, "198.51.100.1", ""],
  ])("for the peer %s with X-Forwarded-For %s is %s", (peer, forwarded, expected) => {
    expect(guessClientAddress(asking(peer, forwarded))).toBe(expected);
  });

  it.each(garbage)("is the proxy's if it sends %s", (text) => {
    expect(guessClientAddress(asking("127.0.0.1", text))).toBe("127.0.0.1");
  });
});

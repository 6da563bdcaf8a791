import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import { addClientAddress } from "./client-address.ts";

async function addressOf(trusted: string[], forwarded?: string): Promise<string> {
  const app = Fastify();
  addClientAddress(app, trusted);
  app.get("/", async (request) => request.clientAddress);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.inject({ url: "/", remoteAddress: "10.0.0.1", headers })).body;
}

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["6.6.6.6, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["6.6.6.6, unknown", "10.0.0.1"],
  ["2001:db8::7%eth0", "2001:db8::7"],
  [undefined, "10.0.0.1"],
])("F-178 a request's client behind a trusted proxy that says %s is %s", async (forwarded, address) => {
  expect(await addressOf(["10.0.0.0/8"], forwarded)).toBe(address);
});

it("F-178 a request's client is its peer where no proxy is trusted", async () => {
  expect(await addressOf([], "198.51.100.7")).toBe("10.0.0.1");
});

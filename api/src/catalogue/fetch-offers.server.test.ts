import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { siteOffers } from "@zhian/testing/site-catalogue";
import { fetchOffers } from "./fetch-offers.ts";

const right = JSON.stringify(siteOffers.slice(0, 3));
const strange = JSON.stringify([{ code: "bcc" }]);
const long = `[${" ".repeat(3 * 2 ** 20)}]`;
const tampered = integrityOf("something else");
const files: Record<string, string> = {
  ...Object.fromEntries([right, strange, long, "{"].map((text) => [siteFileAddress(integrityOf(text)), text])),
  [siteFileAddress(tampered)]: right,
};

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(({ url: path = "" }, response) => {
    response.statusCode = path in files ? 200 : 404;
    response.end(files[path]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

it("reads the offers from the first shell that has them", async () => {
  expect(await fetchOffers(["http://127.0.0.1:1", url], integrityOf(right))).toEqual(siteOffers.slice(0, 3));
});

it.each([
  ["no shell has them", integrityOf("missing"), /404/],
  ["they are another file's", tampered, /another hash/],
  ["they are not offers", integrityOf(strange), /invalid/i],
  ["they are no JSON", integrityOf("{"), /JSON/],
  ["they are longer than any", integrityOf(long), /longer than 2 MiB/],
])("says that %s", async (_, id, message) => {
  await expect(fetchOffers([url], id)).rejects.toThrow(message);
});

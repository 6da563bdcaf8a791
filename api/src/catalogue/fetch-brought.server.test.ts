import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { siteOffers, sitePages } from "@zhian/testing/site-catalogue";
import { fetchBrought } from "./fetch-brought.ts";

const brought = { offers: siteOffers.slice(0, 3), pages: sitePages.slice(0, 3) };
const right = JSON.stringify(brought);
/** The format of shells that only supported offers. */
const former = JSON.stringify(brought.offers);
/** A format that newer shells may write. */
const newer = JSON.stringify({ ...brought, weather: "fine" });
const strange = JSON.stringify({ offers: [{ code: "bcc" }], pages: [] });
const long = `[${" ".repeat(3 * 2 ** 20)}]`;
/** In ms: only what hangs exceeds it. */
const patience = 60_000;
const tampered = integrityOf("something else");
const files: Record<string, string> = {
  ...Object.fromEntries(
    [right, former, newer, strange, long, "{"].map((text) => [siteFileAddress(integrityOf(text)), text]),
  ),
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

it("reads the catalogue from the first shell that has it", async () => {
  expect(await fetchBrought(["http://127.0.0.1:1", url], integrityOf(right), patience)).toEqual(brought);
});

it("F-245 reads the catalogue in the formats of older and newer shells", async () => {
  expect(await fetchBrought([url], integrityOf(former), patience)).toEqual({ offers: brought.offers, pages: [] });
  expect(await fetchBrought([url], integrityOf(newer), patience)).toEqual(brought);
});

it.each([
  ["no shell has it", integrityOf("missing"), /404/],
  ["its hash does not match", tampered, /does not match its name/],
  ["it is not a catalogue", integrityOf(strange), /invalid/i],
  ["it is not JSON", integrityOf("{"), /JSON/],
  ["it is too long", integrityOf(long), /longer than 2 MiB/],
])("reports that %s", async (_, id, message) => {
  await expect(fetchBrought([url], id, patience)).rejects.toThrow(message);
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createContentPages } from "./content-pages.ts";

let server: Server;
let apiUrl: string;
let body: unknown;

beforeAll(async () => {
  server = createServer((_, response) => response.end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const page = { path: "/news/detail?id=first", locales: ["en"], lastModified: "2026-11-20" };

it("reads the envelope and the pages tolerantly", async () => {
  body = { code: "0", msg: null, data: { pages: [{ ...page, lastModified: null }, { locales: ["en"] }] } };
  expect(await createContentPages(apiUrl, () => undefined)()).toEqual([{ path: page.path, locales: ["en"] }]);
});

it.each([
  ["returns an error", { code: 500, msg: "down", data: { pages: [] } }],
  ["sends no envelope", { pages: [] }],
  ["sends unexpected data", { code: 0, msg: "ok", data: "none" }],
])("keeps the last known pages of the api when it %s", async (_, given) => {
  const contentPages = createContentPages(apiUrl, () => undefined);
  body = { code: 0, msg: "ok", data: { pages: [page] } };
  await contentPages();
  body = given;
  expect(await contentPages()).toEqual([page]);
});

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createApiAccess } from "./worker/api-access.ts";

let api: Server;
let answer: RequestListener;
let url: string;

beforeAll(async () => {
  api = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

it("returns the api's last response while it does not answer, marked as stale, for a day at most", async () => {
  let time = 0;
  const call = createApiAccess({ apiUrl: url, now: () => time });
  const data = { title: "Title", description: "", keywords: "" };
  answer = (_, response) => void response.end(JSON.stringify({ code: 0, msg: "ok", data }));
  expect(await call({ name: "cms.seo", query: { id: "/" } }, 10_000)).toEqual({ status: "answered", data });

  answer = (_, response) => void response.writeHead(503).end(JSON.stringify({ code: 503, msg: "", data: null }));
  expect(await call({ name: "cms.seo", query: { id: "/" } }, 10_000)).toEqual({ status: "answered", data });
  time = 3_600_000;
  expect(await call({ name: "cms.seo", query: { id: "/" } }, 10_000)).toEqual({
    status: "answered",
    data,
    isStale: true,
  });
  expect(await call({ name: "cms.seo", query: { id: "/never-asked" } }, 10_000)).toMatchObject({ status: "failed" });
  time = 25 * 3_600_000;
  expect(await call({ name: "cms.seo", query: { id: "/" } }, 10_000)).toMatchObject({ status: "failed" });
});

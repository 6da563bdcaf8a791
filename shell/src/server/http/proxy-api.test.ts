import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { openExchange } from "./exchange.ts";
import { type ApiProxy, createApiProxy } from "./proxy-api.ts";

let proxy: ApiProxy;
const servers: Server[] = [];
const used = new WeakSet<Socket>();
let resets = 0;
let posts = 0;

/** Closes a connection at the very moment at which it is used again. */
const api: RequestListener = (request, response) => {
  if (request.method === "POST") posts += 1;
  if (used.has(request.socket)) {
    resets += 1;
    request.socket.resetAndDestroy();
    return;
  }
  used.add(request.socket);
  response.end("{}");
};

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let url: string;
beforeAll(async () => {
  proxy = createApiProxy({ apiUrl: await listen(api), origin: "http://site.test" });
  url = await listen((request, response) => void proxy.serve(openExchange(request, response)));
});

afterAll(async () => {
  await proxy.close();
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

it("F-51 asks once more where the api closes a connection that is used again: no reader notices", async () => {
  const count = rounds({ short: 500, long: 10_000, of: "F-51 requests over connections that are closed" });
  const statuses: number[] = [];
  async function lane(): Promise<void> {
    while (statuses.length < count) {
      const answer = await fetch(`${url}/api/v1/anything`);
      await answer.text();
      statuses.push(answer.status);
    }
  }
  await Promise.all(Array.from({ length: 10 }, lane));

  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(resets).toBeGreaterThan(count / 10);
});

it("F-51 never sends what may change something a second time", async () => {
  const statuses: number[] = [];
  for (let round = 1; round <= 6; round += 1) {
    statuses.push((await fetch(`${url}/api/v1/anything`, { method: "POST", body: "{}" })).status);
    expect(posts).toBe(round);
  }
  expect(statuses).toContain(503);
});

import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { openExchange } from "./exchange/exchange.ts";
import { type ApiProxy, createApiProxy } from "./proxy-api.ts";

let proxy: ApiProxy;
const servers: Server[] = [];
const used = new WeakSet<Socket>();
const piece = Buffer.alloc(64 * 1024, " ");
let resets = 0;
let posts = 0;

/** Resets a connection as soon as it is reused. */
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

it("F-51 retries once if the api closes a reused connection", async () => {
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

it("F-51 never retries a request that may change something", async () => {
  const statuses: number[] = [];
  for (let round = 1; round <= 6; round += 1) {
    statuses.push((await fetch(`${url}/api/v1/anything`, { method: "POST", body: "{}" })).status);
    expect(posts).toBe(round);
  }
  expect(statuses).toContain(503);
});

it("aborts a response that stalls, drips or never ends, and frees the connection", async () => {
  const fast = (listener: RequestListener) =>
    listen(listener).then((apiUrl) => ({ apiUrl, origin: "http://site.test" }));
  const begun = (response: ServerResponse) => response.writeHead(200, { "content-type": "application/json" });
  const ways: RequestListener[] = [
    (_, response) => void begun(response).write("{"),
    (_, response) => {
      begun(response);
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    },
    (_, response) => {
      begun(response);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on("drain", more);
      more();
    },
  ];
  async function cutOff(way: RequestListener): Promise<void> {
    // Includes the head, which must arrive in time.
    const short = createApiProxy({ ...(await fast(way)), deadlineMs: 5_000 });
    const address = await listen((request, response) => void short.serve(openExchange(request, response)));
    const answer = await fetch(`${address}/api/v1/anything`);
    let bytes = 0;
    const whole = (async () => {
      for await (const chunk of answer.body ?? []) bytes += chunk.byteLength;
    })();

    await expect(whole).rejects.toThrow("terminated");
    expect(bytes).toBeLessThanOrEqual(8 * 2 ** 20);
    await short.close();
  }
  await Promise.all(ways.map(cutOff));
});

it("forwards the outbox, and no other path with that prefix", async () => {
  const asked: (string | undefined)[] = [];
  const target = await listen((request, response) => {
    asked.push(request.url);
    response.end("{}");
  });
  const whole = createApiProxy({ apiUrl: target, origin: "http://site.test" });
  const address = await listen((request, response) => void whole.serve(openExchange(request, response)));
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;

  expect([await statusOf("/dev/outbox"), await statusOf("/dev/outbox.json?phone=13800138000")]).toEqual([200, 200]);
  for (const path of ["/dev/captcha/a", "/dev/outbox/x", "/dev/outbox.jsonp", "/dev/", "/v1"]) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  expect(asked).toEqual(["/dev/outbox", "/dev/outbox.json?phone=13800138000"]);
  await whole.close();
});

describe("F-123 an api that hangs", () => {
  let asked: string[];
  let short: ApiProxy;
  let address: string;
  beforeAll(async () => {
    asked = [];
    const apiUrl = await listen((request) => void asked.push(request.method ?? ""));
    short = createApiProxy({ apiUrl, origin: "http://site.test", limitMs: 3_000 });
    address = await listen((request, response) => void short.serve(openExchange(request, response)));
  });
  afterAll(() => short.close());

  it("times out, with an error in the api's own format", async () => {
    const answer = await fetch(`${address}/api/v1/anything`);
    expect([answer.status, await answer.json()]).toEqual([504, expect.objectContaining({ code: 504 })]);
    expect(asked).toEqual(["GET"]);
  });

  it.each([
    ["GET", ["Please try again in a moment.", "请稍后重试", ">Retry"], "entries"],
    ["POST", ["We do not know whether your request was received.", "再决定是否重新提交"], ">Retry"],
  ] as const)("gives a visitor without script a page that says what to do: %s", async (method, says, saysNot) => {
    const body = method === "POST" ? { body: "a=b" } : {};
    const answer = await fetch(`${address}/api/v1/anything`, { method, ...body, headers: { accept: "text/html" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([504, "text/html; charset=utf-8"]);
    const page = await answer.text();
    for (const words of says) expect(page).toContain(words);
    expect(page).not.toContain(saysNot);
    expect(asked.filter((each) => each === "POST")).toHaveLength(method === "POST" ? 1 : 0);
  });
});

it("streams each line of a response, and cancels the request when the reader leaves", async () => {
  const first = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const apiUrl = await listen((_, response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" }).write("one\n");
    void first.promise.then(() => response.write("two\n"));
    response.on("close", () => left.resolve());
  });
  const streaming = createApiProxy({ apiUrl, origin: "http://site.test" });
  const address = await listen((request, response) => void streaming.serve(openExchange(request, response)));
  const reading = new AbortController();
  const answer = await fetch(`${address}/api/v1/anything`, { method: "POST", body: "{}", signal: reading.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();

  // The second line is written only after the first one has arrived.
  expect((await reader?.read())?.value).toBe("one\n");
  first.resolve();
  expect((await reader?.read())?.value).toBe("two\n");
  reading.abort();
  await left.promise;
  await streaming.close();
});

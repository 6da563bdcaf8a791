import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { createDrain, type Drain } from "./drain.ts";
import { serverUrl } from "./server-url.ts";

const longMs = 600_000;
let server: Server;
let drain: Drain;
let accepted: Socket | undefined;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

async function start(listener: Listener): Promise<string> {
  server = createServer((request, response) => void listener(request, response));
  drain = createDrain(server);
  server.on("connection", (socket) => (accepted = socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return serverUrl(server, "127.0.0.1");
}

const close = () => new Promise<void>((resolve) => server.close(() => resolve()));

afterEach(() => drain.end(close, 0));

async function open(url: string, bytes = ""): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  // It fails when cut off: only what was received until then matters.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  let text = "";
  socket.on("data", (piece) => (text += piece));
  return { socket, received: new Promise((resolve) => socket.once("close", () => resolve(text))) };
}

const count = () =>
  new Promise<number>((resolve, reject) => server.getConnections((e, n) => (e ? reject(e) : resolve(n))));

async function untilConnections(number: number): Promise<void> {
  await until("connections", count, (found) => found === number);
}

it("F-117 finishes open requests before it exits", async () => {
  const isAsked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const url = await start(async (_request, response) => {
    isAsked.resolve();
    await goOn.promise;
    response.end("finished");
  });
  const answer = fetch(url);
  await isAsked.promise;
  let isEnded = false;
  const ended = drain.end(close, longMs).then(() => (isEnded = true));
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  expect(isEnded).toBe(false);
  goOn.resolve();
  const finished = await answer;
  expect([await finished.text(), finished.headers.get("connection")]).toEqual(["finished", "close"]);
  await ended;
});

it("F-117 answers a request whose head is still arriving", async () => {
  const url = await start((_request, response) => response.end("whole"));
  const { socket, received } = await open(url, "GET / HTTP/1.1\r\nHost: a\r\n");
  await untilConnections(1);
  await until(
    "the first half",
    () => accepted?.bytesRead ?? 0,
    (bytes) => bytes > 0,
  );
  const ended = drain.end(close, longMs);
  socket.write("\r\n");
  expect(await received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*whole/);
  await ended;
});

it("F-193 does not wait for connections without a request", async () => {
  const url = await start((_request, response) => response.end());
  const { received } = await open(url);
  await untilConnections(1);
  await drain.end(close, longMs);
  expect(await received).toBe("");
});

it("closes connections that exceed the time limit", async () => {
  const url = await start(() => undefined);
  const { received } = await open(url, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await untilConnections(1);
  await drain.end(close, 100);
  expect(await received).toBe("");
});

it("asks clients to reconnect once shutdown is announced", async () => {
  const url = await start((_request, response) => response.end("here"));
  expect((await fetch(url)).headers.get("connection")).toBe("keep-alive");
  drain.announce();
  expect((await fetch(url)).headers.get("connection")).toBe("close");
});

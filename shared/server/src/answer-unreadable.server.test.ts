import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { answerUnreadable } from "./answer-unreadable.ts";

let server: Server;
beforeAll(async () => {
  const limits = { maxHeaderSize: 2_000, headersTimeout: 60_000, connectionsCheckingInterval: 50 };
  server = createServer(limits, (_request, response) => response.end("read"));
  server.on("clientError", (error, socket) =>
    answerUnreadable(error, socket, (status) => ({ headers: { "x-odd": "yes" }, body: `${status} 是\n` })),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(bytes: string): Promise<string> {
  // A TCP server's address is an object.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  let received = "";
  socket.on("data", (text) => (received += text));
  await once(socket, "close");
  return received;
}

it.each([
  ["what is not HTTP", "hello\r\n\r\n", "400 Bad Request"],
  ["a URI that is too long", `GET /${"x".repeat(3_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, "414 URI Too Long"],
  [
    "headers that are too large",
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a=1; ".repeat(600)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
  ],
  ["an incomplete request head", "GET / HTTP/1.1\r\n", "408 Request Timeout"],
])("rejects %s, and closes its connection", async (_what, bytes, line) => {
  // The others must be read first, however busy the machine is.
  server.headersTimeout = line.startsWith("408") ? 100 : 60_000;
  const status = line.slice(0, 3);
  const head = ["x-odd: yes", "connection: close", `content-length: ${Buffer.byteLength(`${status} 是\n`)}`].join(
    "\r\n",
  );
  expect(await send(bytes)).toBe(`HTTP/1.1 ${line}\r\n${head}\r\n\r\n${status} 是\n`);
});

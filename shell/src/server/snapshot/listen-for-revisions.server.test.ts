import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { listenForRevisions } from "./listen-for-revisions.ts";

let registry: Server;
let connections: ServerResponse[];
let revisions: number;
let ending: AbortController;
let listening: Promise<void>;

beforeEach(async () => {
  [connections, revisions, ending] = [[], 0, new AbortController()];
  registry = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    connections.push(response);
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  listening = listenForRevisions({
    // A TCP server's address is an object.
    url: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    onRevision: () => void (revisions += 1),
    onConnected: () => undefined,
    signal: ending.signal,
  });
});

afterEach(async () => {
  ending.abort();
  await listening;
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
});

async function connection(number: number): Promise<ServerResponse> {
  const made = await until(
    `connection ${number}`,
    () => connections,
    ({ length }) => length >= number,
  );
  const response = made[number - 1];
  if (!response) throw new Error("there is no such connection");
  return response;
}

const revisionsToBe = (count: number) =>
  until(
    `${count} revisions`,
    () => revisions,
    (told) => told === count,
  );

it("reports revision events and ignores everything else", async () => {
  const response = await connection(1);
  response.write("retry: 2000\n\n:\n\nevent: other\ndata: {}\n\neve");
  response.write('nt: revision\r\ndata: {"revision":1}\r\n\r\nevent:revision\ndata: 服\n\n');
  await revisionsToBe(2);
  expect(connections).toHaveLength(1);
});

it("reconnects after an event that never ends", async () => {
  const response = await connection(1);
  response.write(`data: ${"x".repeat(100_000)}`);
  (await connection(2)).write("event: revision\ndata: {}\n\n");
  await revisionsToBe(1);
  expect(connections).toHaveLength(2);
});

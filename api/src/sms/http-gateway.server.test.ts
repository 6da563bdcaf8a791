import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { createHttpGateway } from "./http-gateway.ts";

interface Received {
  headers: Record<string, unknown>;
  body: unknown;
}

/** A typical gateway: sends one message per key, however often it is requested. */
async function startGateway() {
  const received: Received[] = [];
  const sent = new Map<string, string>();
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    // A request without an encoding yields its body as buffers.
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ headers: request.headers, body });
    sent.set(String(request.headers["idempotency-key"]), JSON.stringify(body));
    response.writeHead(202, { "content-type": "application/json" }).end('{"accepted":true}');
  }
  const server: Server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, received, sent, close };
}

let gateway: Awaited<ReturnType<typeof startGateway>>;
let network: ChaosProxy;
let failures: { attempt: number; id: string }[];

beforeEach(async () => {
  gateway = await startGateway();
  network = await startChaosProxy({ target: gateway.url });
  failures = [];
});

afterEach(async () => {
  await network.close();
  await gateway.close();
});

const message = { id: "5f0c8b1e", phone: "13800138000", text: "【智安云】验证码 123456", code: "123456" };

/** Has a long timeout, unless the test is about a missing response. */
function sender(timeoutMs = 60_000) {
  const { url } = network;
  return createHttpGateway({
    url: `${url}/messages`,
    key: "k-secret",
    timeoutMs,
    onFailure: (each) => failures.push(each),
  });
}

describe("the HTTP gateway", () => {
  it("receives the message, the key and an id", async () => {
    expect(await sender().send(message)).toBe("sent");
    expect(gateway.received).toHaveLength(1);
    expect(gateway.received[0]).toMatchObject({
      headers: { authorization: "Bearer k-secret", "idempotency-key": "5f0c8b1e", "content-type": "application/json" },
      body: { id: "5f0c8b1e", to: "+8613800138000", text: "【智安云】验证码 123456" },
    });
  });

  it.each([
    ["resets every connection", { kind: "reset" }, "unknown"],
    ["answers 500", { kind: "status", status: 500 }, "unknown"],
    ["answers 503", { kind: "status", status: 503 }, "refused"],
    ["answers 429", { kind: "status", status: 429 }, "refused"],
    ["never answers", { kind: "hang", at: "start" }, "unknown"],
    ["is unreachable", { kind: "refuse" }, "refused"],
  ] as const)("is tried three times with the same id if it %s", async (_what, fault, outcome) => {
    network.fault(fault);
    const sending = fault.kind === "hang" ? sender(300) : sender();
    expect(await sending.send(message)).toBe(outcome);
    expect(failures.map(({ attempt, id }) => [attempt, id])).toEqual([1, 2, 3].map((attempt) => [attempt, "5f0c8b1e"]));
    expect(new Set(gateway.sent.keys()).size).toBeLessThanOrEqual(1);
  });

  it("is not tried again after a rejection", async () => {
    network.fault({ kind: "status", status: 403 });
    expect(await sender().send(message)).toBe("refused");
    expect(failures).toHaveLength(1);
  });

  it("sends one message even if its responses are lost", async () => {
    // The gateway accepts every attempt, but its response arrives after the timeout.
    network.fault({ kind: "latency", ms: 5_000 });
    expect(await sender(1_000).send(message)).toBe("unknown");
    expect(gateway.received.length).toBeGreaterThan(1);
    expect([...gateway.sent.keys()]).toEqual(["5f0c8b1e"]);
  });

  it("succeeds if a second attempt does", async () => {
    network.fault({ kind: "flap", every: 2 });
    expect(await sender().send({ ...message, id: "first" })).toBe("sent");
    expect(await sender().send({ ...message, id: "second" })).toBe("sent");
    expect(failures).toHaveLength(1);
    expect([...gateway.sent.keys()]).toEqual(["first", "second"]);
  });

  it("reveals neither number, text nor key when it fails", async () => {
    network.fault({ kind: "status", status: 500 });
    await sender().send(message);
    expect(JSON.stringify(failures)).not.toMatch(/138|123456|k-secret/);
  });
});

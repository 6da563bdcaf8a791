import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "./chaos-proxy.ts";
import { until } from "./until.ts";

const body = "0123456789".repeat(100);
let target: Server;
let proxy: ChaosProxy;

beforeEach(async () => {
  target = createServer((request, response) => {
    response.writeHead(request.url === "/lost" ? 404 : 200, { "content-type": "text/plain" });
    request.pipe(response);
    if (request.method === "GET") response.end(body);
  });
  await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  proxy = await startChaosProxy({ target: `http://127.0.0.1:${(target.address() as AddressInfo).port}` });
});

afterEach(async () => {
  await proxy.close();
  target.closeAllConnections();
  await new Promise((resolve) => target.close(resolve));
});

async function get(path = "/"): Promise<string> {
  return (await fetch(proxy.url + path)).text();
}

describe("a healthy proxy", () => {
  it("passes everything on", async () => {
    expect(await get()).toBe(body);
    expect((await fetch(`${proxy.url}/lost`)).status).toBe(404);
    expect(await (await fetch(proxy.url, { method: "POST", body: "sent" })).text()).toBe("sent");
    expect(proxy.seen()).toBe(3);
  });
});

describe("a fault", () => {
  it("refuses connections until healed, and keeps its address", async () => {
    proxy.fault({ kind: "refuse" });
    await expect(get()).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
    await proxy.heal();
    expect(await get()).toBe(body);
  });

  it("resets the connection before the response", async () => {
    proxy.fault({ kind: "reset" });
    await expect(get()).rejects.toMatchObject({ cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) } });
  });

  it("resets the connection within the body", async () => {
    proxy.fault({ kind: "reset-after", bytes: 10 });
    const response = await fetch(proxy.url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  it("resets every second request", async () => {
    proxy.fault({ kind: "flap", every: 2 });
    expect(await get()).toBe(body);
    await expect(get()).rejects.toThrow("fetch failed");
    expect(await get()).toBe(body);
  });

  it("hangs before the headers", async () => {
    proxy.fault({ kind: "hang", at: "start" });
    const abort = new AbortController();
    const response = fetch(proxy.url, { signal: abort.signal });
    await until("the request", proxy.seen, (seen) => seen === 1);
    abort.abort();
    await expect(response).rejects.toThrow("aborted");
  });

  it("hangs within the body", async () => {
    proxy.fault({ kind: "hang", at: "headers", bytes: 5 });
    const reader = (await fetch(proxy.url)).body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe(body.slice(0, 5));
    const second = reader?.read();
    proxy.fault({ kind: "reset" });
    await expect(second).rejects.toThrow("terminated");
  });

  it("delays or throttles the response, which stays complete", async () => {
    proxy.fault({ kind: "latency", ms: 1 });
    expect(await get()).toBe(body);
    proxy.fault({ kind: "drip", bytesPerSecond: 5000 });
    expect(await get()).toBe(body);
    proxy.fault({ kind: "drip", bytesPerSecond: 5000, at: /(?<=4)/ });
    expect(await get()).toBe(body);
  });

  it("truncates the body silently", async () => {
    proxy.fault({ kind: "truncate", bytes: 7 });
    expect(await get()).toBe("0123456");
  });

  it("flips one bit of one byte", async () => {
    proxy.fault({ kind: "corrupt", at: -1 });
    expect(await get()).toBe(`${body.slice(0, -1)}8`);
  });

  it("responds with its own status", async () => {
    proxy.fault({ kind: "status", status: 429, headers: { "retry-after": "7" } });
    const response = await fetch(proxy.url);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("responds with garbage", async () => {
    proxy.fault({ kind: "garbage" });
    const response = await fetch(proxy.url);
    expect(response.headers.get("content-type")).toBe("text/plain");
    expect(await response.text()).toContain("]}{<<<");
  });

  it("sends a huge response", async () => {
    proxy.fault({ kind: "huge", bytes: 1_000_000 });
    expect((await get()).length).toBeGreaterThanOrEqual(1_000_000);
  });

  it("sends the home page instead", async () => {
    proxy.fault({ kind: "wrong-type" });
    const response = await fetch(proxy.url);
    expect([response.headers.get("content-type"), await response.text()]).toEqual([
      "text/html",
      "<!doctype html><title>Home</title>",
    ]);
  });

  it("affects only the requests that it is for", async () => {
    proxy.fault({ kind: "status", status: 503 }, (path) => path.startsWith("/files/"));
    expect((await fetch(`${proxy.url}/files/a`)).status).toBe(503);
    expect(await get("/other")).toBe(body);
  });

  it("for some requests interrupts no others when set or healed, and ends its own when healed", async () => {
    const end = new AbortController();
    const posted = { method: "POST", body: endless(), duplex: "half", signal: end.signal };
    const reader = (await fetch(proxy.url, posted)).body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toContain(".");
    proxy.fault({ kind: "hang", at: "headers", bytes: 5 }, (path) => path === "/file");
    const file = await fetch(`${proxy.url}/file`);
    expect(await next()).toContain(".");
    await proxy.heal();

    await expect(file.text()).rejects.toThrow("terminated");
    expect(await next()).toContain(".");
    end.abort();
  });
});

/** Sends a dot every 10 ms. */
function endless(): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      controller.enqueue(Buffer.from("."));
    },
  });
}

import { connect } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { type ServerSettings, startServer } from "../../testing/page-server.ts";

import { replyText } from "../exchange/exchange.ts";

const started: { drain(limitMs: number): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((listener) => listener.drain(0)));
});

async function start(settings: ServerSettings) {
  const listener = await startServer(settings);
  started.push(listener);
  return listener;
}

describe("a page that cannot be rendered", () => {
  it("F-116 becomes the last-resort page, with 500, when the error page cannot be rendered either", async () => {
    const { url } = await start({
      render() {
        throw new Error("nothing works today");
      },
    });
    const answer = await fetch(`${url}/`);

    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(await answer.text()).toContain("An error occurred while showing the error page");
  });
});

describe("rejected requests", () => {
  it("F-79 have no log line each, unlike failed ones", async () => {
    const lines: object[] = [];
    const { url } = await start({
      log: { ...silentLog, warn: ((line: object) => void lines.push(line)) as Log["warn"] },
      async route(exchange) {
        if (exchange.path === "/away") exchange.shed = "renders";
        replyText(exchange, 503, "");
      },
    });
    for (const path of ["/away", "/away", "/away", "/failed"]) await (await fetch(`${url}${path}`)).text();

    const ofOne = () => lines.filter((line) => "path" in line);
    await until(
      "the failure's line",
      () => ofOne().length,
      (seen) => seen > 0,
    );
    expect(ofOne()).toEqual([expect.objectContaining({ path: "/failed", status: 503 })]);
    expect(lines[0]).toEqual({ event: "request.shed", count: 1 });
  });
});

describe("a request that cannot be parsed", () => {
  it.each([
    ["with headers beyond 32 kB", `Cookie: a=${"x".repeat(40_000)}`, 431, 'clear-site-data: "cookies"'],
    ["with a space before the colon", "X-Odd : 1", 400, "cache-control: no-store"],
    ["with two lengths", "Content-Length: 1\r\nContent-Length: 2", 400, "connection: close"],
    ["with a length and chunked encoding", "Content-Length: 1\r\nTransfer-Encoding: chunked", 400, "connection: close"],
    ["with two hosts", "Host: evil.test", 400, "cache-control: no-store"],
    ["with an unknown transfer encoding", "Transfer-Encoding: xchunked", 400, "cache-control: no-store"],
  ])("%s is rejected, never cached, and closes its connection", async (_, header, status, line) => {
    const { url } = await start({ route: async ({ response }) => void response.end("read") });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: site.test\r\n${header}\r\n\r\n`);
    const chunks: Buffer[] = [];
    // A socket without an encoding emits buffers.
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const answer = Buffer.concat(chunks).toString();

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("cache-control: no-store");
    expect(answer).toContain(line);
  });
});

describe("a shell that shuts down", () => {
  it("F-117 finishes open requests, and accepts no new ones", async () => {
    const isAsked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { url, drain } = await start({
      async route(exchange) {
        isAsked.resolve();
        await goOn.promise;
        exchange.response.end("finished");
      },
    });
    const answer = fetch(url);
    await isAsked.promise;
    const drained = drain(60_000);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
    goOn.resolve();

    expect(await (await answer).text()).toBe("finished");
    await drained;
  });

  it("announces its shutdown in responses, and keeps answering", async () => {
    const { url, announceEnd } = await start({ route: async ({ response }) => void response.end("here") });
    expect((await fetch(url)).headers.get("connection")).toBe("keep-alive");
    announceEnd();
    const answer = await fetch(url);

    expect([answer.headers.get("connection"), await answer.text()]).toEqual(["close", "here"]);
  });

  it("says which port is in use, and which variable changes it", async () => {
    const { url } = await start({ route: async ({ response }) => void response.end() });

    await expect(startServer({ port: Number(new URL(url).port) })).rejects.toThrow(
      /is already in use: free it, or set SHELL_PORT/,
    );
  });
});

import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { limits } from "./server.ts";
import { openTestApi, type TestApi } from "./testing/test-api.ts";

/** Checks for stalled connections often enough for tests with shortened timeouts; until then, a busy machine closes none. */
const watchful = {
  ...limits,
  requestTimeout: 600_000,
  http: { ...limits.http, headersTimeout: 300_000, connectionsCheckingInterval: 50 },
};

let api: TestApi;
let port: number;

beforeAll(async () => {
  api = await openTestApi({}, watchful);
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  // A server that listens on a TCP port has an address with a port.
  ({ port } = api.app.server.address() as AddressInfo);
});

afterAll(() => api.close());

/** Sends these bytes, and returns everything received until the connection ends. */
async function sendRaw(bytes: string, { isEnded = true } = {}): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (text) => (received += text));
  socket.write(bytes);
  if (isEnded) socket.end();
  await once(socket, "close");
  return received;
}

function statusesOf(answers: string): string[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? "");
}

const get = "GET /api/v1/cms/system/config HTTP/1.1";
const post = "POST /api/v1/console/check-token HTTP/1.1";

describe("unusual HTTP requests", () => {
  it.each([
    ["B-G-15 are refused with a 32 kB header", `${get}\r\nHost: a\r\nX-Long: ${"x".repeat(32_768)}\r\n\r\n`, "431"],
    ["B-G-15 are refused with a space before a header's colon", `${get}\r\nHost: a\r\nX-Space : 1\r\n\r\n`, "400"],
    ["B-G-15 are refused with a folded header", `${get}\r\nHost: a\r\nX-Fold: 1\r\n 2\r\n\r\n`, "400"],
    ["B-G-17 are refused without a host", `${get}\r\n\r\n`, "400"],
    ["B-G-17 are refused with two hosts", `${get}\r\nHost: a\r\nHost: b\r\n\r\n`, "400"],
  ])("%s", async (_what, bytes, status) => {
    expect(statusesOf(await sendRaw(bytes))).toEqual([status]);
  });

  it("B-G-15 may have 100 headers in 16 kB, and get 431 for more", async () => {
    const lines = (bytes: number) => Array.from({ length: 100 }, (_, n) => `X-${n}: ${"x".repeat(bytes)}`).join("\r\n");
    const ask = (bytes: number) => sendRaw(`${get}\r\nHost: a\r\nConnection: close\r\n${lines(bytes)}\r\n\r\n`);
    expect(statusesOf(await ask(50))).toEqual(["200"]);
    expect(statusesOf(await ask(500))).toEqual(["431"]);
  });

  it("B-G-15 are answered with an envelope if malformed, and their connection is closed", async () => {
    const answer = await sendRaw(`${get}\r\nHost: a\r\nX-Space : 1\r\n\r\n`);
    expect(answer).toContain("connection: close");
    expect(answer).toMatch(/\{"code":400,"msg":"The request is not valid\.","data":null\}$/);
  });

  it("B-G-17 have their host and absolute URL ignored", async () => {
    for (const host of ["evil.example", "a@evil.example", "127.0.0.1:1"]) {
      const answer = await sendRaw(`${get}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(statusesOf(answer)).toEqual(["200"]);
      expect(answer).not.toContain(host);
    }
    const absolute =
      "GET http://evil.example/api/v1/cms/system/config HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    expect(await sendRaw(absolute)).not.toContain("evil");
  });
});

describe("the protection against request smuggling", () => {
  const smuggled = "GET /api/v1/smuggled HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const lengths = ["0", "5", String(smuggled.length + 5), "+5", "-1", "5,6", "0x5", "5 5", " ", "5e0", "NaN"];
  const encodings = [
    "chunked",
    "xchunked",
    "chunked, identity",
    "identity",
    "gzip, chunked",
    " chunked\t",
    "chunked;q=0",
    "\u000bchunked",
    '"chunked"',
  ];
  const both = lengths.flatMap((length) =>
    encodings.map((encoding) => [`Content-Length: ${length}`, `Transfer-Encoding: ${encoding}`] as const),
  );
  const twice = [
    ...lengths.slice(1).map((length) => ["Content-Length: 0", `Content-Length: ${length}`] as const),
    ...encodings.slice(1).map((encoding) => ["Transfer-Encoding: chunked", `Transfer-Encoding: ${encoding}`] as const),
  ];
  const variants = [...both, ...both.map(([length, encoding]) => [encoding, length] as const), ...twice];

  it(`B-G-16 refuses ${variants.length} kinds of conflicting lengths`, async () => {
    for (const headers of variants) {
      const answers = await sendRaw(`${post}\r\nHost: a\r\n${headers.join("\r\n")}\r\n\r\n0\r\n\r\n${smuggled}`);
      // The first request is refused and its connection closed: nothing after it is read as a request.
      expect([headers, statusesOf(answers)]).toEqual([headers, ["400"]]);
    }
  });

  it.each(["zz", "-1", "0x1", "1 \u0000", "fffffffffffffffff", ";", ""])(
    "B-G-16 refuses a chunk size of %j",
    async (size) => {
      const answers = await sendRaw(
        `${post}\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${size}\r\nx\r\n0\r\n\r\n${smuggled}`,
      );
      expect(statusesOf(answers)).toEqual(["400"]);
    },
  );

  it("B-G-16 answers valid pipelined requests, one each", async () => {
    const first = `${get}\r\nHost: a\r\n\r\n`;
    expect(statusesOf(await sendRaw(`${first}${first}${smuggled}`))).toEqual(["200", "200", "404"]);
  });
});

describe("a token", () => {
  it.each([
    ["no value", ["Authorization:"]],
    ["8 kB", [`Authorization: Bearer ${"x".repeat(8_000)}`]],
    ["Bearer twice", ["Authorization: Bearer Bearer x"]],
    ["another scheme", ["Authorization: Basic eDp5"]],
    ["a cookie that differs", ["Authorization: Bearer one", "Cookie: accessToken=other"]],
    ["only a cookie", ["Cookie: accessToken=other"]],
  ])("B-G-14 with %s authenticates nobody", async (_what, lines) => {
    const answer = await sendRaw(
      `${post}\r\nHost: a\r\nConnection: close\r\n${lines.join("\r\n")}\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(statusesOf(answer)).toEqual(["401"]);
    expect(answer).toMatch(/www-authenticate: Bearer/i);
  });

  it("B-G-14 given twice is refused", async () => {
    const answer = await sendRaw(
      `${post}\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(statusesOf(answer)).toEqual([expect.stringMatching(/^40[01]$/)]);
  });
});

describe("stalled connections", () => {
  /** Shortens the timeouts from now on, for open connections too. */
  function losePatience(): void {
    Object.assign(api.app.server, { headersTimeout: 400, requestTimeout: 600 });
  }

  async function open(bytes: string): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).resume();
    await once(socket, "connect");
    socket.write(bytes);
    return socket;
  }

  it("B-G-19 are closed: 500 with half a head, while other requests are answered", async () => {
    const slow = await Promise.all(Array.from({ length: 500 }, () => open("GET /api")));
    const ended = Promise.all(slow.map(async (socket) => once(socket, "close")));
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/cms/system/config`)).status).toBe(200);
    expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
    losePatience();
    await ended;
  });

  it("B-G-19 get 408 if the body does not arrive", async () => {
    losePatience();
    const head = `${post}\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10`;
    expect(statusesOf(await sendRaw(`${head}\r\n\r\n{`, { isEnded: false }))).toEqual(["408"]);
  });

  it("B-G-19 have 10 s for the headers and 30 s for the whole request", () => {
    expect(limits.http.headersTimeout + limits.http.connectionsCheckingInterval).toBe(10_000);
    expect(limits.requestTimeout).toBe(30_000);
  });
});

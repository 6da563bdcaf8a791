import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startServer } from "../../testing/page-server.ts";
import { createApiProxy } from "../proxy-api.ts";
import { requestLimits } from "./listener.ts";

const origin = "https://site.test";
/** As short as their required order allows, to keep the tests fast. */
const patience = { requestTimeout: 600, headersTimeout: 400, connectionsCheckingInterval: 50 };

/** The requests that reached the api, with headers and body. */
const asked: { line: string; headers: string; body: string }[] = [];
let api: Server;
let proxy: ReturnType<typeof createApiProxy>;
let site: Awaited<ReturnType<typeof startServer>>;
let hasty: typeof site;

beforeAll(async () => {
  api = createServer((request, response) => {
    const one = { line: `${request.method} ${request.url}`, headers: request.rawHeaders.join("\n"), body: "" };
    asked.push(one);
    request.on("data", (text) => {
      one.body += text;
    });
    // A body is cut off when the shell refuses the request half-way.
    request.on("error", () => undefined);
    request.on("end", () => response.end("{}"));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  proxy = createApiProxy({ apiUrl, origin });
  site = await startServer({ route: proxy.serve });
  hasty = await startServer({ route: proxy.serve, limits: patience });
});

afterAll(async () => {
  await proxy.close();
  api.closeAllConnections();
  await Promise.all([site.drain(0), hasty.drain(0), new Promise((resolve) => api.close(resolve))]);
});

async function open(bytes: string, { url } = site): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes, "latin1");
  return socket;
}

/** Sends these bytes and returns everything received until the connection closes. */
async function sendRaw(bytes: string, to = site): Promise<string> {
  const socket = await open(bytes, to);
  let received = "";
  socket.on("data", (text) => (received += text));
  await once(socket, "close");
  return received;
}

function statusesOf(answers: string): string[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? "");
}

const get = "GET /api/v1/one HTTP/1.1";
const post = "POST /api/v1/one HTTP/1.1";
const last = "Connection: close";

describe("malformed and unusual requests", () => {
  const lines = (bytes: number) => Array.from({ length: 100 }, (_, n) => `X-${n}: ${"x".repeat(bytes)}`).join("\r\n");
  it.each([
    ["B-G-15 a 32 kB header", `${get}\r\nHost: a\r\nX-Long: ${"x".repeat(32_768)}\r\n\r\n`, "431"],
    ["B-G-15 a hundred headers of 400 bytes", `${get}\r\nHost: a\r\n${lines(400)}\r\n\r\n`, "431"],
    ["B-G-15 a space before the colon", `${get}\r\nHost: a\r\nX-Space : 1\r\n\r\n`, "400"],
    ["B-G-15 a folded header", `${get}\r\nHost: a\r\nX-Fold: 1\r\n 2\r\n\r\n`, "400"],
    ["B-G-15 a header name with a NUL", `${get}\r\nHost: a\r\nX\u0000: 1\r\n\r\n`, "400"],
    ["B-G-17 no host", `${get}\r\n\r\n`, "400"],
    ["B-G-17 two Host headers", `${get}\r\nHost: a\r\nHost: b\r\n\r\n`, "400"],
  ])("%s", async (_what, bytes, status) => {
    const before = asked.length;
    expect(statusesOf(await sendRaw(bytes))).toEqual([status]);
    expect(asked).toHaveLength(before);
  });

  it("B-G-17 sends the api its own host name, whatever host was requested", async () => {
    for (const host of ["evil.test", "a@evil.test", "evil.test:1", "127.0.0.1"]) {
      const answer = await sendRaw(`${get}\r\nHost: ${host}\r\n${last}\r\n\r\n`);
      expect(statusesOf(answer)).toEqual(["200"]);
      expect(`${answer}${asked.at(-1)?.headers}`).not.toContain("evil");
      expect(asked.at(-1)?.headers).toContain("x-forwarded-host\nsite.test");
    }
  });

  it("B-G-17 reduces an absolute address to its path, and hides its host from the api", async () => {
    const answer = await sendRaw(`GET http://evil.test/api/v1/one HTTP/1.1\r\nHost: a\r\n${last}\r\n\r\n`);
    expect(statusesOf(answer)).toEqual(["200"]);
    expect(asked.at(-1)?.line).toBe("GET /api/v1/one");
    expect(`${answer}${asked.at(-1)?.headers}`).not.toContain("evil");
  });

  it.each([
    "http://a@evil.test/api/v1/one",
    "http:///api/v1/one",
    "ftp://evil.test/api/v1/one",
    "//evil.test/api/v1/one",
    "*",
    "evil.test:80",
  ])("B-G-17 answers %s with 404", async (target) => {
    const before = asked.length;
    const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: site.test\r\n${last}\r\n\r\n`);
    expect(["400", "404"]).toEqual(expect.arrayContaining(statusesOf(answer)));
    expect(answer).not.toContain("evil");
    expect(asked).toHaveLength(before);
  });
});

describe("addresses that are too long", () => {
  const ask = (length: number) =>
    sendRaw(`GET /products?q=${"x".repeat(length)} HTTP/1.1\r\nHost: a\r\n${last}\r\n\r\n`);

  it("get an error message, even if they are too long to be parsed", async () => {
    const answer = await ask(100_000);
    expect(statusesOf(answer)).toEqual(["414"]);
    expect(answer).toContain("split the list into two or three searches");
    expect(answer).not.toContain("clear-site-data");
  });

  it("are distinguished from cookies that are too long, which are cleared", async () => {
    for (const length of [3_900, 8_000]) {
      const cookies = Array.from({ length: Math.ceil(100_000 / length) }, (_, n) => `c${n}=${"x".repeat(length)}`);
      const answer = await sendRaw(`${get}\r\nHost: a\r\nCookie: ${cookies.join("; ")}\r\n\r\n`);
      expect(statusesOf(answer)).toEqual(["431"]);
      expect(answer).toContain('clear-site-data: "cookies"');
    }
  });
});

it("is not a proxy: CONNECT is rejected with a message", async () => {
  expect(statusesOf(await sendRaw("CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n"))).toEqual(["405"]);
});

describe("protection against request smuggling", () => {
  const smuggled = "GET /api/v1/smuggled HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const lengths = ["0", "5", String(smuggled.length + 5), "+5", "-1", "5,6", "0x5", "5 5", " ", "5e0", "NaN"];
  const encodings = ["chunked", "xchunked", "chunked, identity", "identity", "gzip, chunked"].concat([
    " chunked\t",
    "chunked;q=0",
    "\u000bchunked",
    '"chunked"',
  ]);
  const both = lengths.flatMap((length) =>
    encodings.map((encoding) => [`Content-Length: ${length}`, `Transfer-Encoding: ${encoding}`]),
  );
  const twice = [
    ...lengths.slice(1).map((length) => ["Content-Length: 0", `Content-Length: ${length}`]),
    ...encodings.slice(1).map((encoding) => ["Transfer-Encoding: chunked", `Transfer-Encoding: ${encoding}`]),
  ];
  const variants = [...both, ...both.map((lines) => lines.toReversed()), ...twice];

  it(`B-G-16 passes no second request to the api behind ${variants.length} kinds of conflicting lengths`, async () => {
    for (const headers of variants) {
      const answers = await sendRaw(`${post}\r\nHost: a\r\n${headers.join("\r\n")}\r\n\r\n0\r\n\r\n${smuggled}`);
      // The first is refused and the connection closed: nothing after it is read as a request.
      expect([headers, statusesOf(answers)]).toEqual([headers, ["400"]]);
    }
    expect(asked.filter(({ line }) => line.includes("smuggled"))).toEqual([]);
  });

  it.each(["zz", "-1", "0x1", "1 \u0000", "fffffffffffffffff", ";", ""])(
    "B-G-16 refuses a chunk of %j bytes",
    async (size) => {
      const answers = await sendRaw(
        `${post}\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${size}\r\nx\r\n0\r\n\r\n${smuggled}`,
      );
      expect(statusesOf(answers).filter((status) => status !== "400")).toEqual([]);
      expect(asked.filter(({ line }) => line.includes("smuggled"))).toEqual([]);
    },
  );

  it.each([
    ["with its Content-Length", `${last}\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    [
      "in chunks",
      `${last}\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
    ],
    [
      "with Content-Length as a hop-by-hop header",
      `Connection: close, content-length\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    ],
  ])("B-G-16 forwards a body that looks like a request as a body, %s", async (_what, rest) => {
    const before = asked.length;
    const answers = await sendRaw(`${post}\r\nHost: a\r\n${rest}`);

    expect(statusesOf(answers)).toEqual(["200"]);
    expect(asked.slice(before)).toMatchObject([{ line: "POST /api/v1/one", body: smuggled }]);
  });

  it.each([
    "Upgrade: h2c\r\nHTTP2-Settings: AAMA",
    "Upgrade: websocket",
    "TE: trailers",
    "Proxy-Connection: keep-alive",
  ])("B-G-16 does not forward %j, a hop-by-hop header", async (line) => {
    const before = asked.length;
    const hops = "Connection: Upgrade, HTTP2-Settings, close";
    const answers = await sendRaw(`${get}\r\nHost: a\r\n${hops}\r\n${line}\r\n\r\n`);

    expect(statusesOf(answers)).toEqual(["200"]);
    expect(asked.slice(before)).toMatchObject([{ line: "GET /api/v1/one" }]);
    expect(asked.at(-1)?.headers).not.toMatch(/^(upgrade|http2-settings|te|proxy-connection)$/im);
  });

  it("B-G-16 treats the body of a GET as a body, and forwards none of it", async () => {
    const before = asked.length;
    const body = smuggled.replace("close", "alive");
    const answers = await sendRaw(
      `${get}\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}${get}\r\nHost: a\r\n${last}\r\n\r\n`,
    );

    expect(statusesOf(answers)).toEqual(["200", "200"]);
    expect(asked.slice(before).map(({ line, body: handed }) => [line, handed])).toEqual([
      ["GET /api/v1/one", ""],
      ["GET /api/v1/one", ""],
    ]);
  });

  it("B-G-16 answers valid pipelined requests, one each", async () => {
    const one = `${get}\r\nHost: a\r\n\r\n`;
    const final = `${get}\r\nHost: a\r\n${last}\r\n\r\n`;
    expect(statusesOf(await sendRaw(`${one}${one}${final}`))).toEqual(["200", "200", "200"]);
  });
});

describe("the token", () => {
  it.each([
    ["unchanged", ["Authorization: Bearer x", "Cookie: accessToken=y"], "authorization\nBearer x"],
    ["empty if it is empty", ["Authorization:"], "authorization\n\n"],
    ["unchanged in another scheme", ["Authorization: Basic eDp5"], "authorization\nBasic eDp5"],
  ])("B-G-14 reaches the api %s: identity is decided in one place", async (_what, lines, told) => {
    await sendRaw(`${get}\r\nHost: a\r\n${last}\r\n${lines.join("\r\n")}\r\n\r\n`);
    expect(`${asked.at(-1)?.headers}\n\n`).toContain(told);
  });

  it("B-G-14 is never derived from a cookie, nor combined from two headers", async () => {
    await sendRaw(`${get}\r\nHost: a\r\n${last}\r\nCookie: accessToken=y\r\n\r\n`);
    expect(asked.at(-1)?.headers).not.toMatch(/authorization/i);
    await sendRaw(`${get}\r\nHost: a\r\n${last}\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`);
    expect(asked.at(-1)?.headers.match(/Bearer \w+/g)).toHaveLength(1);
  });
});

describe("stalled connections", () => {
  it("B-G-19 are closed: 500 with incomplete headers, while others are answered", async () => {
    const slow = await Promise.all(Array.from({ length: 500 }, () => open("GET /api")));
    expect((await fetch(`${site.url}/api/v1/one`)).status).toBe(200);
    for (const socket of slow) socket.destroy();
    const hurried = await Promise.all(Array.from({ length: 500 }, () => open("GET /api", hasty)));
    await Promise.all(hurried.map(async (socket) => socket.closed || once(socket.resume(), "close")));
  });

  it("B-G-19 are closed when a body does not arrive", async () => {
    const head = `${post}\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10`;
    const answers = await sendRaw(`${head}\r\n\r\n{`, hasty);
    expect(statusesOf(answers)).toEqual(["408"]);
  });

  it("B-G-19 have 10 s for the headers and 30 s for the whole request", () => {
    expect(requestLimits.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(requestLimits.requestTimeout).toBeLessThanOrEqual(30_000);
  });
});

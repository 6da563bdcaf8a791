import { readdir, readFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { createLog } from "@zhian/server/log";
import fc from "fast-check";
import { createServer } from "./server.ts";
import { addresses, body, header, nasty } from "./testing/bad-input.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

// The long run has twenty thousand cases: its duration depends on the machine.
jest.setTimeout(3_600_000);

let registry: RunningRegistry;
let before: unknown;

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish({ name: "mf-a" });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" });
  before = await everythingWritten();
});
afterAll(() => registry.close());
afterEach(async () => {
  if (!isDeepStrictEqual(await everythingWritten(), before)) throw new Error("Something was written.");
  if (Reflect.get({}, "polluted") !== undefined) throw new Error("A prototype was reached.");
});

async function everythingWritten() {
  const tables = ["releases", "route_claims", "environments", "history", "tokens", "previews"];
  const rows = await Promise.all(tables.map((table) => registry.database.query(`select * from ${table}`)));
  return [rows, await readdir(join(registry.dataDir, "files"), { recursive: true })];
}

interface Case {
  address: (typeof addresses)[number];
  fields: string[];
  method: string | undefined;
  body: string;
  headers: Record<string, string>;
  isKnown: boolean;
}

const cases: fc.Arbitrary<Case> = fc.record({
  address: fc.constantFrom(...addresses),
  // Most fields stay valid: if all were invalid, only the first would be checked.
  fields: fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 1, arbitrary: nasty }), {
    minLength: 3,
    maxLength: 3,
  }),
  method: fc.option(fc.constantFrom("PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"), { nil: undefined, freq: 6 }),
  body,
  headers: header,
  isKnown: fc.boolean(),
});

async function send({ address: [method, pattern], fields, method: other, body: text, headers, isKnown }: Case) {
  let at = 0;
  const path = pattern.replace(/\{(.*?)\}/g, (_, right: string) => {
    const field = fields[at++ % fields.length];
    return field ? encodeURIComponent(field.toWellFormed()) : right;
  });
  const used = other ?? method;
  const token: Record<string, string> = isKnown ? { authorization: `Bearer ${registry.operatorToken}` } : {};
  return registry.fetch(path, {
    method: used,
    headers: { "content-type": "application/json", ...token, ...headers },
    ...(used !== "GET" && used !== "HEAD" && { body: text.toWellFormed() }),
  });
}

describe("bad requests", () => {
  it("cover every route", async () => {
    const routes = join(import.meta.dirname, "routes");
    const texts = await Promise.all((await readdir(routes)).map((name) => readFile(join(routes, name), "utf8")));
    const declared = texts
      .flatMap((text) => [...text.matchAll(/app\.(get|post|delete)\(\s*["`]([^"`]+)/g)])
      .map(([, method = "", path = ""]) => `${method.toUpperCase()} ${path.replaceAll(/:\w+|\*/g, "{}")}`);
    const views = ["snapshot", "discovery", "importmap"];
    const expected = declared
      .flatMap((one) => (one.includes("${view}") ? views.map((view) => one.replace("${view}", view)) : one))
      // A stream, whose only parameter is tested with other routes.
      .filter((one) => !one.endsWith("events"));
    const listed = addresses.map(([method, path]) => `${method} ${path.split("?")[0]?.replaceAll(/\{.*?\}/g, "{}")}`);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it("B-G-01 B-G-03 B-G-04 B-G-05 B-G-07 B-G-08 B-G-09 B-G-11 B-G-12 B-G-14 cause no failure, echo or write, whatever the field", async () => {
    const numRuns = rounds({ short: 300, long: 20_000, of: "B-G generated requests to the registry" });
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const response = await send(one);
        const text = await response.text();
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        expect(response.headers.has("set-cookie")).toBe(false);
        expect(response.status !== 405 || response.headers.has("allow")).toBe(true);
        if (response.status < 400 || text === "") return;
        expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
        const { error } = JSON.parse(text);
        expect(Object.keys(error).sort().join()).toMatch(/^code,message,remedy(,revision)?$/);
        expect(text).not.toMatch(/\n\s+at |node_modules|<script/);
      }),
      { numRuns },
    );
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "TRACE"])(
    "B-G-11 are rejected for %s on a route that does not support it",
    async (method) => {
      for (const [allowed, pattern] of addresses.filter(([one]) => one === "GET")) {
        const path = pattern.replace(/[{}]/g, "");
        if (addresses.some(([one, other]) => one === method && other.split("?")[0] === pattern.split("?")[0])) continue;
        const answer = await sendRaw(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
        expect([path, answer.split("\r\n")[0]]).toEqual([path, expect.stringMatching(/ 40[45] /)]);
        expect(!answer.includes(" 405 ") || answer.includes(allowed)).toBe(true);
      }
    },
  );

  it("B-G-02 may be as long as the limit, and are rejected one byte over it", async () => {
    const reason = (bytes: number) => {
      const empty = JSON.stringify({ action: "promote", version: "9.9.9", reason: "" });
      return JSON.stringify({ action: "promote", version: "9.9.9", reason: "x".repeat(bytes - empty.length) });
    };
    const address = "/v1/environments/production/deployments/mf-a";
    const statuses = [];
    for (const bytes of [64 * 1024, 64 * 1024 + 1, 1024 * 1024]) {
      statuses.push((await registry.post(address, reason(bytes), { "if-match": '"1"' })).status);
    }
    expect(statuses).toEqual([400, 413, 413]);
    const name = (length: number) => registry.fetch(`/v1/fragments/mf-${"a".repeat(length - 3)}/releases`);
    expect([(await name(40)).status, (await name(41)).status]).toEqual([200, 404]);
  });

  it.each<[string, Buffer, number]>([
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ["UTF-16", Buffer.from('{"action":"rollback","reason":"r"}', "utf16le"), 400],
    ["a lone surrogate", Buffer.from('{"action":"rollback","reason":"\\ud800"}'), 400],
  ])("B-G-05 B-G-06 are rejected for %s in the body", async (_what, bytes, status) => {
    const response = await registry.fetch("/v1/environments/production/deployments/mf-a", {
      method: "POST",
      headers: {
        authorization: `Bearer ${registry.operatorToken}`,
        "content-type": "application/json",
        "if-match": '"1"',
      },
      body: new Uint8Array(bytes),
    });
    expect(response.status).toBe(status);
  });

  it.each(["utf-16", "utf-7"])("B-G-06 are rejected for the charset %s, whatever the bytes", async (charset) => {
    const headers = { "if-match": '"1"', "content-type": `application/json; charset=${charset}` };
    const address = "/v1/environments/production/deployments/mf-a";
    expect((await registry.post(address, { action: "rollback", reason: "r" }, headers)).status).toBe(415);
  });

  it("B-G-10 cause no failure with repeated or bracketed query keys", async () => {
    for (const query of [
      "limit=1&limit=2",
      "limit[]=1",
      "limit[a]=1",
      "fragment=mf-a&fragment=mf-b",
      "before=1&before=2",
    ]) {
      expect((await registry.fetch(`/v1/environments/production/log?${query}`)).status).toBeLessThan(500);
    }
  });

  it("B-G-13 are rejected for a gzip-compressed body, however small", async () => {
    const { gzipSync } = await import("node:zlib");
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, " "));
    const headers = {
      authorization: `Bearer ${registry.operatorToken}`,
      "if-match": '"1"',
      "content-encoding": "gzip",
    };
    const response = await registry.fetch("/v1/environments/production/deployments/mf-a", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: new Uint8Array(bomb),
    });
    expect(response.status).toBe(400);
  });

  const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  const get = (lines: string) => `GET /v1/keys HTTP/1.1\r\n${lines}\r\nconnection: close\r\n\r\n`;

  it.each<[string, string, number[]]>([
    [
      "B-G-14 two Authorization headers",
      get("host: x\r\nauthorization: Bearer a\r\nauthorization: Bearer b"),
      [200, 400],
    ],
    ["B-G-15 a 32 kB header", get(`host: x\r\nx-long: ${"a".repeat(32_768)}`), [431]],
    [
      "B-G-15 5000 headers",
      get(`host: x\r\n${Array.from({ length: 5000 }, (_, i) => `x-${i}: a`).join("\r\n")}`),
      [200, 431],
    ],
    ["B-G-15 a folded header", get("host: x\r\nx-a: 1\r\n 2"), [400]],
    ["B-G-15 a space before the colon", get("host: x\r\nx-a : 1"), [400]],
    [
      "B-G-16 both Content-Length and Transfer-Encoding",
      `POST /v1/tokens HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`,
      [400],
    ],
    [
      "B-G-16 two Content-Length headers",
      `POST /v1/tokens HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1`,
      [400],
    ],
    [
      "B-G-16 an unknown transfer coding",
      "POST /v1/tokens HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n",
      [400],
    ],
    [
      "B-G-16 an invalid chunk size",
      "POST /v1/tokens HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
      [400, 401],
    ],
    ["B-G-17 no Host header", "GET /v1/keys HTTP/1.1\r\nconnection: close\r\n\r\n", [400]],
    ["B-G-17 two Host headers", get("host: x\r\nhost: y"), [400, 200]],
    [
      "B-G-17 an absolute URL of another host",
      "GET http://evil.example/v1/keys HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      [200, 400, 404],
    ],
    [
      "B-G-18 dot segments",
      "GET /files/mf-a/1.0.0/../../../signing-key.pem HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      [404],
    ],
    [
      "B-G-18 percent-encoded dot segments",
      "GET /files/mf-a/1.0.0/%2e%2e%2f%2e%2e%2foperator-token HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      [404],
    ],
    [
      "B-G-18 double-encoded dot segments",
      "GET /files/mf-a/1.0.0/%252e%252e%252foperator-token HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      [404],
    ],
    [
      "B-G-18 NUL, backslash and semicolon",
      "GET /files/mf-a/1.0.0/..\\%00;x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      [400, 404],
    ],
    [
      "B-G-18 different case and double slashes",
      "GET //V1//keys HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      [404],
    ],
    [
      "B-G-18 a 20 kB URL",
      `GET /files/${"a".repeat(20_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      [404, 431, 414],
    ],
  ])("%s", async (_what, request, statuses) => {
    const answer = await sendRaw(request);
    expect(statuses).toContain(status(answer));
    expect(answer).not.toMatch(/evil|PRIVATE KEY|zhf_/);
    // The rest of an ambiguous request is not parsed as a second request.
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe("B-G-19 slow clients", () => {
  it("B-G-19 with incomplete headers are disconnected after 10 s, even 500, while others are served", async () => {
    const { hostname, port } = new URL(registry.url);
    const closed = Array.from({ length: 500 }, (_, index) => {
      const openedAt = performance.now();
      const socket = createConnection({ host: hostname, port: Number(port) });
      if (index % 2) socket.write("GET /v1/keys HTTP/1.1\r\nhost: x\r\nx-slow: ");
      socket.on("data", () => {}).on("error", () => {});
      return new Promise<number>((resolve) => {
        socket.on("close", () => resolve(performance.now() - openedAt));
      });
    });
    expect((await registry.fetch("/v1/keys")).status).toBe(200);
    const lifetimes = await Promise.all(closed);
    expect(lifetimes.filter((ms) => ms < 10_000)).toEqual([]);
    expect((await registry.fetch("/v1/keys")).status).toBe(200);
  });

  it("B-G-19 have 30 s for a whole request", () => {
    const { server } = createServer(createLog({ service: "registry", level: "silent" }));
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });
});

/** Returns everything received until the server closes the connection. */
function sendRaw(request: string): Promise<string> {
  const { hostname, port } = new URL(registry.url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection({ host: hostname, port: Number(port) }, () => void socket.write(request));
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", () => resolve(answer));
    socket.on("close", () => resolve(answer));
  });
}

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { endpoints } from "@zhian/contracts/endpoints";
import fc from "fast-check";
import { endpointNames } from "./http/register-endpoints.ts";
import { ask, openTestApi, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
let port: number;

beforeAll(async () => {
  api = await openTestApi({
    API_SEARCHES_PER_SECOND: "100000",
    API_DOMAIN_NAMES_PER_SECOND: "100000",
    API_CALLS_PER_MINUTE: "1000000",
  });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  // A server that listens on a TCP port has an address with a port.
  ({ port } = api.app.server.address() as AddressInfo);
});

afterAll(() => api.close());

/** Sends these bytes, and returns everything received until the connection ends. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (text) => (received += text));
  socket.end(bytes);
  await once(socket, "close");
  return received;
}

const post = { method: "POST", url: "/api/v1/console/check-token" } as const;
const json = { "content-type": "application/json" };

describe("every endpoint", () => {
  it("B-G-01 B-G-05 B-G-07 B-G-08 B-G-09 answers any query with an envelope that echoes nothing, never 5xx", async () => {
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom(
        "",
        "null",
        "NaN",
        "1e999",
        "[]",
        "{}",
        "' OR 1=1--",
        "${7*7}",
        "a\r\nX-Evil: 1",
        "\u0000",
        "\u202e",
      ),
      fc.constantFrom(
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "javascript:alert(1)",
        "%00",
        "e\u0301".repeat(500),
      ),
    );
    const query = fc.record({ id: value, q: value, locale: value, limit: value, t: value }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpointNames()), query, async (name, given) => {
        const { method, path } = endpoints[name];
        // `toWellFormed` first: a URL cannot contain a lone surrogate.
        const pairs = Object.entries(given).map(([key, text]) => [key, text.toWellFormed()]);
        const answer = await ask(api.app, { method, url: `/api${path}?${new URLSearchParams(pairs)}` });
        expect([200, 400, 401, 404, 422]).toContain(answer.status);
        expect(answer.status === 200).toBe(answer.code === 0);
        expect(answer.msg).toMatch(answer.code === 0 ? /^ok$/ : /^[A-Z][A-Za-z ,.]+\.$/);
        expect(answer.headers).not.toHaveProperty("x-evil");
      }),
      { numRuns: rounds({ short: 400, long: 20_000, of: "B-G-01 random queries" }) },
    );
    expect(api.log.filter((line) => line.split("\n").length !== 2)).toEqual([]);
  });

  it("B-G-01 B-G-03 B-G-04 answers any body without failing, and without prototype pollution", async () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue({ maxDepth: 8 }).map((value) => JSON.stringify(value)),
    );
    const posts = endpointNames().filter((name) => endpoints[name].method === "POST");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), bodies, async (name, payload) => {
        const url = `/api${endpoints[name].path}`;
        const answer = await ask(api.app, { method: "POST", url, headers: json, payload: payload.toWellFormed() });
        expect([200, 400, 401, 422]).toContain(answer.status);
      }),
      { numRuns: rounds({ short: 100, long: 5_000, of: "B-G-01 random bodies" }) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("B-G-03 refuses 100,000 keys as too large, and lets the last of two duplicate keys win", async () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, n])));
    expect((await ask(api.app, { ...post, headers: json, payload: many })).status).toBe(413);
    expect((await ask(api.app, { ...post, headers: json, payload: '{"a":1,"a":1e999}' })).status).toBe(401);
  });

  it("B-G-02 accepts an id of 200 characters, not 201", async () => {
    for (const name of ["cms.seo", "cms.file"] as const) {
      const url = `/api${endpoints[name].path}?id=`;
      expect([200, 404]).toContain((await ask(api.app, url + "x".repeat(200))).status);
      expect((await ask(api.app, url + "x".repeat(201))).status).toBe(400);
    }
  });

  it("B-G-13 answers in JSON, whatever range, format or encoding is requested", async () => {
    const url = "/api/v1/cms/system/config";
    const plain = await api.app.inject(url);
    for (const headers of [
      { accept: "text/html;q=0, */*;q=-1" },
      { accept: "\u00ff" },
      { range: "bytes=x-1, lines=0-1" },
      { "accept-encoding": "br;q=0, nonsense;q=1e9" },
      { "accept-language": "x".repeat(2_000) },
    ]) {
      const answer = await api.app.inject({ url, headers });
      expect([answer.statusCode, answer.body]).toEqual([200, plain.body]);
    }
  });

  it("B-G-02 accepts a search of 100 characters, and answers a longer one with 422, not 400", async () => {
    expect((await ask(api.app, `/api/v1/cms/search?q=${"扫".repeat(100)}`)).status).toBe(200);
    expect((await ask(api.app, `/api/v1/cms/search?q=${"扫".repeat(101)}`)).status).toBe(422);
    expect((await ask(api.app, `/api/v1/cms/search?q=a&limit=51`)).status).toBe(400);
    expect((await ask(api.app, { ...post, headers: json, payload: `"${"x".repeat(64 * 1024)}"` })).status).toBe(413);
  });

  it("B-G-03 B-G-04 parses deep JSON safely, and rejects keys that target a prototype", async () => {
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    expect((await ask(api.app, { ...post, headers: json, payload: deep })).status).toBeLessThan(500);
    for (const payload of ['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', "{", "NaN"]) {
      expect((await ask(api.app, { ...post, headers: json, payload })).status).toBe(400);
    }
    for (const key of ["__proto__", "__proto__[x]", "constructor.prototype", "a[__proto__]"]) {
      expect((await ask(api.app, `/api/v1/cms/file/column?${encodeURIComponent(key)}=1`)).status).toBe(400);
    }
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  it.each([
    ["invalid UTF-8", json, Buffer.from([0x22, 0xff, 0x22]), 400],
    ["a byte order mark", json, "\ufeff{}", 400],
    ["UTF-16", { "content-type": "application/json; charset=utf-16le" }, "{}", 415],
    ["UTF-7", { "content-type": 'application/json; charset="utf-7"' }, "{}", 415],
    ["a compressed body", { ...json, "content-encoding": "gzip" }, gzipSync("0".repeat(10_000)), 415],
    ["plain text", { "content-type": "text/plain" }, "{}", 415],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=1", 415],
    ["multipart", { "content-type": "multipart/form-data; boundary=x" }, "--x--", 415],
    ["a nonsense content type", { "content-type": "json" }, "{}", 415],
  ])("B-G-06 B-G-12 B-G-13 refuses %s", async (_what, headers, payload, status) => {
    expect(await ask(api.app, { ...post, headers, payload })).toMatchObject({ status, code: status });
  });

  it("accepts an empty body, with or without a content type", async () => {
    for (const headers of [{}, json]) expect((await ask(api.app, { ...post, headers })).status).toBe(401);
  });

  it("B-G-10 refuses repeated query parameters", async () => {
    expect((await ask(api.app, "/api/v1/cms/file/column?locale=en&locale=zh")).status).toBe(400);
    expect((await ask(api.app, "/api/v1/cms/search?q=a&limit=1&limit=2")).status).toBe(400);
  });

  it("B-G-11 allows the documented methods only, ignoring override headers", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "POST"] as const) {
      const headers = { "x-http-method-override": "GET" };
      const answer = await ask(api.app, { method, url: "/api/v1/cms/file/column", headers });
      expect(answer).toMatchObject({ status: 405, code: 405, headers: { allow: "GET, HEAD" } });
    }
    expect((await ask(api.app, { method: "DELETE", url: "/api/v1/console/logout" })).headers["allow"]).toBe(
      "GET, POST",
    );
    expect(await sendRaw("TRACE /api/v1/cms/search HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1.1 405/,
    );
    expect(await sendRaw("HEAD /api/v1/console/logout HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1.1 405/,
    );
  });

  it.each([
    "/api/v1/nothing",
    "/",
    "/api/../etc/passwd",
    "/api/v1/cms/file;x",
    "/api//v1/cms/file",
    "/API/V1/CMS/FILE",
  ])("B-G-18 returns 404 for %s", async (url) => {
    expect(await ask(api.app, url)).toMatchObject({ status: 404, code: 404 });
  });

  it.each(["/%", "/api/%ff", "/api/v1/%c0%ae%c0%ae"])("B-G-18 returns 400 for %s", async (url) => {
    expect((await ask(api.app, url)).status).toBe(400);
  });
});

describe("searching too fast", () => {
  it("B-A-71 B-G-20 is throttled, whatever address it claims", async () => {
    const strict = await openTestApi({ API_SEARCHES_PER_SECOND: "1" });
    // The clock is frozen: the result must not depend on how long seven searches take.
    jest.spyOn(performance, "now").mockReturnValue(performance.now());
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1) {
      const headers = { "x-forwarded-for": `10.0.0.${call}`, "x-real-ip": `10.0.0.${call}` };
      statuses.push((await ask(strict.app, { url: "/api/v1/cms/search?q=vss", headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const refused = await ask(strict.app, "/api/v1/cms/search?q=vss");
    expect(refused).toMatchObject({ code: 429, headers: { "retry-after": "1" } });
    expect((await ask(strict.app, "/api/v1/cms/search/hot")).status).toBe(200);
    await strict.close();
  });

  it.each([-3_600_000, 3_600_000])(
    "F-96 is throttled for the same time when the clock jumps by %i ms",
    async (leap) => {
      const strict = await openTestApi({ API_SEARCHES_PER_SECOND: "1" });
      const search = async () => (await ask(strict.app, "/api/v1/cms/search?q=vss")).status;
      // Whole milliseconds: a fraction would be rounded, and 900 ms and 100 ms may then add up to less than one call.
      const begun = Math.floor(performance.now());
      const passed = jest.spyOn(performance, "now").mockReturnValue(begun);
      for (let call = 0; call < 6; call += 1) expect(await search()).toBe(200);
      jest.spyOn(Date, "now").mockReturnValue(Date.now() + leap);
      expect(await search()).toBe(429);
      passed.mockReturnValue(begun + 900);
      expect(await search()).toBe(429);
      passed.mockReturnValue(begun + 1_000);
      expect(await search()).toBe(200);
      await strict.close();
    },
  );

  it("is counted per client behind a trusted proxy", async () => {
    const behind = await openTestApi({ API_SEARCHES_PER_SECOND: "1", API_TRUSTED_PROXIES: "127.0.0.1" });
    const statuses: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      const headers = { "x-forwarded-for": `10.0.0.${call}` };
      statuses.push((await ask(behind.app, { url: "/api/v1/cms/search?q=vss", headers })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    await behind.close();
  });
});

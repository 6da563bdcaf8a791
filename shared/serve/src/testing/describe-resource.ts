import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Answered, ask, type Question } from "./ask.ts";

interface Subject {
  url(): string;
  /** Whether it is a text of some length: then it is compressed for clients that accept that. */
  isPacked: boolean;
  /** False for a stream, which is only sent as a whole. */
  hasParts?: boolean;
}

/** Request headers, with `TAG` for the resource's own, and the status of each response: RFC 9110, 12 to 14. */
const conditions: readonly [Record<string, string>, number][] = [
  [{ "if-none-match": "TAG" }, 304],
  [{ "if-none-match": "W/TAG" }, 304],
  [{ "if-none-match": '"other", TAG' }, 304],
  [{ "if-none-match": '"with,comma" , W/"x",W/TAG' }, 304],
  [{ "if-none-match": "*" }, 304],
  [{ "if-none-match": "TAG", "cache-control": "no-cache" }, 304],
  [{ "if-none-match": '"other"' }, 200],
  [{ "if-none-match": "no tag" }, 200],
  [{ "if-none-match": "" }, 200],
  [{ "if-match": "TAG" }, 200],
  [{ "if-match": '"other", TAG' }, 200],
  [{ "if-match": "*" }, 200],
  [{ "if-match": '"other"' }, 412],
  [{ "if-match": "W/TAG" }, 412],
  [{ "if-match": '"other"', "if-none-match": "TAG" }, 412],
  [{ "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" }, 200],
  [{ "accept-encoding": "" }, 200],
  [{ "accept-encoding": "*;q=0" }, 406],
  [{ "accept-encoding": "identity;q=0" }, 406],
  [{ "accept-encoding": "identity;q=0, deflate" }, 406],
  [{ "accept-encoding": "identity, *;q=0" }, 200],
];

/** For what is sent in parts. */
const parts: typeof conditions = [
  [{ range: "bytes=0-9" }, 206],
  [{ range: "bytes=5-" }, 206],
  [{ range: "bytes=-5" }, 206],
  [{ range: "bytes=-999999999" }, 206],
  [{ range: "bytes=0-999999999" }, 206],
  [{ range: "Bytes=0-9" }, 206],
  [{ range: "bytes = 0 - 9" }, 200],
  [{ range: "bytes=0-9", "if-range": "TAG" }, 206],
  [{ range: "bytes=0-9", "if-range": "W/TAG" }, 200],
  [{ range: "bytes=0-9", "if-range": '"other"' }, 200],
  [{ range: "bytes=0-9", "if-range": "Fri, 01 Jan 2100 00:00:00 GMT" }, 200],
  [{ range: "bytes=0-9", "if-none-match": "TAG" }, 304],
  [{ range: "bytes=999999999-" }, 416],
  [{ range: "bytes=-0" }, 416],
  [{ range: "bytes=5-2" }, 200],
  [{ range: "bytes=-" }, 200],
  [{ range: "bytes=0-1,3-4" }, 200],
  [{ range: "lines=0-1" }, 200],
];

/** Accept-Encoding, and the resulting coding: RFC 9110 12.5.3. */
const codings: readonly [string, "br" | "gzip" | undefined][] = [
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP;Q=0.5", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.001", "br"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["gzip;q=0.2 , br;q=0.9", "br"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["identity;q=0, gzip", "gzip"],
  ["br;q=0.5, identity", undefined],
  ["gzip;q=0, br;q=0.000", undefined],
  ["deflate, zstd", undefined],
  ["", undefined],
];

/** The same for what is too short to benefit: it is compressed only for clients that refuse all else. */
const uncompressed: typeof codings = codings.map(([accepted, coding]) => [
  accepted,
  accepted.includes("identity;q=0") ? coding : undefined,
]);

/** The resource as it is now. */
interface Present {
  url: string;
  whole: Answered;
  tag: string;
}

/** What HTTP requires of a cacheable resource: every server runs this on each kind of them. */
export function describeResource(name: string, subject: Subject): void {
  describe(`${name} as an HTTP resource`, () => {
    let present: Present;

    beforeAll(async () => {
      const url = subject.url();
      const whole = await ask(url);
      present = { url, whole, tag: whole.headers.etag ?? "" };
    });

    describeWhole(() => present, subject);
    describeConditions(() => present, subject);
    describeRequests(() => present);
    describeCodings(() => present, subject);
  });
}

function describeWhole(present: () => Present, { hasParts = true }: Subject): void {
  it("has a strong ETag, a Cache-Control, and Accept-Ranges if it supports ranges", () => {
    const { whole, tag } = present();
    expect(whole.status).toBe(200);
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(whole.headers).toMatchObject({
      "cache-control": expect.stringMatching(/max-age|no-cache/),
      "content-length": String(whole.body.byteLength),
      vary: expect.stringContaining("Accept-Encoding"),
    });
    expect(whole.headers["accept-ranges"]).toBe(hasParts ? "bytes" : undefined);
  });

  it("answers HEAD with the headers of GET, and no body", async () => {
    const { url, whole } = present();
    const { status, headers, body } = await ask(url, { method: "HEAD" });
    expect([status, body.byteLength]).toEqual([200, 0]);
    expect({ ...headers, date: "", "x-request-id": "" }).toEqual({ ...whole.headers, date: "", "x-request-id": "" });
  });
}

function describeConditions(present: () => Present, { hasParts = true }: Subject): void {
  it.each(hasParts ? [...conditions, ...parts] : conditions)("answers %j with %d", async (given, status) => {
    const { url, whole, tag } = present();
    const headers = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value.replace("TAG", tag)]));
    const answer = await ask(url, { headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(bodyOf(answer, whole.body));
    expect(answer.headers).toMatchObject(headersBy(whole)[status] ?? {});
  });

  it("answers a conditional HEAD like GET, and ignores its Range", async () => {
    const { url, tag } = present();
    expect(await ask(url, { method: "HEAD", headers: { "if-none-match": tag } })).toMatchObject({ status: 304 });
    expect(await ask(url, { method: "HEAD", headers: { range: "bytes=0-9" } })).toMatchObject({ status: 200 });
  });
}

function describeRequests(present: () => Present): void {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "rejects %s, and lists the allowed methods",
    async (method) => {
      const { status, headers } = await ask(present().url, { method });
      expect([status, headers.allow]).toEqual([405, expect.stringMatching(/\bGET, HEAD\b/)]);
    },
  );

  it.each<[string, number, (address: URL) => Question]>([
    ["a target in absolute form", 200, ({ href }) => ({ target: href })],
    [
      "an https target in absolute form, in capitals",
      200,
      ({ host, pathname, search }) => ({ target: `HTTPS://${host}${pathname}${search}` }),
    ],
    ["user info in absolute form", 400, ({ host, pathname }) => ({ target: `http://a@${host}${pathname}` })],
    ["no Host header", 400, () => ({ hasHost: false })],
    ["a target in authority form", 400, ({ host }) => ({ target: host })],
    ["a target in asterisk form", 400, () => ({ target: "*" })],
  ])("answers %s with %d", async (_what, status, toQuestion) => {
    const { url } = present();
    expect((await ask(url, toQuestion(new URL(url)))).status).toBe(status);
  });
}

function describeCodings(present: () => Present, { isPacked }: Subject): void {
  it.each(isPacked ? codings : uncompressed)("for Accept-Encoding %j is sent as %s", async (accepted, coding) => {
    const { url, whole, tag } = present();
    const { headers, body } = await ask(url, { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(coding);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(unpack(body, coding)).toEqual(whole.body);
    expect(headers.etag === tag).toBe(coding === undefined);
    const again = await ask(url, { headers: { "accept-encoding": accepted, "if-none-match": headers.etag } });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });
}

/** The expected body, by the response's own status and headers. */
function bodyOf({ status, headers, body }: Answered, whole: Buffer): Buffer {
  if (status === 200) return whole;
  if (status === 304) return Buffer.alloc(0);
  const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(String(headers["content-range"])) ?? [];
  return status === 206 ? whole.subarray(Number(start), Number(end) + 1) : body;
}

/** Expected headers by status. Refusals must not be cached. */
function headersBy({ headers, body: { byteLength: size } }: Answered): Readonly<Record<number, object>> {
  const { "cache-control": caching, vary, etag } = headers;
  const kept = { "cache-control": caching, vary, etag };
  const refused = { "cache-control": expect.stringContaining("no-store") };
  return {
    200: kept,
    206: { ...kept, "content-range": expect.stringMatching(new RegExp(`^bytes \\d+-\\d+/${size}$`)) },
    // RFC 9110 15.4.5
    304: kept,
    406: refused,
    412: refused,
    416: { ...refused, "content-range": `bytes */${size}` },
  };
}

function unpack(body: Buffer, coding: "br" | "gzip" | undefined): Buffer {
  if (coding === undefined) return body;
  return coding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
}

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { silentLog } from "@zhian/server/testing/silent-log";
import { createMetrics } from "../operate/metrics.ts";
import { startServer } from "../testing/page-server.ts";
import { setPreference } from "./pages/set-preference.ts";
import { createApiProxy } from "./proxy-api.ts";
import { createReportReceiver } from "./receive-report.ts";

const origin = "https://site.test";
const asked: string[] = [];
let counted = 0;
let site: Awaited<ReturnType<typeof startServer>>;
let api: Awaited<ReturnType<typeof startServer>>;
let proxy: ReturnType<typeof createApiProxy>;

beforeAll(async () => {
  api = await startServer({
    async route({ request, response }) {
      asked.push(`${request.method} ${request.url}`);
      response.end("{}");
    },
  });
  proxy = createApiProxy({ apiUrl: api.url, origin });
  const health = { countReport: () => void (counted += 1) };
  const take = createReportReceiver({ health, origin, log: silentLog, metrics: createMetrics() });
  site = await startServer({
    async route(exchange) {
      if (exchange.path === "/_preferences") await setPreference(exchange, { isHttps: true, origin });
      else if (exchange.path === "/_reports") await take(exchange);
      else await proxy.serve(exchange);
    },
  });
});

afterAll(async () => {
  await proxy.close();
  await Promise.all([site.drain(0), api.drain(0)]);
});

const broken = { type: "fragment", kind: "broken", fragment: "mf-a", version: "1.0.0", requestId: "0".repeat(32) };
const form = { "content-type": "application/x-www-form-urlencoded" };
const changes: [string, string, Record<string, string>, string?][] = [
  ["POST", "/_preferences", form, "locale=zh"],
  ["POST", "/_reports", { "content-type": "text/plain" }, JSON.stringify(broken)],
  ["POST", "/api/v1/console/logout", { "content-type": "text/plain" }, "{}"],
  ["GET", "/api/v1/console/logout", {}],
  ["DELETE", "/api/v1/anything", {}],
];

/** Headers that a browser sends along with the visitor's cookies: no script of another site can omit or set them. */
const elsewhere: [string, Record<string, string>][] = [
  [
    "a form of another site",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", origin: "https://evil.test" },
  ],
  [
    "a script of another site",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", origin: "https://evil.test" },
  ],
  ["a neighbour below the same domain", { "sec-fetch-site": "same-site", origin: "https://blog.site.test" }],
  ["a sandboxed frame", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["an old browser on another site", { origin: "https://evil.test" }],
  ["an old browser in a sandboxed frame", { origin: "null" }],
  ["an old browser on a site with a name like ours", { origin: "https://site.test.evil.test" }],
  ["what says two things", { "sec-fetch-site": "same-origin, cross-site" }],
];

async function send([method, path, headers, body]: (typeof changes)[number], more: Record<string, string>) {
  const cookie = "accessToken=t0k3n-of-a-visitor";
  const init = { method, headers: { ...headers, cookie, ...more }, ...(body !== undefined && { body }) };
  const answer = await fetch(site.url + path, { ...init, redirect: "manual" });
  await answer.arrayBuffer();
  return answer;
}

const ways = elsewhere.flatMap(([who, headers]) => changes.map((change) => ({ who, headers, change })));

describe("a client that is not a page of this site", () => {
  it(`B-S-12 changes nothing for a visitor in any of ${ways.length} ways`, async () => {
    expect(ways.length).toBeGreaterThanOrEqual(30);
    for (const { who, headers, change } of ways) {
      const answer = await send(change, headers);
      const [, path] = change;

      expect([who, path, answer.status]).toEqual([who, path, path === "/_reports" ? 204 : 403]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect([asked, counted]).toEqual([[], 0]);
  });

  it.each([
    ["a page of this site", { "sec-fetch-site": "same-origin", origin }],
    ["a page of this site in an old browser", { origin }],
    ["a client that is not a browser", {}],
  ])("B-S-12 is distinguished from %s", async (_, headers) => {
    const before = [asked.length, counted];
    const statuses = [];
    for (const change of changes) statuses.push((await send(change, headers)).status);

    expect(statuses).toEqual([303, 204, 200, 200, 200]);
    expect([asked.length, counted]).toEqual([Number(before[0]) + 3, Number(before[1]) + 1]);
  });
});

describe("a speculative request of a browser", () => {
  it.each([
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { "sec-purpose": "prefetch;anonymous-client-ip" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
  ])("B-S-27 changes nothing with %j", async (headers) => {
    const before = asked.length;
    const guesses: typeof changes = [
      ["GET", "/api/v1/console/logout", {}],
      ["POST", "/api/v1/console/logout", {}],
      ["GET", "/_preferences?locale=zh", {}],
      ["POST", "/_preferences", form, "locale=zh"],
    ];
    for (const guess of guesses) {
      const answer = await send(guess, { "sec-fetch-site": "same-origin", ...headers });
      expect([403, 405]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(asked.length).toBe(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { echoServer, makeFragment } from "../../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../../testing/running-shell.ts";

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  // Without chunks: on a busy machine, a head sent before those of a late part are known would differ.
  const server = echoServer.replace('["page"]', "[]");
  const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"], server });
  registry.serve([header, makeFragment({ name: "mf-products", routes: ["/", "/home", "/products/*"] })]);
  // Cached pages stay fresh: a poisoned page would be served for the whole test.
  shell = await startTestShell(registry, { SHELL_PAGE_FRESH_SECONDS: "3600" });
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

const evil = "evil.test";
/** Headers that are not part of a page's cache key. */
const unkeyed: [string, string][] = [
  ["X-Forwarded-Host", evil],
  ["X-Forwarded-Server", evil],
  ["X-Forwarded-Scheme", "nothttps"],
  ["X-Forwarded-Proto", "gopher"],
  ["X-Forwarded-Port", "6666"],
  ["X-Forwarded-Prefix", "/evil"],
  ["X-Forwarded-Path", "/evil"],
  ["X-Forwarded-For", "6.6.6.6"],
  ["Forwarded", `host=${evil};proto=https;for=6.6.6.6`],
  ["X-Host", evil],
  ["X-Original-Host", evil],
  ["X-HTTP-Host-Override", evil],
  ["X-Original-URL", "/products/evil"],
  ["X-Rewrite-URL", "/products/evil"],
  ["X-HTTP-Method-Override", "POST"],
  ["X-HTTP-Method", "DELETE"],
  ["X-Method-Override", "PUT"],
  ["X-Real-IP", "6.6.6.6"],
  ["X-Client-IP", "6.6.6.6"],
  ["True-Client-IP", "6.6.6.6"],
  ["CF-Connecting-IP", "6.6.6.6"],
  ["Via", `1.1 ${evil}`],
  ["Accept", "application/json"],
  ["Accept-Language", "zh-CN,zh;q=0.9"],
  ["Accept-Charset", "utf-7"],
  ["User-Agent", "<script>alert(1)</script>"],
  ["Referer", `https://${evil}/`],
  ["Origin", `https://${evil}`],
  ["Range", "bytes=0-9"],
  ["If-None-Match", "*"],
  ["If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT"],
  ["Cache-Control", "only-if-cached"],
  ["Pragma", "no-cache"],
  ["Authorization", "Bearer evil-token-of-someone"],
  ["X-Request-Id", "e".repeat(32)],
  ["X-Locale", "zh"],
  ["X-Nonce", "evil"],
  ["Sec-CH-UA", '"evil"'],
  ["Sec-Fetch-Site", "cross-site"],
  ["Sec-Purpose", "prefetch;prerender"],
];
const pages = [
  "/",
  "/zh",
  "/home",
  "/products/bcc",
  "/zh/products/bcc",
  "/products/a/b",
  "/nowhere",
  "/zh/nowhere",
  "/error",
];
const others = [
  "/products//bcc",
  "/products/",
  "/%2e%2e",
  "/_revision",
  "/_preferences",
  "/_reports",
  "/robots.txt",
].concat(["/sitemap.xml", "/favicon.svg", "/_shell/main.1.js", "/_fragments/mf-products/1.0.0/page.1.js"]);
const routes = [...pages, ...others];

let query = 100_000;

/** Headers that differ in each response; framing is compared separately. */
const incidental = ["date", "server-timing", "x-request-id", "content-length", "transfer-encoding"];

/** A page that was complete when its first byte was sent has a Content-Length, any other is chunked: nothing else is right. */
function framingOf({ headers }: Response, body: Uint8Array): string {
  const length = headers.get("content-length");
  const coding = headers.get("transfer-encoding");
  const isRight = length === null ? coding === "chunked" : coding === null && Number(length) === body.byteLength;
  return isRight ? "framed as it should be" : `length ${length}, coding ${coding}, ${body.byteLength} bytes`;
}

/** A response without what differs each time: its nonce, its ID, and the query that makes its URL unique. */
async function seen(address: string): Promise<string> {
  // Uncompressed: the random nonce would make the length vary.
  const answer = await shell.get(address, { headers: { "accept-encoding": "identity" } });
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "no nonce";
  const id = answer.headers.get("x-request-id") ?? "no id";
  const kept = [...answer.headers].filter(([name]) => !incidental.includes(name));
  const body = new Uint8Array(await answer.arrayBuffer());
  const framing = framingOf(answer, body);
  return [answer.status, ...kept.map((header) => header.join(": ")), framing, new TextDecoder().decode(body)]
    .join("\n")
    .replaceAll(nonce, "<nonce>")
    .replaceAll(id, "<id>")
    .replace(/q=\d{6}/g, "q=");
}

describe("B-S-02 input outside the cache key", () => {
  it(`does not affect later visitors: ${unkeyed.length} headers on ${routes.length} addresses`, async () => {
    expect(unkeyed.length * routes.length).toBeGreaterThanOrEqual(800);
    const differing: string[] = [];
    for (const route of routes) {
      const control = await seen(`${route}?q=${(query += 1)}`);
      const left = [...unkeyed];
      // A few at a time: an overloaded shell responds differently.
      const lane = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const [name, value] = next;
          const address = `${route}?q=${(query += 1)}`;
          await (await shell.get(address, { headers: { [name]: value } })).arrayBuffer();
          const after = await seen(address);
          if (after !== control) differing.push(`${name}: ${value}\n${after}\nnot\n${control}`);
        }
      };
      await Promise.all([lane(), lane(), lane(), lane()]);
    }
    expect(differing).toEqual([]);
  });
});

describe("B-S-06 what a page varies by", () => {
  it.each(pages)("is an explicit list at %s", async (page) => {
    const { headers } = await shell.get(page);
    expect(headers.get("vary")).toBe("Accept-Encoding, Cookie");
  });

  it("creates one variant for each language and currency, whatever else is sent", async () => {
    const misses = () => shell.figure('shell_page_cache_total{cache="miss"}');
    const before = await misses();
    for (const path of ["/products/one", "/zh/products/one"]) {
      for (const currency of ["USD", "IDR"]) {
        for (const [index, [name, value]] of unkeyed.entries()) {
          const cookie = `currency=${currency}; tracker=${index}; other=${name}`;
          await (await shell.get(path, { headers: { [name]: value, cookie } })).arrayBuffer();
        }
      }
    }
    expect((await misses()) - before).toBe(4);
  });
});

describe("B-S-14 framing", () => {
  it.each(pages)("is refused at %s, which is also isolated from its opener", async (page) => {
    const { headers } = await shell.get(page);

    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });

  it.each(others)("is refused at %s, too", async (address) => {
    const { headers } = await shell.get(address);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { maxAddressLength } from "@zhian/contracts/address-limit";
import {
  type DomainItem,
  type DomainSearchLine,
  domainSearchLineSchema,
  domainStatuses,
} from "@zhian/contracts/domain";
import { maxNames } from "@zhian/contracts/domain-limits";
import { type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type * as z from "zod/mini";
import { ask, openTestApi, type TestApi } from "../testing/test-api.ts";
import { bootstrapFile, hangs, startRegistry } from "./testing/registry.ts";

type Input = Record<string, unknown>;
const itemKeys = [
  "atResList",
  "description",
  "displayTag",
  "domainName",
  "duration",
  "durationSource",
  "originPrice",
  "price",
  "privacySupported",
  "renewPrice",
  "specialSale",
  "status",
  "tradeType",
];
const addUrl = "/api/v1/product/bcd/add";
const searchUrl = "/api/v1/product/bcd/search";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ API_DOMAIN_NAMES_PER_SECOND: "100000" });
});
afterAll(() => api.close());

function post(url: string, payload: Input, on: TestApi = api) {
  return ask(on.app, { method: "POST", url, payload });
}

function read<Name extends EndpointName>(name: Name, data: unknown): z.output<(typeof endpoints)[Name]["data"]> {
  // Parsed by the schema of this name.
  return endpoints[name].data.parse(data) as z.output<(typeof endpoints)[Name]["data"]>;
}

async function stream(q: string, on: TestApi = api): Promise<DomainSearchLine[]> {
  const response = await on.app.inject({ method: "POST", url: searchUrl, payload: { q } });
  expect(response.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
  const lines = response.body.trimEnd().split("\n");
  return lines.map((line) => domainSearchLineSchema.parse(JSON.parse(line)));
}

const rowsOf = (lines: DomainSearchLine[]) => lines.flatMap((line) => (line.kind === "row" ? [line.item] : []));
const states = (items: readonly DomainItem[]) =>
  Object.fromEntries(items.map(({ domainName, status }) => [domainName, status]));

describe("the price list", () => {
  it("lists the endings of the first markets, with the renewal price, in both languages", async () => {
    const [en, zh] = await Promise.all(
      ["en", "zh"].map(async (locale) => {
        const answer = await ask(api.app, `/api/v1/product/bcd/price?locale=${locale}`);
        return read("bcd.price", answer.data);
      }),
    );
    const endings = en?.list.map(({ ending }) => ending);
    for (const ending of [
      "com",
      "net",
      "org",
      "cn",
      "com.cn",
      "id",
      "co.id",
      "web.id",
      "io",
      "dev",
      "app",
      "xyz",
      "shop",
      "中国",
    ])
      expect(endings).toContain(ending);
    expect(new Set(endings).size).toBe(endings?.length);
    expect(en?.isDemo).toBe(true);
    for (const [index, each] of (en?.list ?? []).entries()) {
      const { price = Number.NaN, originPrice = Number.NaN } = each;
      expect(each.renewPrice).toBeGreaterThan(0);
      expect(price).toBeLessThanOrEqual(originPrice);
      expect(each.specialSale).toBe(price < originPrice);
      expect(new URL(`http://a.${each.ending}`).hostname).toBe(`a.${each.ascii}`);
      expect(each.restriction === "").toBe(zh?.list[index]?.restriction === "");
      expect(each.restriction).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe("a search", () => {
  it("returns each row in the specified format, the same after every start", async () => {
    const items = rowsOf(await stream("kopinusa"));
    expect(items.map(({ domainName }) => domainName)).toContain("kopinusa.co.id");
    for (const item of items) {
      expect(Object.keys(item).sort()).toEqual(itemKeys);
      expect(item).toMatchObject({ atResList: false, duration: 1, durationSource: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
      expect(domainStatuses).toContain(item.status);
    }
    const again = await openTestApi();
    expect(states(rowsOf(await stream("kopinusa", again)))).toEqual(states(items));
    await again.close();
  });

  it("starts with the parsed query, and ends with an end marker", async () => {
    const lines = await stream("free-a.com, free-b.com free-a.com, _.com");
    expect(lines[0]).toEqual({
      kind: "asked",
      wholeDomain: { secondDomain: "free-a", topDomain: "com" },
      names: ["free-a.com", "free-b.com"],
      refused: [{ typed: "_.com", fault: "characters" }],
      doubled: 1,
      cut: 0,
      isDemo: true,
      askedAt: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    expect(lines.slice(1, -1).map(({ kind }) => kind)).toEqual(["row", "row"]);
    expect(lines.at(-1)).toEqual({ kind: "end" });
  });

  it("F-99 reports a timeout for names without an answer, and the status of the others", async () => {
    const items = rowsOf(await stream("late-a.com free-a.com late-b.id taken-a.io"));
    expect(items.slice(0, 2).map(({ domainName }) => domainName)).toEqual(["free-a.com", "taken-a.io"]);
    expect(states(items)).toMatchObject({ "late-a.com": "TIMEOUT", "late-b.id": "TIMEOUT" });
  });

  it("shows no discount on an unknown price", async () => {
    const [item] = rowsOf(await stream("premium-a.com"));
    expect(item).toMatchObject({ status: "PREMIUM", tradeType: "premium", specialSale: false, displayTag: "Premium" });
  });

  it("is returned in one uncached response without scripts, with one name apart from several", async () => {
    const one = await ask(api.app, `${searchUrl}?q=free-x.com`);
    const data = read("bcd.search", one.data);
    expect([states(data.resultList), data.mutipleSearchResult]).toEqual([{ "free-x.com": "UNREGISTERED" }, []]);
    expect(one.headers).toMatchObject({ "cache-control": "no-store, private" });
    expect(one.headers["etag"]).toBeUndefined();
    const many = read("bcd.search", (await ask(api.app, `${searchUrl}?q=taken-x.com,premium-x.com+unsure-x.com`)).data);
    expect([many.resultList, states(many.mutipleSearchResult)]).toEqual([
      [],
      { "taken-x.com": "REGISTERED", "premium-x.com": "PREMIUM", "unsure-x.com": "UNKNOWN" },
    ]);
    expect((await ask(api.app, `${searchUrl}?q=${"a".repeat(maxAddressLength + 1)}`)).status).toBe(422);
  });

  it("accepts 200 names as a stream, and 50 in one response", async () => {
    const names = Array.from({ length: 230 }, (_, n) => `free-${n}.com`);
    const lines = await stream(names.join("\n"));
    expect([rowsOf(lines).length, lines[0]]).toMatchObject([maxNames.search, { cut: 30 }]);
    const whole = read("bcd.search", (await ask(api.app, `${searchUrl}?q=${names.join("%0A")}`)).data);
    expect([whole.mutipleSearchResult.length, whole.cut]).toEqual([maxNames.answer, 180]);
  });
});

describe("an invalid search", () => {
  it.each([
    ["no body", undefined, 400],
    ["a list", [], 400],
    ["an empty object", {}, 422],
    ["a number", { q: 1 }, 422],
    ["an unknown language", { q: "a.com", locale: "fr" }, 400],
    ["a body that is too large", { q: "a".repeat(70_000) }, 413],
  ])("is refused before a line is sent: %s", async (_what, payload, status) => {
    const answer = await ask(api.app, { method: "POST", url: searchUrl, ...(payload && { payload }) });
    expect([answer.status, answer.code]).toEqual([status, status]);
  });

  it.each(["", " ", ",,;", "..", "\u0000"])("queries no registry for %j", async (q) => {
    expect((await stream(q)).map(({ kind }) => kind)).toEqual(["asked", "end"]);
  });
});

describe("recommendations", () => {
  it("can be bought, were not searched for, and give a reason", async () => {
    const { data } = await post("/api/v1/product/bcd/domain", { url: "kopi-nusa.com", locale: "en", currency: "IDR" });
    const { urls } = read("bcd.domain", data);
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.length).toBeLessThanOrEqual(12);
    expect(urls.map(({ domainName }) => domainName)).not.toContain("kopi-nusa.com");
    for (const { status, description } of urls)
      expect([status, description]).toEqual(["UNREGISTERED", expect.stringMatching(/\w/)]);
    expect(urls.map(({ description }) => description).join()).toMatch(/rupiah/);
    const zh = read("bcd.domain", (await post("/api/v1/product/bcd/domain", { url: "kopi-nusa", locale: "zh" })).data);
    expect(zh.urls.map(({ description }) => description).join()).toMatch(/中文/);
  });

  it("are empty for an invalid name", async () => {
    for (const url of ["", "..", "-", "x".repeat(300)])
      expect((await post("/api/v1/product/bcd/domain", { url })).data).toEqual({ urls: [] });
  });

  it("B-A-52 are limited to 50 of 500 names, as is a search", async () => {
    const url = Array.from({ length: 500 }, (_, n) => `n${n}.com`).join(",");
    expect(
      read("bcd.domain", (await post("/api/v1/product/bcd/domain", { url })).data).urls.length,
    ).toBeLessThanOrEqual(50);
    const whole = read("bcd.search", (await ask(api.app, `${searchUrl}?q=${url}`)).data);
    expect(whole.mutipleSearchResult).toHaveLength(50);
  });

  it("B-A-53 are empty, as is a search, for an ending that is not sold", async () => {
    const { data } = await post("/api/v1/product/bcd/domain", { url: "kopinusa.zzz" });
    expect(data).toEqual({ urls: [] });
    expect(await stream("kopinusa.zzz")).toMatchObject([
      { names: [], refused: [{ typed: "kopinusa.zzz", fault: "ending-unknown" }] },
      { kind: "end" },
    ]);
  });
});

describe("a cart before payment", () => {
  it("B-A-54 is priced again, ignoring the prices, states and duplicates in it", async () => {
    const forged = {
      price: 0.01,
      renewPrice: -5,
      originPrice: 0,
      totalPrice: 0,
      status: "UNREGISTERED",
      currency: "IDR",
    };
    const cart = [
      { domainName: "free-a.com", duration: 2, ...forged },
      { domainName: "FREE-A.com", duration: 9, ...forged },
      { domainName: "taken-a.com", duration: 1, ...forged },
      { domainName: "nonsense", duration: 1, ...forged },
      { domainName: "a_b.com", duration: 1, ...forged },
    ];
    const { data, status } = await post(addUrl, { cart, totalPrice: 0.01 });
    const checked = read("bcd.add", data);
    expect(status).toBe(200);
    expect(checked.cartList.map((item) => [item.domainName, item.duration, item.status, item.price])).toEqual([
      ["free-a.com", 2, "UNREGISTERED", 11.9],
      ["taken-a.com", 1, "REGISTERED", 11.9],
    ]);
    expect(checked).toMatchObject({
      totalPrice: 26.8,
      doubled: 1,
      refused: [{ typed: "nonsense" }, { typed: "a_b.com" }],
    });
    const many = (length: number) => Array.from({ length }, (_, n) => ({ domainName: `n${n}.id`, duration: 1 }));
    expect((await post(addUrl, { cart: many(201) })).status).toBe(422);
    expect((await post(addUrl, { cart: many(10_000) })).status).toBe(413);
    expect(read("bcd.add", (await post(addUrl, { cart: many(200) })).data).cartList).toHaveLength(200);
  });

  it.each([0, 11, -1, 1.5, "2", null])("refuses %j years", async (duration) => {
    expect((await post(addUrl, { cart: [{ domainName: "a.com", duration }] })).status).toBe(400);
  });
});

it("throttles a visitor who searches for more names than allowed", async () => {
  const strict = await openTestApi({ API_DOMAIN_NAMES_PER_SECOND: "1" });
  const q = Array.from({ length: 200 }, (_, n) => `free-${n}.com`).join(" ");
  const search = () => strict.app.inject({ method: "POST", url: searchUrl, payload: { q } });
  expect([(await search()).statusCode, (await search()).statusCode]).toEqual([200, 200]);
  const refused = await post(searchUrl, { q }, strict);
  expect(refused).toMatchObject({ status: 429, code: 429 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(100);
  // Counted against the same limit. More names than it regains while even a busy machine runs this test.
  const cart = Array.from({ length: 200 }, (_, n) => ({ domainName: `free-${n}.com`, duration: 1 }));
  expect((await post(addUrl, { cart }, strict)).status).toBe(429);
  expect((await ask(strict.app, "/api/v1/product/bcd/price")).status).toBe(200);
  await strict.close();
});

describe("a search of the registries", () => {
  it("F-99 B-A-50 shows all other rows and an error while one registry hangs, and queries no host a visitor names", async () => {
    const [quick, hanging] = [await startRegistry(), await startRegistry(hangs)];
    const visits: (string | undefined)[] = [];
    const canary = createServer((request, response) => {
      visits.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    // A TCP server's address is an object.
    const { port } = canary.address() as AddressInfo;
    const file = join(await mkdtemp(join(tmpdir(), "rdap-")), "dns.json");
    await writeFile(
      file,
      bootstrapFile([
        [["com", "id", "io"], [quick.base]],
        [["dev"], [hanging.base]],
      ]),
    );
    const env = { API_RDAP_BOOTSTRAP: file, API_RDAP_ALLOWS_PRIVATE: "true", API_RDAP_TIMEOUT_MS: "10000" };
    const real = await openTestApi(env);

    const addresses = [
      `http://127.0.0.1:${port}/x`,
      `127.0.0.1:${port}`,
      `http://localhost:${port}`,
      `http://[::1]:${port}/`,
    ];
    const tricks = [
      "127.0.0.1.nip.io",
      `gopher://127.0.0.1:${port}`,
      "0x7f000001.1",
      `a@127.0.0.1:${port}`,
      "file:///etc/passwd",
    ];
    const names = [
      "taken1.com",
      "free1.com",
      "free2.id",
      "slow.dev",
      "free3.io",
      "taken2.id",
      "free4.co.id",
      "free5.com",
    ];
    const lines = await stream([...names, ...addresses, ...tricks].join("\n"), real);
    expect(states(rowsOf(lines))).toEqual({
      "taken1.com": "REGISTERED",
      "free1.com": "UNREGISTERED",
      "free2.id": "UNREGISTERED",
      "slow.dev": "TIMEOUT",
      "free3.io": "UNREGISTERED",
      "taken2.id": "REGISTERED",
      "free4.co.id": "UNREGISTERED",
      "free5.com": "UNREGISTERED",
    });
    expect(rowsOf(lines).at(-1)?.domainName).toBe("slow.dev");
    expect(lines[0]).toMatchObject({ isDemo: false, refused: { length: addresses.length + tricks.length } });
    expect(visits).toEqual([]);
    expect([...quick.asked].sort()).toEqual(names.filter((name) => name !== "slow.dev").sort());
    await real.close();
    await Promise.all([quick.die(), hanging.die(), new Promise((resolve) => canary.close(resolve))]);
  });

  it("stops querying as soon as the visitor has disconnected", async () => {
    const hanging = await startRegistry(hangs);
    const file = join(await mkdtemp(join(tmpdir(), "rdap-")), "dns.json");
    await writeFile(file, bootstrapFile([[["com"], [hanging.base]]]));
    const env = { API_RDAP_BOOTSTRAP: file, API_RDAP_ALLOWS_PRIVATE: "true", API_RDAP_TIMEOUT_MS: "60000" };
    const real = await openTestApi(env);
    await real.app.listen({ host: "127.0.0.1", port: 0 });
    const leaving = new AbortController();
    // A TCP server's address is an object.
    const { port } = real.app.server.address() as AddressInfo;
    const names = Array.from({ length: 20 }, (_, n) => `n${n}.com`).join(" ");
    const response = await fetch(`http://127.0.0.1:${port}${searchUrl}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ q: names }),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    // The maximum number of concurrent requests to one registry.
    await until("four questions that hang", hanging.open, (open) => open >= 4);
    leaving.abort();
    await until("the end of all questions", hanging.open, (open) => open === 0);
    expect(hanging.asked).toHaveLength(4);
    await real.close();
    await hanging.die();
  });
});

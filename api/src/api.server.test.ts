import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { until } from "@zhian/chaos/until";
import { domainSearchStream } from "@zhian/contracts/domain";
import { type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import * as z from "zod/mini";
import { endpointNames } from "./http/register-endpoints.ts";
import { ask, openTestApi, type TestApi } from "./testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

const questions: Partial<Record<EndpointName, string>> = {
  "cms.seo": "?id=/products/bcc",
  "cms.file": "?id=welcome",
  "cms.fileList": "?section=news",
  "cms.doc": "?id=first-server",
  search: "?q=vss",
  "console.recommend": "?t=1795248037348",
};
const publicNames = endpointNames().filter(
  (name) => "isPublic" in endpoints[name] && !("isPassing" in endpoints[name]) && endpoints[name].method === "GET",
);
/** Calls of the catalogue that need a signed-in visitor. */
const privateNames = endpointNames().filter(
  (name) =>
    !publicNames.includes(name) &&
    !("isOpen" in endpoints[name]) &&
    !/^bcd|logout|endSession|docLabel|feedBack/.test(name),
);

function urlOf(name: EndpointName): string {
  return `/api${endpoints[name].path}${questions[name] ?? ""}`;
}

describe("the public api", () => {
  it.each(publicNames)("%s returns a cacheable response that matches the contract, in both languages", async (name) => {
    for (const locale of ["en", "zh"]) {
      const plain = urlOf(name);
      const url = `${plain}${plain.includes("?") ? "&" : "?"}locale=${locale}`;
      const answer = await ask(api.app, url);
      expect(answer).toMatchObject({ status: 200, code: 0 });
      expect(z.safeParse(endpoints[name].data, answer.data).error).toBeUndefined();
      expect(answer.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "public, max-age=60, stale-while-revalidate=600",
        "x-content-type-options": "nosniff",
      });
      const again = await api.app.inject({ url, headers: { "if-none-match": String(answer.headers["etag"]) } });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  it("B-A-11 returns the same bytes whatever junk is in the query", async () => {
    const plain = await ask(api.app, "/api/v1/cms/file/column");
    const times = rounds({ short: 500, long: 10_000, of: "B-A-11 junk queries" });
    for (let n = 0; n < times; n += 1) {
      const junk = await api.app.inject(`/api/v1/cms/file/column?utm_source=${n}&_=${n * 7}`);
      expect(junk.headers["etag"]).toBe(plain.headers["etag"]);
    }
  });

  it("B-A-13 returns the site's own SEO text for an unknown id, and none for an unknown page", async () => {
    const { data } = await ask(api.app, "/api/v1/cms/file/column/seo?id=-1");
    expect(data).toMatchObject({ title: "ZhiAn Cloud" });
    for (const path of ["/nowhere", "/../etc"]) {
      expect(await ask(api.app, `/api/v1/cms/file/column/seo?id=${path}`)).toMatchObject({
        status: 200,
        data: { title: "", description: "", keywords: "" },
      });
    }
    for (const id of ["0", "1.5", "1e309", "9223372036854775808", "constructor", "%F0%9F%92%A9"]) {
      expect(await ask(api.app, `/api/v1/cms/file/column/seo?id=${id}`)).toMatchObject({ status: 200, data });
    }
    expect((await ask(api.app, "/api/v1/cms/file/column/seo")).status).toBe(400);
    expect((await ask(api.app, "/api/v1/cms/file/column/seo?id=1&id=2")).status).toBe(400);
  });

  it("B-A-14 also accepts the id of an SEO text in the path, and refuses two ids", async () => {
    const byQuery = await ask(api.app, "/api/v1/cms/file/column/seo?id=12&locale=zh");
    expect(byQuery.data).toMatchObject({ title: expect.stringContaining("等保") });
    expect((await ask(api.app, "/api/v1/cms/file/column/seo/12?locale=zh")).data).toEqual(byQuery.data);
    const page = await ask(api.app, "/api/v1/cms/file/column/seo/%2Fproducts%2Fbcc");
    expect(page.data).toMatchObject({ title: expect.stringContaining("Cloud Server") });
    expect((await ask(api.app, "/api/v1/cms/file/column/seo/12?id=13")).status).toBe(400);
  });

  it("returns the same SEO text for every alias of a page", async () => {
    const home = await ask(api.app, "/api/v1/cms/file/column/seo?id=/");
    for (const twin of ["/home", "/home/", "/zh/home", "/zh"]) {
      expect((await ask(api.app, `/api/v1/cms/file/column/seo?id=${twin}`)).data).toEqual(home.data);
    }
  });

  it("lists SEO texts of product routes under the wire format's own names", async () => {
    const { data } = await ask(api.app, "/api/v1/cms/file/column/productSeo?locale=zh");
    const { list } = z.parse(endpoints["cms.productSeo"].data, data);
    expect(list).toHaveLength(56);
    expect(list.find(({ routeurl }) => routeurl === "/products/bci")?.discription).toContain("99.95%");
  });

  it("B-A-18 hides drafts and articles with a future date, as if they did not exist", async () => {
    await api.database.query(
      "UPDATE article SET published_at = now() + interval '1 day' WHERE id = 'maintenance-example'",
    );
    await api.database.query("UPDATE seed SET digest = 'later'");
    await api.content.refresh();
    const missing = await api.app.inject("/api/v1/cms/file?id=nothing");
    for (const id of ["draft-example", "maintenance-example"]) {
      const hidden = await api.app.inject(`/api/v1/cms/file?id=${id}`);
      expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body]);
    }
  });

  it("lists notices by bulletin type, and articles in pages", async () => {
    const all = await ask(api.app, "/api/v1/cms/notice?type=0");
    const security = await ask(api.app, "/api/v1/cms/notice?type=2&locale=zh");
    const { list } = z.parse(endpoints["cms.notice"].data, security.data);
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter(({ type }) => type !== 2)).toEqual([]);
    expect(z.parse(endpoints["cms.notice"].data, all.data).list.length).toBeGreaterThan(list.length);
    const second = await ask(api.app, "/api/v1/cms/file/list?section=news&page=2");
    expect(second.data).toMatchObject({ page: 2, total: expect.any(Number) });
    for (const query of ["type=5", "page=0", "page=x", "page=99999", "section=press"]) {
      expect((await ask(api.app, `/api/v1/cms/file/list?section=notice&${query}`)).status).toBe(400);
    }
  });

  it("returns the document tree by tag and by label, in the specified format", async () => {
    const { data } = await ask(api.app, "/api/v1/cms/doc/tag?locale=zh");
    const [first] = z.parse(endpoints["cms.docTag"].data, data).doc_tag;
    const one = await ask(api.app, `/api/v1/cms/doc/tag?id=${first?.id}&locale=zh`);
    expect(one.data).toEqual({ doc_tag: [first] });
    const url = "/api/v1/cms/doc/label?locale=zh";
    const label = await ask(api.app, { method: "POST", url, payload: { tagId: first?.id } });
    expect(label.data).toEqual({ doc_Label: [{ children: first?.children }] });
  });

  it("B-A-15 returns an empty list for a missing folder, and 404 for a missing document", async () => {
    for (const id of ["nowhere", "-1", "constructor", "__proto__", "../etc", "%00"]) {
      expect((await ask(api.app, `/api/v1/cms/doc/tag?id=${id}`)).data).toEqual({ doc_tag: [] });
      expect((await ask(api.app, `/api/v1/cms/doc?id=${id}`)).status).toBe(404);
    }
    const url = "/api/v1/cms/doc/label";
    const label = await ask(api.app, { method: "POST", url, payload: { tagId: "nowhere" } });
    expect(label.data).toEqual({ doc_Label: [{ children: [] }] });
  });

  it("B-A-16 refuses a label id that is not a valid string", async () => {
    const url = "/api/v1/cms/doc/label";
    for (const tagId of [undefined, null, 1, ["a"], { a: 1 }, "x".repeat(201)]) {
      expect((await ask(api.app, { method: "POST", url, payload: { tagId } })).status).toBe(400);
    }
  });

  it("recommends eight products", async () => {
    const { data } = await ask(api.app, "/api/v1/cms/search/hot");
    const { hot } = z.parse(endpoints["search.hot"].data, data);
    expect(hot).toHaveLength(8);
    expect(hot[0]).toEqual({ innerName: "Cloud Server", innerLink: "/products/bcc" });
  });

  it("names the source of its exchange rate", async () => {
    expect((await ask(api.app, "/api/v1/finance/currencyRate")).data).toEqual({
      base: "USD",
      quote: "IDR",
      rate: 16_500,
      date: "2026-11-01",
      source: "demo rate",
    });
  });
});

describe("page feedback", () => {
  const url = "/api/v1/console/feed_back/submit";
  const payload = { page: "/document/getting-started/first-server", digest: "0123456789abcdef", locale: "zh" };

  it("is stored with the version of the text, and without personal data", async () => {
    const reason = "少了一步\u0000";
    const answer = await ask(api.app, { method: "POST", url, payload: { ...payload, isHelpful: false, reason } });
    expect(answer).toMatchObject({ status: 200, code: 0, data: null });
    const [row] = await api.database.query("SELECT page, digest, locale, is_helpful, reason FROM feed_back");
    const { page, digest, locale } = payload;
    expect(row).toEqual({ page, digest, locale, is_helpful: false, reason: "少了一步" });
  });

  it("is refused if it is invalid, cross-site or too frequent", async () => {
    const send = (more: object, headers = {}) =>
      ask(api.app, { method: "POST", url, headers, payload: { ...payload, ...more } });
    for (const wrong of [{}, { isHelpful: "yes" }, { isHelpful: true, page: `/${"x".repeat(300)}` }]) {
      expect((await send(wrong)).status).toBe(400);
    }
    expect((await send({ isHelpful: true, reason: "x".repeat(501) })).status).toBe(400);
    expect((await send({ isHelpful: true }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await send({ isHelpful: true })).status);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
  });
});

describe("console calls", () => {
  it.each(privateNames)("B-A-10 %s requires a session, and is never cached", async (name) => {
    const { method } = endpoints[name];
    for (const authorization of [undefined, "", "Bearer a", "Bearer a Bearer b", "Basic eDp5", "x".repeat(8_000)]) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await ask(api.app, { method, url: urlOf(name), headers });
      expect(answer).toMatchObject({ status: 401, code: 401, data: null });
      expect(answer.headers).toMatchObject({ "cache-control": "no-store, private", "www-authenticate": "Bearer" });
    }
  });

  it.each(["GET", "POST"] as const)("B-A-02 %s logout always succeeds, with a token or without", async (method) => {
    for (const headers of [{}, { authorization: "Bearer nobody" }, { "sec-fetch-site": "same-origin" }]) {
      const answer = await ask(api.app, { method, url: "/api/v1/console/logout", headers });
      expect(answer).toMatchObject({ status: 200, code: 0 });
      expect(answer.headers["cache-control"]).toBe("no-store, private");
    }
  });

  it.each(["GET", "POST"] as const)("B-A-01 %s logout is refused to other sites", async (method) => {
    for (const site of ["cross-site", "same-site", "nonsense"]) {
      const headers = { "sec-fetch-site": site, "sec-fetch-dest": "image" };
      expect((await ask(api.app, { method, url: "/api/v1/console/logout", headers })).status).toBe(403);
    }
  });
});

describe("the api in operation", () => {
  it("reports response times by route and status", async () => {
    await ask(api.app, "/api/v1/cms/file/column");
    const { headers, payload } = await api.app.inject("/metrics");
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(payload).toMatch(
      /api_request_seconds_count\{method="GET",route="\/api\/v1\/cms\/file\/column",status="200"\} \d/,
    );
    expect(payload).toContain("process_resident_memory_bytes");
  });

  it("documents every endpoint of the catalogue, without broken references", async () => {
    const response = await api.app.inject("/api/docs/json");
    const paths = z.parse(z.record(z.string(), z.record(z.string(), z.unknown())), response.json().paths);
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const catalogue = [...endpointNames().map((name) => endpoints[name]), domainSearchStream].map(
      ({ method, path }) => `${method} /api${path}`,
    );
    expect(documented.sort()).toEqual(catalogue.sort());
    const known = Object.keys(response.json().components.schemas);
    const referred = [...response.body.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((name) => name === undefined || !known.includes(name))).toEqual([]);
  });

  it("shows the documentation as a page without inline scripts", async () => {
    const page = await api.app.inject("/api/docs/");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it("F-90 keeps answering without its database, and reports that it is not ready", async () => {
    // Its look at the database is given a second, which a busy machine may exceed.
    await until("readiness", async () => (await ask(api.app, "/readyz")).status === 200);
    const lost = await openTestApi();
    await lost.database.close();
    expect(await ask(lost.app, "/readyz")).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    expect((await ask(lost.app, "/healthz")).status).toBe(200);
    expect((await ask(lost.app, "/api/v1/cms/file/column")).status).toBe(200);
    lost.content.close();
    await lost.app.close();
  });

  it("returns a request id, the caller's own if it is valid", async () => {
    const own = await ask(api.app, { url: "/healthz", headers: { "x-request-id": "shell-12345678" } });
    expect(own.headers["x-request-id"]).toBe("shell-12345678");
    const forged = await ask(api.app, { url: "/healthz", headers: { "x-request-id": "a b{}\u00ff" } });
    expect(forged.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("logs neither tokens nor cookies nor search terms", async () => {
    const headers = { authorization: "Bearer t0ken-secret", cookie: "accessToken=c00kie-secret" };
    await ask(api.app, { url: "/api/v1/cms/search?q=typed-secret", headers });
    await ask(api.app, { url: "/api/v1/console/user/overview", headers });
    expect(api.log.join("")).toContain("/api/v1/console/user/overview");
    expect(api.log.join("")).not.toMatch(/secret/);
  });
});

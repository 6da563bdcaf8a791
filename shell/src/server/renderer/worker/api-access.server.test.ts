import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { draftsHeader } from "@zhian/contracts/drafts-header";
import { createApiAccess } from "./api-access.ts";

const search = {
  wholeDomain: { secondDomain: "", topDomain: "" },
  resultList: [],
  mutipleSearchResult: [],
  refused: [],
  doubled: 0,
  cut: 0,
  isDemo: true,
  askedAt: "2026-11-21T20:00:00.000Z",
};
/** From a backend whose fields have unexpected types. */
const oddNode = { id: "x", name: "Compute", link: "/products/bcc", desc: {} };
const oddColumns = { columns: [{ children: [oddNode, { name: [] }, oddNode] }] };
const largeTexts = { title: "x".repeat(1_000_000), description: "", keywords: "" };
let server: Server;
let apiUrl: string;
let isWell = true;
let posted: string[] = [];
let asked: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers[draftsHeader]);
    if (request.method === "POST") return void answerLabel(request, response);
    const answers = { "/bcd/search": search, "/column/seo": largeTexts, "/file/column": oddColumns };
    const [, data] = Object.entries(answers).find(([path]) => request.url?.includes(path)) ?? ["", { list: [] }];
    if (isWell) response.end(JSON.stringify({ code: 0, msg: "ok", data }));
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

/** Responds with one node that is named after the requested value. */
async function answerLabel(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  posted.push(`${request.url} ${request.headers["content-type"]} ${body}`);
  const name = String(Object.values(JSON.parse(body) as object)[0]);
  response.end(JSON.stringify({ code: 0, msg: "ok", data: { doc_Label: [{ children: [{ id: name, name }] }] } }));
}

afterAll(() => new Promise((resolve) => server.close(resolve)));

it("returns a stale response while the api is down, but never a stale availability", async () => {
  let hour = 0;
  const call = createApiAccess({ apiUrl, now: () => hour * 3_600_000 });
  const notices = () => call({ name: "cms.notice", query: {} }, 5_000);
  const names = () => call({ name: "bcd.search", query: { q: "kopinusa" } }, 5_000);
  expect([(await notices()).status, (await names()).status]).toEqual(["answered", "answered"]);
  isWell = false;
  hour = 1;
  expect([(await notices()).status, (await names()).status]).toEqual(["answered", "failed"]);
  isWell = true;
  expect((await names()).status).toBe("answered");
});

it("F-199 fetches again for a viewer of drafts, with the pass, and caches nothing", async () => {
  const call = createApiAccess({ apiUrl });
  const columns = (headers = {}) => call({ name: "cms.column", query: { locale: "zh" }, headers }, 5_000);
  const preview = { [draftsHeader]: "A".repeat(43) };
  await columns();
  asked = [];
  await columns(preview);
  await columns(preview);
  await columns();
  expect(asked).toEqual([preview[draftsHeader], preview[draftsHeader]]);
});

it("F-182 is bounded in bytes, evicting the least recently used responses", async () => {
  let hour = 0;
  const call = createApiAccess({ apiUrl, now: () => hour * 3_600_000 });
  const texts = (page: number) => call({ name: "cms.seo", query: { id: `/${page}` } }, 5_000);
  for (let page = 1; page <= 40; page += 1) expect((await texts(page)).status).toBe("answered");
  isWell = false;
  hour = 1;
  expect([(await texts(1)).status, (await texts(40)).status]).toEqual(["failed", "answered"]);
  isWell = true;
});

it("drops fields of an unexpected type, and reports each once", async () => {
  const told: unknown[] = [];
  const call = createApiAccess({ apiUrl, onDropped: (name, fields) => told.push([name, ...fields.toSorted()]) });
  const columns = (locale: string) => call({ name: "cms.column", query: { locale } }, 5_000);
  const kept = expect.objectContaining({ name: "Compute", link: "/products/bcc", desc: "" });
  expect(await columns("en")).toMatchObject({ data: { columns: [{ children: [kept, kept] }] } });
  expect((await columns("zh")).status).toBe("answered");
  // The name is dropped first, and then the entry that requires one.
  const fields = ["", ".desc", ".id", ".name"].map((field) => `columns.*.children.*${field}`);
  expect(told).toEqual([["cms.column", ...fields]]);
});

it("sends a call's body, and caches responses to different bodies separately", async () => {
  posted = [];
  const call = createApiAccess({ apiUrl });
  const label = (tagId: unknown) => call({ name: "cms.docLabel", query: { locale: "en" }, body: { tagId } }, 5_000);
  const named = (name: string) => ({ status: "answered", data: { doc_Label: [{ children: [{ id: name, name }] }] } });
  expect(await label("network")).toMatchObject(named("network"));
  expect(await label("billing")).toMatchObject(named("billing"));
  expect(await label("network")).toMatchObject(named("network"));
  const address = "/api/v1/cms/doc/label?locale=en application/json";
  expect(posted).toEqual([`${address} {"tagId":"network"}`, `${address} {"tagId":"billing"}`]);
  expect(await label(1)).toMatchObject({ status: "failed", kind: "malformed" });
});

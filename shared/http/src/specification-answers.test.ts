import { describe, expect, it } from "@jest/globals";
import { type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type { AxiosAdapter } from "axios";
import { createApiClient } from "./api-client.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = Record<string, Json>;

const node: Fields = {
  id: 7,
  parent_id: 1,
  name: "Compute",
  link: "/products/bcc",
  slug: "bcc",
  desc: "Servers",
  img: "",
};
const domain: Fields = {
  domainName: "kopi.com",
  status: "UNREGISTERED",
  originPrice: 12,
  renewPrice: 14,
  price: 9.5,
  duration: 1,
};

/**
 * The calls of the specification's table, with the response fields that it says are read, and nothing that our own api adds. `needed`:
 * the fields without which a response is useless.
 */
const calls: { name: EndpointName; answer: Json; needed: readonly string[] }[] = [
  { name: "cms.newsTag", answer: { news_tag: [{ children: [node] }] }, needed: ["news_tag"] },
  { name: "cms.column", answer: { columns: [{ children: [{ ...node, children: [node] }] }] }, needed: ["columns"] },
  {
    name: "cms.config",
    answer: {
      config: { title: "ZhiAn", description: "Cloud", keywords: "cloud", slogan: "Safe", logo_url: "/logo.svg" },
    },
    needed: ["config"],
  },
  { name: "cms.seo", answer: { title: "Servers", description: "Of all sizes", keywords: "server" }, needed: [] },
  { name: "cms.docTag", answer: { doc_tag: [{ ...node, id: "basics", parent_id: "" }] }, needed: ["doc_tag"] },
  {
    name: "cms.docLabel",
    answer: { doc_Label: [{ children: [{ ...node, id: "first", parent_id: "basics" }] }] },
    needed: ["doc_Label"],
  },
  { name: "cms.file", answer: { title: "Grading", description: "How", keywords: "mlps" }, needed: ["title"] },
  { name: "quote.todayNums", answer: { number: 12 }, needed: ["number"] },
  {
    name: "quote.submit",
    answer: { allPrice: "9000.00", consultPrice: "暂不支持", productPrice: "9000.00" },
    needed: ["allPrice"],
  },
  { name: "bcd.domain", answer: { urls: [domain] }, needed: ["urls"] },
  { name: "popularize.detail", answer: { code: "zc7k2", state: "active" }, needed: [] },
  {
    name: "console.overview",
    answer: {
      profile: "",
      username: "lin",
      uuid: "8f3a",
      accountType: 2,
      isRecommend: 1,
      recommendID: "r1",
      recommendAuth: 3,
      recommendStyle: 1,
    },
    needed: [],
  },
  { name: "console.recommend", answer: { isRegister: true, code: "r1" }, needed: [] },
];

/** Only their success matters. */
const actions: EndpointName[] = [
  "console.logout",
  "console.endSession",
  "console.checkToken",
  "quote.sendCode",
  "cooperation.sms",
  "cooperation.sendSms",
  "account.loginSms",
  "account.sendSms",
  "account.send",
  "account.upPassword",
  "account.changePassword",
  "console.clickPoint",
  "feedBack.submit",
];

/** A client whose backend returns `body`, with the calls that it made and the fields that it dropped. */
function clientOf(body: unknown, status = 200) {
  const asked: string[] = [];
  const dropped: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    asked.push(config.url ?? "");
    return { data: JSON.parse(JSON.stringify(body)), status, statusText: "", headers: {}, config };
  };
  const api = createApiClient({
    base: "/api",
    token: () => "",
    onStatus: () => undefined,
    onDropped: (_, fields) => dropped.push(...fields),
    adapter,
  });
  return { api, asked, dropped };
}

/** Every path below a value: `["columns", 0, "children"]`. */
function placesIn(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesIn(inner, place)];
  });
}

const missing = Symbol("missing");
type Change = (value: Json) => Json | typeof missing;

/** Ways in which a backend's field may differ, each with the values that it applies to. */
const shapes: [name: string, change: Change, appliesTo: (value: Json) => boolean][] = [
  ["missing", () => missing, () => true],
  ["null", () => null, () => true],
  [
    "a number instead of a string",
    (value) => (typeof value === "string" ? 5 : missing),
    (value) => typeof value === "string",
  ],
  ["a string instead of a number", (value) => JSON.stringify(value), (value) => typeof value === "number"],
  ["of another type", (value) => (Array.isArray(value) || typeof value !== "object" ? {} : "text"), () => true],
  ["an unknown value", () => "as-yet-unknown", (value) => typeof value === "string"],
];

function changed(value: Json, [key, ...rest]: readonly (string | number)[], change: Change): Json {
  if (key === undefined) throw new Error("a place has a key");
  const copy = structuredClone(value) as Record<string | number, Json>;
  const inner = copy[key] ?? null;
  const next = rest.length === 0 ? change(inner) : changed(inner, rest, change);
  if (next !== missing) copy[key] = next;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

function valueAt(value: Json, path: readonly (string | number)[]): Json {
  return path.reduce<Json>((inner, key) => (inner as Fields)[key] ?? null, value);
}

const cases = calls.flatMap(({ name, answer, needed }) =>
  placesIn(answer).flatMap((path) =>
    shapes
      .filter(([, , appliesTo]) => appliesTo(valueAt(answer, path)))
      .map(([shape, change]) => ({
        name,
        answer: changed(answer, path, change),
        title: `${name}: ${path.join(".")} is ${shape}`,
        isNeeded: path.length === 1 && needed.includes(String(path[0])),
      })),
  ),
);

describe("a response from the specification", () => {
  it.each(calls)("is read: $name", async ({ name, answer }) => {
    const { api, dropped } = clientOf({ code: 0, msg: "", data: answer });
    expect(await api.call(name)).toMatchObject(answer as object);
    expect(dropped).toEqual([]);
  });

  it.each(calls)("may have unknown fields: $name", async ({ name, answer }) => {
    const more = JSON.parse(JSON.stringify(answer), (_, value: Json) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? { ...value, more: { is: ["said"] } }
        : value,
    );
    const { api, dropped } = clientOf({ code: 0, msg: "", data: more, traceId: "x" });
    expect(await api.call(name)).toMatchObject(answer as object);
    expect(dropped).toEqual([]);
  });

  it("may format its prices for people, and omit them", async () => {
    const rows = [
      { ...domain, price: "1,234.00" },
      { ...domain, price: "询价", renewPrice: null },
      { domainName: "kopi.com", status: "UNREGISTERED" },
    ];
    const { api, dropped } = clientOf({ code: 0, msg: "", data: { urls: rows } });
    const { urls } = await api.call("bcd.domain");
    expect(urls.map(({ price, renewPrice }) => [price, renewPrice])).toEqual([
      [1234, 14],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(dropped).toEqual(["urls.1.price"]);
  });

  it.each([
    ["no msg", { code: 0 }],
    ["a null msg", { code: 0, msg: null }],
    ["a numeric msg", { code: 0, msg: 200 }],
    ["a string code", { code: "0", msg: "ok" }],
  ])("may come in an envelope with %s", async (_, envelope) => {
    for (const { name, answer } of calls) {
      expect(await clientOf({ ...envelope, data: answer }).api.call(name)).toMatchObject(answer as object);
    }
  });

  it.each(cases)("$title", async ({ name, answer, isNeeded }) => {
    const { api, asked } = clientOf({ code: 0, msg: "", data: answer });
    const read = await api.call(name).then(
      () => "read",
      (error: { kind?: string }) => error.kind,
    );
    // A required field of another kind may make the response malformed; an optional one never does.
    expect(isNeeded ? ["read", "malformed"] : ["read"]).toContain(read);
    expect(asked).toHaveLength(1);
  });
});

describe("an action", () => {
  it.each(actions)("%s succeeds, whatever its data", async (name) => {
    expect(endpoints[name]).toBeDefined();
    for (const data of [undefined, null, {}, [], "done", 1, true, { more: { is: "said" } }]) {
      await expect(clientOf({ code: 0, msg: "ok", data }).api.call(name)).resolves.not.toThrow();
    }
  });
});

describe("a rejection", () => {
  it.each([
    [{ code: 4, msg: "验证码错误" }, "验证码错误"],
    [{ code: 4, msg: "验证码错误", data: {} }, "验证码错误"],
    [{ code: "4", msg: "验证码错误", data: "text" }, "验证码错误"],
  ])("carries the server's message: %j", async (body, message) => {
    await expect(clientOf(body).api.call("quote.submit")).rejects.toMatchObject({ kind: "rejected", message });
  });
});

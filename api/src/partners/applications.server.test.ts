import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import * as z from "zod";
import { createVisitor, openQuoteApi } from "../testing/quote-visitor.ts";
import { ask, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
let visitor: ReturnType<typeof createVisitor>;
let chinese: ReturnType<typeof createVisitor>;

beforeAll(async () => {
  api = await openQuoteApi();
  visitor = createVisitor(api);
  chinese = createVisitor(api, { "accept-language": "zh-CN" });
});

afterAll(() => api.close());
beforeEach(() => api.database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'"));

const phone = "13800138000";
const sms = `/api/v1/console/cooperation/sms?phone=${phone}`;
const form = { kind: "isv", company: "演示软件有限公司", contact: "李雷", phone, code: "", note: "做软件。\n两行。" };
const numberSchema = z.object({ number: z.string() });
const sent = async () => (await visitor.messages(phone)).length;

async function codeFor(who = visitor): Promise<string> {
  await api.database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'");
  const answer = await who.post("cooperation.sendSms", { phone }, { "x-captcha-token": await who.token() });
  expect(answer).toMatchObject({ status: 200, data: null });
  return (await who.messages(phone))[0]?.code ?? "";
}

const submit = (changes: Partial<typeof form>, key: string = randomUUID(), who = visitor) =>
  who.post("cooperation.submit", { ...form, ...changes }, { "idempotency-key": key });

const own = { "x-forwarded-for": "10.1.1.1" };

describe("a code for an application", () => {
  it("is sent by GET, as specified, to a client that has solved a puzzle", async () => {
    const before = await sent();
    const headers = { ...own, "x-captcha-token": await visitor.token(), "sec-fetch-site": "same-origin" };
    expect(await ask(api.app, { url: sms, headers })).toMatchObject({ status: 200, data: null });
    expect(await sent()).toBe(before + 1);
    expect((await visitor.messages(phone))[0]?.text).toContain("partnership application");
  });

  it("B-A-46 is not sent for an image, a prefetch or a link from another site", async () => {
    const before = await sent();
    const token = await visitor.token();
    for (const [headers, status] of [
      [{}, 422],
      [{ "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" }, 403],
      [{ "sec-fetch-site": "cross-site", "x-captcha-token": token }, 403],
      [{ "sec-fetch-site": "same-site", "x-captcha-token": token }, 403],
      [{ "sec-fetch-site": "same-origin", "sec-purpose": "prefetch;prerender", "x-captcha-token": token }, 403],
      [{ "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }, 422],
    ] as const) {
      expect((await ask(api.app, { url: sms, headers: { ...own, ...headers } })).status).toBe(status);
    }
    expect(await sent()).toBe(before);
  });

  it("B-A-47 leaves no phone in the logs, whether sent or rejected", async () => {
    await ask(api.app, { url: sms, headers: { ...own, "x-captcha-token": await visitor.token() } });
    await ask(api.app, { url: sms, headers: own });
    await ask(api.app, { url: `${sms}&phone=${phone}`, headers: own });
    expect(api.log.some((line) => line.includes("/api/v1/console/cooperation/sms"))).toBe(true);
    expect(api.log.filter((line) => line.includes(phone))).toEqual([]);
  });

  it("B-A-48 is not sent for HEAD, or any other method", async () => {
    const before = await sent();
    const headers = { ...own, "x-captcha-token": await visitor.token() };
    const head = await api.app.inject({ method: "HEAD", url: sms, headers });
    expect([head.statusCode, head.headers["allow"]]).toEqual([405, "GET, POST"]);
    for (const method of ["PUT", "DELETE"] as const) {
      expect((await ask(api.app, { method, url: sms, headers })).status).toBe(405);
    }
    expect(await sent()).toBe(before);
  });

  it("B-A-49 shares its rate limit with all other codes for that phone", async () => {
    expect((await visitor.sendCode(phone)).status).toBe(200);
    const before = await sent();
    const token = await visitor.token();
    const limited = await chinese.post("cooperation.sendSms", { phone }, { "x-captcha-token": await chinese.token() });
    expect(limited).toMatchObject({ status: 429, msg: expect.stringMatching(/^验证码发送过于频繁，请 \d+ 秒后再试$/) });
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(api.app, { url: sms, headers: { ...own, "x-captcha-token": token } })).status).toBe(429);
    const register = await visitor.post("account.sendSms", { phone }, { "x-captcha-token": await visitor.token() });
    expect(register.status).toBe(429);
    expect(await sent()).toBe(before);
  });

  it("is valid for an application only", async () => {
    const code = await codeFor();
    expect(await visitor.submit({ code })).toMatchObject({ status: 422, data: { field: "code" } });
    expect((await submit({ code })).status).toBe(200);
  });
});

describe("an application", () => {
  it("is stored once per idempotency key, and answered with its number", async () => {
    const key = randomUUID();
    const code = await codeFor(chinese);
    const { number } = numberSchema.parse((await submit({ code }, key, chinese)).data);
    expect(number).toMatch(/^ZC-\d{8}-[2-9A-HJ-NP-Z]{8}$/);
    const again = await Promise.all([submit({ code }, key, chinese), submit({ code }, key, chinese)]);
    expect(again.map(({ data }) => data)).toEqual([{ number }, { number }]);
    const rows = await api.database.query(
      "SELECT kind, company, contact, phone, note, locale FROM cooperation_application WHERE number = $1",
      [number],
    );
    const { code: _code, ...stored } = form;
    expect(rows).toEqual([{ ...stored, locale: "zh" }]);

    expect((await submit({ code, company: "Another" }, key, chinese)).status).toBe(409);
    expect(await submit({ code }, randomUUID(), chinese)).toMatchObject({ status: 422, data: { field: "code" } });
  });

  it("is refused for its first wrong field in the order of the form, in the visitor's language", async () => {
    const faults: [Partial<typeof form>, string][] = [
      [{ company: "" }, "company"],
      [{ company: "<script>" }, "company"],
      [{ company: "=HYPERLINK(1)" }, "company"],
      [{ company: "司".repeat(65) }, "company"],
      [{ contact: " " }, "contact"],
      [{ phone: "12345678901" }, "phone"],
      [{ code: "12345" }, "code"],
      [{ code: "１２３４５６" }, "code"],
      [{ note: "字".repeat(501), code: "123456" }, "note"],
    ];
    for (const [changes, field] of faults) {
      const inChinese = await submit(changes, randomUUID(), chinese);
      expect(inChinese).toMatchObject({ status: 422, data: { field }, msg: expect.stringMatching(/\p{Script=Han}/u) });
      expect((await submit(changes)).msg).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it("is refused with values that the interface cannot send", async () => {
    for (const changes of [{ kind: "admin" }, { isApproved: true }, { company: null }]) {
      // The type describes what a page sends, but a program may send this.
      expect((await visitor.post("cooperation.submit", { ...form, ...(changes as object) })).status).toBe(400);
    }
    expect((await submit({}, "short")).status).toBe(422);
    expect((await submit({ code: "123456" }, "k y")).status).toBe(400);
  });
});

describe("a question", () => {
  const question = { page: "/about", name: "韩梅梅", phone, question: "两台够吗？" };
  const consult = async (changes: Partial<typeof question>, headers: Record<string, string>) =>
    visitor.post("consult.submit", { ...question, ...changes }, headers);

  it("is stored once, for a client that has solved a puzzle", async () => {
    const headers = { "x-captcha-token": await visitor.token(), "idempotency-key": randomUUID() };
    const { number } = numberSchema.parse((await consult({}, headers)).data);
    expect(number).toMatch(/^ZX-\d{8}-[2-9A-HJ-NP-Z]{8}$/);
    expect((await consult({}, headers)).data).toEqual({ number });
    expect(
      await api.database.query("SELECT page, name, question FROM consultation WHERE number = $1", [number]),
    ).toEqual([{ page: "/about", name: "韩梅梅", question: "两台够吗？" }]);
    const another = await consult({}, { ...headers, "idempotency-key": randomUUID() });
    expect(another).toMatchObject({ status: 422, msg: "Please solve the puzzle first." });
  });

  it("is refused with the reason", async () => {
    expect((await consult({}, {})).msg).toBe("Please solve the puzzle first.");
    expect(await consult({ name: "" }, {})).toMatchObject({ status: 422, data: { field: "name" } });
    expect(await consult({ phone: "1" }, {})).toMatchObject({ status: 422, data: { field: "phone" } });
    expect(await consult({ question: " \n" }, {})).toMatchObject({ status: 422, data: { field: "question" } });
    expect((await consult({ page: "//evil.example?x" }, {})).status).toBe(400);
  });
});

it("the published OpenAPI description includes every call", async () => {
  const document = z
    .looseObject({
      paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string().optional() }))),
    })
    .parse((await api.app.inject("/api/docs/json")).json());
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toEqual(
    expect.arrayContaining([
      "cooperation.sms",
      "cooperation.sendSms",
      "cooperation.submit",
      "consult.submit",
      "popularize.register",
    ]),
  );
});

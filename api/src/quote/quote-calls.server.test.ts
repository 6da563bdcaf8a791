import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import * as z from "zod";
import { humanTrail } from "../testing/human-trail.ts";
import { createVisitor, form, openQuoteApi, quoteEnv } from "../testing/quote-visitor.ts";
import { ask, openTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
let visitor: ReturnType<typeof createVisitor>;
let chinese: ReturnType<typeof createVisitor>;

beforeAll(async () => {
  api = await openQuoteApi();
  visitor = createVisitor(api);
  chinese = createVisitor(api, { "accept-language": "zh-CN,zh;q=0.9" });
});

afterAll(() => api.close());

const uncounted = () => api.database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'");
const messageCount = async () => (await visitor.messages()).length;

describe("the quote flow", () => {
  it("goes from puzzle and code to a quote, and increases today's count", async () => {
    const code = await visitor.code();
    expect((await visitor.messages(form.phone))[0]).toMatchObject({
      phone: form.phone,
      code,
      text: expect.stringContaining(`${code} is your code`),
    });
    const { status, data } = await visitor.submit({ code }, randomUUID());
    expect([status, data]).toEqual([
      200,
      { allPrice: "8477.00", productPrice: "6577.00", consultPrice: "1900.00", quote: expect.any(String) },
    ]);
    const { quote } = z.object({ quote: z.string() }).parse(data);
    const sheet = await ask(api.app, `/api/v1/console/dengbao_quote/sheet?id=${quote}`);
    expect(sheet).toMatchObject({ status: 200, data: { allPrice: "8477.00", provinceCity: "浙江省/杭州市" } });
    expect(sheet.headers["cache-control"]).toBe("no-store, private");
    expect((await ask(api.app, "/api/v1/console/dengbao_quote/todayNums")).data).toEqual({ number: 1 });
  });

  it("sends messages in Chinese to Chinese visitors", async () => {
    const code = await chinese.code("13900139000");
    expect((await chinese.messages("13900139000"))[0]?.text).toContain(`【智安云】验证码 ${code}，10 分钟内有效`);
  });

  it("offers proof of work instead of the puzzle", async () => {
    const { data } = await visitor.post("captcha.work", undefined);
    expect(data).toMatchObject({
      parameters: { algorithm: "PBKDF2/SHA-256", cost: 2_000 },
      signature: expect.any(String),
    });
    expect((await visitor.post("captcha.workAnswer", { payload: "e30=" })).data).toEqual({ result: "fail" });
  });

  it("answers 'again' to an automated movement, and logs why", async () => {
    const { id, left } = await visitor.puzzle();
    const { data } = await visitor.post("captcha.answer", { id, left, trail: [{ t: 0, x: left, y: 0 }] });
    expect(data).toEqual({ result: "again" });
    expect(api.log.join("")).toContain("too few points");
  });

  it("returns 404 for an invalid quote id", async () => {
    for (const id of ["", "1", "A".repeat(24), "' OR 1=1--", "../x"]) {
      const answer = await ask(api.app, `/api/v1/console/dengbao_quote/sheet?id=${encodeURIComponent(id)}`);
      expect(answer).toMatchObject({ status: 404, data: null });
    }
  });
});

describe("sendCode", () => {
  it.each([
    ["letters", "1380013800a"],
    ["ten digits", "1380013800"],
    ["twelve digits", "138001380000"],
    ["a country code", "+8613800138000"],
    ["spaces", "138 0013 8000"],
    ["full-width digits", "１３８００１３８０００"],
    ["Arabic digits", "١٣٨٠٠١٣٨٠٠٠"],
    ["an unknown prefix", "12345678901"],
    ["an empty string", ""],
    ["a number", 13800138000],
    ["null", null],
  ])("B-A-24 refuses %s as a phone, in the visitor's language", async (_what, phone) => {
    const before = await messageCount();
    const token = "none-is-needed-to-be-refused";
    expect(await chinese.sendCode(phone, token)).toMatchObject({
      status: 422,
      code: 422,
      msg: "提交错误，请检查是否正确填入手机号！",
      data: { field: "phone" },
    });
    expect((await visitor.sendCode(phone, token)).msg).toBe(
      "Not sent. Please check that the mobile number is correct.",
    );
    expect(await messageCount()).toBe(before);
  });

  it("B-A-25 refuses a phone without a token, or with an invented one", async () => {
    const before = await messageCount();
    for (const headers of [{}, { "x-captcha-token": "" }, { "x-captcha-token": "x".repeat(32) }]) {
      const answer = await chinese.post("quote.sendCode", { phone: form.phone }, headers);
      expect(answer).toMatchObject({ status: 422, msg: "请先完成滑块验证" });
    }
    expect((await visitor.post("quote.sendCode", { phone: form.phone })).msg).toBe("Please solve the puzzle first.");
    expect(await messageCount()).toBe(before);
  });

  it("B-A-26 refuses a token that was used, is another session's, or is two minutes old", async () => {
    await uncounted();
    const used = await visitor.token();
    expect((await visitor.sendCode(form.phone, used)).status).toBe(200);
    expect((await visitor.sendCode("13700137000", used)).status).toBe(422);
    const other = createVisitor(api, { "x-forwarded-for": "10.9.9.9" });
    const mine = await visitor.token();
    expect((await other.sendCode("13700137000", mine)).status).toBe(422);
    expect((await visitor.sendCode("13700137000", mine)).status).toBe(422);
    const late = await visitor.token();
    await api.database.query("UPDATE kept SET expires_at = expires_at - interval '120 seconds'");
    expect((await visitor.sendCode("13700137000", late)).status).toBe(422);
    expect(await visitor.messages("13700137000")).toEqual([]);
  });

  it("B-A-27 makes the same phone wait for a minute, and returns the time left", async () => {
    await uncounted();
    await visitor.sendCode();
    const again = await chinese.sendCode();
    const seconds = Number(again.headers["retry-after"]);
    expect(again).toMatchObject({ status: 429, code: 429, msg: `验证码发送过于频繁，请 ${seconds} 秒后再试` });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await visitor.sendCode()).msg).toMatch(/^Too many codes were sent. Please try again in \d+ seconds.$/);
  });

  it.each([
    ["a list", { phone: ["13800138000", "13900139000"] }, 422],
    ["an object", { phone: { $ne: "" } }, 422],
    ["two lines", { phone: "13800138000\r\n13900139000" }, 422],
    ["two keys", { phone: "13800138000", "phone[]": "13900139000" }, 400],
    ["another field", { mobile: "13800138000" }, 400],
    ["an empty object", {}, 422],
  ])("B-A-30 refuses a phone sent as %s", async (_what, payload, status) => {
    const before = await messageCount();
    expect((await visitor.post("quote.sendCode", payload, { "x-captcha-token": "t" })).status).toBe(status);
    expect(await messageCount()).toBe(before);
  });

  it.each(["+6281234567890", "006281234567890", "81234567890", "85212345678"])(
    "B-A-31 refuses the foreign number %s",
    async (phone) => {
      expect((await visitor.sendCode(phone, "t")).status).toBe(422);
    },
  );

  it("B-A-32 sends one message for ten concurrent requests, each with its own token", async () => {
    await uncounted();
    const before = await messageCount();
    const tokens: string[] = [];
    for (let count = 0; count < 10; count += 1) tokens.push(await visitor.token());
    const statuses = await Promise.all(tokens.map(async (token) => (await visitor.sendCode(form.phone, token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(await messageCount()).toBe(before + 1);
  });

  it("B-A-28 limits an address that sends 100 requests in a second", async () => {
    const strict = await openTestApi({ ...quoteEnv, API_CALLS_PER_MINUTE: "6", API_SMS_PER_ADDRESS: "10" });
    const someone = createVisitor(strict);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => someone.sendCode(`138${String(index).padStart(8, "0")}`, "t")),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]?.headers["retry-after"]).toMatch(/^\d+$/);
    expect(await someone.messages()).toEqual([]);
    await strict.close();
  });

  it("is refused to other sites", async () => {
    const answer = await visitor.post("quote.sendCode", { phone: form.phone }, { "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
  });
});

describe("submit", () => {
  it.each([
    ["B-A-38", { systemNum: 0 }, "输入格式不正确，请输入1~999之间的整数", "systemNum"],
    ["B-A-38", { systemNum: "1e2" }, "输入格式不正确，请输入1~999之间的整数", "systemNum"],
    ["B-A-38", { systemNum: "٥" }, "输入格式不正确，请输入1~999之间的整数", "systemNum"],
    ["B-A-38", { systemNum: null }, "请输入您的服务器数量", "systemNum"],
    ["B-A-39", { provinceCity: "广东省/杭州市" }, "请选择所在城市", "provinceCity"],
    ["B-A-39", { provinceCity: 7 }, "请选择所在城市", "provinceCity"],
    ["B-A-40", { systemType: "公有云系統" }, "提交错误，请检查提交内容是否有误！", "systemType"],
    ["B-A-41", { corporateName: "<script>alert(1)</script>" }, "提交错误，请检查提交内容是否有误！", "corporateName"],
    ["B-A-24", { phone: "1380013800" }, "手机格式错误，请校验后重新输入", "phone"],
    ["B-A-43", { code: "" }, "请输入验证码", "code"],
  ])("%s rejects %j with the specified text, and stores nothing", async (_row, wrong, msg, field) => {
    const before = await api.database.query("SELECT number FROM quote");
    expect(await chinese.submit(wrong)).toMatchObject({ status: 422, code: 422, msg, data: { field } });
    expect(await api.database.query("SELECT number FROM quote")).toEqual(before);
  });

  it("refuses a company name of 1 MB before parsing it", async () => {
    expect((await chinese.submit({ corporateName: "智".repeat(350_000) })).status).toBe(413);
    expect((await chinese.submit({ corporateName: "智".repeat(1_001) })).status).toBe(422);
  });

  it.each<Record<string, unknown>>([{ price: 1 }, { allPrice: "0.01" }, { isAdmin: true }, { constructor: 1 }])(
    "B-A-42 refuses a form with an extra field: %j",
    async (more) => {
      const code = await visitor.code();
      expect((await visitor.post("quote.submit", { ...form, code, ...more })).status).toBe(400);
      expect((await visitor.submit({ code })).status).toBe(200);
    },
  );

  it("B-A-43 refuses a phone to which no code was sent", async () => {
    expect(await chinese.submit({ phone: "15900159000", code: "123456" })).toMatchObject({
      status: 422,
      msg: "验证码错误或已失效，请重新获取",
      data: { field: "code" },
    });
  });

  it("B-A-35 B-A-36 B-A-37 refuses a used, an expired and another phone's code alike, in the same steps", async () => {
    const others = await visitor.code("15100151000");
    const used = await visitor.code("15200152000");
    await visitor.submit({ phone: "15200152000", code: used });
    const old = await visitor.code("15300153000");
    await api.database.query("UPDATE sms_code SET expires_at = expires_at - interval '10 minutes'");
    const mine = await visitor.code("15500155000");
    const steps: string[][] = [];
    const { transaction } = api.database;
    api.database.transaction = (work) => {
      const statements: string[] = [];
      steps.push(statements);
      return transaction((tx) => work({ query: (sql, values) => (statements.push(sql), tx.query(sql, values)) }));
    };
    const claims = [
      { phone: "15500155000", code: others },
      { phone: "15200152000", code: used },
      { phone: "15300153000", code: old },
      { phone: "15800158000", code: mine },
      { phone: "15500155000", code: mine === "000000" ? "000001" : "000000" },
    ];
    const answers = [];
    for (const claim of claims) answers.push(await visitor.submit(claim));
    api.database.transaction = transaction;
    const said = answers.map(({ status, code, msg, data }) => JSON.stringify({ status, code, msg, data }));
    expect(new Set(said).size).toBe(1);
    expect(answers[0]?.status).toBe(422);
    expect(steps).toHaveLength(claims.length);
    expect(new Set(steps.map((statements) => statements.join("\n"))).size).toBe(1);
    expect((await visitor.submit({ phone: "15500155000", code: mine })).status).toBe(200);
  });

  it("B-A-44 refuses another form with the same key, and repeats its answer to the same form", async () => {
    const code = await visitor.code();
    const key = randomUUID();
    const first = await visitor.submit({ code }, key);
    expect(first.status).toBe(200);
    expect((await visitor.submit({ code }, key)).data).toEqual(first.data);
    expect(await chinese.submit({ code, systemNum: 13 }, key)).toMatchObject({ status: 409, code: 409, data: null });
    expect((await visitor.submit({ code }, "no key")).status).toBe(400);
    expect((await visitor.submit({ code })).status).toBe(422);
  });

  it("F-100 makes one quote on a double click", async () => {
    const code = await visitor.code();
    const key = randomUUID();
    const before = await api.database.query("SELECT number FROM quote");
    const [first, second] = await Promise.all([visitor.submit({ code }, key), visitor.submit({ code }, key)]);
    expect([first.status, second.data]).toEqual([200, first.data]);
    expect(await api.database.query("SELECT number FROM quote")).toHaveLength(before.length + 1);
  });

  it("prints 暂不支持 where there is no price", async () => {
    const code = await visitor.code();
    const { data } = await visitor.submit({ code, provinceCity: "西藏自治区/拉萨市", systemType: "线下IDC" });
    expect(data).toMatchObject({ consultPrice: "暂不支持", productPrice: "6577.00", allPrice: "6577.00" });
  });

  it("logs neither phones nor codes nor companies", async () => {
    const code = await visitor.code();
    await visitor.submit({ code });
    // A random id may contain the code's digits.
    const log = api.log.join("").replace(/"requestId":"[^"]+"/g, "");
    expect(log).not.toContain(form.phone);
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    expect(log).not.toContain(form.corporateName);
    expect(api.log.filter((line) => line.split("\n").length !== 2)).toEqual([]);
  });
});

describe("answers by keys and taps", () => {
  it("B-S-25 have stricter rate limits", async () => {
    const strict = await openTestApi({ ...quoteEnv, API_CALLS_PER_MINUTE: "60" });
    const someone = createVisitor(strict);
    // The clock is frozen: one more call is allowed every six seconds, which a busy machine may take for twelve.
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now());
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await someone.post("captcha.answer", { id: "x", left: 1, trail: [], by: "place" })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await someone.post("captcha.answer", { id: "x", left: 1, trail: humanTrail(1) })).status).toBe(200);
    clock.mockRestore();
    await strict.close();
  });

  it.each([
    ["501 points", { id: "x", left: 1, trail: Array.from({ length: 501 }, () => ({ t: 1, x: 1, y: 1 })) }],
    ["no position", { id: "x", trail: [] }],
    ["a position that is not a number", { id: "x", left: "1", trail: [] }],
    ["a long id", { id: "x".repeat(65), left: 1, trail: [] }],
    ["an unknown input method", { id: "x", left: 1, trail: [], by: "will" }],
  ])("B-S-25 are refused with %s", async (_what, payload) => {
    expect((await visitor.post("captcha.answer", payload)).status).toBe(400);
  });
});

/** Nothing listens here: the system gives no server a port this low. */
const unusedUrl = "http://127.0.0.1:2";

describe("during an outage", () => {
  it("says that no code was sent while the gateway is down, and accepts the same token again", async () => {
    const gateway = { API_SMS_URL: `${unusedUrl}/messages`, API_SMS_KEY: "k", API_SMS_TIMEOUT_MS: "10000" };
    const cut = await openTestApi({ ...quoteEnv, API_OUTBOX: "false", ...gateway });
    const someone = createVisitor(cut, { "accept-language": "zh" });
    const token = await someone.token();
    const answer = await someone.sendCode(form.phone, token);
    expect(answer).toMatchObject({ status: 503, msg: "短信服务暂时不可用，验证码没有发出，请稍后重试", data: null });
    expect(answer.headers["retry-after"]).toBe("5");
    expect((await someone.sendCode(form.phone, token)).status).toBe(503);
    expect(await cut.database.query("SELECT id FROM sms_send")).toEqual([]);
    expect((await cut.app.inject("/dev/outbox")).statusCode).toBe(404);
    expect((await cut.app.inject("/dev/outbox.json")).statusCode).toBe(404);
    await cut.close();
  });

  it("sends and shows no code without a gateway or an outbox, and says so", async () => {
    const mute = await openTestApi({ ...quoteEnv, API_OUTBOX: "false" });
    const someone = createVisitor(mute, { "accept-language": "en" });
    const answer = await someone.sendCode(form.phone, await someone.token());
    expect(answer).toMatchObject({ status: 503, msg: expect.stringContaining("no code was sent"), data: null });
    expect(await mute.database.query("SELECT id FROM sms_send")).toEqual([]);
    expect((await mute.app.inject("/dev/outbox")).statusCode).toBe(404);
    expect(mute.log.join("")).toContain("API_SMS_URL is not set: verification codes cannot be sent");
    await mute.close();
  });

  it("answers 503 without its database, and stores nothing", async () => {
    const lost = await openQuoteApi();
    const someone = createVisitor(lost, { "accept-language": "zh" });
    const token = await someone.token();
    await lost.database.close();
    for (const answer of [
      await someone.sendCode(form.phone, token),
      await someone.submit({ code: "123456" }),
      await someone.post("captcha.puzzle", undefined),
      await ask(lost.app, { url: "/api/v1/console/dengbao_quote/todayNums", headers: { "accept-language": "zh" } }),
    ]) {
      expect(answer).toMatchObject({ status: 503, msg: "服务暂时不可用，请稍后再试。", data: null });
      expect(answer.headers["retry-after"]).toBe("5");
    }
    expect(await someone.messages()).toEqual([]);
    lost.content.close();
    await lost.app.close();
  });
});

describe("the development pages", () => {
  it("show the outbox without running scripts", async () => {
    const page = await api.app.inject("/dev/outbox");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toContain(form.phone);
  });

  it("never reveal a puzzle's solution, unless the api was started for tests", async () => {
    const real = await openTestApi();
    const { data } = await createVisitor(real).post("captcha.puzzle", undefined);
    const { id } = z.object({ id: z.string() }).parse(data);
    expect((await real.app.inject(`/dev/captcha/${id}`)).statusCode).toBe(404);
    expect(real.log.join("")).not.toContain("test_hooks.enabled");
    expect(api.log.join("")).toContain("test_hooks.enabled");
    await real.close();
  });
});

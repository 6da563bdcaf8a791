import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import type { QuoteForm } from "@zhian/contracts/quote-form";
import { createTokens } from "../captcha/tokens.ts";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { createCodes } from "../sms/codes.ts";
import { createOutbox, type Outbox } from "../sms/outbox.ts";
import { createCodeSender } from "../sms/send-code.ts";
import type { SmsOutcome } from "../sms/sms-gateway.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../testing/test-databases.ts";
import { createTodayCount } from "./count-today.ts";
import { readSheet } from "./read-sheet.ts";
import { createSubmit } from "./submit-quote.ts";

const hash = createKeyedHash("a secret of the tests");
const tokens = createTokens(hash);
const codes = createCodes(hash);

const form: QuoteForm = {
  province: "四川省",
  city: "成都市",
  systemType: "私有云平台",
  level: 2,
  servers: 25,
  hasProducts: false,
  company: "演示科技",
  phone: "13800138000",
  code: "123456",
};

interface SenderOptions {
  perAddress?: number;
  perDay?: number;
  /** The outcome of a gateway, used in place of the outbox. */
  outcome?: SmsOutcome;
}

function phoneOf(index: number): string {
  return `138${String(index).padStart(8, "0")}`;
}

describe.each(databaseKinds)("the quote flow in the %s database", (kind) => {
  let opened: TestDatabase;
  let outbox: Outbox;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });

  afterAll(() => opened.close());

  beforeEach(async () => {
    outbox = createOutbox();
    for (const table of ["quote_item", "quote", "sms_send", "sms_code", "kept"]) {
      await opened.database.query(`DELETE FROM ${table}`);
    }
  });

  function sender({ perAddress = 10, perDay = 1_000, outcome }: SenderOptions = {}) {
    const gateway = outcome ? { send: async () => outcome } : outbox;
    const sendCode = createCodeSender({
      database: opened.database,
      gateway,
      tokens,
      codes,
      hash,
      allowance: { perAddress, perDay },
    });
    const newToken = async () => (await tokens.issue(opened.database, "me")).token;
    return async ({ phone = form.phone, address = "203.0.113.7", token = "", session = "me" } = {}) =>
      sendCode({ phone, purpose: "quote", address, session, locale: "zh", token: token || (await newToken()) });
  }

  const submitter = () => createSubmit({ database: opened.database, codes });
  const giveCode = (phone: string, code = form.code) => codes.store(opened.database, { phone, purpose: "quote", code });
  const ageMessages = (seconds: number) =>
    opened.database.query("UPDATE sms_send SET sent_at = sent_at - make_interval(secs => $1::float8)", [seconds]);

  it("B-A-32 sends exactly one message for ten concurrent requests", async () => {
    const send = sender();
    const issued = await Promise.all(Array.from({ length: 10 }, () => tokens.issue(opened.database, "me")));
    const outcomes = await Promise.all(issued.map(({ token }) => send({ token })));
    expect(outcomes.filter(({ status }) => status === "sent")).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === "limited")).toHaveLength(9);
    expect(outbox.messages()).toHaveLength(1);
  });

  it("B-A-27 makes a phone wait: a minute after one, ten after three, an hour after five, a day after ten", async () => {
    const send = sender({ perAddress: 1_000 });
    const waits: number[] = [];
    const begun = performance.now();
    let tookSeconds = 0;
    for (let sent = 0; sent < 10; ) {
      const outcome = await send();
      if (outcome.status === "sent") sent += 1;
      else if (outcome.status === "limited") {
        if (waits.push(outcome.waitSeconds) === 1) tookSeconds = (performance.now() - begun) / 1_000;
        await ageMessages(outcome.waitSeconds);
      } else throw new Error(outcome.status);
    }
    // Real time passes too, hence the rounding.
    const minutes = (seconds: number) => Math.round(seconds / 60);
    expect(waits.map(minutes)).toEqual([1, 1, 8, 1, 49, 1, 1, 8, 1]);
    expect(waits[0]).toBeGreaterThan(59 - tookSeconds);
    const last = await send();
    if (last.status !== "limited") throw new Error(last.status);
    expect(last.waitSeconds).toBeGreaterThan(20 * 3_600);
  });

  it("B-A-28 holds 1,000 phones from one address to the hourly limit of an address", async () => {
    const send = sender({ perAddress: 10 });
    const phones = rounds({ short: 60, long: 1_000, of: "B-A-28 phones of one address" });
    const statuses: string[] = [];
    for (let index = 0; index < phones; index += 1)
      statuses.push((await send({ phone: phoneOf(index * 10_000) })).status);
    expect(statuses.filter((status) => status === "sent")).toHaveLength(10);
    expect(statuses.slice(10).every((status) => status === "limited")).toBe(true);
    expect((await send({ phone: phoneOf(77), address: "198.51.100.9" })).status).toBe("sent");
  });

  it("B-A-29 limits consecutive numbers from different addresses, and a whole network", async () => {
    const send = sender({ perAddress: 10 });
    for (let index = 0; index < 40; index += 1) {
      const { status } = await send({ phone: phoneOf(index), address: `203.${index}.113.7` });
      expect([index, status]).toEqual([index, index < 30 ? "sent" : "limited"]);
    }
    await opened.database.query("DELETE FROM sms_send");
    for (let index = 0; index < 40; index += 1) {
      const { status } = await send({ phone: phoneOf(index * 10_000), address: `203.0.113.${index}` });
      expect([index, status]).toEqual([index, index < 30 ? "sent" : "limited"]);
    }
  });

  it("has a daily limit for the whole service", async () => {
    const send = sender({ perDay: 3 });
    for (let index = 0; index < 3; index += 1) {
      expect((await send({ phone: phoneOf(index * 10_000), address: `10.${index}.0.1` })).status).toBe("sent");
    }
    const refused = await send({ phone: phoneOf(90_000), address: "10.9.0.1" });
    expect(refused).toMatchObject({ status: "limited", waitSeconds: expect.any(Number) });
    await ageMessages(86_400);
    expect((await send({ phone: phoneOf(90_000), address: "10.9.0.1" })).status).toBe("sent");
  });

  it("B-A-26 invalidates a token at its first use, by any client", async () => {
    const send = sender();
    const { token } = await tokens.issue(opened.database, "me");
    expect(await send({ token, session: "you" })).toEqual({ status: "token-refused" });
    expect(await send({ token })).toEqual({ status: "token-refused" });
    const used = await tokens.issue(opened.database, "me");
    expect(await send({ token: used.token })).toEqual({ status: "sent" });
    expect(await send({ token: used.token, phone: phoneOf(1) })).toEqual({ status: "token-refused" });
    const old = await tokens.issue(opened.database, "me");
    await opened.database.query("UPDATE kept SET expires_at = now() - interval '1 second'");
    expect(await send({ token: old.token, phone: phoneOf(2) })).toEqual({ status: "token-refused" });
    expect(outbox.messages()).toHaveLength(1);
  });

  it("counts no unsent message, and accepts the same token again for the same phone", async () => {
    const { token } = await tokens.issue(opened.database, "me");
    expect(await sender({ outcome: "refused" })({ token })).toEqual({ status: "failed", isCounted: false });
    expect(await opened.database.query("SELECT id FROM sms_send")).toEqual([]);
    expect(await opened.database.query("SELECT phone FROM sms_code")).toEqual([]);
    const other = await sender({ outcome: "refused" })({ token });
    expect(other.status).toBe("failed");
    expect(await sender()({ token })).toEqual({ status: "sent" });
    const second = await tokens.issue(opened.database, "me");
    await sender({ outcome: "refused" })({ token: second.token, phone: phoneOf(1) });
    expect(await sender()({ token: second.token, phone: phoneOf(2) })).toEqual({ status: "token-refused" });
  });

  it("counts a message that may have been sent, once", async () => {
    expect(await sender({ outcome: "unknown" })()).toEqual({ status: "failed", isCounted: true });
    expect(await opened.database.query("SELECT 1 AS one FROM sms_send")).toEqual([{ one: 1 }]);
    expect((await sender()()).status).toBe("limited");
  });

  it("stores no phones, codes, tokens or addresses in plain text", async () => {
    await sender()();
    const [message] = outbox.messages();
    const rows = await Promise.all(
      ["sms_send", "sms_code", "kept"].map((table) => opened.database.query(`SELECT * FROM ${table}`)),
    );
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(rows)).not.toContain(form.phone);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    expect(JSON.stringify(rows)).not.toContain(`"${message?.code}"`);
  });

  it("B-A-34 locks a code after five wrong tries, not after four", async () => {
    const submit = submitter();
    await giveCode(form.phone, "111111");
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await submit(randomUUID(), { ...form, code: "222222" })).toEqual({ status: "code-refused" });
    }
    expect(await submit(randomUUID(), { ...form, code: "111111" })).toEqual({ status: "code-refused" });
    await giveCode(form.phone, "111111");
    for (let attempt = 0; attempt < 4; attempt += 1) await submit(randomUUID(), { ...form, code: "222222" });
    expect(await submit(randomUUID(), { ...form, code: "111111" })).toMatchObject({ status: "quoted" });
  });

  it("B-A-34 allows five of a thousand concurrent guesses", async () => {
    const submit = submitter();
    const count = rounds({ short: 80, long: 1_000, of: "B-A-34 guesses" });
    await giveCode(form.phone, String(count - 1).padStart(6, "0"));
    const guesses = Array.from({ length: count }, (_, guess) => String(guess).padStart(6, "0"));
    for (let from = 0; from < guesses.length; from += 8) {
      const outcomes = await Promise.all(
        guesses.slice(from, from + 8).map((code) => submit(randomUUID(), { ...form, code })),
      );
      expect(outcomes.every(({ status }) => status === "code-refused")).toBe(true);
    }
  });

  it("F-100 B-A-45 makes one quote for a form sent ten times at once, with the same answer to all", async () => {
    const submit = submitter();
    await giveCode(form.phone);
    const key = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => submit(key, form)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({
      status: "quoted",
      answer: { productCents: 1_032_100, consultingCents: 300_000 },
    });
    expect(await opened.database.query("SELECT 1 AS one FROM quote")).toHaveLength(1);
    expect(await submit(key, { ...form, servers: 26 })).toEqual({ status: "other-form" });
  });

  it("B-A-45 accepts a code once when ten forms use it at once", async () => {
    const submit = submitter();
    await giveCode(form.phone);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => submit(randomUUID(), form)));
    expect(outcomes.filter(({ status }) => status === "quoted")).toHaveLength(1);
    expect(await opened.database.query("SELECT 1 AS one FROM quote")).toHaveLength(1);
    expect(await opened.database.query("SELECT 1 AS one FROM quote_item")).toHaveLength(7);
  });

  it("uses up a code only if the quote is stored", async () => {
    await giveCode(form.phone);
    await opened.database.query("ALTER TABLE quote_item RENAME TO quote_item_away");
    await expect(submitter()(randomUUID(), form)).rejects.toThrow("quote_item");
    await opened.database.query("ALTER TABLE quote_item_away RENAME TO quote_item");
    expect(await opened.database.query("SELECT 1 AS one FROM quote")).toEqual([]);
    expect(await submitter()(randomUUID(), form)).toMatchObject({ status: "quoted" });
  });

  it("F-101 counts 200 quotes at once as 200", async () => {
    const submit = submitter();
    const before = await createTodayCount(opened.database)();
    const phones = Array.from({ length: 200 }, (_, index) => phoneOf(index));
    await Promise.all(phones.map((phone) => giveCode(phone)));
    // As many at once as can wait for a pool's connections without timing out.
    for (let from = 0; from < phones.length; from += 50) {
      const some = phones.slice(from, from + 50).map((phone) => submit(randomUUID(), { ...form, phone }));
      for (const outcome of await Promise.all(some)) expect(outcome.status).toBe("quoted");
    }
    // Midnight in Shanghai may have passed between two of them.
    await opened.database.query("UPDATE quote SET made_on = (now() AT TIME ZONE 'Asia/Shanghai')::date");
    expect((await createTodayCount(opened.database)()) - before).toBe(200);
  });

  it("counts only today's quotes, in Shanghai time", async () => {
    await giveCode(form.phone);
    await submitter()(randomUUID(), form);
    await opened.database.query("UPDATE quote SET made_on = made_on - 1");
    expect(await createTodayCount(opened.database)()).toBe(0);
  });

  it("shows a quote with its items, but without phone and company, to anyone who has its id", async () => {
    await giveCode(form.phone);
    const outcome = await submitter()(randomUUID(), form);
    if (outcome.status !== "quoted") throw new Error(outcome.status);
    expect(outcome.answer.quote).toMatch(/^[\w-]{24}$/);
    const sheet = await readSheet(opened.database, outcome.answer.quote);
    expect(sheet).toMatchObject({
      number: expect.stringMatching(/^ZQ-\d{8}-[2-9A-HJ-NP-Z]{8}$/),
      provinceCity: "四川省/成都市",
      systemType: "私有云平台",
      level: 2,
      systemNum: 25,
      isPurchaseSafeProduct: "否",
      priceBook: "2026-11-demo",
      isDemo: true,
      allPrice: "13321.00",
      productPrice: "10321.00",
      consultPrice: "3000.00",
    });
    expect(sheet?.items[1]).toEqual({
      code: "hosteye",
      kind: "product",
      unit: "server-year",
      quantity: 25,
      unitUsd: "48.00",
      sumUsd: "1200.00",
    });
    const days = (Date.parse(sheet?.validUntil ?? "") - Date.parse(sheet?.madeAt ?? "")) / 86_400_000;
    expect(days).toBe(30);
    expect(JSON.stringify(sheet)).not.toMatch(/13800138000|演示科技/);
    expect(await readSheet(opened.database, "A".repeat(24))).toBeUndefined();
  });
});

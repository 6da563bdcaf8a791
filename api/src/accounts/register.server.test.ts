import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createAccountVisitor, password, readKeys } from "../testing/account-visitor.ts";
import { openQuoteApi } from "../testing/quote-visitor.ts";
import type { TestApi } from "../testing/test-api.ts";

let api: TestApi;
let visitor: ReturnType<typeof createAccountVisitor>;
const phone = "13800138000";

beforeAll(async () => {
  api = await openQuoteApi();
  visitor = createAccountVisitor(api);
  await visitor.register("lihua", phone);
});

beforeEach(() => api.database.query("DELETE FROM login_try"));

afterAll(() => api.close());

const logOn = (body: Record<string, unknown>) =>
  visitor.call("account.logon", {
    body: { username: "newcomer", password, phone: "13700137000", code: "000000", ...body },
  });

const typedOf = (length: number) => "密é0x-Q7".repeat(1_500).slice(0, length);

describe("registration", () => {
  it.each([
    ["abc", "username"],
    ["a".repeat(33), "username"],
    ["13700137000", "username"],
    ["li hua", "username"],
    ["<script>", "username"],
    ["' OR 1=1 --", "username"],
    ["li\u0000hua", "username"],
    ["智安云用户", undefined],
    ["li.hua_2-b", undefined],
  ])("validates the name %s", async (username, field) => {
    const { status, data } = await logOn({ username });
    expect([status, data]).toEqual([422, { field: field ?? "code" }]);
  });

  async function registerWith(length: number) {
    const number = `137${String(length).padStart(8, "0")}`;
    const code = await visitor.codeFor("account.sendSms", number);
    return logOn({ username: `user-${length}`, password: typedOf(length), phone: number, code });
  }

  it.each([8, 128])("B-A-60 accepts a password of %i characters, without truncating it", async (length) => {
    expect((await registerWith(length)).status).toBe(200);
    expect((await visitor.login(`user-${length}`, typedOf(length).slice(0, -1))).status).toBe(422);
    expect((await visitor.login(`user-${length}`, typedOf(length))).status).toBe(200);
  });

  it.each([1, 7, 129, 10_000])("B-A-60 refuses a password of %i characters", async (length) => {
    expect(await registerWith(length)).toMatchObject({ status: 422, data: { field: "password" } });
  });

  it.each(["password", "12345678", "iloveyou", "PASSWORD", "qwertyuiop", "aaaaaaaaaa"])(
    "B-A-61 refuses the common password %s",
    async (typed) => {
      const { status, data, msg } = await logOn({ password: typed });
      expect([status, data]).toEqual([422, { field: "password" }]);
      expect(msg).toMatch(/too common/);
    },
  );

  it("refuses the user's own name or phone as a password", async () => {
    for (const typed of ["newcomer-1", "13700137000!"]) {
      expect((await logOn({ password: typed })).data).toEqual({ field: "password" });
    }
  });

  it("B-A-68 ignores and logs fields that would change the account type", async () => {
    const more = { accountType: 2, isRecommend: 1, is_demo: true, id: "1", role: "admin" };
    const keys = await visitor.register("sly-one", "13600136000", more);
    const { data } = await visitor.call("console.overview", { keys });
    expect(data).toMatchObject({ username: "sly-one", accountType: 0, isRecommend: 0 });
    expect(data).not.toMatchObject({ uuid: "1" });
    expect(api.log.join("")).toContain('"ignored":["accountType","isRecommend","is_demo","id","role"]');
  });

  it("reveals a taken name only to the holder of the phone, without using up the code", async () => {
    expect((await logOn({ username: "lihua" })).data).toEqual({ field: "code" });
    const number = "13700137001";
    const code = await visitor.codeFor("account.sendSms", number);
    expect((await logOn({ username: "LiHua", phone: number, code })).data).toEqual({ field: "username" });
    expect((await logOn({ username: "li-hua-2", phone: number, code })).status).toBe(200);
    const again = await visitor.codeFor("account.sendSms", phone);
    expect((await logOn({ username: "li-hua-3", phone, code: again })).data).toEqual({ field: "phone" });
  });

  it("creates one account from ten simultaneous submissions", async () => {
    const number = "13700137002";
    const code = await visitor.codeFor("account.sendSms", number);
    const forms = Array.from({ length: 10 }, () => logOn({ username: "only-once", phone: number, code }));
    const statuses = (await Promise.all(forms)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    { username: 7 },
    { password: null },
    { phone: ["13800138000"] },
    { code: { $ne: 1 } },
    { username: "x".repeat(2_000) },
  ])("rejects the malformed %j with 422", async (wrong) => {
    expect((await logOn(wrong)).status).toBe(422);
  });

  it("refuses a name of 1 MB before parsing it", async () => {
    expect((await logOn({ username: "x".repeat(1_000_000) })).status).toBe(413);
  });
});

describe("a forgotten password", () => {
  it("is reset with a code, which ends every session", async () => {
    const before = readKeys(await visitor.login("lihua"));
    const code = await visitor.codeFor("account.send", "lihua", phone);
    const { data } = await visitor.call("account.verify", { body: { account: "lihua", code } });
    const { ticket } = data as { ticket: string };
    const weak = await visitor.call("account.upPassword", { body: { ticket, password: "password" } });
    expect(weak.data).toEqual({ field: "password" });
    const next = "another horse battery";
    expect((await visitor.call("account.upPassword", { body: { ticket, password: next } })).status).toBe(200);
    expect((await visitor.call("console.checkToken", { keys: before })).status).toBe(401);
    expect((await visitor.login("lihua")).status).toBe(422);
    expect((await visitor.login("lihua", next)).status).toBe(200);
  });

  it("B-A-66 is reset once per ticket, ignoring forged hosts and refusing forged tickets", async () => {
    const code = await visitor.codeFor("account.send", phone);
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const asked = { body: { account: phone, code }, keys: forged };
    const { data } = await visitor.call("account.verify", asked);
    expect(JSON.stringify([data, await visitor.messages(phone)])).not.toContain("evil.example");
    expect((await visitor.call("account.verify", asked)).status).toBe(422);
    const { ticket } = data as { ticket: string };
    const set = (used: string) => visitor.call("account.upPassword", { body: { ticket: used, password } });
    const statuses = (await Promise.all([set(ticket), set(ticket), set(ticket)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    for (const used of [ticket, "", "x".repeat(43), `${ticket}x`]) expect((await set(used)).status).toBe(422);
  });

  it("cannot be reset with a ticket that is ten minutes old", async () => {
    const code = await visitor.codeFor("account.send", phone);
    const { data } = await visitor.call("account.verify", { body: { account: phone, code } });
    await api.database.query("UPDATE kept SET expires_at = expires_at - interval '600 seconds'");
    const answer = await visitor.call("account.upPassword", { body: { ...(data as { ticket: string }), password } });
    expect(answer).toMatchObject({ status: 422, msg: "Your verification has expired. Please request a new code." });
  });
});

describe("password guessing", () => {
  it("B-A-62 has to wait longer after each failure, up to a limit, even with the correct password", async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 100; tries += 1) {
      expect((await visitor.login("user-128", `guess number ${tries}`)).status).toBe(422);
      const [row] = await api.database.query(
        "SELECT extract(epoch FROM max(free_at - last_at))::float8 AS seconds FROM login_try",
      );
      waits.push(Math.round((row as { seconds: number }).seconds));
      await api.database.query("UPDATE login_try SET free_at = clock_timestamp()");
    }
    expect(waits.slice(0, 15)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect(Math.max(...waits)).toBe(900);
    await api.database.query("UPDATE login_try SET free_at = clock_timestamp() + interval '900 seconds'");
    const early = await visitor.login("user-128", typedOf(128));
    expect([early.status, early.data]).toEqual([429, null]);
    expect(Number(early.headers["retry-after"])).toBeGreaterThan(600);
    await api.database.query("UPDATE login_try SET free_at = clock_timestamp()");
    expect((await visitor.login("user-128", typedOf(128))).status).toBe(200);
  });

  it("B-A-62 is throttled for an address that tries a hundred accounts", async () => {
    const guesser = createAccountVisitor(api, { "x-forwarded-for": "10.7.7.7" });
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) statuses.push((await guesser.login(`account-${count}`)).status);
    expect(statuses.slice(0, 21).every((status) => status === 422)).toBe(true);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(60);
    expect((await visitor.login("user-8", typedOf(8))).status).toBe(200);
  });

  it("gets at most ten of a hundred simultaneous logins checked", async () => {
    const guesses = Array.from({ length: 100 }, (_, count) => visitor.login("user-8", `guess number ${count}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    // Four at once; on a machine that takes a minute for this, a few more as their waits end.
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(90);
  });

  it("does not block login by code while passwords are throttled", async () => {
    for (let tries = 0; tries < 6; tries += 1) await visitor.login(phone, "a wrong password");
    // On a slow machine, the first wait of a second may be over by now.
    await api.database.query("UPDATE login_try SET free_at = free_at + interval '600 seconds' WHERE failures > 3");
    expect((await visitor.login(phone)).status).toBe(429);
    const code = await visitor.codeFor("account.loginSms", phone);
    const byCode = await visitor.call("account.loginByPhone", { body: { phone, code } });
    expect(byCode.status).toBe(200);
    expect((await visitor.call("account.loginByPhone", { body: { phone, code } })).data).toEqual({ field: "code" });
  });
});

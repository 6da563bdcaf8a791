import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cookiesOf, createAccountVisitor, password, readKeys } from "../testing/account-visitor.ts";
import { openQuoteApi } from "../testing/quote-visitor.ts";
import { ask, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
let visitor: ReturnType<typeof createAccountVisitor>;
let other: ReturnType<typeof createAccountVisitor>;
const phone = "13800138000";

beforeAll(async () => {
  api = await openQuoteApi();
  visitor = createAccountVisitor(api);
  other = createAccountVisitor(api, { "x-forwarded-for": "10.2.2.2", "user-agent": "curl/8" });
  await visitor.register("lihua", phone);
  await other.register("wangfang", "13900139000");
});

beforeEach(() => api.database.query("DELETE FROM login_try"));

afterAll(() => api.close());

const begin = async () => readKeys(await visitor.login("lihua"));
const statusOf = async (keys: Record<string, string>) => (await visitor.call("console.checkToken", { keys })).status;
const age = (seconds: number) =>
  api.database.query(
    `UPDATE session SET started_at = started_at - make_interval(secs => $1::float8),
       used_at = used_at - make_interval(secs => $1::float8), expires_at = expires_at - make_interval(secs => $1::float8)`,
    [seconds],
  );

describe("a session", () => {
  it("is started with a name or phone and a password, ignoring the case of the name", async () => {
    for (const typed of ["lihua", "LiHua", " lihua ", phone, "ｌｉｈｕａ"]) {
      const keys = readKeys(await visitor.login(typed));
      const { data } = await visitor.call("console.overview", { keys });
      expect(data).toMatchObject({ username: "lihua", accountType: 0, uuid: expect.stringMatching(/^[\w-]{36}$/) });
    }
  });

  it("is never stored in plain text", async () => {
    const keys = await begin();
    const rows = JSON.stringify(await api.database.query("SELECT * FROM session, account"));
    expect(rows).not.toContain(keys.authorization);
    expect(rows).not.toContain(keys.cookie.split("=")[1]);
    expect(rows).not.toMatch(/correct horse|13800138000/);
    expect(api.log.join("")).not.toMatch(/correct horse|13800138000|lihua/);
  });

  it("B-S-15 is rejected with a stolen token alone, or with another session's cookie", async () => {
    const keys = await begin();
    const theirs = readKeys(await other.login("wangfang"));
    expect(await statusOf(keys)).toBe(200);
    expect(await statusOf({ authorization: keys.authorization })).toBe(401);
    expect(await statusOf({ authorization: keys.authorization, cookie: theirs.cookie })).toBe(401);
    expect(await statusOf({ authorization: theirs.authorization, cookie: keys.cookie })).toBe(401);
    expect(await statusOf({ cookie: keys.cookie })).toBe(401);
    expect(await statusOf({ authorization: keys.authorization, cookie: `accessToken=${keys.authorization}` })).toBe(
      401,
    );
  });

  it("has HttpOnly cookies, which are also Secure over https", async () => {
    const plain = await visitor.login("lihua");
    const attributes = "Path=/; HttpOnly; SameSite=Lax; Max-Age=43200";
    expect(cookiesOf(plain.headers)).toEqual([
      expect.stringMatching(new RegExp(`^zhian-session=[\\w-]{43}; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^account-visitor=[\\w-]{22}; ${attributes}$`)),
    ]);
    const secure = createAccountVisitor(api, { "x-forwarded-proto": "https" });
    const answer = await secure.login("lihua");
    expect(cookiesOf(answer.headers)).toEqual([
      expect.stringMatching(new RegExp(`^__Host-zhian-session=[\\w-]{43}; ${attributes}; Secure$`)),
      expect.stringMatching(new RegExp(`^account-visitor=[\\w-]{22}; ${attributes}; Secure$`)),
    ]);
    expect(await statusOf(readKeys(answer))).toBe(200);
  });

  it("B-A-05 expires half an hour after its last use, and twelve hours after its start", async () => {
    const keys = await begin();
    await age(1_740);
    expect(await statusOf(keys)).toBe(200);
    await age(1_740);
    expect(await statusOf(keys)).toBe(200);
    await age(1_801);
    expect(await statusOf(keys)).toBe(401);
    const busy = await begin();
    for (let spent = 0; spent < 43_200 - 1_700; spent += 1_700) {
      expect(await statusOf(busy)).toBe(200);
      await age(1_700);
    }
    await age(1_700);
    expect(await statusOf(busy)).toBe(401);
  });

  it("B-A-06 F-89 is rejected at the next call after it was revoked elsewhere", async () => {
    const [here, there] = [await begin(), await begin()];
    const { data } = await visitor.call("account.sessions", { keys: here });
    const { list } = data as { list: { id: string; isOwn: boolean }[] };
    expect(list.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(await statusOf(there)).toBe(200);
    await visitor.call("account.revoke", { keys: here, body: { id: "others" } });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    const own = list.find(({ isOwn }) => isOwn)?.id ?? "";
    const revoked = await visitor.call("account.revoke", { keys: here, body: { id: own } });
    expect(cookiesOf(revoked.headers)).toEqual([
      expect.stringMatching(/^zhian-session=; .*Max-Age=0/),
      expect.stringMatching(/^account-visitor=; .*Max-Age=0/),
    ]);
    expect(await statusOf(here)).toBe(401);
  });

  it("cannot be ended with its id alone", async () => {
    const keys = await begin();
    const { data } = await visitor.call("account.sessions", { keys });
    const [{ id }] = (data as { list: [{ id: string }] }).list;
    const theirs = readKeys(await other.login("wangfang"));
    expect((await other.call("account.revoke", { keys: theirs, body: { id } })).status).toBe(200);
    expect(await statusOf(keys)).toBe(200);
  });

  it("B-A-07 is not recognised by a part of its token", async () => {
    const { authorization, cookie } = await begin();
    for (const cut of [1, 10, 42]) {
      expect(await statusOf({ authorization: authorization.slice(0, cut), cookie })).toBe(401);
      expect(await statusOf({ authorization: authorization.slice(cut), cookie })).toBe(401);
      expect(await statusOf({ authorization, cookie: cookie.slice(0, -cut) })).toBe(401);
    }
  });

  it("B-A-63 gets new keys at each login, and replaces the browser's previous session", async () => {
    const fixed = await begin();
    const keys = readKeys(await visitor.login("lihua", password, fixed));
    expect(keys.authorization).not.toBe(fixed.authorization);
    expect([await statusOf(fixed), await statusOf(keys)]).toEqual([401, 200]);
    const invented = { authorization: "A".repeat(43), cookie: `zhian-session=${"B".repeat(43)}` };
    const own = readKeys(await visitor.login("lihua", password, invented));
    expect(own).not.toMatchObject({ authorization: invented.authorization });
    expect(await statusOf(invented)).toBe(401);
  });

  it("B-A-65 is started for each of two concurrent sign-ins", async () => {
    const both = await Promise.all([begin(), begin()]);
    expect(await Promise.all(both.map(statusOf))).toEqual([200, 200]);
  });

  it.each(["cross-site", "same-site", "nonsense"])("B-A-64 cannot be started by a form on a %s page", async (site) => {
    const headers = { "sec-fetch-site": site, "content-type": "application/json" };
    const body = { username: "lihua", password };
    const answer = await visitor.call("account.login", { keys: headers, body });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const sent = await ask(api.app, {
      method: "POST",
      url: "/api/v1/console/loginz",
      headers: form,
      payload: `username=lihua&password=${password}`,
    });
    expect(sent.status).toBe(415);
  });

  it("B-A-08 returns the caller's own data, ignoring ids in the query", async () => {
    const theirs = readKeys(await other.login("wangfang"));
    const { data } = await other.call("console.overview", { keys: theirs });
    const { uuid } = data as { uuid: string };
    const keys = await begin();
    for (const name of ["console.overview", "account.detail"] as const) {
      const answer = await visitor.call(name, { keys, query: `?uuid=${uuid}&id=${uuid}&username=wangfang` });
      expect(answer.data).toMatchObject({ username: "lihua" });
    }
    expect((await visitor.call("account.detail", { keys })).data).toMatchObject({ phone: "138****8000" });
  });

  it.each(["text", "-1", "1e309", "9".repeat(2_000), "%00", "1&t=2"])("B-A-09 ignores t=%s", async (t) => {
    const keys = await begin();
    const answer = await visitor.call("console.recommend", { keys, query: `?t=${t}` });
    expect(answer).toMatchObject({ status: 200, data: { isRegister: false } });
  });

  it("is listed with its device and its truncated address", async () => {
    const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";
    const keys = readKeys(await createAccountVisitor(api, { "user-agent": agent }).login("lihua"));
    const { data } = await visitor.call("account.sessions", { keys });
    const { list } = data as { list: { isOwn: boolean }[] };
    expect(list.find(({ isOwn }) => isOwn)).toMatchObject({ device: "Chrome · Linux", address: "10.1.1.*" });
  });
});

describe("logging out", () => {
  it.each(["console.logout", "console.endSession"] as const)(
    "B-A-03 ends only its own session, and only once for ten simultaneous %s calls",
    async (name) => {
      const [mine, another] = [await begin(), await begin()];
      const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.call(name, { keys: mine })));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.filter(({ headers }) => String(headers["set-cookie"]).includes("Max-Age=0"))).toHaveLength(1);
      expect([await statusOf(mine), await statusOf(another)]).toEqual([401, 200]);
    },
  );

  it("B-A-04 ends a session only with both its token and its cookie", async () => {
    const mine = await begin();
    const theirs = readKeys(await other.login("wangfang"));
    const mixed = { authorization: theirs.authorization, cookie: mine.cookie };
    const answer = await visitor.call("console.logout", { keys: mixed });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([200, undefined]);
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 200]);
    await visitor.call("console.logout", { keys: theirs });
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 401]);
  });
});

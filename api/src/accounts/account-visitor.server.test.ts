import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { cookiesOf, createAccountVisitor, password, readKeys } from "../testing/account-visitor.ts";
import { openQuoteApi } from "../testing/quote-visitor.ts";
import type { TestApi } from "../testing/test-api.ts";
import { beginSession } from "./begin-session.ts";
import { createSessions } from "./sessions.ts";

let api: TestApi;
let laptop: ReturnType<typeof createAccountVisitor>;
let phone: ReturnType<typeof createAccountVisitor>;
const number = "13800138000";

beforeAll(async () => {
  api = await openQuoteApi();
  laptop = createAccountVisitor(api);
  phone = createAccountVisitor(api, { "x-forwarded-for": "10.2.2.2", "user-agent": "curl/8" });
});

afterAll(() => api.close());

/** The account's visitor ID, from the cookie that a response sets. */
function visitorIdOf({ headers }: Parameters<typeof readKeys>[0]): string | undefined {
  return cookiesOf(headers)
    .find((cookie) => cookie.startsWith("account-visitor="))
    ?.split(/[=;]/)[1];
}

const register = async (username: string, to: string) => {
  const code = await laptop.codeFor("account.sendSms", to);
  return laptop.call("account.logon", { body: { username, password, phone: to, code } });
};

it("an account has its own visitor id, the same on every device and with every way of signing in", async () => {
  const registered = await register("lihua", number);
  const id = visitorIdOf(registered);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(visitorIdOf(await phone.login("lihua"))).toBe(id);
  const code = await phone.codeFor("account.loginSms", number);
  expect(visitorIdOf(await phone.call("account.loginByPhone", { body: { phone: number, code } }))).toBe(id);
  expect(visitorIdOf(await register("wangfang", "13900139000"))).not.toBe(id);
});

it("an account's visitor id cannot be computed without the server's secret, and is never logged", async () => {
  const { data } = await laptop.call("console.overview", { keys: readKeys(await laptop.login("lihua")) });
  const { uuid: accountId } = data as { uuid: string };
  async function idBy(secret: string): Promise<string | undefined> {
    const hash = createKeyedHash(secret);
    const cookies: string[] = [];
    const caller = { ...nobody, setCookie: (cookie: string) => void cookies.push(cookie) };
    await beginSession(api.database, { hash, sessions: createSessions(api.database, hash) }, { accountId, caller });
    return cookies.find((cookie) => cookie.startsWith("account-visitor="));
  }
  const [one, again, another] = [await idBy("a".repeat(32)), await idBy("a".repeat(32)), await idBy("b".repeat(32))];
  expect(again).toBe(one);
  expect(another).not.toBe(one);
  const id = visitorIdOf(await laptop.login("lihua")) ?? "";
  expect(api.log.join("").includes(id)).toBe(false);
});

it("a browser keeps its own visitor id, so that a puzzle solved before signing in still counts", async () => {
  const own = { cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" };
  const browser = createAccountVisitor(api, own);
  const token = await browser.token();
  const answer = await browser.login("lihua");
  expect(cookiesOf(answer.headers).map((cookie) => cookie.split("=")[0])).toEqual(["zhian-session", "account-visitor"]);
  const cookie = `${own.cookie}; account-visitor=${visitorIdOf(answer)}`;
  await api.database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'");
  const sent = await browser.post("quote.sendCode", { phone: "13600136000" }, { cookie, "x-captcha-token": token });
  expect(sent.status).toBe(200);
});

const nobody = {
  address: "203.0.113.7",
  session: "me",
  locale: "en" as const,
  header: () => undefined,
  signedIn: () => Promise.reject(new Error("nobody is asked for")),
  editor: () => Promise.reject(new Error("nobody is asked for")),
  sessionKeys: undefined,
  isHttps: false,
};

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Database, Queryable } from "@zhian/database/database";
import { createTokens } from "../captcha/tokens.ts";
import type { Caller } from "../http/caller.ts";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { createSeal } from "../secrets/seal.ts";
import { createCodes } from "../sms/codes.ts";
import { createOutbox } from "../sms/outbox.ts";
import { createCodeSender } from "../sms/send-code.ts";
import { createQuietSender } from "../sms/send-quietly.ts";
import { openImage } from "../testing/database-images.ts";
import { answerLogin } from "./answer-login.ts";
import { answerReset } from "./answer-reset.ts";
import { computeArgon2id } from "./argon2id.ts";
import { createAccountParts } from "./open-accounts.ts";

const secret = "a secret of the tests, long enough";
const hash = createKeyedHash(secret);
const known = { username: "lihua", phone: "13800138000" };
const unknown = { username: "zhangsan", phone: "13900139000" };

let database: Database;
let work: string[] = [];
let token = "";
let outbox = createOutbox();
const tokens = createTokens(hash);

/** Records every statement before it runs. */
function watched<Q extends Queryable>(queryable: Q): Q {
  const query: Queryable["query"] = (sql, values) => {
    work.push(sql.replace(/\s+/g, " ").trim());
    return queryable.query(sql, values);
  };
  return { ...queryable, query };
}

function createParts() {
  const watchedDatabase: Database = {
    ...watched(database),
    transaction: (run) => database.transaction((tx) => run(watched(tx))),
  };
  const codes = createCodes(hash);
  outbox = createOutbox();
  const allowance = { perAddress: 1_000, perDay: 10_000 };
  const sending = { database: watchedDatabase, gateway: outbox, tokens, codes, hash, allowance };
  const { sendQuietly } = createQuietSender(sending);
  const sendCode = createCodeSender(sending);
  const log = { info: () => undefined, warn: () => undefined };
  const seal = createSeal(secret);
  const parts = createAccountParts({
    database: watchedDatabase,
    hash,
    seal,
    computeHash: computeArgon2id,
    codes,
    sendCode,
    sendQuietly,
    siteOrigins: [],
    log,
  });
  const { passwords } = parts;
  const isRight: typeof passwords.isRight = (...given) => {
    work.push("a hash");
    return passwords.isRight(...given);
  };
  return { ...parts, passwords: { ...passwords, isRight } };
}

const content = () => Promise.reject(new Error("accounts have nothing to do with the content"));

const caller: Caller = {
  address: "203.0.113.7",
  session: "me",
  locale: "en",
  header: (name) => (name === "x-captcha-token" ? token : undefined),
  signedIn: () => Promise.reject(new Error("nobody is asked for")),
  editor: () => Promise.reject(new Error("nobody is asked for")),
  sessionKeys: undefined,
  isHttps: false,
  setCookie: () => undefined,
};

/** Runs a call. Returns the work that it caused, and its outcome. */
async function observe(run: (parts: ReturnType<typeof createParts>) => unknown) {
  token = (await tokens.issue(database, "me")).token;
  const parts = createParts();
  work = [];
  const told = await Promise.resolve(run(parts)).catch(({ status, words, headers, field }) => {
    return { status, words, headers, field };
  });
  return { work, told };
}

beforeAll(async () => {
  database = await openImage("seeded");
  const { accounts, passwords } = createParts();
  await accounts.insert(database, {
    id: "1",
    username: known.username,
    usernameKey: known.username,
    phone: known.phone,
    password: await passwords.hash("correct horse battery"),
  });
});

beforeEach(async () => {
  for (const table of ["login_try", "sms_send", "sms_code"]) await database.query(`DELETE FROM ${table}`);
});

afterAll(() => database.close());

describe("a visitor without an account", () => {
  it.each(["username", "phone"] as const)(
    "B-A-59 triggers the same hashing, statements and response as a wrong password, by %s",
    async (by) => {
      const logIn = (username: string) =>
        observe((parts) =>
          answerLogin(parts)["account.login"](undefined, {
            body: { username, password: "wrong wrong" },
            caller,
            content,
          }),
        );
      for (let round = 0; round < 4; round += 1) {
        const [mine, nobodys] = [await logIn(known[by]), await logIn(unknown[by])];
        expect(nobodys).toEqual(mine);
        expect(mine.told).toMatchObject({ status: 422 });
        expect(mine.work.filter((each) => each === "a hash")).toHaveLength(1);
      }
      await database.query("UPDATE login_try SET free_at = free_at + interval '600 seconds' WHERE failures = 4");
      const [mine, nobodys] = [await logIn(known[by]), await logIn(unknown[by])];
      expect([mine.told, nobodys.told]).toMatchObject([{ status: 429 }, { status: 429 }]);
      expect(nobodys.work).toEqual(mine.work);
      expect(mine.work).not.toContain("a hash");
    },
  );

  it("B-A-60 triggers no hashing with a password of more than 128 characters", async () => {
    const logIn = (username: string) =>
      observe((parts) =>
        answerLogin(parts)["account.login"](undefined, {
          body: { username, password: "x".repeat(129) },
          caller,
          content,
        }),
      );
    const mine = await logIn(known.username);
    expect(mine).toEqual({ work: [], told: expect.objectContaining({ status: 422 }) });
    expect(await logIn(unknown.username)).toEqual(mine);
  });

  it("B-A-67 is told that a code was sent, after the same statements, and then to wait", async () => {
    const send = (phone: string) =>
      observe((parts) => answerLogin(parts)["account.loginSms"](undefined, { body: { phone }, caller, content }));
    const mine = await send(known.phone);
    expect(outbox.messages()).toHaveLength(1);
    const nobodys = await send(unknown.phone);
    expect(outbox.messages()).toEqual([]);
    expect(nobodys).toEqual(mine);
    expect(mine.told).toBeNull();
    expect((await send(unknown.phone)).told).toMatchObject({ status: 429 });
    expect((await send(known.phone)).told).toMatchObject({ status: 429 });
  });

  it.each(["username", "phone"] as const)("B-A-67 gets the same answer for a forgotten password, by %s", async (by) => {
    const send = (account: string) =>
      observe((parts) => answerReset(parts)["account.send"](undefined, { body: { account }, caller, content }));
    const mine = await send(known[by]);
    expect(outbox.messages().map(({ phone }) => phone)).toEqual([known.phone]);
    const nobodys = await send(unknown[by]);
    expect(outbox.messages()).toEqual([]);
    expect(nobodys).toEqual(mine);
    const verify = (account: string) =>
      observe((parts) =>
        answerReset(parts)["account.verify"](undefined, { body: { account, code: "12345x" }, caller, content }),
      );
    expect(await verify(unknown[by])).toEqual(await verify(known[by]));
  });

  it("cannot infer that an account exists from the rate limit of its phone", async () => {
    const send = (account: string) =>
      observe((parts) => answerReset(parts)["account.send"](undefined, { body: { account }, caller, content }));
    expect((await send(known.phone)).told).toBeNull();
    expect((await send(known.username)).told).toBeNull();
    expect(outbox.messages()).toEqual([]);
    expect((await send(unknown.username)).told).toBeNull();
  });
});

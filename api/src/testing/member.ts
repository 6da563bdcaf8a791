import { randomUUID } from "node:crypto";
import { endpoints } from "@zhian/contracts/endpoints";
import type { InjectOptions } from "fastify";
import * as z from "zod";
import { createVisitor } from "./quote-visitor.ts";
import { ask, type TestApi } from "./test-api.ts";

const sessionSchema = z.object({ accessToken: z.string() });
let phones = 13_900_000_000;

interface Registered {
  recommend?: string;
  /** Certified by an operator; uncertified by default. */
  certified?: "personal" | "enterprise";
  headers?: Record<string, string>;
}

/** A registered member, as far as the partner calls require: signed in by token and cookie. */
export async function registerMember(api: TestApi, { recommend, certified, headers = {} }: Registered = {}) {
  phones += 1;
  const phone = String(phones);
  const username = `member-${phones}`;
  // Separate addresses for registration and for calls: these tests are not about the limits.
  const place = `${phones % 200}.${(phones >> 3) % 200}`;
  const visitor = createVisitor(api, { "x-forwarded-for": `10.7.${place}`, ...headers });
  await api.database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'");
  await visitor.post("account.sendSms", { phone }, { "x-captcha-token": await visitor.token() });
  const code = (await visitor.messages(phone))[0]?.code ?? "";
  const made = await visitor.post("account.logon", {
    username,
    password: "a quiet harbour at dawn",
    phone,
    code,
    ...(recommend !== undefined && { recommend }),
  });
  const { accessToken } = sessionSchema.parse(made.data);
  const cookie = [made.headers["set-cookie"]]
    .flat()
    .map((each) => String(each).split(";", 1)[0])
    .join("; ");
  const id = await idOf(api, username);
  if (certified) await certify(api, id, certified);

  const own = { authorization: accessToken, cookie, "x-forwarded-for": `10.8.${place}`, ...headers };
  const call = (
    name: keyof typeof endpoints,
    { query = "", payload }: { query?: string; payload?: InjectOptions["payload"] } = {},
  ) =>
    ask(api.app, {
      method: endpoints[name].method,
      url: `/api${endpoints[name].path}${query}`,
      headers: { ...own, ...(payload !== undefined && { "content-type": "application/json" }) },
      ...(payload !== undefined && { payload }),
    });
  return { id, username, phone, call, headers: own };
}

async function idOf({ database }: TestApi, username: string): Promise<string> {
  const rows = await database.query("SELECT id FROM account WHERE username = $1", [username]);
  const [row] = z.array(z.object({ id: z.string() })).parse(rows);
  return row?.id ?? "";
}

/** As if an operator had granted it. */
async function certify({ database }: TestApi, account: string, kind: string): Promise<void> {
  await database.query(
    `INSERT INTO certification (account, state, kind, name_sealed, number_hash, number_last, submitted_at, decided_at)
     VALUES ($1, $2, $2, '', $3, '1234', now(), now())`,
    [account, kind, randomUUID()],
  );
}

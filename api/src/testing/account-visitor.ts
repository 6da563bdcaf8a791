import type { OutgoingHttpHeaders } from "node:http";
import { type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type { InjectOptions } from "fastify";
import * as z from "zod";
import { createVisitor } from "./quote-visitor.ts";
import { ask, type TestApi } from "./test-api.ts";

/** A browser's credentials for a session, as headers. */
export interface Keys extends Record<string, string> {
  authorization: string;
  cookie: string;
}

export const password = "correct horse battery";
const beganSchema = z.object({ accessToken: z.string(), expiresAt: z.iso.datetime() });

/** A visitor with accounts, at the address in `headers`, who makes the same calls as the site. */
export function createAccountVisitor(api: TestApi, headers: Record<string, string> = {}) {
  const visitor = createVisitor(api, headers);

  const call = (name: EndpointName, { keys, query = "", body }: CallOptions = {}) => {
    const { method, path } = endpoints[name];
    return ask(api.app, {
      method,
      url: `/api${path}${query}`,
      headers: { "x-forwarded-for": "10.1.1.1", ...headers, ...keys, ...(body !== undefined && json) },
      ...(body !== undefined && { payload: body }),
    });
  };

  /** Sends a code and returns it. Backdates earlier ones, so that limits do not apply. */
  async function code(name: "account.sendSms" | "account.loginSms" | "account.send", to: string, phone = to) {
    await api.database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'");
    const key = name === "account.send" ? "account" : "phone";
    await visitor.post(name, { [key]: to }, { "x-captcha-token": await visitor.token() });
    return (await visitor.messages(phone))[0]?.code ?? "";
  }

  async function register(username: string, phone: string, more: Record<string, unknown> = {}): Promise<Keys> {
    const body = { username, password, phone, code: await code("account.sendSms", phone), ...more };
    return readKeys(await call("account.logon", { body }));
  }

  const login = (username: string, typed = password, keys?: Keys) =>
    call("account.login", { body: { username, password: typed }, ...(keys && { keys }) });

  return { ...visitor, call, codeFor: code, register, login };
}

interface CallOptions {
  keys?: Record<string, string>;
  query?: string;
  body?: NonNullable<InjectOptions["payload"]>;
}

const json = { "content-type": "application/json" };

/** Token and session cookie of a response that started a session. */
export function readKeys({ headers, data, msg }: Awaited<ReturnType<typeof ask>>): Keys {
  const began = beganSchema.safeParse(data);
  if (!began.success) throw new Error(`No session was started: ${msg}`);
  const [cookie = ""] = cookiesOf(headers).filter((one) => one.includes("zhian-session="));
  return { authorization: began.data.accessToken, cookie: cookie.split(";", 1)[0] ?? "" };
}

/** All `set-cookie` headers of a response, unparsed. */
export function cookiesOf({ "set-cookie": set = [] }: OutgoingHttpHeaders): string[] {
  return [set].flat().map(String);
}

import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import * as z from "zod";
import { codeSentTo, somePhone } from "./puzzle.ts";
import { site } from "./site.ts";

/** An account's owner, signed in with a separate client. */
export interface Account {
  username: string;
  password: string;
  phone: string;
  uuid: string;
  session: Session;
}

/** Both cookies of a session: the one that pages can read, and the one that they cannot. */
export interface Session {
  token: string;
  expiresAt: string;
  binding: { name: string; value: string };
}

const sessionSchema = z.object({ accessToken: z.string(), expiresAt: z.string() });
const json = { "content-type": "application/json" };
/** Slightly longer than the minimum duration of a drag. */
const movementMs = 320;
const points = 20;

/** Creates an account through the api's own endpoints and its test hooks. `url` is the site's. */
export async function register(url = site.url): Promise<Account> {
  const phone = somePhone();
  const username = `canary-${crypto.randomUUID().slice(0, 18)}`;
  const password = `Wr4pped-${crypto.randomUUID()}`;
  const captcha = { "x-captcha-token": await passPuzzle(url) };
  await call(url, "/v1/console/sendSms", { body: { phone }, headers: captcha });
  const code = await codeSentTo(phone);
  const session = await begin(url, "/v1/console/logon", { username, password, phone, code });
  const { uuid } = z.object({ uuid: z.string() }).parse(await ask(url, "/v1/console/user/overview", session));
  return { username, password, phone, uuid, session };
}

/** Creates another session of the same account, as another client would. */
export function logIn(
  { username, password }: Pick<Account, "username" | "password">,
  url = site.url,
): Promise<Session> {
  return begin(url, "/v1/console/loginz", { username, password });
}

/** Returns the response to a GET with both cookies. Throws if it is refused. */
async function ask(url: string, path: string, { token, binding }: Session): Promise<unknown> {
  const headers = { authorization: token, cookie: `${binding.name}=${binding.value}` };
  return dataOf(path, await fetch(`${url}/api${path}`, { headers }));
}

/** Returns the HTTP status of a call with this session. */
export async function statusOf(url: string, path: string, { token, binding }: Session): Promise<number> {
  const headers = { authorization: token, cookie: `${binding.name}=${binding.value}` };
  return (await fetch(`${url}/api${path}`, { headers })).status;
}

/** Returns the response to a POST with both cookies. Throws if it is refused. */
export async function send(path: string, body: object, { token, binding }: Session): Promise<unknown> {
  const headers = { authorization: token, cookie: `${binding.name}=${binding.value}` };
  return call(site.url, path, { body, headers });
}

/** Gives the browser this session, as after a login. */
export async function giveSession(context: BrowserContext, { token, binding }: Session, url = site.url): Promise<void> {
  await context.addCookies([
    { name: "accessToken", value: token, url },
    { ...binding, url, httpOnly: true, sameSite: "Lax" },
  ]);
}

async function begin(url: string, path: string, body: object): Promise<Session> {
  const answer = await fetch(`${url}/api${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const { accessToken: token, expiresAt } = sessionSchema.parse(await dataOf(path, answer));
  const [name = "", value = ""] = answer.headers
    .getSetCookie()
    .filter((line) => /^(?:__Host-)?zhian-session=[^;]+;.*httponly/i.test(line))
    .map((line) => line.split(";")[0]?.split("=") ?? [])[0] ?? [""];
  if (!name) throw new Error(`${path} has set no cookie that belongs to the token`);
  return { token, expiresAt, binding: { name, value } };
}

async function passPuzzle(url: string): Promise<string> {
  const { id } = z.object({ id: z.string() }).parse(await call(url, "/v1/console/captcha/puzzle", { body: {} }));
  const told = await fetch(`${site.apiUrl}/dev/captcha/${id}`);
  const { left } = z.object({ left: z.number() }).parse(await told.json());
  await pause(movementMs);
  const answer = await call(url, "/v1/console/captcha/answer", { body: { id, left, trail: trailTo(left) } });
  return z.object({ token: z.string() }).parse(answer).token;
}

/** Slow, fast, slow, and not quite level. */
function trailTo(left: number): { t: number; x: number; y: number }[] {
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    return { t: share * (movementMs - 40), x: left * share * share * (3 - 2 * share), y: index % 3 };
  });
}

interface Message {
  body: object;
  headers?: Record<string, string>;
}

async function call(url: string, path: string, { body, headers = {} }: Message): Promise<unknown> {
  const init = { method: "POST", headers: { ...headers, ...json }, body: JSON.stringify(body) };
  return dataOf(path, await fetch(`${url}/api${path}`, init));
}

async function dataOf(path: string, answer: Response): Promise<unknown> {
  const { code, msg, data } = z
    .object({ code: z.number(), msg: z.string(), data: z.unknown() })
    .parse(await answer.json());
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

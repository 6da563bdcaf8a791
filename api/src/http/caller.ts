import { cookieNames, type Locale } from "@zhian/contracts/locale";
import { chooseLocale } from "@zhian/serve/choose-locale";
import { readCookies } from "@zhian/serve/read-cookies";
import type { FastifyReply, FastifyRequest } from "fastify";
import { notSignedIn } from "./answer-faults.ts";
import { ApiFault } from "./api-fault.ts";

/** A signed-in visitor, identified by token and binding cookie together. */
export interface SignedIn {
  /** The id shown on the account's page. */
  accountId: string;
  username: string;
  /** 0 uncertified, 1 enterprise, 2 personal. */
  accountType: 0 | 1 | 2;
  sessionId: string;
  isEditor: boolean;
}

/** The session's keys as stored by a browser: both, or none. */
export interface SessionKeys {
  token: string;
  binding: string;
}

export type FindSession = (keys: SessionKeys) => Promise<SignedIn | undefined>;

/** The caller, as far as a call depends on it. */
export interface Caller {
  /** The visitor's address, if a trusted proxy reports it; otherwise the peer's. */
  address: string;
  /** Identifies one browser at one address. Must not be stored unhashed. */
  session: string;
  locale: Locale;
  header(name: string): string | undefined;
  /** Throws an ApiFault of 401 if no visitor is signed in. Looked up once, on first use. */
  signedIn(): Promise<SignedIn>;
  /** Throws an ApiFault of 401 if no visitor is signed in, and of 403 if the visitor is not an editor. */
  editor(): Promise<SignedIn>;
  /** The session keys in the request, valid or not. */
  sessionKeys: SessionKeys | undefined;
  /** Whether the browser's own connection is encrypted. */
  isHttps: boolean;
  /** Adds a complete `set-cookie` header to the response. */
  setCookie(cookie: string): void;
}

/** Without a prefix where there is no TLS: browsers accept `__Host-` over https only. */
export const bindingCookieNames = { secure: "__Host-zhian-session", plain: "zhian-session" } as const;

const keyPattern = /^[\w-]{43}$/;

export function toCaller(request: FastifyRequest, reply: FastifyReply, findSession: FindSession): Caller {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const cookies = readCookies(header("cookie"));
  const visitor = cookies[cookieNames.visitor] ?? "";
  const sessionKeys = readSessionKeys(header("authorization"), cookies);
  let found: Promise<SignedIn | undefined> | undefined;
  async function signedIn(): Promise<SignedIn> {
    found ??= sessionKeys ? findSession(sessionKeys) : Promise.resolve(undefined);
    return (await found) ?? notSignedIn();
  }
  return {
    address: request.clientAddress,
    session: JSON.stringify([request.clientAddress, header("user-agent") ?? "", visitor.slice(0, 100)]),
    locale: chooseLocale(header("accept-language")),
    header,
    sessionKeys,
    signedIn,
    async editor() {
      const who = await signedIn();
      if (!who.isEditor) throw new ApiFault(403);
      return who;
    },
    // A browser sends its own origin with every POST; any other client that forges it affects only its own cookie.
    isHttps: request.protocol === "https" || (header("origin") ?? "").startsWith("https:"),
    setCookie: (cookie) => void reply.header("set-cookie", cookie),
  };
}

/** Throws an ApiFault of 401 for a caller without session keys: the response reveals nothing about a call's input. */
export function refuseStrangers({ headers: { authorization, cookie } }: FastifyRequest): void {
  if (!readSessionKeys(authorization, readCookies(cookie))) notSignedIn();
}

function readSessionKeys(token: string | undefined, cookies: ReturnType<typeof readCookies>): SessionKeys | undefined {
  const binding = cookies[bindingCookieNames.secure] ?? cookies[bindingCookieNames.plain];
  if (token === undefined || binding === undefined) return undefined;
  return keyPattern.test(token) && keyPattern.test(binding) ? { token, binding } : undefined;
}

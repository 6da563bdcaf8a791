import type { Locale } from "@zhian/contracts/locale";
import { chooseLocale } from "@zhian/serve/choose-locale";
import { parseCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const sessionName = "fragments_ops";
const languageName = "fragments_language";
const yearSeconds = 31_536_000;

export type Language = Locale;

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, sessionName);
}

/** Without a secret, removes the cookie. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string | undefined): void {
  // A TLS-terminating proxy in front sets this header; on one machine there is none.
  const secure = request.headers["x-forwarded-proto"] === "https" ? "; Secure" : "";
  const life = secret === undefined ? "; Max-Age=0" : "";
  reply.header("set-cookie", `${sessionName}=${secret ?? ""}; Path=/ops; HttpOnly; SameSite=Strict${secure}${life}`);
}

export function setLanguageCookie(reply: FastifyReply, language: Language): void {
  const cookie = `${languageName}=${language}; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=${yearSeconds}`;
  reply.header("set-cookie", cookie);
}

/** The language chosen here before, otherwise the browser's. */
export function readLanguage(request: FastifyRequest): Language {
  const chosen = readCookie(request, languageName);
  if (chosen === "en" || chosen === "zh") return chosen;
  return chooseLocale(request.headers["accept-language"]);
}

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  // The first cookie that can be ours counts, undecoded: ours are never encoded.
  const decode = (value: string) => (/^[\w-]{1,100}$/.test(value) ? value : undefined);
  return parseCookie(headers.cookie ?? "", { decode })[name];
}

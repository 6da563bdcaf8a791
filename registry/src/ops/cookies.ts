import type { FastifyReply, FastifyRequest } from "fastify";

const sessionName = "fragments_ops";
const languageName = "fragments_language";
const yearSeconds = 31_536_000;

export type Language = "en" | "zh";

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, sessionName);
}

/** Without a secret, the cookie is removed. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string | undefined): void {
  // Whoever stands in front with TLS says so; on one machine there is none.
  const secure = request.headers["x-forwarded-proto"] === "https" ? "; Secure" : "";
  const life = secret === undefined ? "; Max-Age=0" : "";
  reply.header("set-cookie", `${sessionName}=${secret ?? ""}; Path=/ops; HttpOnly; SameSite=Strict${secure}${life}`);
}

export function setLanguageCookie(reply: FastifyReply, language: Language): void {
  const cookie = `${languageName}=${language}; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=${yearSeconds}`;
  reply.header("set-cookie", cookie);
}

/** As chosen here before, else as the browser asks. */
export function readLanguage(request: FastifyRequest): Language {
  const chosen = readCookie(request, languageName);
  if (chosen === "en" || chosen === "zh") return chosen;
  return /^\s*zh\b/i.test(request.headers["accept-language"] ?? "") ? "zh" : "en";
}

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  for (const pair of (headers.cookie ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value !== undefined && /^[\w-]{1,100}$/.test(value)) return value;
  }
  return undefined;
}

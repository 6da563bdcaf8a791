import type { Database } from "@zhian/database/database";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RegistryConfig } from "../config.ts";
import type { SigningKey } from "../keys/signing-key.ts";
import { everything } from "../model/history.ts";
import { isRefused, type Refusal, refusalStatus, refuse } from "../model/refusal.ts";
import { logFault, statusOf } from "../server.ts";
import { type Identity, isAllowed } from "../tokens.ts";
import { type Language, readLanguage, readSessionCookie, setLanguageCookie } from "./cookies.ts";
import { html } from "./html.ts";
import { page, type Viewer, wordsOf } from "./page.ts";
import { refusedNotice } from "./preview-page.ts";
import { findSession } from "./sessions.ts";

export interface OpsParts {
  config: Pick<RegistryConfig, "environments" | "siteUrls">;
  database: Database;
  now(): Date;
}

export interface KeyParts extends OpsParts {
  currentKey(): Promise<SigningKey>;
}

export type SignedIn = Viewer & { identity: Identity };

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types ops",
].join("; ");

export function sendPage(reply: FastifyReply, text: string, status = 200): FastifyReply {
  reply.headers({
    "content-security-policy": policy,
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  return reply.code(status).type("text/html; charset=utf-8").send(text);
}

/** The viewer, signed in or not. */
export async function readViewer(parts: OpsParts, request: FastifyRequest): Promise<Viewer> {
  const { database, now } = parts;
  const secret = readSessionCookie(request);
  const identity = secret === undefined ? undefined : await findSession(database, secret, now());
  return { ...readStranger(parts, request), ...(identity && { identity }) };
}

/** The viewer without identity: needs no database. */
function readStranger({ config }: OpsParts, request: FastifyRequest): Viewer {
  const language = readLanguage(request);
  const otherUrl = inLanguage(request, language === "zh" ? "en" : "zh");
  return { language, words: wordsOf(language), otherUrl, environments: config.environments };
}

type Handler = (request: FastifyRequest, reply: FastifyReply, viewer: SignedIn) => Promise<FastifyReply>;

/** For signed-in operators; everyone else is redirected to the login. Refusals and failures are shown on a page. */
export function forOperators(parts: OpsParts, handle: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let viewer = readStranger(parts, request);
    try {
      viewer = await readViewer(parts, request);
      if (switchLanguage(request, reply)) return reply;
      const { identity } = viewer;
      if (!identity) return reply.redirect("/ops/login", 303);
      return await handle(request, reply, { ...viewer, identity });
    } catch (error) {
      if (isRefused(error))
        return sendPage(reply, failedPage(viewer, error.refusal), refusalStatus[error.refusal.code]);
      logFault(request, error);
      return sendPage(reply.header("retry-after", "5"), failedPage(viewer, undefined), statusOf(error));
    }
  };
}

/** The result of a form has no URL, so the language link leads to the start page. */
function inLanguage({ method, url }: FastifyRequest, language: Language): string {
  const asked = new URL(method === "GET" ? url : "/ops", "http://registry");
  asked.searchParams.set("lang", language);
  return asked.pathname + asked.search;
}

/** Stores the `?lang=` of any page, and removes it from the URL. */
export function switchLanguage(request: FastifyRequest, reply: FastifyReply): boolean {
  const asked = new URL(request.url, "http://registry");
  const language = asked.searchParams.get("lang");
  if (request.method !== "GET" || (language !== "en" && language !== "zh")) return false;
  asked.searchParams.delete("lang");
  setLanguageCookie(reply, language);
  reply.redirect(asked.pathname + asked.search, 303);
  return true;
}

/** Throws RefusedError for an operator without rights to this fragment. */
export function requireAllowed(request: FastifyRequest, { identity }: SignedIn, fragment: string): void {
  if (isAllowed(identity, "operate", fragment === everything ? undefined : fragment)) return;
  request.log.warn(
    { event: "request.forbidden", need: "operate", fragment, token: identity.id },
    "the token does not allow it",
  );
  throw refuse("not-yours", `The token of team ${identity.team} may not change that.`, "Ask another operator.");
}

/** Without a refusal, the fault is the registry's, and its log explains it. */
function failedPage(viewer: Viewer, refusal: Refusal | undefined): string {
  const { words } = viewer;
  const main = html`<h1>${words.failed.title}</h1>
${refusal ? refusedNotice(words, refusal) : html`<p class="fault" role="alert">${words.failed.unavailable}</p>`}
<p><a href="/ops">${words.failed.back}</a></p>`;
  return page(viewer, { title: words.failed.title, main });
}

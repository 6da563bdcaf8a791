import type { IncomingHttpHeaders } from "node:http";
import { pipeline } from "node:stream/promises";
import { callHeaders } from "@zhian/observe/spans";
import { readCookies } from "@zhian/serve/read-cookies";
import { type ClientAddress, createClientAddress } from "@zhian/server/client-address";
import { limitBytes } from "@zhian/server/read-body";
import { errorName } from "@zhian/server/read-error";
import { Agent, type Dispatcher } from "undici";
import { noAnswerPage } from "../compose/bilingual-pages.ts";
import { plainHeaders } from "../compose/plain-style.ts";
import { draftsHeaders, readDraftsPass } from "../drafts-pass.ts";
import { catalogueHeaders, type ServedCatalogue } from "../releases/served-catalogue.ts";
import { type Exchange, isRead, reply } from "./exchange/exchange.ts";
import { fetchWithRetry } from "./exchange/fetch-with-retry.ts";
import { isFromOwnSite, isGuess } from "./exchange/own-site.ts";

const hopByHop = new Set(
  ["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer"].concat([
    "transfer-encoding",
    "upgrade",
    "expect",
    "host",
    "proxy-connection",
  ]),
);
const forged =
  /^(x-site-(catalogue|drafts)|x-forwarded-.*|x-real-ip|forwarded|x-original-.*|x-rewrite-.*|x-http-method-override|x-request-id|traceparent|tracestate|baggage)$/;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The api, and its page of unsent text messages, which exists only if no gateway sends them. */
const proxied = /^\/(?:api\/|dev\/outbox(?:\.json)?(?:\?|$))[^\\#\s]*$/;
/** The same timeout as the site's own client in the browser: only visitors without script see this error. */
const headMs = 5_000;
const wholeMs = 30_000;
/** Many times the size of the api's largest response. */
const maxBytes = 8 * 2 ** 20;

type Served = Pick<ServedCatalogue, "header" | "isCanary">;

interface Dependencies {
  apiUrl: string;
  origin: string;
  clientAddress?: ClientAddress;
  /** What a visitor with these cookies is served; undefined before the first snapshot. */
  catalogueOf?(cookies: string | undefined): Served | undefined;
  /** Time limit for the response headers, including a retry. */
  limitMs?: number;
  /** Time limit for a whole response, including its body. */
  deadlineMs?: number;
}

export interface ApiProxy {
  serve(exchange: Exchange): Promise<void>;
  close(): Promise<void>;
}

/** Forwards `/api/*` and the outbox to the api: same origin for the browser, and the only place where a token passes through. */
export function createApiProxy({
  apiUrl,
  origin,
  clientAddress = createClientAddress([]),
  catalogueOf = () => undefined,
  limitMs = headMs,
  deadlineMs = wholeMs,
}: Dependencies): ApiProxy {
  const limits = { headersTimeout: limitMs, bodyTimeout: wholeMs, connectTimeout: 3_000, connections: 128 };
  const agent = new Agent(limits);
  // Opens a connection for each request.
  const unused = new Agent({ ...limits, pipelining: 0 });
  const ofSite = siteHeaders(new URL(origin));

  async function ask(
    { request, requestId }: Exchange,
    signal: AbortSignal,
    by = agent,
  ): Promise<Dispatcher.ResponseData> {
    const headers = {
      ...forwardable(request.headers),
      ...ofSite,
      "x-forwarded-for": clientAddress(request),
      "x-request-id": requestId,
      ...servedHeaders(request.headers.cookie, catalogueOf),
      ...callHeaders(),
    };
    // The method is one of the set above.
    const method = request.method as Dispatcher.HttpMethod;
    const body = method === "GET" || method === "HEAD" ? null : request;
    return by.request({ origin: apiUrl, path: request.url ?? "/", method, headers, body, signal });
  }

  const askWithRetry = (exchange: Exchange, signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
    fetchWithRetry((each, isSecond) => ask(exchange, each, isSecond ? unused : agent), { signal, limitMs });

  return {
    async serve(exchange) {
      exchange.kind = "api";
      const { request, response } = exchange;
      if (!methods.has(request.method ?? "")) return refuse(exchange, { status: 405, msg: "Method not allowed" });
      if (!isProxied(exchange)) return refuse(exchange, { status: 404, msg: "Not found" });
      if (!isFromOwnSite(request, origin)) return refuse(exchange, { status: 403, msg: "Cross-site not allowed" });
      if (isGuess(request)) return refuse(exchange, { status: 403, msg: "Prefetch not allowed" });
      const gone = new AbortController();
      response.on("close", () => gone.abort());
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMs)]);
      try {
        const answer = await (isRead(exchange) ? askWithRetry(exchange, signal) : ask(exchange, signal));
        response.writeHead(
          answer.statusCode,
          ownHeaders(answer.headers, catalogueOf(request.headers.cookie)?.isCanary),
        );
        await pipeline(answer.body, limitBytes(maxBytes), response, { signal });
      } catch (error) {
        if (response.headersSent || response.destroyed) response.destroy();
        else if (isLate(error)) giveUp(exchange, { status: 504, msg: "The service did not respond in time" });
        else giveUp(exchange, { status: 503, msg: "The service is not available at the moment" });
      }
    },
    async close() {
      await Promise.all([agent.destroy(), unused.destroy()]);
    },
  };
}

/** What the api needs to know about a visitor with these cookies. */
function servedHeaders(cookies: string | undefined, catalogueOf: NonNullable<Dependencies["catalogueOf"]>) {
  return { ...catalogueHeaders(catalogueOf(cookies)), ...draftsHeaders(readDraftsPass(readCookies(cookies))) };
}

function forwardable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(
    ([name]) => !hopByHop.has(name) && !forged.test(name) && !named.includes(name),
  );
  return Object.fromEntries(kept);
}

function withoutHops(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.has(name) && name !== "x-request-id");
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function isProxied({ request, path }: Exchange): boolean {
  return proxied.test(request.url ?? "") && !path.split("/").includes("..");
}

function siteHeaders({ protocol, host }: URL): Record<string, string> {
  return { "x-forwarded-proto": protocol.slice(0, -1), "x-forwarded-host": host };
}

/** A response for one visitor only must not be stored by any cache between the visitor and the shell. */
function ownHeaders(headers: IncomingHttpHeaders, isCanary = false): Record<string, string | string[]> {
  const own = withoutHops(headers);
  const caching = own["cache-control"];
  if (!isCanary || typeof caching !== "string") return own;
  return { ...own, "cache-control": caching.replace(/\bpublic\b/, "private") };
}

function isLate(error: unknown): boolean {
  return /Timeout/.test(errorName(error) ?? "");
}

interface Refusal {
  status: number;
  msg: string;
}

/** A visitor who opened the URL through a link or a form gets a page: the site's scripts never accept HTML. */
function giveUp(exchange: Exchange, refusal: Refusal): void {
  if (!exchange.request.headers.accept?.includes("text/html")) return refuse(exchange, refusal);
  exchange.request.resume();
  reply(exchange, refusal.status, {
    headers: { ...plainHeaders, "retry-after": "2" },
    body: noAnswerPage(isRead(exchange) ? "read" : "write"),
  });
}

/** Replies in the api's own format, so that callers handle only one kind of error. */
function refuse(exchange: Exchange, { status, msg }: Refusal): void {
  exchange.request.resume();
  const later = status === 503 && { "retry-after": "2" };
  reply(exchange, status, {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...later },
    body: JSON.stringify({ code: status, msg, data: null }),
  });
}

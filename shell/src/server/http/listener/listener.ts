import { createServer, type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import { performance } from "node:perf_hooks";
import { maxAddressLength } from "@zhian/contracts/address-limit";
import { readTarget } from "@zhian/serve/read-target";
import { answerUnreadable } from "@zhian/server/answer-unreadable";
import { createDrain } from "@zhian/server/drain";
import type { Log } from "@zhian/server/log";
import { serverUrl } from "@zhian/server/server-url";
import { lastResort } from "../../compose/last-resort.ts";
import { plainHeaders } from "../../compose/plain-style.ts";
import { createLoadShedLog } from "../../operate/load-shed-log.ts";
import type { Metrics } from "../../operate/metrics.ts";
import { type Exchange, openExchange, reply, replyText } from "../exchange/exchange.ts";
import { baseSecurityHeaders, type SecurityOptions } from "../exchange/security-headers.ts";
import { clearCookies, refuseTunnel, unreadableAnswer } from "./answer-unreadable.ts";

interface Options {
  port: number;
  host: string;
  security: SecurityOptions;
  log: Log;
  metrics: Metrics;
  /** Overrides of the defaults: how slow and how large a request may be. */
  limits?: Partial<typeof requestLimits>;
}

export interface Listener {
  url: string;
  /** Keeps serving, and tells clients to open a new connection next time. */
  announceEnd(): void;
  /** Accepts no more connections. Resolves when the last response is sent or `limitMs` have passed. */
  drain(limitMs: number): Promise<void>;
}

export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // For the request line and all headers. A URL that is too long must still be read: its response is a page that explains it.
  maxHeaderSize: 4 * maxAddressLength,
  // Node checks for overdue connections only at this interval.
  connectionsCheckingInterval: 2_000,
};

const maxHeadersLength = 32_000;

/** Starts the HTTP server, with limits on how slow and how large a request may be. */
export async function listen(route: (exchange: Exchange) => Promise<void>, options: Options): Promise<Listener> {
  const { log, metrics, security } = options;
  const always = Object.entries(baseSecurityHeaders(security));
  const countShed = createLoadShedLog(log);

  const server = createServer({ ...requestLimits, ...options.limits }, (request, response) => {
    const startedAt = performance.now();
    const target = readTarget(request);
    request.url = target ?? "/";
    const exchange = openExchange(request, response);
    for (const [name, value] of always) response.setHeader(name, value);
    response.on("close", () => account(exchange, performance.now() - startedAt));
    const fault = target === undefined ? 400 : faultOf(request);
    if (fault !== undefined) return refuse(exchange, fault);
    route(exchange).catch((error: unknown) => {
      const { requestId, path } = exchange;
      log.error({ event: "request.failed", requestId, path, err: error }, "a request failed");
      failSafely(exchange);
    });
  });

  function account({ request, response, requestId, path, kind, shed }: Exchange, ms: number): void {
    metrics.requests.inc({ kind, status: response.statusCode });
    if (shed) metrics.shed.inc({ reason: shed });
    if (kind === "probe") return;
    const status = response.statusCode;
    const facts = { requestId, kind, method: request.method, path: path.slice(0, 200), status, ms: Math.round(ms) };
    if (status >= 500 && shed) countShed();
    const level = status >= 500 && !shed ? "warn" : "debug";
    log[level]({ event: "request.completed", ...facts }, "a request was answered");
  }

  server.on("clientError", (error, socket) => answerUnreadable(error, socket, unreadableAnswer));
  server.on("connect", refuseTunnel);
  const drain = createDrain(server);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await begin(server, options);
  return {
    url: serverUrl(server, options.host),
    announceEnd: drain.announce,
    drain: (limitMs) => drain.end(close, limitMs),
  };
}

function begin(server: Server, { port, host }: Options): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: Error & { code?: string }) => {
    const hint =
      error.code === "EADDRINUSE" ? `port ${port} is already in use: free it, or set SHELL_PORT` : error.message;
    reject(new Error(`The shell cannot listen on ${host}:${port}: ${hint}`, { cause: error }));
  });
  server.listen(port, host, 1024, resolve);
  return promise;
}

function faultOf(request: IncomingMessage): 400 | 431 | undefined {
  if (isAmbiguous(request)) return 400;
  return hasTooLongHeaders(request) ? 431 : undefined;
}

/** Closes the connection, so that nothing after it is read as a request either. */
function refuse(exchange: Exchange, fault: 400 | 431): void {
  exchange.response.setHeader("connection", "close");
  if (fault === 431) exchange.response.setHeader("clear-site-data", clearCookies);
  replyText(exchange, fault, `${STATUS_CODES[fault]}\n`);
}

/** The URL is not counted: it has a separate limit. */
function hasTooLongHeaders({ rawHeaders }: IncomingMessage): boolean {
  let length = 0;
  for (const text of rawHeaders) length += text.length;
  return length > maxHeadersLength;
}

/** Whether another server on the way may parse the request differently. */
function isAmbiguous({ headers, rawHeaders }: IncomingMessage): boolean {
  const encoding = headers["transfer-encoding"];
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length > 1 || (encoding !== undefined && encoding.toLowerCase() !== "chunked");
}

function failSafely(exchange: Exchange): void {
  if (exchange.response.headersSent) {
    exchange.response.destroy();
    return;
  }
  reply(exchange, 500, { headers: plainHeaders, body: lastResort });
}

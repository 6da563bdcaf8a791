import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { maxAddressLength } from "@zhian/contracts/address-limit";
import { readTarget } from "@zhian/serve/read-target";
import type { Log } from "@zhian/server/log";
import { lastResort } from "../../compose/last-resort.ts";
import { plainHeaders } from "../../compose/plain-style.ts";
import { createLoadShedLog } from "../../operate/load-shed-log.ts";
import type { Metrics } from "../../operate/metrics.ts";
import { type Exchange, openExchange, reply, replyText } from "../exchange/exchange.ts";
import { baseSecurityHeaders, type SecurityOptions } from "../exchange/security-headers.ts";
import { answerUnreadable, clearCookies, refuseTunnel } from "./answer-unreadable.ts";

interface Options {
  port: number;
  host: string;
  security: SecurityOptions;
  log: Log;
  metrics: Metrics;
  /** Other than the usual ones: how slow and how large a request may be. */
  limits?: Partial<typeof requestLimits>;
}

export interface Listener {
  url: string;
  /** Answers as before, and asks whoever is answered to open another connection next time. */
  announceEnd(): void;
  /** Takes no more connections, and is done when the last answer has left or `limitMs` are over. */
  drain(limitMs: number): Promise<void>;
}

export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // Of the request line and all headers: an address that is too long is to be read, for it is answered with a page that says so.
  maxHeaderSize: 4 * maxAddressLength,
  // Node looks for connections that are over their time only as often as it is told to.
  connectionsCheckingInterval: 2_000,
};

const maxHeadersLength = 32_000;

/** HTTP, with limits on how slow and how large a request may be. */
export async function listen(route: (exchange: Exchange) => Promise<void>, options: Options): Promise<Listener> {
  const { log, metrics, security } = options;
  const always = Object.entries(baseSecurityHeaders(security));
  const countShed = createLoadShedLog(log);
  const open = new Set<ServerResponse>();
  let isEnding = false;
  let isDraining = false;

  const server = createServer({ ...requestLimits, ...options.limits }, (request, response) => {
    const startedAt = performance.now();
    const target = readTarget(request);
    request.url = target ?? "/";
    const exchange = openExchange(request, response);
    for (const [name, value] of always) response.setHeader(name, value);
    if (isEnding) response.setHeader("connection", "close");
    open.add(response);
    response.on("close", () => {
      open.delete(response);
      account(exchange, performance.now() - startedAt);
      if (isDraining) setImmediate(() => server.closeIdleConnections());
    });
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

  server.on("clientError", answerUnreadable);
  server.on("connect", refuseTunnel);
  await begin(server, options);
  function announceEnd(): void {
    isEnding = true;
    // So that nobody sends another request on a connection that is about to end.
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
  }

  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    announceEnd,
    async drain(limitMs) {
      announceEnd();
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // What has arrived is read first: a connection whose request lies there unread would pass for idle.
      setImmediate(() => server.closeIdleConnections());
      const timer = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

function begin(server: Server, { port, host }: Options): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: Error & { code?: string }) => {
    const hint = error.code === "EADDRINUSE" ? `port ${port} is taken: free it, or set SHELL_PORT` : error.message;
    reject(new Error(`The shell cannot listen on ${host}:${port}: ${hint}`, { cause: error }));
  });
  server.listen(port, host, 1024, resolve);
  return promise;
}

function faultOf(request: IncomingMessage): 400 | 431 | undefined {
  if (isAmbiguous(request)) return 400;
  return hasTooLongHeaders(request) ? 431 : undefined;
}

/** What follows on the connection is not read as a request either. */
function refuse(exchange: Exchange, fault: 400 | 431): void {
  exchange.response.setHeader("connection", "close");
  if (fault === 431) exchange.response.setHeader("clear-site-data", clearCookies);
  replyText(exchange, fault, `${STATUS_CODES[fault]}\n`);
}

/** An address apart, which has a limit of its own. */
function hasTooLongHeaders({ rawHeaders }: IncomingMessage): boolean {
  let length = 0;
  for (const text of rawHeaders) length += text.length;
  return length > maxHeadersLength;
}

/** What another server on the way may read as another request than we do. */
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

import { STATUS_CODES } from "node:http";
import { readRequestId } from "@zhian/observe/request-id";
import { answerReads } from "@zhian/serve/answer-reads";
import { noTarget, readTarget } from "@zhian/serve/read-target";
import { answerUnreadable, type BareAnswer, type UnreadableStatus } from "@zhian/server/answer-unreadable";
import type { LogEvent } from "@zhian/server/log";
import { errorCode, errorName } from "@zhian/server/read-error";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { isRefused } from "./model/refusal.ts";
import { refuseRead, sendError, sendRefusal } from "./routes/answers.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;
const jsonBodyBytes = 64 * 1024;

/** Fastify with the registry's conventions: JSON errors with a remedy, no stack, no secret, known methods only. */
export function createServer(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: ({ headers }) => readRequestId(headers["x-request-id"]),
    rewriteUrl: (request) => readTarget(request) ?? noTarget,
    frameworkErrors: (_error, { url }, reply) =>
      void (url === noTarget ? sendKnown(reply, noTargetAtAll) : sendUnknownAddress(reply)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, unreadableAnswer),
    bodyLimit: jsonBodyBytes,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 250, ignoreTrailingSlash: false, caseSensitive: true },
  });
  app.removeContentTypeParser("text/plain");
  answerReads(app, refuseRead);
  app.addHook("onRequest", async ({ id }, reply) => {
    reply.headers({ "x-content-type-options": "nosniff", "x-request-id": id });
  });
  app.addHook("onRequest", async (request, reply) => {
    const charset = /;\s*charset="?([^";\s]*)/i.exec(request.headers["content-type"] ?? "")?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) sendKnown(reply, wrongType);
  });
  app.setErrorHandler((error, request, reply) => {
    if (isRefused(error)) return sendRefusal(reply, error.refusal);
    const known = knownErrors[wordFor(error)];
    logFault(request, error);
    if (known) return sendKnown(reply, known);
    return sendError(reply, 500, {
      code: "internal",
      message: "The registry had an internal error.",
      remedy: `See its log for request ${request.id}.`,
    });
  });
  app.setNotFoundHandler((_request, reply) => sendUnknownAddress(reply));
  return app;
}

/** Logs a fault for the operator to fix, whatever the response tells the client. */
export function logFault(request: FastifyRequest, error: unknown): void {
  const { url } = request.routeOptions;
  const known = knownErrors[wordFor(error)];
  if (known?.event) request.log.error({ event: known.event, err: error, url }, known.message);
  else if (!known) request.log.error({ event: "request.failed", err: error, url }, "a request failed");
}

export function statusOf(error: unknown): number {
  return knownErrors[wordFor(error)]?.status ?? 500;
}

function unreadableAnswer(status: UnreadableStatus): BareAnswer {
  const error = {
    code: `http-${status}`,
    message: `${STATUS_CODES[status]}.`,
    remedy: "Send a complete, smaller request.",
  };
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  };
  return { headers, body: JSON.stringify({ error }) };
}

function sendUnknownAddress(reply: FastifyReply): FastifyReply {
  const remedy = "See the registry's README for its addresses.";
  return sendError(reply, 404, { code: "unknown-address", message: "There is nothing at this address.", remedy });
}

/** Call it before the routes are registered, and its result afterwards: other methods get 405 instead of 404. */
export function collectMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const allowed = known.get(url) ?? new Set();
    for (const one of [method].flat()) allowed.add(one);
    known.set(url, allowed);
  });
  return () => {
    for (const [url, allowed] of known) {
      const allow = [...allowed].sort().join(", ");
      const wrongMethod = {
        code: "wrong-method",
        message: "This address does not support this method.",
        remedy: `Use ${allow}.`,
      };
      const answer = async (_request: unknown, reply: FastifyReply) =>
        sendError(reply.header("allow", allow), 405, wrongMethod);
      const others = methods.filter((method) => !allowed.has(method));
      // In the first hook, before a body of any type is parsed.
      app.route({ url, method: others, exposeHeadRoute: false, onRequest: answer, handler: answer });
    }
  };
}

interface KnownError {
  /** Logged when the cause is outside the registry. */
  event?: LogEvent;
  status: number;
  message: string;
  remedy: string;
}

const wrongType: KnownError = {
  status: 415,
  message: "This content type is not supported here.",
  remedy: "Send application/json in UTF-8, or application/gzip to publish.",
};
const noTargetAtAll: KnownError = {
  status: 400,
  message: "The request has no path.",
  remedy: "Request a path, such as /v1/keys.",
};
const notJson: KnownError = {
  status: 400,
  message: "The body is not valid JSON.",
  remedy: "Fix it and send it again.",
};
const unavailable: KnownError = {
  event: "database.unreachable",
  status: 503,
  message: "The database cannot be reached.",
  remedy: "Try again in a moment.",
};
const storeAway: KnownError = {
  event: "file_store.unreachable",
  status: 503,
  message: "The release file store cannot be reached.",
  remedy: "Try again in a moment: nothing was stored.",
};
const full: KnownError = {
  event: "disk.full",
  status: 507,
  message: "The registry's disk is full.",
  remedy: "Free up space, then send it again: nothing was stored.",
};

const readOnly: KnownError = {
  event: "disk.read_only",
  status: 507,
  message: "The registry's disk cannot be written to.",
  remedy: "The cause is in the registry's log; published releases are still served.",
};

/** Faults that the caller can distinguish, by the code from Fastify, Node or PostgreSQL. */
const knownErrors: Readonly<Record<string, KnownError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType,
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    message: "The body is too large.",
    remedy: "The limit is 10 MiB for a release and 64 KiB for any other request.",
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    message: "The body does not have the stated length.",
    remedy: "Send it again.",
  },
  FST_ERR_CTP_INVALID_JSON_BODY: notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: notJson,
  SyntaxError: notJson,
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  "53100": full,
  EROFS: readOnly,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  "53300": unavailable,
  "57P01": unavailable,
  "57P03": unavailable,
  STORE_UNREACHABLE: storeAway,
};

/** Fastify refuses a body that contains `__proto__` with a SyntaxError that has a status and no code. */
function wordFor(error: unknown): string {
  const isBody =
    errorName(error) === "SyntaxError" && typeof error === "object" && error !== null && "statusCode" in error;
  return errorCode(error) ?? (isBody ? "SyntaxError" : "");
}

function sendKnown(reply: FastifyReply, { status, message, remedy }: KnownError): FastifyReply {
  if (status === 503) reply.header("retry-after", "5");
  return sendError(reply, status, { code: status === 415 ? "wrong-content-type" : `http-${status}`, message, remedy });
}

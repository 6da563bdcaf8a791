import { defaultLocale } from "@zhian/contracts/locale";
import { readRequestId } from "@zhian/observe/request-id";
import { noTarget, readTarget } from "@zhian/serve/read-target";
import { answerUnreadable, type BareAnswer, type UnreadableStatus } from "@zhian/server/answer-unreadable";
import { createLog } from "@zhian/server/log";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "./config.ts";
import { fieldFault } from "./field-fault.ts";
import { answerFaults, sendFault, toPath } from "./http/answer-faults.ts";
import { ApiFault, faultEnvelope, toFaultStatus } from "./http/api-fault.ts";
import { addClientAddress } from "./http/client-address.ts";
import { acceptJsonOnly } from "./http/json-body.ts";
import { refuseDoubledHeaders, refuseReservedKeys } from "./http/refuse-requests.ts";

/** Destination of log lines; default: standard output. */
export interface LogStream {
  write(line: string): void;
}

export interface Limits {
  bodyLimit: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  http: { headersTimeout: number; connectionsCheckingInterval: number; maxHeaderSize: number };
}

/** In bytes and milliseconds. Connections stay open longer than a proxy in front keeps them, so that the api never closes one first. */
export const limits: Limits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  // Node checks connections for timeouts only at this interval.
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 32 * 1024 },
};
const seoIdInPath = /^(\/api\/v1\/cms\/file\/column\/seo)\/([^/?]+)(?:\?(.*))?$/;
const documentation = "/api/docs";

/** A server with everything that all calls share, but no calls yet. */
export function createServer(config: Config, stream?: LogStream, ownLimits = limits): FastifyInstance {
  const log: FastifyBaseLogger = createLog({ service: "api", level: config.logLevel, stream });
  const app = Fastify({
    ...ownLimits,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    rewriteUrl: (request) => toQueryForm(readTarget(request) ?? noTarget),
    genReqId: ({ headers }) => readRequestId(headers["x-request-id"]),
    // A request on an open connection is answered during a drain rather than refused.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    frameworkErrors: (error, _request, reply) => {
      sendFault(reply, new ApiFault(toFaultStatus(error.statusCode ?? 400)));
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, unreadableAnswer),
  });
  addClientAddress(app, config.trustedProxies);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  answerFaults(app, fieldFault);
  addHeaders(app);
  logRequests(app);
  return app;
}

/** The specification permits the SEO call's id in the path or in the query: internally only the query is used. */
function toQueryForm(url: string): string {
  const [, path, id, query] = seoIdInPath.exec(url) ?? [];
  if (path === undefined || id === undefined) return url;
  return `${path}?id=${id}${query === undefined ? "" : `&${query}`}`;
}

function addHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "x-request-id": request.id,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store, private",
    });
    if (!request.url.startsWith(documentation)) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    refuseDoubledHeaders(request);
    refuseReservedKeys(request);
  });
}

function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { event: "request.completed", method, path: toPath(request), status: reply.statusCode, ms },
      "a request was answered",
    );
  });
}

/** Even input that is not HTTP gets an envelope. */
function unreadableAnswer(status: UnreadableStatus): BareAnswer {
  return {
    headers: { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" },
    body: JSON.stringify(faultEnvelope(new ApiFault(status), defaultLocale)),
  };
}

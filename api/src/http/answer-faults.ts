import { chooseLocale } from "@zhian/serve/choose-locale";
import type { Refuse } from "@zhian/serve/send-answer";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiFault, faultEnvelope, isApiFault, toFaultStatus } from "./api-fault.ts";

/** The fault for a visitor's wrong input, worded for its call. Its status is 422, since 400 sends the visitor to the home page. */
export type FieldFault = (request: FastifyRequest, field: string) => ApiFault | undefined;

/** Sends every fault, in the common envelope. Nothing of the request or of a stack trace is revealed. */
export function answerFaults(app: FastifyInstance, faultOf: FieldFault): void {
  const methodsOf = rememberMethods(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isApiFault(error)) return sendFault(reply, error);
    if (error.validation) return sendFault(reply, toInputFault(request, error.validation, faultOf));
    const status = toFaultStatus(error.statusCode ?? 500);
    if (status >= 500) request.log.error({ event: "request.failed", err: error }, "a request failed");
    return sendFault(reply, new ApiFault(status));
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(toPath(request));
    if (allowed.length === 0) return sendFault(reply, new ApiFault(404));
    return sendFault(reply, new ApiFault(405, { headers: { allow: allowed.join(", ") } }));
  });
}

export function sendFault(reply: FastifyReply, fault: ApiFault): FastifyReply {
  if (fault.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .headers(fault.headers)
    .code(fault.status)
    .header("cache-control", "no-store, private")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(faultEnvelope(fault, chooseLocale(reply.request.headers["accept-language"]))));
}

/** The body of the response to a read whose conditions cannot be met. */
export const refuseRead: Refuse = (status, { headers }) =>
  JSON.stringify(faultEnvelope(new ApiFault(status), chooseLocale(headers["accept-language"])));

/** Only the path: a query may contain a visitor's input, and is never logged. */
export function toPath(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

/** A single field that the interface cannot have sent is enough for 400. */
function toInputFault(
  request: FastifyRequest,
  validation: NonNullable<FastifyError["validation"]>,
  faultOf: FieldFault,
): ApiFault {
  const faults = validation.map(({ instancePath }) => faultOf(request, instancePath.split("/")[1] ?? ""));
  return faults.every((fault) => fault !== undefined) ? (faults[0] ?? new ApiFault(400)) : new ApiFault(400);
}

function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, "[^/]+").replace(/\*/g, ".*")}$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}

/** Throws the fault of calls that need a signed-in visitor. */
export function notSignedIn(): never {
  throw new ApiFault(401);
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiFault, type FaultStatus, faultEnvelope, isApiFault, toFaultStatus } from "./api-fault.ts";

/** Fields that a visitor types: a fault in them is told with 422, since 400 sends the visitor home. */
const typedFields = new Set(["/q"]);

/** Everything that is not an answer: one envelope, one place. Nothing of the request or of a stack is shown. */
export function answerFaults(app: FastifyInstance): void {
  const methodsOf = rememberMethods(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isApiFault(error)) return sendFault(reply.headers(error.headers), error.status);
    const status = error.validation ? toInputStatus(error.validation) : toFaultStatus(error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "a call failed");
    return sendFault(reply, status);
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(toPath(request));
    if (allowed.length === 0) return sendFault(reply, 404);
    return sendFault(reply.header("allow", allowed.join(", ")), 405);
  });
}

export function sendFault(reply: FastifyReply, status: FaultStatus): FastifyReply {
  if (status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(status)
    .header("cache-control", "no-store, private")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(faultEnvelope(status)));
}

/** The path alone: a query may hold what a visitor typed, and is never logged. */
export function toPath(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function toInputStatus(validation: NonNullable<FastifyError["validation"]>): FaultStatus {
  return validation.every(({ instancePath }) => typedFields.has(instancePath)) ? 422 : 400;
}

function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, "[^/]+").replace(/\*/g, ".*")}$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}

/** Thrown by answers that need a signed-in visitor. */
export function notSignedIn(): never {
  throw new ApiFault(401);
}

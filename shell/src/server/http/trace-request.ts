import { runWithRequestId } from "@zhian/observe/request-id";
import { beginRequestSpan } from "@zhian/observe/spans";
import type { Exchange, Serve } from "./exchange/exchange.ts";

/** Whatever is done for it goes by the request's id, in other servers too. A trace begins here: what a visitor says of one is not taken. */
export function traceRequest(exchange: Exchange, serve: Serve): void | Promise<void> {
  const { request, response, path, requestId } = exchange;
  const span = beginRequestSpan({ method: request.method ?? "GET", path, requestId });
  response.once("close", () => span.end({ route: exchange.kind, status: response.statusCode }));
  return span.run(() => runWithRequestId(requestId, () => serve(exchange)));
}

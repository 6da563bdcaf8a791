import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { answerRead, type Headers as ReadHeaders } from "@zhian/serve/answer-read";
import type { Representation } from "@zhian/serve/representation";
import { makeRequestId } from "./page-values.ts";

/** One request and its response, with what every handler needs. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path without query; not validated yet. */
  path: string;
  requestId: string;
  /** For metrics and the log: the kind of resource requested. */
  kind: string;
  /** Why the overloaded shell shed the request. There may be very many of these. */
  shed?: "event-loop" | "renders" | "late";
}

export type Serve = (exchange: Exchange) => void | Promise<void>;

export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const target = request.url ?? "/";
  const end = target.indexOf("?");
  const requestId = readRequestId(request.headers["x-request-id"]) ?? makeRequestId();
  response.setHeader("x-request-id", requestId);
  const path = end < 0 ? target : target.slice(0, end);
  return { request, response, path, requestId, kind: "other" };
}

/** The ID set by a proxy in front of us: 32 hexadecimal digits, with or without the dashes of a UUID. */
function readRequestId(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string" || header.length > 36) return undefined;
  const plain = header.replaceAll("-", "").toLowerCase();
  return /^[0-9a-f]{32}$/.test(plain) ? plain : undefined;
}

export function isRead({ request }: Exchange): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

type Headers = Record<string, string | string[] | number>;

/** Sends the response. HEAD gets only the headers. */
export function reply(
  { request, response }: Exchange,
  status: number,
  answer: { headers: Headers; body?: string | Buffer },
) {
  const { body = "" } = answer;
  const length = hasBody(status) ? { "content-length": Buffer.byteLength(body) } : {};
  response.writeHead(status, { ...answer.headers, ...length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function hasBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

export function replyText(exchange: Exchange, status: number, text: string): void {
  const later = status === 503 && { "retry-after": "2" };
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...later };
  reply(exchange, status, { headers, body: text });
}

/** `allowed`: the value of the `Allow` header. */
export function refuseMethod(exchange: Exchange, allowed: string): void {
  exchange.request.resume();
  exchange.response.setHeader("allow", allowed);
  replyText(exchange, 405, "Method Not Allowed\n");
}

/** Sends a cacheable response in the requested range and encoding. `headers`: those of the resource. */
export async function sendRepresentation(
  exchange: Exchange,
  representation: Representation,
  headers: ReadHeaders,
): Promise<void> {
  if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
  const answer = await answerRead(exchange.request, representation, headers);
  if (!answer.isRefused) return reply(exchange, answer.status, answer);
  for (const [name, value] of Object.entries(answer.headers)) exchange.response.setHeader(name, value);
  replyText(exchange, answer.status, `${STATUS_CODES[answer.status]}\n`);
}

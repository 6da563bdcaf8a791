import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { tooLongPage } from "../../compose/bilingual-pages.ts";
import { plainHeaders } from "../../compose/plain-style.ts";

/** Cookies that are too long to be sent would be sent for ever. */
export const clearCookies = '"cookies"';

interface ParserError extends Error {
  code?: string;
  /** What came last, and how much of it was read. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/** What cannot be read is refused and its connection ends. */
export function answerUnreadable(error: ParserError, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  end(socket, status, {
    headers: { ...plainHeaders, ...(status === 431 && { "clear-site-data": clearCookies }) },
    body: status === 414 ? tooLongPage : "",
  });
}

/** Nobody's proxy. Without a listener Node would end the connection without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  end(socket, 405, { headers: { allow: "GET, HEAD" }, body: "" });
}

function end(socket: Duplex, status: number, answer: { headers: Record<string, string>; body: string }): void {
  const { headers, body } = answer;
  const all = { ...headers, connection: "close", "content-length": Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

function statusOf({ code, rawPacket, bytesParsed }: ParserError): 400 | 408 | 414 | 431 {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code !== "HPE_HEADER_OVERFLOW") return 400;
  // Where the limit was met in the address, what was read last is nothing else: cookies have spaces between them.
  const read = rawPacket?.subarray(0, bytesParsed).toString("latin1") ?? "";
  return /^(?:[A-Z]+ )?\S+$/.test(read) ? 414 : 431;
}

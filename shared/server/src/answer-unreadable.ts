import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** An error of Node's HTTP parser. */
export interface ParserError extends Error {
  code?: string;
  /** A buffer of the last data received, and how much of it was parsed. */
  rawPacket?: unknown;
  bytesParsed?: number;
}

export type UnreadableStatus = 400 | 408 | 414 | 431;

export interface BareAnswer {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** For `clientError`: what cannot be parsed as a request is refused, and its connection ends. */
export function answerUnreadable(
  error: ParserError,
  socket: Duplex,
  answerFor: (status: UnreadableStatus) => BareAnswer,
): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  endConnection(socket, status, answerFor(status));
}

/** Responds without a request, and ends the connection: what follows on it is not parsed as a request either. */
export function endConnection(socket: Duplex, status: number, { headers, body }: BareAnswer): void {
  const all = { ...headers, connection: "close", "content-length": Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

function statusOf({ code, rawPacket, bytesParsed }: ParserError): UnreadableStatus {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code !== "HPE_HEADER_OVERFLOW") return 400;
  // If the limit was reached in the URL, the last data has nothing else: cookies have spaces between them.
  const read = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1", 0, bytesParsed) : "";
  return /^(?:[A-Z]+ )?\S+$/.test(read) ? 414 : 431;
}

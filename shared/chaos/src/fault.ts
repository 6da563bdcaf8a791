import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

/** A way in which a network or a server fails its client. */
export type Fault =
  /** No server listens. Limited to some requests, it is a reset: a port cannot refuse only some. */
  | { kind: "refuse" }
  /** The connection is reset before any response. */
  | { kind: "reset" }
  | { kind: "reset-after"; bytes: number }
  /** Every nth request is reset. */
  | { kind: "flap"; every: number }
  /** The response never arrives, or stops after its headers and `bytes` of its body and never ends. */
  | { kind: "hang"; at: "start" | "headers"; bytes?: number }
  | { kind: "latency"; ms: number }
  /** Pauses where `at` matches, or every 100 ms. */
  | { kind: "drip"; bytesPerSecond: number; at?: RegExp }
  /** The body ends early, but the response is valid HTTP. */
  | { kind: "truncate"; bytes: number }
  /** Flips one bit of the byte at `at`, counted from the end if negative. */
  | { kind: "corrupt"; at?: number }
  | { kind: "status"; status: number; headers?: Record<string, string> }
  /** The target's status and content type, but a meaningless body. */
  | { kind: "garbage" }
  | { kind: "huge"; bytes: number }
  /** The response of a server that serves its home page at every address. */
  | { kind: "wrong-type"; contentType?: string; body?: string };

/** Forwards the upstream response with the fault applied. */
export async function answerWith(fault: Fault, upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  switch (fault.kind) {
    case "latency":
      await pause(fault.ms);
      return passOn(upstream, response);
    case "reset-after":
      await passOn(upstream, response, { bytes: fault.bytes });
      response.socket?.resetAndDestroy();
      return;
    case "hang":
      return passOn(upstream, response, { bytes: fault.bytes ?? 0 });
    case "drip":
      return drip(upstream, response, fault);
    case "truncate":
      return send(upstream, response, (await read(upstream)).subarray(0, fault.bytes));
    case "corrupt":
      return send(upstream, response, turnBit(await read(upstream), fault.at ?? 0));
    case "garbage":
      return send(upstream, response, Buffer.from("\u0000\uFFFD]}{<<<", "utf8"));
    case "huge":
      return flood(upstream, response, fault.bytes);
    case "status":
      upstream.resume();
      response.writeHead(fault.status, fault.headers).end();
      return;
    case "wrong-type":
      upstream.resume();
      response.writeHead(200, { "content-type": fault.contentType ?? "text/html" });
      response.end(fault.body ?? "<!doctype html><title>Home</title>");
      return;
    // These never reach the target.
    case "refuse":
    case "reset":
    case "flap":
      return passOn(upstream, response);
  }
}

/** Streams, so that event streams work too. With `bytes`, it stops there and leaves the response open. */
export async function passOn(
  upstream: IncomingMessage,
  response: ServerResponse,
  { bytes = Number.POSITIVE_INFINITY }: { bytes?: number } = {},
): Promise<void> {
  response.writeHead(upstream.statusCode ?? 502, upstream.headers);
  response.flushHeaders();
  let left = bytes;
  if (left > 0) {
    for await (const chunk of bytesOf(upstream)) {
      response.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) break;
    }
  }
  if (bytes === Number.POSITIVE_INFINITY) response.end();
}

async function drip(
  upstream: IncomingMessage,
  response: ServerResponse,
  { bytesPerSecond, at }: Fault & { kind: "drip" },
): Promise<void> {
  response.writeHead(upstream.statusCode ?? 502, upstream.headers);
  const body = await read(upstream);
  for (const piece of at ? split(body, at) : equalParts(body, bytesPerSecond / 10)) {
    if (response.destroyed) break;
    response.write(piece);
    await pause((1000 * piece.length) / bytesPerSecond);
  }
  response.end();
}

function split(body: Buffer, at: RegExp): Buffer[] {
  return body
    .toString()
    .split(at)
    .map((piece) => Buffer.from(piece));
}

function* equalParts(body: Buffer, bytes: number): Generator<Buffer> {
  const step = Math.max(1, Math.floor(bytes));
  for (let at = 0; at < body.length; at += step) yield body.subarray(at, at + step);
}

async function flood(upstream: IncomingMessage, response: ServerResponse, bytes: number): Promise<void> {
  upstream.resume();
  response.writeHead(200, withoutLength(upstream.headers));
  await pipeline(Readable.from(blocks(bytes)), response);
}

function* blocks(bytes: number): Generator<Buffer> {
  const block = Buffer.alloc(64 * 1024, "x");
  for (let sent = 0; sent < bytes; sent += block.length) yield block;
}

function send(upstream: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.writeHead(upstream.statusCode ?? 502, withoutLength(upstream.headers)).end(body);
}

function withoutLength(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "content-length": _length, "transfer-encoding": _encoding, ...others } = headers;
  return others;
}

function turnBit(body: Buffer, at: number): Buffer {
  const turned = Buffer.from(body);
  const index = at < 0 ? body.length + at : at;
  const byte = turned[index];
  if (byte === undefined) throw new RangeError(`There is no byte ${at} in a body of ${body.length} bytes.`);
  turned[index] = byte ^ 1;
  return turned;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(message)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

// Without setEncoding, the chunks of a message are buffers.
function bytesOf(message: IncomingMessage): AsyncIterable<Buffer> {
  return message;
}

import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { type Coding, chooseCoding, codings } from "@zhian/serve/choose-coding";
import type { Composition, Ending, Opening } from "../../compose/compose-page.ts";
import { fillBytes, type Values } from "../../compose/parts.ts";
import { type Exchange, reply } from "../exchange/exchange.ts";
import type { PageCopies } from "../precompressed/page-copies.ts";
import type { PrecompressedPage } from "../precompressed/precompressed-page.ts";

export type Headers = Record<string, string | string[]>;
/** Headers by what is known of the page when they leave. */
type HeadersOf = (ending: Ending | undefined) => Headers;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const soonMs = 5;
const gzipOptions = { level: 6 };
/** As quick as gzip's 6, and a fifth smaller on our pages: it looks further back, and a page says much twice. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A finished page in the best form that it has for this visitor: next to no work. False when it has none. */
export function sendPressed(
  exchange: Exchange,
  page: PrecompressedPage,
  answer: { headers: Headers; values: Values },
): boolean {
  const encoding = encodingFor(exchange, page.br ? codings : ["gzip"]);
  const body = encoding && page[encoding]?.(answer.values);
  if (body) reply(exchange, 200, { headers: { ...answer.headers, "content-encoding": encoding }, body });
  return body !== undefined;
}

/** A finished page, uncompressed: nothing is rewritten but the values. */
export function sendCopy(exchange: Exchange, copies: PageCopies, answer: { headers: Headers; values: Values }): void {
  const { headers, values } = answer;
  const copy = copies.take(values);
  // With the last byte in the system's hands. An answer that was cut off keeps its copy.
  exchange.response.once("finish", () => copies.giveBack(copy));
  reply(exchange, 200, { headers, body: copy });
}

interface Sending {
  opening: Extract<Opening, { kind: "page" }>;
  composition: Composition;
  values: Values;
  headersOf: HeadersOf;
}

/** In one piece when all of it is ready, else the head first: the browser can start on it meanwhile. */
export async function sendComposition(exchange: Exchange, sending: Sending): Promise<void> {
  const { opening, composition, values, headersOf } = sending;
  const ending = await Promise.race([composition.ending, sleep(soonMs, undefined)]);
  if (!ending) return stream(exchange, sending);
  const body = fillBytes([...opening.parts, ...ending.parts], values);
  await sendWhole(exchange, { status: opening.status, headers: headersOf(ending), body });
}

interface Whole {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Compressed for this one answer. */
export async function sendWhole(exchange: Exchange, { status, headers, body }: Whole): Promise<void> {
  const encoding = encodingFor(exchange);
  if (!encoding) return reply(exchange, status, { headers, body });
  const packed = encoding === "br" ? await brotliAsync(body, brotliOptions) : await gzipAsync(body, gzipOptions);
  reply(exchange, status, { headers: { ...headers, "content-encoding": encoding }, body: packed });
}

/** Undefined: as it is. */
export function encodingFor({ request }: Exchange, offered: readonly Coding[] = codings): Coding | undefined {
  const coding = chooseCoding(request.headers["accept-encoding"]?.toString(), offered);
  return coding === "identity" ? undefined : coding;
}

/** Whether the client accepts any encoding of a page. */
export function takesAny({ request }: Exchange): boolean {
  return chooseCoding(request.headers["accept-encoding"]?.toString(), codings) !== undefined;
}

async function stream(exchange: Exchange, { opening, composition, values, headersOf }: Sending): Promise<void> {
  const { request, response } = exchange;
  const encoding = encodingFor(exchange);
  response.writeHead(opening.status, { ...headersOf(undefined), ...(encoding && { "content-encoding": encoding }) });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const packer = encoding && (encoding === "br" ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions));
  packer?.pipe(response);
  const out = packer ?? response;
  out.write(fillBytes(opening.parts, values));
  packer?.flush(encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);
  try {
    out.end(fillBytes((await composition.ending).parts, values));
  } catch (error) {
    // The head and its status have been sent: only a cut connection can show that the page is incomplete.
    response.destroy();
    throw error;
  }
}

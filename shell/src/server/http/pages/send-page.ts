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
/** Headers, by what is known of the page when they are sent. */
type HeadersOf = (ending: Ending | undefined) => Headers;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const soonMs = 5;
const gzipOptions = { level: 6 };
/** As fast as gzip level 6, and a fifth smaller on our pages: its window is larger, and pages repeat much. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page in the best precompressed form for this client, at almost no cost. False if it has none. */
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

/** Sends a page uncompressed: only the values are rewritten. */
export function sendCopy(exchange: Exchange, copies: PageCopies, answer: { headers: Headers; values: Values }): void {
  const { headers, values } = answer;
  const copy = copies.take(values);
  // The system has taken the last byte. An aborted response never returns its copy.
  exchange.response.once("finish", () => copies.giveBack(copy));
  reply(exchange, 200, { headers, body: copy });
}

interface Sending {
  opening: Extract<Opening, { kind: "page" }>;
  composition: Composition;
  values: Values;
  headersOf: HeadersOf;
}

/** Sends the page in one piece if all of it is ready, else the head first: the browser can start on it. */
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

/** Compresses the body for this one response. */
export async function sendWhole(exchange: Exchange, { status, headers, body }: Whole): Promise<void> {
  const encoding = encodingFor(exchange);
  if (!encoding) return reply(exchange, status, { headers, body });
  const packed = encoding === "br" ? await brotliAsync(body, brotliOptions) : await gzipAsync(body, gzipOptions);
  reply(exchange, status, { headers: { ...headers, "content-encoding": encoding }, body: packed });
}

/** Undefined means uncompressed. */
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
    // The head and its status have been sent: only an aborted connection can show that the page is incomplete.
    response.destroy();
    throw error;
  }
}

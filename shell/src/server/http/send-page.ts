import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import type { Composition, Ending, Opening } from "../compose/compose-page.ts";
import { fill, type Values } from "../compose/parts.ts";
import { type Exchange, reply, takesEncoding } from "./exchange.ts";
import type { PressedPage } from "./pressed-page.ts";

type Headers = Record<string, string | string[]>;
/** Headers by what is known of the page when they leave. */
export type HeadersOf = (ending: Ending | undefined) => Headers;

const gzipAsync = promisify(gzip);
const soonMs = 5;

export function sendPressed(exchange: Exchange, page: PressedPage, answer: { headers: Headers; values: Values }): void {
  const { headers, values } = answer;
  if (!takesEncoding(exchange, "gzip")) reply(exchange, 200, { headers, body: page.plain(values) });
  else reply(exchange, 200, { headers: { ...headers, "content-encoding": "gzip" }, body: page.gzip(values) });
}

interface Sending {
  opening: Extract<Opening, { kind: "page" }>;
  composition: Composition;
  values: Values;
  headersOf: HeadersOf;
}

/** In one piece when all of it is there at once, else the head first: the browser has something to do meanwhile. */
export async function sendComposition(exchange: Exchange, sending: Sending): Promise<void> {
  const { opening, composition, values, headersOf } = sending;
  const late = Symbol("late");
  const soon = await Promise.race([composition.ending, sleep(soonMs, late)]);
  // The symbol is the only other thing that the race can give.
  if (soon === late) return stream(exchange, sending);
  const ending = soon as Ending;
  const body = Buffer.from(fill([...opening.parts, ...ending.parts], values));
  const headers = headersOf(ending);
  if (!takesEncoding(exchange, "gzip")) return reply(exchange, opening.status, { headers, body });
  const packed = await gzipAsync(body, { level: 6 });
  reply(exchange, opening.status, { headers: { ...headers, "content-encoding": "gzip" }, body: packed });
}

async function stream(exchange: Exchange, { opening, composition, values, headersOf }: Sending): Promise<void> {
  const { request, response } = exchange;
  const isPacked = takesEncoding(exchange, "gzip");
  response.writeHead(opening.status, { ...headersOf(undefined), ...(isPacked && { "content-encoding": "gzip" }) });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const packer = isPacked ? createGzip({ level: 6 }) : undefined;
  packer?.pipe(response);
  const out = packer ?? response;
  out.write(fill(opening.parts, values));
  packer?.flush(constants.Z_SYNC_FLUSH);
  try {
    out.end(fill((await composition.ending).parts, values));
  } catch (error) {
    // The head is gone with its status: a cut connection is the only way left to say that the page is not whole.
    response.destroy();
    throw error;
  }
}

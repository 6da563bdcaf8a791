import { type DomainSearchLine, domainSearchLineSchema, domainSearchStream } from "@zhian/contracts/domain";
import { envelopeSchema } from "@zhian/contracts/envelope";
import type { Locale } from "@zhian/contracts/locale";
import { readTolerantly } from "@zhian/contracts/tolerant-reader";

interface SearchOptions {
  /** Base URL of the api: `/api`. */
  base: string;
  q: string;
  locale: Locale;
  /** The visitor's token, as sent with every call; empty if not signed in. */
  token: string;
  signal?: AbortSignal;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

interface SearchErrorDetails {
  status?: number;
  retryAfterSeconds?: number;
  /** The api's message to the visitor. */
  msg?: string;
  cause?: unknown;
}

/** An incomplete search: refused before it began, without a response, or cut off or garbled in transit. */
export class SearchError extends Error {
  override readonly name = "SearchError";
  readonly kind: "refused" | "unreachable" | "broken";
  readonly details: Omit<SearchErrorDetails, "cause">;

  constructor(kind: SearchError["kind"], message: string, { cause, ...details }: SearchErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.details = details;
  }
}

const path = domainSearchStream.path;
/** For one line. */
const maxLength = 64 * 1024;

/**
 * Searches for names, and yields each line as soon as it arrives; the last is `end`. Throws a SearchError, or the signal's reason. Rows
 * received before that stay valid; the results of the others are unknown.
 */
export async function* searchNames(options: SearchOptions): AsyncGenerator<DomainSearchLine, void> {
  const { signal } = options;
  const response = await ask(options);
  let isWhole = false;
  try {
    for await (const text of linesOf(response)) {
      const line = readLine(text);
      isWhole = line.kind === "end";
      yield line;
      if (isWhole) return;
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Error && error.name === "SearchError") throw error;
    throw new SearchError("broken", `${path}: the response was cut off`, { cause: error });
  }
  if (!isWhole) throw new SearchError("broken", `${path}: the response is incomplete`);
}

async function ask({ base, q, locale, token, signal, fetch: send = fetch }: SearchOptions): Promise<Response> {
  const request: RequestInit = {
    method: domainSearchStream.method,
    headers: { "Content-Type": "application/json", Authorization: token },
    body: JSON.stringify({ q, locale }),
    ...(signal && { signal }),
  };
  let response: Response;
  try {
    response = await send(base + path, request);
  } catch (error) {
    signal?.throwIfAborted();
    throw new SearchError("unreachable", `${path}: no response`, { cause: error });
  }
  if (response.ok && response.headers.get("content-type")?.startsWith("application/x-ndjson")) return response;
  throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<SearchError> {
  const { status } = response;
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const waits = Number.isFinite(seconds) && { retryAfterSeconds: seconds };
  const envelope = readTolerantly(envelopeSchema, await response.json().catch(() => undefined));
  const said = "data" in envelope && envelope.data.code !== 0 && { msg: envelope.data.msg };
  return new SearchError("refused", `${path}: HTTP ${status}`, { status, ...waits, ...said });
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let kept = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (kept + decoder.decode(value, { stream: true })).split("\n");
      kept = lines.pop() ?? "";
      if (kept.length > maxLength) throw new RangeError(`a line is longer than ${maxLength} characters`);
      yield* lines;
    }
  } finally {
    // A caller that stops reading stops the server too.
    await reader.cancel().catch(() => undefined);
  }
}

function readLine(text: string): DomainSearchLine {
  const line = readTolerantly(domainSearchLineSchema, JSON.parse(text));
  if ("data" in line) return line.data;
  throw new SearchError("broken", `${path}: ${line.fault}`);
}

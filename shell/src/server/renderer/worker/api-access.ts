import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import { draftsHeader } from "@zhian/contracts/drafts-header";
import { type Endpoint, type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import { envelopeSchema } from "@zhian/contracts/envelope";
import { readTolerantly } from "@zhian/contracts/tolerant-reader";
import { readBody } from "@zhian/server/read-body";
import { errorName } from "@zhian/server/read-error";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import type { ApiAnswer, CallHeaders } from "../protocol/messages.ts";

interface Held {
  data: unknown;
  at: number;
  /** The catalogue sent with the call, if the response depends on one. */
  catalogue: string | undefined;
}
export interface ApiCall {
  name: string;
  query: unknown;
  body?: unknown;
  /** Headers of the first page, if several make the same call. */
  headers?: CallHeaders;
}

interface Dependencies {
  apiUrl: string;
  now?: () => number;
  /** Called with fields that were dropped because of their type, each reported once, with `*` for indexes: `list.*.title`. */
  onDropped?(name: EndpointName, fields: readonly string[]): void;
}

const freshMs = 30_000;
const staleMs = 24 * 3600_000;
const deadlineMs = 5_000;
const maxBytes = 1024 * 1024;
const maxEntries = 2_000;
/** Limit for the texts of all cached responses: parsed, they take a few times as much. */
const maxChars = 32 * 2 ** 20;
const maxTold = 1_000;

/**
 * Gives all renders access to the api: only to calls whose response is the same for everyone, never with a token. Equal calls share
 * one request. A response is cached for 30 s, or for a day if there is no newer one. Volatile responses are not cached.
 */
export function createApiAccess({ apiUrl, now = Date.now, onDropped }: Dependencies) {
  const held = new LRUCache<string, Held>({ max: maxEntries, maxSize: maxChars });
  const asking = new Map<string, Promise<ApiAnswer>>();
  const told = new Set<string>();

  function ask(name: EndpointName, question: Question, headers: CallHeaders): Promise<ApiAnswer> {
    const { key, catalogue } = question;
    const asked = `${catalogue} ${key}`;
    const running =
      asking.get(asked) ??
      fetchAnswer(name, {
        ...question,
        headers,
        onDropped: (fields) => tell(name, fields),
        onAnswer: (data, chars) => {
          if (!isPassing(name)) held.set(key, { data, at: now(), catalogue }, { size: key.length + chars });
        },
      }).finally(() => asking.delete(asked));
    asking.set(asked, running);
    return running;
  }

  function fetchOnce(name: EndpointName, question: Question, headers: CallHeaders): Promise<ApiAnswer> {
    return fetchAnswer(name, {
      ...question,
      headers,
      onDropped: (fields) => tell(name, fields),
      onAnswer: () => undefined,
    });
  }

  function tell(name: EndpointName, fields: readonly string[]): void {
    const patterns = [...new Set(fields.map(withoutIndexes))].filter((pattern) => !told.has(`${name} ${pattern}`));
    // The names come from the backend, so only a limited number is stored.
    for (const pattern of patterns) if (told.size < maxTold) told.add(`${name} ${pattern}`);
    if (patterns.length > 0) onDropped?.(name, patterns);
  }

  /** Never rejects. Waits for at most `waitMs`, whatever the api does. */
  return async function call({ headers = {}, ...asked }: ApiCall, waitMs: number): Promise<ApiAnswer> {
    const question = questionOf({ ...asked, headers }, apiUrl);
    if ("status" in question) return question;
    // An editor's drafts are fetched again each time, and shown to no one else.
    // questionOf has checked the name.
    if (headers[draftsHeader] !== undefined)
      return atMost(waitMs, question.url, fetchOnce(asked.name as EndpointName, question, headers));
    const known = held.get(question.key);
    const isFresh = known && now() - known.at < freshMs && known.catalogue === question.catalogue;
    if (isFresh) return { status: "answered", data: known.data };

    // questionOf has checked the name.
    const answer = await atMost(waitMs, question.url, ask(asked.name as EndpointName, question, headers));
    if (answer.status !== "failed" || !known || now() - known.at > staleMs) return answer;
    return { status: "answered", data: known.data, isStale: true };
  };
}

function withoutIndexes(field: string): string {
  return field
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? "*" : part))
    .join(".");
}

function isPassing(name: EndpointName): boolean {
  return "isPassing" in endpoints[name];
}

interface Question {
  url: string;
  /** The JSON body of a POST. */
  body?: string;
  /** Identifies the call: the same URL may be called with several bodies. */
  key: string;
  catalogue: string | undefined;
}

const nothing = z.optional(z.object({}));

function questionOf({ name, query, body, headers }: ApiCall, apiUrl: string): Question | ApiAnswer {
  const endpoint: Endpoint | undefined = Object.hasOwn(endpoints, name) ? endpoints[name as EndpointName] : undefined;
  if (!endpoint?.isPublic) return failed("refused", `${name} may not be called during a render`);
  const schema = z.object({ query: endpoint.query ?? nothing, body: endpoint.body ?? nothing });
  const parsed = z.safeParse(schema, { query: query ?? {}, body });
  if (!parsed.success) return failed("malformed", `${name}: ${z.prettifyError(parsed.error)}`);
  const pairs = Object.entries(parsed.data.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  const url = `${apiUrl}/api${endpoint.path}${search && `?${search}`}`;
  const catalogue = endpoint.namesOffers ? headers?.[catalogueHeader] : undefined;
  if (endpoint.method === "GET") return { url, key: url, catalogue };
  const json = JSON.stringify(parsed.data.body ?? {});
  return { url, body: json, key: `${url} ${json}`, catalogue };
}

const isJson = { "content-type": "application/json" };

interface Fetched extends Question {
  headers: CallHeaders;
  onDropped(fields: readonly string[]): void;
  /** `chars`: the length of the response's text. */
  onAnswer(data: unknown, chars: number): void;
}

async function fetchAnswer(name: EndpointName, { url, body, headers, ...told }: Fetched): Promise<ApiAnswer> {
  try {
    const isPosted = body !== undefined;
    const answer = await fetch(url, {
      ...(isPosted && { method: "POST", body }),
      // The api is nearby: compression and decompression would cost more than they save.
      headers: { ...headers, ...(isPosted && isJson), "accept-encoding": "identity" },
      signal: AbortSignal.timeout(deadlineMs),
      redirect: "error",
    });
    const text = await readText(answer);
    const envelope = readTolerantly(envelopeSchema, JSON.parse(text));
    if ("fault" in envelope) return failed("malformed", `${url}: malformed envelope`, answer.status);
    if (envelope.data.code !== 0) {
      // An outage is a failure, not a rejection, so that a cached response still applies.
      if (answer.status >= 500) return failed("refused", `${url}: HTTP ${answer.status}`, answer.status);
      return { status: "rejected", body: envelope.data };
    }
    const read = readTolerantly<z.ZodMiniType>(endpoints[name].data, envelope.data.data);
    if ("fault" in read) return failed("malformed", `${url}: ${read.fault}`, answer.status);
    if (read.dropped.length > 0) told.onDropped(read.dropped);
    told.onAnswer(read.data, text.length);
    return { status: "answered", data: read.data };
  } catch (error) {
    const name = errorName(error);
    const kind = name === "TimeoutError" ? "timed-out" : name === "SyntaxError" ? "malformed" : "unreachable";
    return failed(kind, `${url}: ${kind}`);
  }
}

async function readText(answer: Response): Promise<string> {
  const body = await readBody(answer.body, maxBytes);
  if (!body) throw new SyntaxError("the response is longer than 1 MiB");
  return body.toString("utf8");
}

function failed(kind: string, message: string, httpStatus?: number): ApiAnswer {
  return { status: "failed", kind, message, ...(httpStatus && { httpStatus }) };
}

async function atMost(ms: number, url: string, answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
  const late = Promise.withResolvers<ApiAnswer>();
  const timer = setTimeout(() => late.resolve(failed("timed-out", `${url}: no response within ${ms} ms`)), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

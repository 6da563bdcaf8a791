import type { IncomingMessage } from "node:http";
import { codingFor } from "./choose-coding.ts";
import { tagIn } from "./entity-tag.ts";
import { isSamePart, judgeConditions } from "./judge-conditions.ts";
import { readRange } from "./read-range.ts";
import type { Representation } from "./representation.ts";

export type Headers = Record<string, string>;

/** Each server has its own format for them. */
export type RefusalStatus = 406 | 412 | 416;

interface Refusal {
  isRefused: true;
  status: RefusalStatus;
  headers: Headers;
}

export type Answer =
  | Refusal
  /** `body`: for GET. HEAD gets only its length. */
  | { isRefused: false; status: 200 | 206 | 304; headers: Headers; body: Buffer };

const nothing = Buffer.alloc(0);

/**
 * The response to a GET or HEAD: an encoding that the client accepts, 304 for what it has, 206 for a range. `headers` are those of the
 * resource, including its caching.
 */
export async function answerRead(
  { method, headers: asked }: Pick<IncomingMessage, "method" | "headers">,
  representation: Representation,
  headers: Headers,
): Promise<Answer> {
  const coding = codingFor(asked["accept-encoding"]?.toString(), representation);
  if (coding === undefined) return refused(406, headers);
  const tag = tagIn(coding, representation.tag);
  // The headers that RFC 9110 15.4.5 requires in a 304; the client's others are still valid.
  const shared = { ...headers, vary: withEncoding(headers["vary"]), etag: tag };
  const verdict = judgeConditions(asked, tag);
  if (verdict === "unchanged") return { isRefused: false, status: 304, headers: shared, body: nothing };
  if (verdict === "failed") return refused(412, headers);

  const whole = await representation.in(coding);
  const { byteLength: size } = whole;
  const range = method === "GET" && isSamePart(asked, tag) ? readRange(asked.range, size) : undefined;
  if (range === "beyond") return refused(416, { ...headers, "content-range": `bytes */${size}` });
  const full = {
    ...shared,
    "content-type": representation.type,
    "accept-ranges": "bytes",
    ...(coding !== "identity" && { "content-encoding": coding }),
  };
  if (!range) return { isRefused: false, status: 200, headers: full, body: whole };
  const { start, end } = range;
  const part = { ...full, "content-range": `bytes ${start}-${end}/${size}` };
  return { isRefused: false, status: 206, headers: part, body: whole.subarray(start, end + 1) };
}

/** `headers` without permission to cache: this response is for one client. */
function refused(status: RefusalStatus, headers: Headers): Refusal {
  const own = { vary: withEncoding(headers["vary"]), "cache-control": "no-store" };
  return { isRefused: true, status, headers: { ...headers, ...own } };
}

function withEncoding(vary: string | undefined): string {
  return vary === undefined ? "Accept-Encoding" : `Accept-Encoding, ${vary}`;
}

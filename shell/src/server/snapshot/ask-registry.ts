import { readBody } from "@zhian/server/read-body";
import { request } from "undici";

export type Fetched =
  | { status: "fetched"; text: string; etag: string | undefined }
  | { status: "unchanged" }
  | { status: "failed"; reason: "unreachable" | "refused" | "too-large"; retryAfterMs?: number };

interface Question {
  /** The ETag of the last known response. */
  etag: string | undefined;
  maxBytes: number;
  signal: AbortSignal;
}

export const registryDeadlineMs = 5_000;

/** Makes one request with a limit on the response's size; the deadline covers the whole body. Never throws. */
export async function askRegistry(url: string, { etag, maxBytes, signal }: Question): Promise<Fetched> {
  try {
    const answer = await request(url, {
      headers: { accept: "application/json", ...(etag && { "if-none-match": etag }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(registryDeadlineMs)]),
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      if (answer.statusCode === 304) return { status: "unchanged" };
      return { status: "failed", reason: "refused", ...retryAfter(answer.headers["retry-after"]) };
    }
    const body = await readBody(answer.body, maxBytes);
    if (!body) return { status: "failed", reason: "too-large" };
    const tag = answer.headers["etag"];
    return { status: "fetched", text: body.toString(), etag: typeof tag === "string" ? tag : undefined };
  } catch {
    return { status: "failed", reason: "unreachable" };
  }
}

/** Parses seconds or a date; never longer than ten minutes, whatever the header's value. */
function retryAfter(header: string | string[] | undefined): { retryAfterMs?: number } {
  const text = String(header);
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return ms > 0 ? { retryAfterMs: Math.min(ms, 600_000) } : {};
}

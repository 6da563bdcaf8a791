import { isApiError } from "./api-error.ts";

/** The outcome of a call that a visitor waits for. */
export type Answer<Data> =
  | { status: "done"; data: Data }
  /** The server's message to the visitor, and the key of the wire that it concerns. */
  | { status: "refused"; message: string; waitMs?: number; field?: string }
  /** It is unknown whether it was done. `isLost`: no answer came at all, so it may be sent again under the same key. */
  | { status: "unknown"; isLost: boolean };

const longestWaitMs = 3_600_000;

/** A refusal is an answer, and so is a server that cannot be reached: the input stays either way. */
export async function answerOf<Data>(call: Promise<Data>): Promise<Answer<Data>> {
  try {
    return { status: "done", data: await call };
  } catch (error) {
    if (!isApiError(error) || error.kind !== "rejected") {
      return { status: "unknown", isLost: !isApiError(error) || error.kind !== "malformed" };
    }
    const waitMs = waitOf(error.detail.cause);
    const field = fieldOf(error.body?.data);
    return {
      status: "refused",
      message: error.message,
      ...(waitMs !== undefined && { waitMs }),
      ...(field !== undefined && { field }),
    };
  }
}

function fieldOf(data: unknown): string | undefined {
  const { field } = (data ?? {}) as { field?: unknown };
  return typeof field === "string" ? field : undefined;
}

/** `Retry-After` in seconds, as the client's cause carries it. */
function waitOf(cause: unknown): number | undefined {
  const { response } = (cause ?? {}) as { response?: { headers?: Record<string, unknown> } };
  const seconds = Number(response?.headers?.["retry-after"]);
  return seconds > 0 ? Math.min(seconds * 1000, longestWaitMs) : undefined;
}

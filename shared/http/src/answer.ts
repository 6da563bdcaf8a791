import { isApiError } from "./api-error.ts";

/** The outcome of a call that a visitor waits for. */
export type Answer<Data> =
  | { status: "done"; data: Data }
  /** The server's message to the visitor, and the wire name of the field that it concerns. */
  | { status: "refused"; message: string; waitMs?: number; field?: string }
  /** It is unknown whether it was done. `isLost`: no response arrived, so it may be sent again with the same key. */
  | { status: "unknown"; isLost: boolean };

const longestWaitMs = 3_600_000;

/** A refusal is an outcome, not an exception, and so is an unreachable server: the input stays either way. */
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

/** `Retry-After` in milliseconds, from the cause of the client's error. */
function waitOf(cause: unknown): number | undefined {
  const { response } = (cause ?? {}) as { response?: { headers?: Record<string, unknown> } };
  const seconds = Number(response?.headers?.["retry-after"]);
  return seconds > 0 ? Math.min(seconds * 1000, longestWaitMs) : undefined;
}

export type ApiFailure = "unreachable" | "timed-out" | "refused" | "rejected" | "malformed";

interface ApiErrorInit {
  url: string;
  status?: number;
  /** The envelope's code, if `kind` is `rejected`. */
  code?: number;
  cause?: unknown;
}

/** The body of a response whose `code` is not 0, as in the rejection. */
export interface RejectedBody {
  code: number;
  msg: string;
  data: unknown;
}

/**
 * Why a call returned no data. `rejected` carries the response body; its `msg` is the server's message to the visitor and is the
 * error's message. The other kinds' messages are for logs.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiFailure;
  readonly detail: Readonly<ApiErrorInit>;
  readonly body: RejectedBody | undefined;

  constructor(kind: ApiFailure, message: string, detail: ApiErrorInit & { body?: RejectedBody }) {
    super(message, { cause: detail.cause });
    this.kind = kind;
    this.detail = detail;
    this.body = detail.body;
  }
}

/** Not `instanceof`: a federated page may hold two copies of this class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

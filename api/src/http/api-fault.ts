/** An answer that is not success, with a message that may be shown to anyone. */
export type FaultStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 422 | 429 | 431 | 500 | 503;

const messages: Readonly<Record<FaultStatus, string>> = {
  400: "The request is not valid.",
  401: "Please log in.",
  403: "This is not allowed.",
  404: "Not found.",
  405: "This method is not allowed here.",
  408: "The request took too long.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "This content type is not supported.",
  422: "Please check what you entered.",
  429: "Too many requests. Please wait a moment.",
  431: "The request's headers are too large.",
  500: "Something went wrong on our side.",
  503: "The service is not available just now. Please try again.",
};

export class ApiFault extends Error {
  override readonly name = "ApiFault";
  readonly status: FaultStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: FaultStatus, headers: Readonly<Record<string, string>> = {}) {
    super(messages[status]);
    this.status = status;
    this.headers = headers;
  }
}

/** Not `instanceof`: recognised by name, as every error of ours. */
export function isApiFault(error: unknown): error is ApiFault {
  return error instanceof Error && error.name === "ApiFault";
}

export function toFaultStatus(status: number): FaultStatus {
  // The keys of `messages` are the statuses that we answer with.
  if (status in messages) return status as FaultStatus;
  return status >= 500 ? 500 : 400;
}

/** The envelope of a fault; its `code` is the HTTP status. */
export function faultEnvelope(status: FaultStatus): { code: number; msg: string; data: null } {
  return { code: status, msg: messages[status], data: null };
}

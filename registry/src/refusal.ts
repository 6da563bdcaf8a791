/** An expected "no": who asked can do something about it. The route maps `kind` to an HTTP status. */
export interface Refusal {
  kind: "invalid" | "unsigned" | "forbidden" | "unknown" | "conflict" | "too-large" | "unconditional";
  code: string;
  /** What is wrong, with the value that is wrong in it. */
  message: string;
  /** What to do about it. */
  remedy: string;
  /** For a stale condition: the revision that holds now. */
  revision?: number;
}

/** Carries a refusal out of a stream, where a union cannot be returned. Never leaves the registry. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refuse(kind: Refusal["kind"], code: string, message: string, remedy: string): RefusedError {
  return new RefusedError({ kind, code, message, remedy });
}

export function isRefused(error: unknown): error is RefusedError {
  return error instanceof Error && error.name === "RefusedError";
}

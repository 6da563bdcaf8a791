import { errorName } from "@zhian/server/read-error";

export type ReleaseFileFailure = "absent" | "unreachable" | "tampered" | "not-in-release";

export class ReleaseFileError extends Error {
  override readonly name = "ReleaseFileError";
  readonly kind: ReleaseFileFailure;

  constructor(kind: ReleaseFileFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export function isReleaseFileError(error: unknown): error is ReleaseFileError {
  return errorName(error) === "ReleaseFileError";
}

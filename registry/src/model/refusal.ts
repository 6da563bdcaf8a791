import { errorName } from "@zhian/server/read-error";
import type { Place } from "./manifest-line.ts";

/** The registry's reasons to refuse, each with its HTTP status. */
export const refusalStatus = {
  "bad-request": 400,
  "upload-cut-off": 400,
  "no-valid-token": 401,
  "not-from-here": 403,
  "not-yours": 403,
  "unknown-address": 404,
  "unknown-environment": 404,
  "unknown-file": 404,
  "unknown-preview": 404,
  "unknown-release": 404,
  "unknown-revision": 404,
  "unknown-token": 404,
  "already-stable": 409,
  "changed-meanwhile": 409,
  collected: 409,
  "does-not-fit": 409,
  "file-missing": 409,
  frozen: 409,
  "key-used": 409,
  "moves-together": 409,
  "no-earlier-release": 409,
  "no-signing-key": 409,
  "no-stable-release": 409,
  "not-an-earlier-release": 409,
  "older-key-list": 409,
  "over-budget": 409,
  "route-taken": 409,
  "snapshot-too-large": 409,
  "still-used": 409,
  "version-taken": 409,
  withdrawn: 409,
  "preview-expired": 410,
  "preview-revoked": 410,
  "release-too-large": 413,
  "release-unpacks-too-far": 413,
  "too-many-files": 413,
  "key-lists-too-large": 413,
  "no-upload": 415,
  "not-gzip": 415,
  "bad-key-list": 422,
  "bad-path": 422,
  "bad-release": 422,
  "bad-tarball": 422,
  "trailing-data": 422,
  "no-condition": 428,
  "too-many-tries": 429,
} as const;

/** An expected "no" that the caller can act on. */
export interface Refusal {
  code: keyof typeof refusalStatus;
  /** The problem, including the wrong value. */
  message: string;
  /** What to do about it. */
  remedy: string;
  /** For a stale condition: the current revision. */
  revision?: number;
  /** The lines to change. */
  at?: readonly Place[];
}

/** Carries a refusal out of a stream or a transaction, where a union cannot be returned. Never leaves the registry. */
class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refuse(code: Refusal["code"], message: string, remedy: string): RefusedError {
  return new RefusedError({ code, message, remedy });
}

export function refusal(given: Refusal): RefusedError {
  return new RefusedError(given);
}

export function isRefused(error: unknown): error is RefusedError {
  return errorName(error) === "RefusedError";
}

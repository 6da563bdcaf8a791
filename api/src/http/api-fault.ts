import type { Locale } from "@zhian/contracts/locale";
import { type FaultStatus, statusWords } from "./status-words.ts";

/** The message for the visitor, in each language. */
export type Words = Readonly<Record<Locale, string>>;

interface FaultOptions {
  headers?: Readonly<Record<string, string>>;
  /** Replaces the default message of the status. */
  words?: Words;
  /** The key of the invalid field in the body. */
  field?: string;
  /** Further details for the caller, in place of the field's name. */
  data?: object;
}

/** An error response, with a message that may be shown to anyone. */
export class ApiFault extends Error {
  override readonly name = "ApiFault";
  readonly status: FaultStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly words: Words;
  readonly data: object | null;

  constructor(status: FaultStatus, { headers = {}, words = statusWords[status], field, data }: FaultOptions = {}) {
    super(words.en);
    this.status = status;
    this.headers = headers;
    this.words = words;
    this.data = data ?? (field === undefined ? null : { field });
  }
}

/** Recognised by name instead of `instanceof`, like all our errors. */
export function isApiFault(error: unknown): error is ApiFault {
  return error instanceof Error && error.name === "ApiFault";
}

export function toFaultStatus(status: number): FaultStatus {
  // The keys of `statusWords` are the statuses that we use.
  if (status in statusWords) return status as FaultStatus;
  return status >= 500 ? 500 : 400;
}

/** The envelope of a fault; its `code` is the HTTP status. `data` names the field at fault, if there is one. */
export function faultEnvelope({ status, words, data }: Pick<ApiFault, "status" | "words" | "data">, locale: Locale) {
  return { code: status, msg: words[locale], data };
}

import { ApiError } from "@zhian/http/api-error";

export const rate = { base: "USD", quote: "IDR", rate: 16000, date: "2026-11-01", source: "demo rate" };

const at = "2026-11-20T08:00:00Z";

export const detail = {
  username: "lin.wei",
  uuid: "8f6a0f52-7c0e-4e9b-9d7e-1f2a3b4c5d6e",
  phone: "138****8000",
  madeAt: at,
  passwordChangedAt: at,
  certification: { state: "none" },
};

const session = { startedAt: at, usedAt: at, expiresAt: "2099-01-01T00:00:00Z", address: "203.0.113.*" };

export const sessions = {
  list: [
    { ...session, id: "own", device: "Chrome · Linux", isOwn: true },
    { ...session, id: "other", device: "Safari · iOS", isOwn: false },
  ],
};

/** The responses of the test api for a signed-in visitor. */
export const accountAnswers = {
  "account.detail": detail,
  "account.sessions": sessions,
  "passkey.list": { list: [] },
  "finance.currencyRate": rate,
};

export const newSession = { accessToken: "token-of-a-test", expiresAt: "2099-01-01T00:00:00Z" };

interface Refusal {
  message: string;
  field?: string;
  status?: number;
  /** In seconds. */
  retryAfter?: number;
}

/** A refusal with the server's message. */
export function refusal({ message, field, status = 422, retryAfter }: Refusal): ApiError {
  const body = { code: status, msg: message, data: field ? { field } : null };
  const cause = { response: { headers: retryAfter ? { "retry-after": String(retryAfter) } : {} } };
  return new ApiError("rejected", message, { url: "/x", status, code: status, body, cause });
}

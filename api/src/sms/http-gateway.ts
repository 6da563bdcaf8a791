import { setTimeout as pause } from "node:timers/promises";
import { backoffMs } from "@zhian/server/backoff";
import type { SmsGateway, SmsMessage, SmsOutcome } from "./sms-gateway.ts";

interface GatewayOptions {
  url: string;
  key: string;
  /** Per attempt. */
  timeoutMs: number;
  /** Called for every failed attempt, without the phone number and the text. */
  onFailure(failure: { id: string; attempt: number; reason: unknown }): void;
}

const attempts = 3;
const backoff = { firstMs: 200, mostMs: 2_000, hasJitter: true };

/**
 * Posts `{ id, to, text }` with the key as a bearer token and the id as `Idempotency-Key`. Any 2xx is success. Without a response, or with
 * one that may be transient (408, 425, 429, 5xx), it retries with the same id.
 */
export function createHttpGateway(options: GatewayOptions): SmsGateway {
  return {
    async send(message) {
      let outcome: SmsOutcome = "refused";
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (attempt > 1) await pause(backoffMs(attempt - 2, backoff));
        const answer = await post(message, options);
        if (answer.is === "sent") return "sent";
        options.onFailure({ id: message.id, attempt, reason: answer.reason });
        if (answer.is === "refused") return outcome;
        if (answer.is === "unknown") outcome = "unknown";
      }
      return outcome;
    },
  };
}

/** `later`: it was not sent, but may be on a retry. */
type Answer = { is: "sent" } | { is: "refused" | "later" | "unknown"; reason: unknown };

const transient = new Set([408, 425, 429]);

async function post({ id, phone, text }: SmsMessage, { url, key, timeoutMs }: GatewayOptions): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}`, "idempotency-key": id },
      body: JSON.stringify({ id, to: `+86${phone}`, text }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    await response.body?.cancel();
    if (response.ok) return { is: "sent" };
    const { status } = response;
    // A failing gateway may have failed after sending.
    if (status >= 500) return { is: status === 503 ? "later" : "unknown", reason: status };
    return { is: transient.has(status) ? "later" : "refused", reason: status };
  } catch (error) {
    return { is: isNeverReached(error) ? "later" : "unknown", reason: error };
  }
}

const neverReached = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** The cause of `fetch`'s error contains the reason. */
function isNeverReached(error: unknown): boolean {
  return neverReached.has(String(member(member(error, "cause"), "code")));
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

import { randomUUID } from "node:crypto";
import type { Locale } from "@zhian/contracts/locale";
import type { Database, Queryable } from "@zhian/database/database";
import type { Tokens } from "../captcha/tokens.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import { codeText } from "./code-text.ts";
import { type CodePurpose, type Codes, newCode } from "./codes.ts";
import { countMessage, takeSendLock, toSender, uncountMessage } from "./count-message.ts";
import type { SmsGateway } from "./sms-gateway.ts";
import { type SmsAllowance, secondsToWait, toLimits } from "./sms-limits.ts";

export interface SendingParts {
  database: Database;
  gateway: SmsGateway;
  tokens: Tokens;
  codes: Codes;
  hash: KeyedHash;
  allowance: SmsAllowance;
}

export interface CodeRequest {
  phone: string;
  purpose: CodePurpose;
  /** Proof of a solved puzzle. */
  token: string;
  session: string;
  address: string;
  locale: Locale;
}

export type SendOutcome =
  | { status: "sent" }
  | { status: "token-refused" }
  | { status: "limited"; waitSeconds: number }
  /** The gateway refused it or, when `isCounted`, may have accepted it. */
  | { status: "failed"; isCounted: boolean };

export type SendCode = ReturnType<typeof createCodeSender>;

/**
 * Sends a one-time code. One transaction spends the token, counts the message and stores its code; only then the message
 * is sent, under an id that makes all attempts one message. A message that was certainly not sent is no longer counted.
 */
export function createCodeSender(dependencies: SendingParts) {
  const { database, gateway, tokens, codes, hash, allowance } = dependencies;
  const limits = toLimits(allowance);

  return async function sendCode(request: CodeRequest): Promise<SendOutcome> {
    const { phone, purpose, locale } = request;
    const id = randomUUID();
    const code = newCode();
    const refusal = await database.transaction((tx) => reserve(tx, { ...request, id, code }));
    if (refusal) return refusal;
    const outcome = await gateway.send({ id, phone, code, text: codeText(locale, { purpose, code }) });
    if (outcome === "sent") return { status: "sent" };
    const isCounted = outcome === "unknown";
    await database.transaction(async (tx) => {
      await tokens.giveBack(tx, request);
      if (isCounted) return;
      await codes.forget(tx, { phone, purpose });
      await uncountMessage(tx, id);
    });
    return { status: "failed", isCounted };
  };

  async function reserve(
    tx: Queryable,
    request: CodeRequest & { id: string; code: string },
  ): Promise<SendOutcome | undefined> {
    const { id, phone, purpose, code } = request;
    // Before the lock: a request without a token does not delay others.
    if (!(await tokens.spend(tx, request))) return { status: "token-refused" };
    await takeSendLock(tx);
    const sender = toSender(request, hash);
    const waitSeconds = await secondsToWait(tx, limits, sender);
    if (waitSeconds > 0) return { status: "limited", waitSeconds };
    await countMessage(tx, id, sender);
    await codes.store(tx, { phone, purpose, code });
    return undefined;
  }
}

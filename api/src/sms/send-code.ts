import { randomUUID } from "node:crypto";
import type { Locale } from "@zhian/contracts/locale";
import type { Tokens } from "../captcha/tokens.ts";
import type { Database, Queryable } from "../database/database.ts";
import type { KeyedHash } from "../kept/keyed-hash.ts";
import { codeText } from "./code-text.ts";
import { type Codes, newCode } from "./codes.ts";
import { networkOf } from "./network-of.ts";
import type { SmsGateway } from "./sms-gateway.ts";
import { type Sender, type SmsAllowance, secondsToWait, toLimits } from "./sms-limits.ts";

interface Dependencies {
  database: Database;
  gateway: SmsGateway;
  tokens: Tokens;
  codes: Codes;
  hash: KeyedHash;
  allowance: SmsAllowance;
}

interface CodeRequest {
  phone: string;
  token: string;
  session: string;
  address: string;
  locale: Locale;
}

export type SendOutcome =
  | { status: "sent" }
  | { status: "token-refused" }
  | { status: "limited"; waitSeconds: number }
  /** The gateway did not take it, or, when `isCounted`, does not say whether it did. */
  | { status: "failed"; isCounted: boolean };

/** One sender at a time, of all processes on one database, so that none slips through a limit beside another. */
const sendLock = 7_210_002;

/**
 * Sends a one-time code. First what is to be sent is counted and its code stored, in one transaction that also spends the token; then it
 * is sent, by an id that makes one message of all attempts. What surely was not sent is uncounted again.
 */
export function createCodeSender(dependencies: Dependencies) {
  const { database, gateway, tokens, codes, hash, allowance } = dependencies;
  const limits = toLimits(allowance);

  return async function sendCode(request: CodeRequest): Promise<SendOutcome> {
    const { phone, locale } = request;
    const id = randomUUID();
    const code = newCode();
    const refusal = await database.transaction((tx) => reserve(tx, { ...request, id, code }));
    if (refusal) return refusal;
    const outcome = await gateway.send({ id, phone, code, text: codeText(locale, code) });
    if (outcome === "sent") return { status: "sent" };
    const isCounted = outcome === "unknown";
    await database.transaction(async (tx) => {
      await tokens.giveBack(tx, request);
      if (isCounted) return;
      await codes.forget(tx, { phone, purpose: "quote" });
      await tx.query("DELETE FROM sms_send WHERE id = $1", [id]);
    });
    return { status: "failed", isCounted };
  };

  async function reserve(
    tx: Queryable,
    request: CodeRequest & { id: string; code: string },
  ): Promise<SendOutcome | undefined> {
    const { id, phone, code } = request;
    // Before the lock: who has no token holds nobody up.
    if (!(await tokens.spend(tx, request))) return { status: "token-refused" };
    await tx.query("SELECT pg_advisory_xact_lock($1)", [sendLock]);
    const sender = toSender(request, hash);
    const waitSeconds = await secondsToWait(tx, limits, sender);
    if (waitSeconds > 0) return { status: "limited", waitSeconds };
    await tx.query(
      `INSERT INTO sms_send (id, phone, prefix, address, network, sent_at) VALUES ($1, $2, $3, $4, $5, clock_timestamp())`,
      [id, sender.phone, sender.prefix, sender.address, sender.network],
    );
    await codes.store(tx, { phone, purpose: "quote", code });
    return undefined;
  }
}

function toSender({ phone, address: ip }: CodeRequest, hash: KeyedHash): Sender {
  const { address, network } = networkOf(ip);
  return {
    phone: hash("phone", phone),
    prefix: hash("prefix", phone.slice(0, 7)),
    address: hash("address", address),
    network: hash("network", network),
  };
}

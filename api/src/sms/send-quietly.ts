import { randomUUID } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import { codeText } from "./code-text.ts";
import { newCode } from "./codes.ts";
import { countMessage, takeSendLock, toSender, uncountMessage } from "./count-message.ts";
import type { CodeRequest, SendingParts, SendOutcome } from "./send-code.ts";
import { phoneLimits, secondsToWait, toLimits } from "./sms-limits.ts";

interface QuietRequest extends Omit<CodeRequest, "phone"> {
  /** A phone or a user name: the response depends on it alone, not on its account. */
  typed: string;
  /** The message's recipient; undefined if nothing is sent. */
  phone: string | undefined;
  isName: boolean;
}

interface Reserved {
  id: string;
  code: string;
  /** Whether the limits of the name's phone are exceeded. */
  isOver: boolean;
}

type QuietOutcome = Exclude<SendOutcome, { status: "failed" }>;

export type SendQuietly = ReturnType<typeof createQuietSender>["sendQuietly"];

/**
 * Sends a code without revealing whether it did: the same statements for a known and an unknown recipient, and no wait for the gateway.
 * A phone's own limits stay secret if a user name was typed: they would reveal who owns the name.
 */
export function createQuietSender(dependencies: SendingParts) {
  const { database, gateway, tokens, codes, hash, allowance } = dependencies;
  const limits = toLimits(allowance);
  const pending = new Set<Promise<void>>();

  async function sendQuietly(request: QuietRequest): Promise<QuietOutcome> {
    const reserved = await database.transaction((tx) => reserve(tx, request));
    if ("status" in reserved) return reserved;
    if (request.phone !== undefined && !reserved.isOver) {
      const sending = send({ ...request, ...reserved, phone: request.phone }).finally(() => pending.delete(sending));
      pending.add(sending);
    }
    return { status: "sent" };
  }

  async function reserve(tx: Queryable, request: QuietRequest): Promise<Reserved | QuietOutcome> {
    const { typed, phone, isName, purpose, address } = request;
    if (!(await tokens.spend(tx, { ...request, phone: typed }))) return { status: "token-refused" };
    await takeSendLock(tx);
    const asker = toSender({ phone: typed, address }, hash);
    const waitSeconds = await secondsToWait(tx, limits, asker);
    if (waitSeconds > 0) return { status: "limited", waitSeconds };
    const id = randomUUID();
    const code = newCode();
    await countMessage(tx, id, asker);
    const nobody = `nobody ${typed}`;
    const receiver = isName ? (phone ?? nobody) : typed;
    const isOver = isName && !(await isCountedFor(tx, receiver));
    // For an unknown phone too, so that the work is the same; over the limit, the code already sent to this phone is not replaced.
    await codes.store(tx, { phone: isOver ? nobody : receiver, purpose, code });
    return { id, code, isOver };
  }

  /** Counts a message requested by name against its phone's limits too. False if they are exceeded. */
  async function isCountedFor(tx: Queryable, owner: string): Promise<boolean> {
    const receiver = { ...toSender({ phone: owner, address: "" }, hash), address: "", network: "" };
    if ((await secondsToWait(tx, phoneLimits, receiver)) > 0) return false;
    await countMessage(tx, randomUUID(), receiver);
    return true;
  }

  async function send({ id, phone, purpose, code, locale }: CodeRequest & Reserved): Promise<void> {
    const outcome = await gateway.send({ id, phone, code, text: codeText(locale, { purpose, code }) });
    if (outcome !== "refused") return;
    await codes.forget(database, { phone, purpose });
    await uncountMessage(database, id);
  }

  /** Resolves when every pending message has been sent or has failed. */
  const settled = async () => void (await Promise.allSettled(pending));

  return { sendQuietly, settled };
}

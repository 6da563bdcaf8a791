import { randomBytes } from "node:crypto";
import * as z from "zod";
import { keep, look, take } from "../expiring-store/expiring-store.ts";
import type { Answers } from "../http/answers.ts";
import { refusedCode } from "../quote/quote-faults.ts";
import { puzzleFirst, toSendingFault } from "../sms/sending-faults.ts";
import { ticketRefused } from "./account-faults.ts";
import type { AccountParts } from "./account-parts.ts";
import { parseAccountForm } from "./parse-account-form.ts";
import { refuseWeakPassword } from "./password-rules.ts";
import { readTyped } from "./user-names.ts";

type ResetAnswers = Pick<Answers, "account.send" | "account.verify" | "account.upPassword">;

const ticketSeconds = 600;
const ticketBytes = 32;
const heldSchema = z.object({ account: z.string() });

/** Resets a forgotten password, in three steps. None of them reveals whether the account exists. */
export function answerReset(parts: AccountParts): ResetAnswers {
  const { database, accounts, passwords, sessions, tries, codes, sendQuietly, hash, log } = parts;
  const keyOf = (ticket: string) => `reset:${hash("reset ticket", ticket)}`;

  return {
    async "account.send"(_query, { body, caller }) {
      const token = caller.header("x-captcha-token");
      if (token === undefined) throw puzzleFirst();
      const typed = readTyped(body.account);
      const account = await accounts.findTyped(database, typed);
      const { session, address, locale } = caller;
      const outcome = await sendQuietly({
        typed: typed.key,
        phone: account?.phone,
        isName: typed.kind === "name",
        purpose: "reset",
        token,
        session,
        address,
        locale,
      });
      if (outcome.status !== "sent") throw toSendingFault(outcome);
      return null;
    },

    async "account.verify"(_query, { body }) {
      const form = parseAccountForm("resetCode", body);
      const typed = readTyped(form.account);
      const ticket = randomBytes(ticketBytes).toString("base64url");
      const isVerified = await database.transaction(async (tx) => {
        const account = await accounts.findTyped(tx, typed);
        const phone = account?.phone ?? `nobody ${typed.key}`;
        const isRight = await codes.check(tx, { phone, purpose: "reset", code: form.code });
        if (!account || !isRight) return false;
        await codes.forget(tx, { phone, purpose: "reset" });
        await keep(tx, { key: keyOf(ticket), value: { account: account.id }, seconds: ticketSeconds });
        return true;
      });
      if (!isVerified) throw refusedCode();
      return { ticket };
    },

    async "account.upPassword"(_query, { body }) {
      const { ticket } = body;
      const { password } = parseAccountForm("resetPassword", body);
      const held = heldSchema.safeParse(await look(database, keyOf(ticket)));
      const account = held.success ? await accounts.findById(database, held.data.account) : undefined;
      if (!account) throw ticketRefused();
      refuseWeakPassword(password, [account.username, account.phone]);
      const hashed = await passwords.hash(password);
      const isSet = await database.transaction(async (tx) => {
        if ((await take(tx, keyOf(ticket))) === undefined) return false;
        await accounts.setPassword(tx, account.id, hashed);
        await sessions.endAll(tx, account.id);
        await tries.forget(tx, account.id);
        return true;
      });
      if (!isSet) throw ticketRefused();
      log.info({ event: "password.changed", by: "code", account: account.id }, "a forgotten password was reset");
      return null;
    },
  };
}

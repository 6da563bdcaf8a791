import { isTooLongPassword } from "@zhian/contracts/account-rules";
import { isPhone } from "@zhian/contracts/quote-rules";
import type { Answers } from "../http/answers.ts";
import { refusedCode, unusablePhone } from "../quote/quote-faults.ts";
import { puzzleFirst, toSendingFault } from "../sms/sending-faults.ts";
import { waitFirst, wrongLogin } from "./account-faults.ts";
import type { AccountParts } from "./account-parts.ts";
import { beginSession } from "./begin-session.ts";
import { parseAccountForm } from "./parse-account-form.ts";
import { readTyped } from "./user-names.ts";

type LoginAnswers = Pick<Answers, "account.login" | "account.loginSms" | "account.loginByPhone">;

/** Sign-in by password or code. Work and response are the same if there is no account. */
export function answerLogin(parts: AccountParts): LoginAnswers {
  const { database, accounts, passwords, tries, codes, sendQuietly, log } = parts;

  return {
    async "account.login"(_query, { body, caller }) {
      const { username, password } = parseAccountForm("signIn", body);
      if (isTooLongPassword(password)) throw wrongLogin();
      const typed = readTyped(username);
      const account = await accounts.findTyped(database, typed);
      const given = { who: account?.id ?? `${typed.kind} ${typed.key}`, address: caller.address };
      const waitSeconds = await tries.enter(given);
      if (waitSeconds > 0) throw waitFirst(waitSeconds);
      const isRight = await passwords.isRight(password, account?.password);
      if (!account || !isRight) {
        await tries.fail(given);
        log.info({ event: "login.failed", account: account?.id }, "a password was wrong");
        throw wrongLogin();
      }
      const begun = await database.transaction(async (tx) => {
        await tries.forget(tx, account.id);
        return beginSession(tx, parts, { accountId: account.id, caller });
      });
      log.info({ event: "login.succeeded", by: "password", account: account.id }, "a user signed in");
      return begun;
    },

    async "account.loginSms"(_query, { body: { phone }, caller }) {
      if (!isPhone(phone)) throw unusablePhone();
      const token = caller.header("x-captcha-token");
      if (token === undefined) throw puzzleFirst();
      const account = await accounts.findTyped(database, { kind: "phone", key: phone });
      const { session, address, locale } = caller;
      const outcome = await sendQuietly({
        typed: phone,
        phone: account?.phone,
        isName: false,
        purpose: "login",
        token,
        session,
        address,
        locale,
      });
      if (outcome.status !== "sent") throw toSendingFault(outcome);
      return null;
    },

    async "account.loginByPhone"(_query, { body, caller }) {
      const { phone, code } = parseAccountForm("signInByPhone", body);
      const begun = await database.transaction(async (tx) => {
        const account = await accounts.findTyped(tx, { kind: "phone", key: phone });
        const isRight = await codes.check(tx, { phone, purpose: "login", code });
        if (!account || !isRight) return undefined;
        await codes.forget(tx, { phone, purpose: "login" });
        log.info({ event: "login.succeeded", by: "code", account: account.id }, "a user signed in");
        return beginSession(tx, parts, { accountId: account.id, caller });
      });
      if (!begun) throw refusedCode();
      return begun;
    },
  };
}

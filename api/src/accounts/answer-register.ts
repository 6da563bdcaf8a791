import { randomUUID } from "node:crypto";
import { accountForms } from "@zhian/contracts/account-forms";
import { isPhone } from "@zhian/contracts/quote-rules";
import type { Queryable } from "@zhian/database/database";
import type { Answers } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import { refusedCode, unusablePhone } from "../quote/quote-faults.ts";
import { puzzleFirst, toSendingFault } from "../sms/sending-faults.ts";
import { formFault } from "./account-faults.ts";
import type { AccountParts } from "./account-parts.ts";
import { beginSession } from "./begin-session.ts";
import { parseAccountForm } from "./parse-account-form.ts";
import { refuseWeakPassword } from "./password-rules.ts";
import { toUserNameKey } from "./user-names.ts";

type RegisterAnswers = Pick<Answers, "account.sendSms" | "account.logon">;

/** Runs in the transaction that creates the account: a visitor's referral is recorded together with it, or neither is. */
export type OnSignUp = (tx: Queryable, signUp: SignUp) => Promise<unknown>;

interface SignUp {
  recommend: string;
  account: { id: string; username: string };
}

const formKeys = new Set([...Object.keys(accountForms.registration.shape), "recommend"]);

/** Creates accounts. Only the holder of the phone learns that a name or a phone is taken. */
export function answerRegister(parts: AccountParts, onSignUp: OnSignUp): RegisterAnswers {
  const { database, accounts, passwords, codes, sendCode, log } = parts;

  async function make(tx: Queryable, { form, caller }: { form: Form; caller: Caller }) {
    const { username, phone, code, hash, recommend } = form;
    if (!(await codes.check(tx, { phone, purpose: "register", code }))) return "code-refused";
    const id = randomUUID();
    const usernameKey = toUserNameKey(username);
    const outcome = await accounts.insert(tx, { id, username, usernameKey, phone, password: hash });
    if (outcome !== "made") return outcome;
    await codes.forget(tx, { phone, purpose: "register" });
    if (recommend !== undefined) await onSignUp(tx, { recommend, account: { id, username } });
    log.info({ event: "account.created", account: id }, "an account was created");
    return beginSession(tx, parts, { accountId: id, caller });
  }

  return {
    async "account.sendSms"(_query, { body: { phone }, caller }) {
      if (!isPhone(phone)) throw unusablePhone();
      const token = caller.header("x-captcha-token");
      if (token === undefined) throw puzzleFirst();
      const { session, address, locale } = caller;
      const outcome = await sendCode({ phone, purpose: "register", token, session, address, locale });
      if (outcome.status !== "sent") throw toSendingFault(outcome);
      return null;
    },

    async "account.logon"(_query, { body, caller }) {
      const ignored = Object.keys(body).filter((key) => !formKeys.has(key));
      if (ignored.length > 0)
        log.warn(
          { event: "account.fields_ignored", ignored: ignored.slice(0, 10) },
          "unknown fields in a registration were ignored",
        );
      const { recommend } = body;
      const { username, phone, code, password } = parseAccountForm("registration", body);
      refuseWeakPassword(password, [username, phone]);
      // Without a valid code, no hash is computed.
      if (!(await codes.isLive(database, { phone, purpose: "register" }))) throw refusedCode();
      const hash = await passwords.hash(password);
      const form = { username, phone, code, hash, recommend };
      const outcome = await database.transaction((tx) => make(tx, { form, caller }));
      if (outcome === "code-refused") throw refusedCode();
      if (outcome === "name-taken") throw formFault("usernameTaken", "username");
      if (outcome === "phone-taken") throw formFault("phoneTaken", "phone");
      return outcome;
    },
  };
}

interface Form {
  username: string;
  phone: string;
  code: string;
  /** The password's hash. */
  hash: string;
  recommend: string | undefined;
}

import { isTooLongPassword } from "@zhian/contracts/account-rules";
import { notSignedIn } from "../http/answer-faults.ts";
import type { Answers } from "../http/answers.ts";
import { formFault, waitFirst } from "./account-faults.ts";
import type { AccountParts } from "./account-parts.ts";
import { parseAccountForm } from "./parse-account-form.ts";
import { refuseWeakPassword } from "./password-rules.ts";

/** Sets a new password, given the current one. */
export function answerPassword(parts: AccountParts): Pick<Answers, "account.changePassword"> {
  const { database, accounts, passwords, sessions, tries, log } = parts;

  return {
    /** Ends every other session: anyone who knew the old password is logged out. */
    async "account.changePassword"(_query, { body, caller }) {
      const signedIn = await caller.signedIn();
      const { present, password } = parseAccountForm("passwordChange", body);
      const account = (await accounts.findById(database, signedIn.accountId)) ?? notSignedIn();
      if (isTooLongPassword(present)) throw formFault("presentWrong", "present");
      refuseWeakPassword(password, [account.username, account.phone]);
      const given = { who: account.id, address: caller.address };
      const waitSeconds = await tries.enter(given);
      if (waitSeconds > 0) throw waitFirst(waitSeconds);
      if (!(await passwords.isRight(present, account.password))) {
        await tries.fail(given);
        throw formFault("presentWrong", "present");
      }
      const hash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        await accounts.setPassword(tx, account.id, hash);
        await tries.forget(tx, account.id);
        await sessions.endOthers(tx, signedIn);
      });
      log.info({ event: "password.changed", by: "password", account: account.id }, "a password was changed");
      return null;
    },
  };
}

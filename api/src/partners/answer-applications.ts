import { randomUUID } from "node:crypto";
import { isPhone } from "@zhian/contracts/quote-rules";
import type { Database } from "@zhian/database/database";
import type { Tokens } from "../captcha/tokens.ts";
import type { Answers } from "../http/answers.ts";
import { ApiFault } from "../http/api-fault.ts";
import type { Caller } from "../http/caller.ts";
import { refusedCode, unusablePhone } from "../quote/quote-faults.ts";
import type { Codes } from "../sms/codes.ts";
import type { SendCode } from "../sms/send-code.ts";
import { puzzleFirst, toSendingFault } from "../sms/sending-faults.ts";
import { readApplication, readQuestion } from "./read-forms.ts";
import { type FormOutcome, submitForm } from "./submit-form.ts";

interface Dependencies {
  database: Database;
  tokens: Tokens;
  codes: Codes;
  sendCode: SendCode;
}

type ApplicationAnswers = Pick<
  Answers,
  "cooperation.sms" | "cooperation.sendSms" | "cooperation.submit" | "consult.submit"
>;

const purpose = "cooperation";
const keyPattern = /^[\w-]{8,64}$/;

/** Partnership applications of companies, and questions before a purchase: staff respond to both. */
export function answerApplications({ database, tokens, codes, sendCode }: Dependencies): ApplicationAnswers {
  async function send(phone: string, caller: Caller): Promise<null> {
    if (!isPhone(phone)) throw unusablePhone();
    const { session, address, locale } = caller;
    const outcome = await sendCode({ phone, purpose, token: tokenOf(caller), session, address, locale });
    if (outcome.status !== "sent") throw toSendingFault(outcome);
    return null;
  }

  return {
    // Requires the token's header, which no image or link on another site can send.
    "cooperation.sms": ({ phone }, { caller }) => send(phone, caller),
    "cooperation.sendSms": (_query, { body: { phone }, caller }) => send(phone, caller),

    async "cooperation.submit"(_query, { body, caller }) {
      const { code, ...form } = readApplication(body);
      const outcome = await submitForm(database, {
        table: "cooperation_application",
        prefix: "ZC",
        key: keyOf(caller),
        values: { ...form, locale: caller.locale },
        async mayStore(tx) {
          if (!(await codes.check(tx, { phone: form.phone, purpose, code }))) return false;
          await codes.forget(tx, { phone: form.phone, purpose });
          return true;
        },
      });
      return { number: numberOf(outcome, refusedCode) };
    },

    async "consult.submit"(_query, { body, caller }) {
      const form = readQuestion(body);
      const token = tokenOf(caller);
      const outcome = await submitForm(database, {
        table: "consultation",
        prefix: "ZX",
        key: keyOf(caller),
        values: { ...form, locale: caller.locale },
        mayStore: (tx) => tokens.spend(tx, { token, session: caller.session, phone: form.phone }),
      });
      return { number: numberOf(outcome, puzzleFirst) };
    },
  };
}

function tokenOf(caller: Caller): string {
  const token = caller.header("x-captcha-token");
  if (token === undefined) throw puzzleFirst();
  return token;
}

function keyOf(caller: Caller): string {
  const key = caller.header("idempotency-key") ?? randomUUID();
  if (!keyPattern.test(key)) throw new ApiFault(400);
  return key;
}

function numberOf(outcome: FormOutcome, refused: () => ApiFault): string {
  if (outcome.status === "refused") throw refused();
  if (outcome.status === "other-form") throw new ApiFault(409);
  return outcome.number;
}

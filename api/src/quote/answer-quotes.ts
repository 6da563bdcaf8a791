import { randomUUID } from "node:crypto";
import { isPhone } from "@zhian/contracts/quote-rules";
import type { Database } from "@zhian/database/database";
import type { Answers } from "../http/answers.ts";
import { ApiFault } from "../http/api-fault.ts";
import type { Codes } from "../sms/codes.ts";
import type { SendCode } from "../sms/send-code.ts";
import { puzzleFirst, toSendingFault } from "../sms/sending-faults.ts";
import { createTodayCount } from "./count-today.ts";
import { toUsd } from "./money.ts";
import { refusedCode, unusablePhone } from "./quote-faults.ts";
import { readQuoteForm } from "./read-quote-form.ts";
import { readSheet } from "./read-sheet.ts";
import { createSubmit } from "./submit-quote.ts";

interface Dependencies {
  database: Database;
  codes: Codes;
  sendCode: SendCode;
}

type QuoteAnswers = Pick<Answers, "quote.todayNums" | "quote.sendCode" | "quote.submit" | "quote.sheet">;

const keyPattern = /^[\w-]{8,64}$/;
const sheetIdPattern = /^[\w-]{22,64}$/;

/** Calls of the quote calculator. */
export function answerQuotes({ database, codes, sendCode }: Dependencies): QuoteAnswers {
  const submit = createSubmit({ database, codes });
  const countToday = createTodayCount(database);

  return {
    "quote.todayNums": async () => ({ number: await countToday() }),

    async "quote.sendCode"(_query, { body: { phone }, caller }) {
      if (!isPhone(phone)) throw unusablePhone();
      const token = caller.header("x-captcha-token");
      if (token === undefined) throw puzzleFirst();
      const { session, address, locale } = caller;
      const outcome = await sendCode({ phone, purpose: "quote", token, session, address, locale });
      if (outcome.status !== "sent") throw toSendingFault(outcome);
      return null;
    },

    async "quote.submit"(_query, { body, caller }) {
      const form = readQuoteForm(body);
      const key = caller.header("idempotency-key") ?? randomUUID();
      if (!keyPattern.test(key)) throw new ApiFault(400);
      const outcome = await submit(key, form);
      if (outcome.status === "code-refused") throw refusedCode();
      if (outcome.status === "other-form") throw new ApiFault(409);
      const { quote, totalCents, productCents, consultingCents } = outcome.answer;
      return {
        allPrice: toUsd(totalCents),
        productPrice: toUsd(productCents),
        consultPrice: toUsd(consultingCents),
        quote,
      };
    },

    async "quote.sheet"({ id }) {
      const sheet = sheetIdPattern.test(id) ? await readSheet(database, id) : undefined;
      if (!sheet) throw new ApiFault(404);
      return sheet;
    },
  };
}

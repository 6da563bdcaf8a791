import * as z from "zod/mini";
import { asFault } from "./form-faults.ts";
import { isName } from "./partner-rules.ts";
import { codePattern, isPhone } from "./quote-rules.ts";

/** Fields shared by several forms. */

export const phoneField = z.string(asFault).check(z.refine(isPhone, asFault));

/** Checks the format only; `sms/codes` in the api verifies the code. */
export const codeField = z.string(asFault).check(z.regex(codePattern, asFault));

export function nameField(most: number) {
  return z.string(asFault).check(
    z.trim(),
    z.refine((text: string) => isName(text, most), asFault),
  );
}

import type { Locale } from "@zhian/contracts/locale";
import { z } from "zod";

const code = z
  .string()
  .min(1, "a text is expected")
  .refine((value) => value === value.trim(), "begins or ends with a space");
const text = code.refine((value) => !/<\/?[a-z!]/i.test(value), "HTML is not shown; write plain text");

/** A text in both languages; each prose file has one. */
export const words = z.strictObject({ en: text, zh: text } satisfies Record<Locale, z.ZodType>);

/** The same for content that may be markup: it is shown as text. */
export const wordsOfCode = z.strictObject({ en: code, zh: code } satisfies Record<Locale, z.ZodType>);

/** A path on the site, `#anchor`, `console:/path` for the console, or `?quote=1&rank=…` for the quote calculator. */
export const to = z
  .string()
  .regex(/^(?:\/(?!\/)|#|console:\/|\?)\S*$/, "a path, #anchor, console:/path or ?query is expected");

/** A URL outside the site. */
export const url = z.url({ protocol: /^https?$/, error: "a web address is expected" });

/** A date, such as `2026-11-20`. */
export const day = z.iso.date("a day as 2026-11-20 is expected");

export const percent = z.number().min(0).max(100);

export const usd = z.number().nonnegative("a price is expected, in USD");

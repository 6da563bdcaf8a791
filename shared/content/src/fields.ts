import type { Locale } from "@zhian/contracts/locale";
import { z } from "zod";

const code = z
  .string()
  .min(1, "must be text")
  .refine((value) => value === value.trim(), "starts or ends with a space");
const text = code.refine((value) => !/<\/?[a-z!]/i.test(value), "HTML is not supported; use plain text");

/** A text in both languages; each prose file has one. */
export const words = z.strictObject({ en: text, zh: text } satisfies Record<Locale, z.ZodType>);

/** The same for content that may be markup: it is shown as text. */
export const wordsOfCode = z.strictObject({ en: code, zh: code } satisfies Record<Locale, z.ZodType>);

/** A path on the site, `#anchor`, `console:/path` for the console, or `?quote=1&rank=…` for the quote calculator. */
export const to = z
  .string()
  .regex(/^(?:\/(?!\/)|#|console:\/|\?)\S*$/, "must be a path, #anchor, console:/path or ?query");

/** A URL outside the site. */
export const url = z.url({ protocol: /^https?$/, error: "must be a web address" });

/** A date, such as `2026-11-20`. */
export const day = z.iso.date("must be a date such as 2026-11-20");

export const percent = z.number().min(0).max(100);

export const usd = z.number().nonnegative("must be a price in USD");

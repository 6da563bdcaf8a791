export const locales = ["en", "zh"] as const;
export type Locale = (typeof locales)[number];

/** The interface starts in English; a text that is missing in English is shown in Chinese. */
export const defaultLocale: Locale = "en";
export const fallbackLocale: Locale = "zh";

export const currencies = ["USD", "IDR"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = "USD";

/** Currency of prices at a plain path for anyone who has not chosen one: rupiah on the page for Indonesia. */
export function currencyAt(path: string): Currency {
  return path === "/yn-activity" ? "IDR" : defaultCurrency;
}

export const cookieNames = {
  locale: "locale",
  currency: "currency",
  theme: "theme",
  accessToken: "accessToken",
  /** The cart: names and years. */
  domains: "domains",
  redirect: "redirect",
  /** Code of the referral link that a visitor followed. */
  recommend: "recommend",
  visitor: "visitor",
  /** Replaces `visitor` while signed in: the same in every browser of the account. */
  accountVisitor: "account-visitor",
  /** A pass for the inspectors. */
  inspect: "inspect",
  /** A pass for a preview, prefixed with `paused.` while it is paused. */
  preview: "preview",
} as const;

/** Value of `<html lang>` for a locale. */
export function htmlLang(locale: Locale): "en" | "zh-Hans" {
  return locale === "zh" ? "zh-Hans" : "en";
}

/** English is at the specified paths, Chinese below `/zh`. */
export function localeOfPath(pathname: string): Locale {
  return pathname === "/zh" || pathname.startsWith("/zh/") ? "zh" : "en";
}

/** The specified path, whatever the locale: `/zh/products/bcc` → `/products/bcc`. */
export function plainPath(pathname: string): string {
  if (localeOfPath(pathname) === "en") return pathname;
  return pathname.slice("/zh".length) || "/";
}

/** The same path in `locale`, with its query and hash, if any. */
export function localePath(locale: Locale, path: string): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const rest = end < 0 ? "" : path.slice(end);
  const plain = plainPath(pathname);
  if (locale === "en") return plain + rest;
  return (plain === "/" ? "/zh" : `/zh${plain}`) + rest;
}

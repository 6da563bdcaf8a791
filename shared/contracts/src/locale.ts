export const locales = ["en", "zh"] as const;
export type Locale = (typeof locales)[number];

/** The interface starts in English; a text that is missing in English is shown in Chinese. */
export const defaultLocale: Locale = "en";
export const fallbackLocale: Locale = "zh";

export const currencies = ["USD", "IDR"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = "USD";

/** What prices are shown in at a plain path to anyone who has not chosen: rupiah on the page that is made for Indonesia. */
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
  /** Code of the referral link that a visitor came by. */
  recommend: "recommend",
  visitor: "visitor",
  /** In its place while a visitor is signed in: the same wherever this account is. */
  accountVisitor: "account-visitor",
  /** A pass for the inspectors. */
  inspect: "inspect",
  /** A pass for a preview, behind `paused.` while it is paused. */
  preview: "preview",
} as const;

/** What `<html lang>` says for a locale. */
export function htmlLang(locale: Locale): "en" | "zh-Hans" {
  return locale === "zh" ? "zh-Hans" : "en";
}

/** English lives at the specified paths, Chinese under `/zh`. */
export function localeOfPath(pathname: string): Locale {
  return pathname === "/zh" || pathname.startsWith("/zh/") ? "zh" : "en";
}

/** The specified path, whatever the locale: `/zh/products/bcc` → `/products/bcc`. */
export function plainPath(pathname: string): string {
  if (localeOfPath(pathname) === "en") return pathname;
  return pathname.slice("/zh".length) || "/";
}

/** The twin of a path in `locale`; keeps query and hash when `path` has them. */
export function localePath(locale: Locale, path: string): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const rest = end < 0 ? "" : path.slice(end);
  const plain = plainPath(pathname);
  if (locale === "en") return plain + rest;
  return (plain === "/" ? "/zh" : `/zh${plain}`) + rest;
}

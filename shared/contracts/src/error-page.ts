import type { Locale } from "./locale.ts";

/** Titles of the error page, which are its only messages: none comes from a URL or a fragment. */
export const errorTitles = {
  notFound: { en: "This page could not be found", zh: "找不到此页面" },
  error: { en: "Error", zh: "出错了" },
} as const satisfies Record<string, Record<Locale, string>>;

export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

export function errorTitle(status: number, locale: Locale): string {
  return errorTitles[isMissing(status) ? "notFound" : "error"][locale];
}

import { localeOfPath, plainPath } from "@zhian/contracts/locale";

/** Where the navigation is the list of industry-news categories. */
export function isInIndustryNews(pathname: string): boolean {
  return pathname.includes("/zixun");
}

/** Where the header offers the way to industry news. */
export function isInNews(pathname: string): boolean {
  return /^\/(news|notice|zixun)(\/|$)/.test(plainPath(pathname));
}

interface Move {
  currentUrl: URL;
  nextUrl: URL;
}

/** The header's data depends on the language and on nothing else of the address but this. */
export function changesHeader({ currentUrl, nextUrl }: Move): boolean {
  return (
    changesLocale({ currentUrl, nextUrl }) ||
    isInIndustryNews(currentUrl.pathname) !== isInIndustryNews(nextUrl.pathname)
  );
}

export function changesLocale({ currentUrl, nextUrl }: Move): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

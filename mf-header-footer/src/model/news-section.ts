import { localeOfPath, plainPath } from "@zhian/contracts/locale";

/** Reports whether the navigation is the list of industry-news categories. */
export function isInIndustryNews(pathname: string): boolean {
  return pathname.includes("/zixun");
}

/** Reports whether the header links to industry news. */
export function isInNews(pathname: string): boolean {
  return /^\/(news|notice|zixun)(\/|$)/.test(plainPath(pathname));
}

interface Move {
  currentUrl: URL;
  nextUrl: URL;
}

/** Of the address, the header's data depends only on the language and on `isInIndustryNews`. */
export function changesHeader({ currentUrl, nextUrl }: Move): boolean {
  return (
    changesLocale({ currentUrl, nextUrl }) ||
    isInIndustryNews(currentUrl.pathname) !== isInIndustryNews(nextUrl.pathname)
  );
}

export function changesLocale({ currentUrl, nextUrl }: Move): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

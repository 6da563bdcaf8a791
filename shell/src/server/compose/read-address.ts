import { maxAddressLength } from "@zhian/contracts/address-limit";
import { defaultLocale, type Locale, localeOfPath, localePath, plainPath } from "@zhian/contracts/locale";
import { canonicalPath } from "@zhian/contracts/routes";

export interface PageAddress {
  kind: "page";
  /** As in the address bar, locale prefix included. */
  pathname: string;
  /** Without the locale prefix, as routes are matched. */
  plain: string;
  locale: Locale;
  /** With its question mark, or empty. */
  search: string;
}

export interface Redirect {
  kind: "redirect";
  status: 307 | 308;
  location: string;
}

export type Address =
  | PageAddress
  | Redirect
  | { kind: "malformed" }
  /** `page`: the page at the path, without the query, or the error page. */
  | { kind: "too-long"; page: PageAddress };

/** The language of texts for a URL, valid or not. */
export function localeOf(address: Address): Locale {
  return address.kind === "page" ? address.locale : defaultLocale;
}

/** Longer than any path on the site. */
const maxPathLength = 2_048;

/** Each page has one address. `preferred` is the language that the visitor has chosen, if any. */
export function readAddress(target: string, preferred: Locale | undefined): Address {
  const end = target.indexOf("?");
  const raw = end < 0 ? target : target.slice(0, end);
  const search = end < 0 || end === target.length - 1 ? "" : target.slice(end);
  if (target.length > maxAddressLength) return tooLong(raw, preferred);
  if (raw.length > maxPathLength || !isSane(raw)) return { kind: "malformed" };

  // Slashes are collapsed before a Location is built: `//host` would lead to another site.
  const pathname = canonicalPath(raw.replace(/\/{2,}/g, "/").replace(/^\/zh(?=\/|$)/i, "/zh"));
  if (pathname !== raw) return { kind: "redirect", status: 308, location: pathname + search };

  const locale = localeOfPath(pathname);
  if (locale === "en" && preferred === "zh") {
    return { kind: "redirect", status: 307, location: localePath("zh", pathname) + search };
  }
  return { kind: "page", pathname, plain: plainPath(pathname), locale, search };
}

function tooLong(path: string, preferred: Locale | undefined): Address {
  const locale = preferred ?? localeOfPath(path);
  const page = path.length > maxPathLength ? undefined : readAddress(localePath(locale, path), locale);
  return { kind: "too-long", page: page?.kind === "page" ? page : errorPageIn(locale) };
}

/** The address of the shell's own pages when the requested one is invalid. */
export function errorPageIn(locale: Locale): PageAddress {
  return { kind: "page", pathname: localePath(locale, "/error"), plain: "/error", locale, search: "" };
}

function isSane(path: string): boolean {
  // All of the site's own addresses: they contain nothing ambiguous.
  if (/^\/[\w/-]*$/.test(path)) return true;
  if (!path.startsWith("/") || /[\\\s\p{Cc}#]|%(?:00|2f|5c|0a|0d)/iu.test(path)) return false;
  try {
    return !decodeURIComponent(path)
      .split("/")
      .some((segment) => segment === "." || segment === "..");
  } catch {
    return false;
  }
}

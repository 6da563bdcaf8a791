import { maxAddressLength } from "@zhian/contracts/address-limit";
import { defaultLocale, type Locale, localeOfPath, localePath, plainPath } from "@zhian/contracts/locale";
import { canonicalPath } from "@zhian/contracts/routes";

export interface PageAddress {
  kind: "page";
  /** As in the address bar, locale prefix included. */
  pathname: string;
  /** Without locale prefix: what routes are about. */
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
  /** `page`: what lies there without its query, or the error page. */
  | { kind: "too-long"; page: PageAddress };

/** The language of texts for a URL, valid or not. */
export function localeOf(address: Address): Locale {
  return address.kind === "page" ? address.locale : defaultLocale;
}

/** Any page of ours. */
const maxPathLength = 2_048;

/** One page has one address. `preferred` is the language that the visitor chose before, if any. */
export function readAddress(target: string, preferred: Locale | undefined): Address {
  const end = target.indexOf("?");
  const raw = end < 0 ? target : target.slice(0, end);
  const search = end < 0 || end === target.length - 1 ? "" : target.slice(end);
  if (target.length > maxAddressLength) return tooLong(raw, preferred);
  if (raw.length > maxPathLength || !isSane(raw)) return { kind: "malformed" };

  // Slashes are collapsed before anything is a Location: `//host` would lead away.
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
  // All addresses of our own: nothing in them can mean anything else.
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

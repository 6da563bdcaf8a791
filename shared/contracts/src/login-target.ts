import { plainPath } from "./locale.ts";

interface Site {
  /** Of the calling page. */
  origin: string;
  /** Other origins that a login may lead to: the console's. */
  allowed?: readonly string[];
}

/** Of a target, which stands in an address itself, encoded once more. */
export const maxTargetLength = 2_000;
// Browsers drop tabs and newlines from an address, and take a backslash for a slash: neither is in one of ours.
const unusual = /[^\x21-\x5b\x5d-\x7e\u0080-\uffff]|%2f%2f|%5c/i;

/**
 * Where a login may lead: a path of this site, or an address of an allowed origin, as it is to be gone to; `/` for all else.
 * Judged as the browser would read it, after it has read it.
 */
export function loginTarget(wanted: string | null | undefined, { origin, allowed = [] }: Site): string {
  if (!wanted || wanted.length > maxTargetLength || unusual.test(wanted)) return "/";
  const url = URL.parse(wanted, origin);
  if (!url || url.username !== "" || url.password !== "") return "/";
  if (allowed.includes(url.origin)) return url.href;
  if (url.origin !== origin || !(wanted.startsWith("/") || wanted.startsWith(`${origin}/`))) return "/";
  const path = url.pathname + url.search + url.hash;
  // A login that leads to a login leads nowhere.
  return path.startsWith("//") || plainPath(url.pathname).startsWith("/console/login") ? "/" : path;
}

import { plainPath } from "./locale.ts";

interface Site {
  /** Origin of the calling page. */
  origin: string;
  /** Other origins that a login may lead to: the console's. */
  allowed?: readonly string[];
}

/** For a target, which is itself part of a URL, encoded again. */
export const maxTargetLength = 2_000;
// Browsers strip tabs and newlines from a URL, and treat a backslash as a slash: ours contain neither.
const unusual = /[^\x21-\x5b\x5d-\x7e\u0080-\uffff]|%2f%2f|%5c/i;

/**
 * Where to go after a login: a path on this site, or a URL of an allowed origin; `/` for all else. Checked after parsing, as the
 * browser would parse it.
 */
export function loginTarget(wanted: string | null | undefined, { origin, allowed = [] }: Site): string {
  if (!wanted || wanted.length > maxTargetLength || unusual.test(wanted)) return "/";
  const url = URL.parse(wanted, origin);
  if (!url || url.username !== "" || url.password !== "") return "/";
  if (allowed.includes(url.origin)) return url.href;
  if (url.origin !== origin || !(wanted.startsWith("/") || wanted.startsWith(`${origin}/`))) return "/";
  const path = url.pathname + url.search + url.hash;
  // A login must not lead back to the login.
  return path.startsWith("//") || plainPath(url.pathname).startsWith("/console/login") ? "/" : path;
}

import { type Locale, localePath } from "./locale.ts";
import { maxTargetLength } from "./login-target.ts";
import type { PublicConfig } from "./render.ts";

interface Here {
  config: Pick<PublicConfig, "consoleUrl" | "origin">;
  locale: Locale;
}

/** Where the login returns to: the path with its first query pair, which is what the site remembers of a page; without it if too long. */
export function toTarget(path: string): string {
  const [pathname = "/", query = ""] = path.split("?");
  const [pair] = query.split("&");
  const target = pair ? `${pathname}?${pair}` : pathname;
  return target.length > maxTargetLength ? pathname : target;
}

/**
 * A URL in the console, in the visitor's language if it is the built-in one. `target` is a path on this site or a URL in the console;
 * it is made absolute if the console is external.
 */
export function consoleLink({ config: { consoleUrl, origin }, locale }: Here, page: string, target?: string): string {
  const whole = `${consoleUrl.replace(/\/$/, "")}${page}` || "/";
  const address = whole.startsWith("/") ? localePath(locale, whole) : whole;
  if (target === undefined) return address;
  const isElsewhere = !consoleUrl.startsWith("/") && !consoleUrl.startsWith(origin);
  const lead = isElsewhere && target.startsWith("/") ? origin + target : target;
  return `${address}?target=${encodeURIComponent(lead)}`;
}

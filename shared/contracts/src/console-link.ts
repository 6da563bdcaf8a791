import { type Locale, localePath } from "./locale.ts";
import { maxTargetLength } from "./login-target.ts";
import type { PublicConfig } from "./render.ts";

interface Here {
  config: Pick<PublicConfig, "consoleUrl" | "origin">;
  locale: Locale;
}

/** Where the login shall lead back to: the path plus its first query pair, which is what the site remembers of a page, where both fit. */
export function toTarget(path: string): string {
  const [pathname = "/", query = ""] = path.split("?");
  const [pair] = query.split("&");
  const target = pair ? `${pathname}?${pair}` : pathname;
  return target.length > maxTargetLength ? pathname : target;
}

/**
 * An address in the console, in the visitor's language where it is the built-in one; `target` is a path of this site, or an
 * address of the console: absolute when the console is another.
 */
export function consoleLink({ config: { consoleUrl, origin }, locale }: Here, page: string, target?: string): string {
  const whole = `${consoleUrl.replace(/\/$/, "")}${page}` || "/";
  const address = whole.startsWith("/") ? localePath(locale, whole) : whole;
  if (target === undefined) return address;
  const isElsewhere = !consoleUrl.startsWith("/") && !consoleUrl.startsWith(origin);
  const lead = isElsewhere && target.startsWith("/") ? origin + target : target;
  return `${address}?target=${encodeURIComponent(lead)}`;
}
